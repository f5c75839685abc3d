# SPDX-License-Identifier: MIT
"""The steps of a planned turn side by side: the last ones, as many as fit, and how many more."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.factory_manager.planned_steps import Step
from powergrid.gui.factory_manager.tile_painter import paint_small
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import paint_round, plain_tip, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, MEDIUM, RADIUS_SIGN
from powergrid.gui.kit.translation import translate

_HIGH: Final = 28
_SIGN: Final = 20
_PAD: Final = 4
_GAP: Final = 6
_MAX_LINES: Final = 3


class PlannedRow(QWidget):
    """Shows the last `steps` in as many lines as fit, with the player's text size if possible."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self.steps: tuple[Step, ...] = ()

    def show_steps(self, steps: Sequence[Step]) -> None:
        """Show these steps."""
        self.steps = tuple(steps)
        texts = [step.text for step in steps]
        self.setAccessibleName("; ".join(texts))
        self.setToolTip(plain_tip("; ".join(texts)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for all steps at this width, up to a few lines."""
        return self._size(look().text)

    def base_size_hint(self) -> QSize:
        """Return the same with all text at its base size."""
        return self._size(1)

    def minimumSizeHint(self) -> QSize:
        """Return the size for one line of text at its base size."""
        return QSize(look().ipx(100), self._height(1, 1))

    def _size(self, by: float) -> QSize:
        lines = 1
        while lines < _MAX_LINES and len(self._places(lines, by)) < len(self.steps):
            lines += 1
        return QSize(look().ipx(200), self._height(lines, by))

    def _height(self, lines: int, by: float) -> int:
        return lines * look().ipx(_HIGH * by) + (lines - 1) * look().ipx(_GAP)

    @property
    def _text(self) -> float:
        """The largest text size whose lines fit the height."""
        sizes = look().text_sizes()
        return next((by for by in sizes if self.height() >= self._height(1, by)), sizes[-1])

    def places(self) -> list[QRectF]:
        """Return the places of the last steps, those that are shown."""
        by, gap = self._text, look().ipx(_GAP)
        lines = (self.height() + gap) // (look().ipx(_HIGH * by) + gap)
        return self._places(max(1, lines), by)

    def _places(self, lines: int, by: float) -> list[QRectF]:
        """Return the places of as many of the last steps as fit into that many lines."""
        for first in range(len(self.steps)):
            found = self._flow(self.steps[first:], lines, self._more(first), by)
            if found:
                return found
        return []

    def _flow(self, steps: Sequence[Step], lines: int, more: str, by: float) -> list[QRectF]:
        """Return the places of steps after the note about the others; empty if not all fit."""
        gap, high, line = look().ipx(_GAP), look().ipx(_HIGH * by), 0
        left = _wide(more, by) + gap if more else 0.0
        found = []
        for step in steps:
            wide = _wide(step.brief, by) + look().ipx(_SIGN * by) + 3 * look().px(_PAD)
            if left and left + wide > self.width():
                left, line = 0.0, line + 1
            if line == lines:
                return []
            found.append(QRectF(left, line * (high + gap), wide, high))
            left += wide + gap
        return found

    def _more(self, count: int) -> str:
        return translate("Factory", "%n more", "planned steps", count) if count else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for as many lines as the width needs."""
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the steps that fit."""
        painter, places, by = smooth_painter(self), self.places(), self._text
        hidden = len(self.steps) - len(places)
        font = look().font(BODY * by, MEDIUM)
        if hidden:
            room = QRectF(0, 0, self.width(), look().ipx(_HIGH * by))
            paint_line(painter, room, self._more(hidden), font, look().theme.text_second)
        for step, place in zip(self.steps[hidden:], places, strict=True):
            _paint_step(painter, place, step, by)


def _wide(text: str, by: float) -> float:
    return pixels_wide(text, BODY * by, MEDIUM) + look().px(_PAD)


def _paint_step(painter: QPainter, place: QRectF, step: Step, by: float) -> None:
    theme, pad, side = look().theme, look().px(_PAD), look().ipx(_SIGN * by)
    paint_round(painter, place, look().px(RADIUS_SIGN), theme.surface_3)
    sign = QRectF(place.x() + pad, place.center().y() - side / 2, side, side)
    paint_small(painter, sign, step.tile)
    text = QRectF(sign.right() + pad, place.y(), place.right() - sign.right() - pad, place.height())
    paint_line(painter, text, step.brief, look().font(BODY * by, MEDIUM), theme.text)
