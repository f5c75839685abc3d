# SPDX-License-Identifier: MIT
"""Two to five figures, each as it is now and as it would be: now → after."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import Run, paint_runs, paint_text, runs_width, width_of
from powergrid.gui.kit.tokens import CAPTION, REGULAR, SEMIBOLD, TITLE

_GAP, _NARROW_GAP = 22, 12
"""The gap between two figures, and between those that would not all fit with it."""
_FLAT_GAP = 16
_NAME = 17


class Change(NamedTuple):
    """A named figure; `after` has the colour of `role`, and is shown alone if `now` is empty."""

    name: str
    now: str
    after: str
    role: str = "text"


def rise(name: str, now: int, after: int) -> Change:
    """Return the change of a figure that is good if it rises."""
    return Change(name, str(now), str(after), "good" if after > now else "text")


class NowAfter(QWidget):
    """Figures below their names, or all on one line if `flat`; the last ones may be left out."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, *, flat: bool = False) -> None:
        super().__init__()
        self.flat = flat
        self.changes: tuple[Change, ...] = ()

    @property
    def warns(self) -> bool:
        """Whether a figure warns."""
        return any(change.role == "warning" for change in self.changes)

    @property
    def text(self) -> str:
        """All figures as one text."""
        return ", ".join(
            f"{change.name} {change.now} → {change.after}"
            if change.now
            else f"{_flat_name(change)}{change.after}"
            for change in self.changes
        )

    def show_changes(self, changes: Sequence[Change]) -> None:
        """Show these figures."""
        self.changes = tuple(changes)
        self.setAccessibleName(self.text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all figures."""
        widths = [self._width(change) for change in self.changes]
        gap = _FLAT_GAP if self.flat else _GAP
        wide = sum(widths) + gap * max(0, len(widths) - 1)
        high = 18 if self.flat else _NAME + 28
        return QSize(look().ipx(wide), look().ipx(high))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a figure or two."""
        return QSize(look().ipx(100), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many figures as fit."""
        theme, scale = look().theme, look().scale
        painter = QPainter(self)
        width, height = self.width() / scale, self.height() / scale
        gap = _GAP if self.width() >= self.sizeHint().width() else _NARROW_GAP
        x = 0.0
        for change in self.changes:
            wide = self._width(change)
            if x + wide > width + 1:
                return
            ink = getattr(theme, change.role)
            if self.flat:
                name = (_flat_name(change), REGULAR, theme.text_second)
                runs = [name, *self._figures(change, ink)]
                paint_runs(painter, QRectF(x, 0, wide + 1, height), runs, CAPTION)
                x += wide + _FLAT_GAP
                continue
            line = QRectF(x, 0, wide + 1, _NAME)
            paint_text(painter, line, change.name, CAPTION, theme.text_second)
            figures = QRectF(x, _NAME, wide + 1, height - _NAME)
            paint_runs(painter, figures, self._figures(change, ink), TITLE)
            x += wide + gap

    def _figures(self, change: Change, ink: QColor) -> list[Run]:
        quiet = look().theme.text_second
        before = [(f"{change.now} → ", REGULAR, quiet)] if change.now else []
        return [*before, (change.after, SEMIBOLD, ink)]

    def _width(self, change: Change) -> float:
        runs = self._figures(change, look().theme.text)
        if self.flat:
            return width_of(_flat_name(change), CAPTION) + runs_width(runs, CAPTION) + 1
        return max(width_of(change.name, CAPTION), runs_width(runs, TITLE)) + 1


def _flat_name(change: Change) -> str:
    return f"{change.name} " if change.after else change.name
