# SPDX-License-Identifier: MIT
"""Fonts, pens and colours of the board, created once per theme and scale."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from powergrid.gui.kit.look import Look
from powergrid.gui.kit.painted import mix, translucent
from powergrid.gui.kit.tokens import MEDIUM, SEMIBOLD
from powergrid.gui.power_grid.board.board_colours import board_colours
from powergrid.gui.power_grid.board.ground_colours import ground_colours
from powergrid.gui.power_grid.board.light import Hour, veiled

WHITE: Final = QColor("#ffffff")

_CONNECTION, _CASING, _FAINT_CONNECTION = 2.6, 6.0, 1.5
_COAST, _BORDER, _AREA = 1.5, 1.1, 2.0
"""The widths of lines, in design pixels."""
_HALO: Final = 1.5
_VEILED: Final = 0.4
"""How much of the veil lies over what is out of play, so that it recedes and can be read."""


class CentredText:
    """A font for short texts that are centred in rectangles."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)
        self._widths: dict[str, float] = {}

    def width(self, text: str) -> float:
        """Return the width of a text."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    @property
    def line(self) -> float:
        """The height of a line of text."""
        return self._metrics.height()

    def draw(self, painter: QPainter, rect: QRectF, text: str) -> None:
        """Draw a text centred in a rectangle, its baseline on a whole pixel."""
        middle = rect.center()
        left = middle.x() - self.width(text) / 2
        baseline = middle.y() + self._metrics.capHeight() / 2
        painter.setFont(self.font)
        painter.drawText(QPointF(left, round(baseline)), text)


class Ink:
    """The colours and pens of the board; replaced when the look or the hour changes.

    Signs, names and plates grow by `text_factor`; `unit` is pixels per design pixel.
    """

    def __init__(self, look: Look, text_factor: float = 1.0, hour: Hour = "day") -> None:
        theme = self.theme = look.theme
        colours = self.colours = board_colours(theme)
        self.text_factor = text_factor
        unit = self.unit = look.scale * text_factor
        self.names = CentredText(look.font(13 * text_factor, MEDIUM, narrow=True))
        self.prices = CentredText(look.font(13 * text_factor, SEMIBOLD, narrow=True))
        self.closed_prices = CentredText(look.font(13 * text_factor, MEDIUM, narrow=True))
        self.costs = CentredText(look.font(14 * text_factor, SEMIBOLD))
        self.route_costs = CentredText(look.font(16 * text_factor, SEMIBOLD))
        self.tags = CentredText(look.font(18 * text_factor, SEMIBOLD))

        self.connection = QPen(colours.connection, _CONNECTION * unit)
        self.connection.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.faint_connection = QPen(colours.connection_out_of_play, _FAINT_CONNECTION * unit)
        self.faint_connection.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.faint_connection.setDashPattern([3.0, 2.5])
        ground = self.ground = ground_colours(theme, look.is_plain)
        self.casing = QPen(ground.casing, _CASING * unit)
        self.casing.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.coast = EdgePen(ground.coast, _COAST * unit)
        self.border = EdgePen(ground.border, _BORDER * unit)
        self.area_edge = EdgePen(ground.area_edge, _AREA * unit)
        self.bare_edge = EdgePen(ground.bare_edge, _BORDER * unit, (1.5, 3.0))
        # Eight shifted copies look the same as a stroked outline, and are six times as fast.
        self.halo = [
            QPointF(cos(turn * pi / 4), sin(turn * pi / 4)) * (_HALO * unit) for turn in range(8)
        ]
        self.sign_edge = QPen(mix(colours.coast, theme.plate, 0.25), max(1, round(unit)))
        seen = "day" if look.is_plain else hour
        land, sign = (
            veiled(colour, seen, is_dark=theme.is_dark, share=_VEILED)
            for colour in (ground.land, ground.neighbours)
        )
        self.faint_text = theme.text_third if seen == "day" else theme.text_second
        self.faint_halo = self.faint_plate = land
        self.faint_sign = translucent(sign, 150 / 255)

    def name_top(self, height: float) -> int:
        """Return the offset that centres a name in a rectangle of this height."""
        return round((height - self.names.line) / 2)


class EdgePen:
    """A pen for coasts, borders and edges of areas.

    Qt strokes a line of one pixel a hundred times as fast as a wider one, so a wider one is drawn
    as several thin ones side by side.
    """

    def __init__(self, colour: QColor, width: float, dashes: Sequence[float] = ()) -> None:
        self._pen = QPen(colour, 1.0)
        self._pen.setCosmetic(True)
        if dashes:
            self._pen.setDashPattern(dashes)
        spread = (width - 1) / 2
        if spread < 0.25:
            self._shifts = [(0.0, 0.0)]
        else:
            self._shifts = [(spread, 0.0), (-spread, 0.0), (0.0, spread), (0.0, -spread)]
        if spread > 0.75:
            self._shifts.append((0.0, 0.0))

    def draw(self, painter: QPainter, path: QPainterPath) -> None:
        """Stroke a path."""
        painter.setPen(self._pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for x, y in self._shifts:
            painter.translate(x, y)
            painter.drawPath(path)
            painter.translate(-x, -y)
