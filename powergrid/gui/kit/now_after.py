# SPDX-License-Identifier: MIT
"""Two to five figures, each as it is now and as it would be: now → after."""

from collections.abc import Sequence
from itertools import zip_longest
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import Run, paint_runs, paint_text, runs_width, width_of
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, REGULAR, SEMIBOLD, TITLE

_GAP, _NARROW_GAP = 22, 12
"""The gap between two figures, and between those that would not all fit with it."""
_FLAT_GAP = 16
_NAME = 17
_ROW, _FLAT_ROW = _NAME + 28, 18
"""The height of a row of figures, and of one with its names on the same line."""

_LAST_SIZES = (1.25, 1.1, 1)
"""The sizes of figures that are flat only for want of room."""


class Change(NamedTuple):
    """A named figure; `after` has the colour of `role`, and is shown alone if `now` is empty."""

    name: str
    now: str
    after: str
    role: Role = "text"


def rise(name: str, now: int, after: int) -> Change:
    """Return the change of a figure that is good if it rises."""
    return Change(name, str(now), str(after), "good" if after > now else "text")


class _Style(NamedTuple):
    """How figures are set: the size of their text, and whether their names are beside them."""

    by: float
    flat: bool

    @property
    def gap(self) -> int:
        """The gap between two figures."""
        return _FLAT_GAP if self.flat else _GAP

    @property
    def row_height(self) -> float:
        """The height of a row of figures."""
        return (_FLAT_ROW if self.flat else _ROW) * self.by


class NowAfter(QWidget):
    """Figures below their names, or on one line with them if `flat`, in the player's text size.

    Those for which a row has no room are in the next one, in the same columns unless they are flat.
    Where so many rows have no room, all are flat; those that still have none are left out.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, *, flat: bool = False) -> None:
        super().__init__()
        self.flat = flat
        self.changes: tuple[Change, ...] = ()
        self._count = 1

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
        self._count_rows()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the width of all figures in one row, and the height of the rows they need."""
        return self._size(_Style(look().text, self.flat))

    def base_size_hint(self) -> QSize:
        """Return the same with all text at its base size."""
        return self._size(_Style(1, self.flat))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a figure or two."""
        return QSize(look().ipx(100), look().ipx(_Style(1, self.flat).row_height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as many rows as this width needs."""
        self._count_rows()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many figures as fit, as large as they fit."""
        painter, height = QPainter(self), self.height() / look().scale
        styles = self._styles()
        fitting = (by for by in styles if len(self._rows(by)) * by.row_height <= height + 1)
        style = next(fitting, styles[-1])
        rows = self._rows(style)
        columns, fits = _columns(rows, style), max(1, int((height + 1) / style.row_height))
        high = height / max(1, min(fits, len(rows)))
        for at, changes in enumerate(rows[:fits]):
            row = QRectF(0, at * high, self._room, high)
            widths = _columns([changes], style) if style.flat else columns
            self._paint_row(painter, changes, row, style, widths)

    def _styles(self) -> list[_Style]:
        """Return the styles to try, the best first."""
        styles = [_Style(by, self.flat) for by in look().text_sizes()]
        return styles if self.flat else [*styles, *(_Style(by, flat=True) for by in _LAST_SIZES)]

    def _paint_row(
        self,
        painter: QPainter,
        changes: Sequence[Change],
        row: QRectF,
        style: _Style,
        widths: Sequence[float],
    ) -> None:
        theme, x, by = look().theme, 0.0, style.by
        gap = style.gap if _total(widths, style.gap) <= row.width() else _NARROW_GAP
        for change, wide in zip(changes, widths, strict=False):
            ink = theme.ink(change.role)
            if style.flat:
                name = (_flat_name(change), REGULAR, theme.text_second)
                cell = QRectF(x, row.y(), wide + 1, row.height())
                paint_runs(painter, cell, [name, *_figures(change, ink)], CAPTION * by)
            else:
                line = QRectF(x, row.y(), wide + 1, _NAME * by)
                paint_text(painter, line, change.name, CAPTION * by, theme.text_second)
                cell = QRectF(x, line.bottom(), wide + 1, row.height() - line.height())
                paint_runs(painter, cell, _figures(change, ink), TITLE * by)
            x += wide + gap

    @property
    def _room(self) -> float:
        return self.width() / look().scale + 1

    def _size(self, style: _Style) -> QSize:
        wide = _total(_columns([self.changes], style), style.gap)
        return QSize(look().ipx(wide), look().ipx(self._count * style.row_height))

    def _count_rows(self) -> None:
        count = max(1, len(self._rows(_Style(1, self.flat)))) if self.width() else 1
        if count != self._count:
            self._count = count
            self.updateGeometry()

    def _rows(self, style: _Style) -> list[Sequence[Change]]:
        """Return the figures in as few rows as this width allows, evenly."""
        if style.flat:
            return self._flowing(style)
        rows: list[Sequence[Change]] = [self.changes]
        total = len(self.changes)
        for lines in range(1, total + 1):
            count = ceil(total / lines)
            rows = [self.changes[start : start + count] for start in range(0, total, count)]
            if _total(_columns(rows, style), _NARROW_GAP) <= self._room:
                break
        return rows

    def _flowing(self, style: _Style) -> list[Sequence[Change]]:
        """Return the figures in rows, as many in each as it has room for."""
        rows: list[list[Change]] = [[]]
        for change in self.changes:
            taken = _total(_columns([[*rows[-1], change]], style), _NARROW_GAP)
            if rows[-1] and taken > self._room:
                rows.append([])
            rows[-1].append(change)
        return [*rows]


def _columns(rows: Sequence[Sequence[Change]], style: _Style) -> list[float]:
    """Return the width of each column."""
    columns = zip_longest(*([_width(change, style) for change in row] for row in rows), fillvalue=0)
    return [max(widths) for widths in columns]


def _total(columns: Sequence[float], gap: int) -> float:
    """Return the width of columns with gaps between them."""
    return sum(columns) + gap * max(0, len(columns) - 1)


def _width(change: Change, style: _Style) -> float:
    runs = _figures(change, look().theme.text)
    caption = CAPTION * style.by
    if style.flat:
        return width_of(_flat_name(change), caption) + runs_width(runs, caption) + 1
    return max(width_of(change.name, caption), runs_width(runs, TITLE * style.by)) + 1


def _figures(change: Change, ink: QColor) -> list[Run]:
    quiet = look().theme.text_second
    before = [(f"{change.now} → ", REGULAR, quiet)] if change.now else []
    return [*before, (change.after, SEMIBOLD, ink)]


def _flat_name(change: Change) -> str:
    return f"{change.name} " if change.after else change.name
