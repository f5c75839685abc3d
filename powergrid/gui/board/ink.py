# SPDX-License-Identifier: MIT
"""Fonts, pens and colours of the board, made once for a theme and a scale."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from powergrid.gui.look import tokens
from powergrid.gui.look.look import Look

WHITE: Final = QColor("#ffffff")

_HALO: Final = 1.5


class Figures:
    """A font with which short figures are set in the middle of rectangles."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetricsF(font)
        self._widths: dict[str, float] = {}

    def width(self, text: str) -> float:
        """Return how wide a text is."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    @property
    def line(self) -> float:
        """The height of a line of text."""
        return self._metrics.height()

    def draw(self, painter: QPainter, rect: QRectF, text: str) -> None:
        """Draw a text in the middle of a rectangle, its feet on a whole pixel."""
        middle = rect.center()
        left, foot = middle.x() - self.width(text) / 2, middle.y() + self._metrics.capHeight() / 2
        painter.setFont(self.font)
        painter.drawText(QPointF(left, round(foot)), text)


class Ink:
    """What the board is drawn with; a new one is made when the look changes."""

    def __init__(self, look: Look) -> None:
        theme = self.theme = look.theme
        unit = self.unit = look.scale
        self.names = Figures(look.font(13, tokens.MEDIUM, narrow=True))
        self.prices = Figures(look.font(13, tokens.SEMIBOLD, narrow=True))
        self.closed_prices = Figures(look.font(13, tokens.MEDIUM, narrow=True))
        self.costs = Figures(look.font(14, tokens.SEMIBOLD))
        self.route_costs = Figures(look.font(16, tokens.SEMIBOLD))
        self.tags = Figures(look.font(18, tokens.SEMIBOLD))

        self.wire = QPen(theme.wire, tokens.STROKE_WIRE * unit)
        self.wire.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.faint_wire = QPen(theme.wire_out_of_play, tokens.STROKE_WIRE_OUT_OF_PLAY * unit)
        self.faint_wire.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.faint_wire.setDashPattern([3.0, 2.5])
        self.coast = Outline(theme.coast, tokens.STROKE_COAST * unit)
        self.border = Outline(theme.border, tokens.STROKE_BORDER * unit)
        self.area_edge = Outline(theme.name_halo, 1.4 * unit)
        # Eight copies in the ground's colour look the same as a stroked outline, for a sixth of it.
        self.halo = [
            QPointF(cos(turn * pi / 4), sin(turn * pi / 4)) * (_HALO * unit) for turn in range(8)
        ]
        self.sign_edge = QPen(blend(theme.coast, theme.sign, 0.25), max(1, round(unit)))
        bare = theme.area("out_of_play")
        shade, share = (theme.background, 0.5) if theme.is_dark else (theme.text, 0.03)
        self.hatch = blend(bare, shade, share)
        self.faint_halo = bare
        self.faint_text = theme.text_third
        self.faint_sign = blend(bare, theme.background, 0.55)

    def name_top(self, height: float) -> int:
        """Return how far below the top of a rectangle of that height a name begins."""
        return round((height - self.names.line) / 2)


class Outline:
    """How coasts and borders are drawn: a colour and a width.

    Qt strokes a line one pixel wide a hundred times faster than a wider one, so wider ones are
    drawn as several thin ones side by side.
    """

    def __init__(self, colour: QColor, width: float) -> None:
        self._pen = QPen(colour, 1.0)
        self._pen.setCosmetic(True)
        spread = (width - 1) / 2
        if spread < 0.25:
            self._shifts = [(0.0, 0.0)]
        else:
            self._shifts = [(spread, 0.0), (-spread, 0.0), (0.0, spread), (0.0, -spread)]
        if spread > 0.75:
            self._shifts.append((0.0, 0.0))

    def draw(self, painter: QPainter, path: QPainterPath) -> None:
        """Draw the line of a path."""
        painter.setPen(self._pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for x, y in self._shifts:
            painter.translate(x, y)
            painter.drawPath(path)
            painter.translate(-x, -y)


def blend(below: QColor, above: QColor, share: float) -> QColor:
    """Return `share` of one colour laid over another."""
    return QColor.fromRgbF(
        below.redF() + (above.redF() - below.redF()) * share,
        below.greenF() + (above.greenF() - below.greenF()) * share,
        below.blueF() + (above.blueF() - below.blueF()) * share,
    )
