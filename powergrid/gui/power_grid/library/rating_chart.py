# SPDX-License-Identifier: MIT
"""A player's rating after each game, with its margin of error, beside the levels' ratings."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import smooth_painter, translucent
from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.power_grid.words.names import player_name
from powergrid.stats.rating import Rating

_PAD: Final = 60
"""Rating points left free above and below."""
_BAND: Final = 60 / 255
"""The opacity of the band."""
_LINE: Final = 2.6
_DOT: Final = 4
_NAME: Final = 14
"""The height that a level's name needs."""


class RatingChart(QWidget):
    """A line through the ratings in a band of their 95 % limits, and thin lines for the levels."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, name: str, ratings: Sequence[Rating], levels: Mapping[str, float]) -> None:
        """`ratings` begin with the one before the first game."""
        super().__init__()
        self.ratings = tuple(ratings)
        self._levels = {capitalise(player_name(level)): points for level, points in levels.items()}
        self._low = min(*levels.values(), *(rating.low for rating in ratings)) - _PAD
        self._high = max(*levels.values(), *(rating.high for rating in ratings)) + _PAD
        self.setAccessibleName(name)
        self.setAccessibleDescription(", ".join(str(rating.points) for rating in ratings))

    def sizeHint(self) -> QSize:
        """Return a size at which the levels are easy to distinguish."""
        return QSize(look().ipx(420), look().ipx(200))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which the line can be followed."""
        return QSize(look().ipx(260), look().ipx(100))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the levels, the band, the line, and the figure at its end."""
        painter = smooth_painter(self)
        plot = self._plot()
        self._paint_levels(painter, plot)
        highs = [self._point(plot, at, rating.high) for at, rating in enumerate(self.ratings)]
        lows = [self._point(plot, at, rating.low) for at, rating in enumerate(self.ratings)]
        points = [self._point(plot, at, rating.points) for at, rating in enumerate(self.ratings)]
        ink = look().theme.accent
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(ink, _BAND))
        painter.drawPolygon(QPolygonF([*highs, *reversed(lows)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, look().px(_LINE)))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(ink)
        painter.drawEllipse(points[-1], look().px(_DOT), look().px(_DOT))

    def _plot(self) -> QRectF:
        px = look().px
        names = max(width_of(name, CAPTION) for name in self._levels)
        return QRectF(self.rect()).adjusted(px(names + 12), px(4), -px(10), -px(4))

    def _point(self, plot: QRectF, at: int, points: float) -> QPointF:
        x = plot.left() + plot.width() * at / max(1, len(self.ratings) - 1)
        share = (points - self._low) / (self._high - self._low)
        return QPointF(x, plot.bottom() - share * plot.height())

    def _paint_levels(self, painter: QPainter, plot: QRectF) -> None:
        theme, px = look().theme, look().px
        levels = sorted(self._levels, key=lambda name: self._levels[name])
        heights = [self._point(plot, 0, self._levels[name]).y() for name in levels]
        middles = without_overlaps(heights, px(_NAME), plot.top(), plot.bottom())
        for name, y, middle in zip(levels, heights, middles, strict=True):
            painter.setPen(QPen(theme.surface_3, px(1)))
            start, bend = QPointF(plot.left() - px(6), middle), QPointF(plot.left(), y)
            painter.drawPolyline(QPolygonF([start, bend, QPointF(plot.right(), y)]))
            label = QRectF(0, middle - px(8), plot.left() - px(8), px(16))
            paint_line(painter, label, name, look().font(CAPTION), theme.text_second, "right")


def without_overlaps(
    middles: Sequence[float], height: float, top: float, bottom: float
) -> list[float]:
    """Return the middles of names of this height, moved so that none touches another.

    `middles` are given from the lowest on the screen to the highest. Names move up, or down at
    the top.
    """
    found = []
    place = bottom + height / 2
    for middle in middles:
        place = min(middle, place - height)
        found.append(place)
    place = top - height / 2
    for at in reversed(range(len(found))):
        place = max(found[at], place + height)
        found[at] = place
    return found
