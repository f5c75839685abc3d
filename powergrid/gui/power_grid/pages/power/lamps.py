# SPDX-License-Identifier: MIT
"""A lamp for each city of a network, grouped by the plant that lights it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_text, width_of
from powergrid.gui.kit.painted import mix, smooth_painter
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.kit.translation import translate
from powergrid.rules.plants import Plant

_LARGE: Final = 30.0
_SMALL: Final = 22.0
_MIN: Final = 14.0
_MIN_GAP: Final = 0.25
_MAX_GAP: Final = 0.8
"""The gap between two lamps relative to a lamp; between two groups it is three times as wide.

Lamps spread over the width of the row between these two.
"""
_LINE: Final = 17


class Lamps(QWidget):
    """The largest plant is first, dark cities are last; unused power is shown as rings."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: tuple[Plant, ...] = ()
        self.owned = 0
        self.shining = 0
        self.is_small = False

    def show_run(self, plants: Sequence[Plant], owned: int) -> None:
        """Show the plants that run, and the number of cities."""
        self.groups = tuple(sorted(plants, key=lambda plant: (-plant.cities, -plant.number)))
        self.owned = owned
        self.update()

    def shine(self, count: int) -> None:
        """Light this many lamps."""
        self.shining = count
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a row of lamps with a line of text below."""
        side = _SMALL if self.is_small else _LARGE
        return QSize(look().ipx(300), look().ipx(side + 4 + _LINE))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a row of small lamps without text."""
        return QSize(look().ipx(120), look().ipx(_MIN))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groups, then the dark cities."""
        painter = smooth_painter(self)
        painter.scale(look().scale, look().scale)
        capacity = sum(plant.cities for plant in self.groups)
        dark = max(0, self.owned - capacity)
        count = capacity + dark
        if not count:
            return
        gaps = count - 1 + 2 * (len(self.groups) + (dark > 0) - 1)
        wide, high = design_size(self)
        has_braces = high >= _MIN + 4 + _LINE
        tall = high - 4 - _LINE if has_braces else high
        largest = _SMALL if self.is_small else _LARGE
        side = min(tall, largest, wide / (count + gaps * _MIN_GAP))
        gap = min(_MAX_GAP * side, (wide - count * side) / max(1, gaps))
        x, at = 0.0, 0
        for plant in self.groups:
            for _ in range(plant.cities):
                self._paint_lamp(painter, QRectF(x, 0, side, side), at)
                x, at = x + side + gap, at + 1
            if has_braces:
                left = x - plant.cities * (side + gap)
                self._paint_brace(painter, plant, left, x - gap, side)
            x += 2 * gap
        for _ in range(dark):
            self._paint_lamp(painter, QRectF(x, 0, side, side), at)
            x, at = x + side + gap, at + 1

    def _paint_lamp(self, painter: QPainter, rect: QRectF, at: int) -> None:
        theme = look().theme
        painter.setPen(Qt.PenStyle.NoPen)
        if at < min(self.shining, self.owned):
            face = QRadialGradient(
                rect.center() - QPointF(0, rect.height() * 0.15), rect.width() * 0.62
            )
            face.setColorAt(0, mix(theme.lit, look().theme.lit.lighter(125), 0.8))
            face.setColorAt(0.55, theme.lit)
            face.setColorAt(1, theme.lit.darker(125))
            painter.setBrush(QBrush(face))
            painter.drawEllipse(rect)
        elif at < self.owned:
            painter.setBrush(theme.surface_3)
            painter.drawEllipse(rect)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text_third, 1.2))
            painter.drawEllipse(rect.adjusted(1, 1, -1, -1))

    def _paint_brace(
        self, painter: QPainter, plant: Plant, left: float, right: float, side: float
    ) -> None:
        theme = look().theme
        ink = theme.lit if theme.is_dark else theme.lit.darker(150)
        painter.setPen(QPen(ink, 1.5))
        painter.drawPolyline(
            [
                QPointF(left + 1, side + 3),
                QPointF(left + 1, side + 6),
                QPointF(right - 1, side + 6),
                QPointF(right - 1, side + 3),
            ]
        )
        word = translate("PowerPage", "plant {plant}", "below its lamps").format(plant=plant.number)
        text = word if width_of(word, CAPTION) <= right - left else str(plant.number)
        painter.save()
        painter.resetTransform()
        line = QRectF(left - 20, side + 7, right - left + 40, _LINE - 3)
        paint_text(painter, line, text, CAPTION, theme.text_second, align="centre")
        painter.restore()
