# SPDX-License-Identifier: MIT
"""A line chart over rounds."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import PaintMark, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, MEDIUM

_LEFT, _BOTTOM, _TOP = 34, 22, 8
_END, _MIN_NAMES, _MAX_NAMES = 29, 89, 170
"""Right of the lines: mark and gaps, and the smallest and largest width of the names."""
_LABEL = 19
_MARK = 11
_LINE, _HIGHLIGHTED, _THIN = 2.6, 4.0, 1.5
"""The widths of lines: of all, or of the highlighted one and of the others."""
_RIM = 1.54
"""The width of a rim, relative to that of its line."""
_STEPS = (1, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000)


class Series(NamedTuple):
    """A line: its name, a player's colour, and its figures, one per round."""

    name: str
    colour: str
    figures: Sequence[int]


class LineChart(QWidget):
    """A line for each series; `paint_mark` adds a mark, since colour alone is not enough.

    The line of `highlighted`, if any, is thick and above the others, which are thin.

    `times` are the moments of the figures in rounds, 0.0 the beginning of round 1; by default there
    is one figure per round, from `first_round` on. The plot begins with the first of these rounds.
    """

    accessible_role = QAccessible.Role.Chart

    def __init__(
        self,
        name: str,
        series: Sequence[Series],
        paint_mark: PaintMark,
        times: Sequence[float] = (),
        *,
        first_round: int = 1,
    ) -> None:
        super().__init__()
        self.series = tuple(series)
        self.paint_mark = paint_mark
        self.highlighted: Series | None = None
        count = max((len(line.figures) for line in self.series), default=0)
        self._first, end = first_round - 1, first_round - 1 + count
        self.times = [float(index) for index in range(self._first, end)]
        if times:
            self.times = list(times)
            self._first, end = int(times[0]), ceil(times[-1])
        self._rounds = range(self._first, end)
        highest = [max(line.figures, default=0) for line in self.series]
        self._top = top_of(max(highest))
        self._widest_ends = [
            f"{figure}  {line.name}" for figure, line in zip(highest, self.series, strict=True)
        ]
        ends = [f"{line.name} {line.figures[-1]}" for line in self.series if line.figures]
        self.setAccessibleName(f"{name}: {', '.join(ends)}")

    def sizeHint(self) -> QSize:
        """Return the size at which the lines are easy to distinguish."""
        return QSize(look().ipx(420), look().ipx(220))

    def minimumSizeHint(self) -> QSize:
        """Return the size at which the lines can still be distinguished."""
        return QSize(look().ipx(260), look().ipx(110))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the lines and their names."""
        if not self.times:
            return
        painter = smooth_painter(self)
        self._paint_grid(painter)
        for line in sorted(self.series, key=lambda line: line is self.highlighted):
            points = [self.point(*moment) for moment in self.moments(line.figures)]
            self._paint_line(painter, line.colour, points, self._weight(line))
        self._paint_marks(painter)
        self.paint_over(painter)
        self._paint_ends(painter)

    def moments(self, figures: Sequence[int]) -> list[tuple[float, int]]:
        """Return the times and figures of a line that are shown: all of them."""
        return list(zip(self.times, figures, strict=False))

    def paint_over(self, painter: QPainter) -> None:
        """Paint something over the lines; by default nothing."""

    def plot(self) -> QRectF:
        """Return the rectangle of the lines."""
        px = look().px
        names = max(width_of(text, CAPTION, MEDIUM) for text in self._widest_ends)
        right = px(_END + min(_MAX_NAMES, max(_MIN_NAMES, names + 1)))
        return QRectF(self.rect()).adjusted(px(_LEFT), px(_TOP), -right, -px(_BOTTOM))

    def point(self, time: float, value: float) -> QPointF:
        """Return the point of a figure."""
        plot = self.plot()
        x = plot.left() + plot.width() * (time - self._first) / self._duration()
        return QPointF(x, plot.bottom() - plot.height() * value / self._top)

    def time_at(self, x: float) -> float:
        """Return the time at an x coordinate."""
        plot = self.plot()
        return self._first + (x - plot.left()) / max(1.0, plot.width()) * self._duration()

    def _duration(self) -> float:
        """Return the rounds from the left of the plot to its right."""
        return max(1.0, self.times[-1] - self._first)

    def _paint_grid(self, painter: QPainter) -> None:
        theme, px = look().theme, look().px
        plot, top = self.plot(), self._top
        font = look().font(CAPTION)
        for value in range(0, top + 1, step_of(top)):
            y = plot.bottom() - plot.height() * value / top
            painter.setPen(QPen(theme.surface_3, px(1)))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - px(8), plot.left() - px(8), px(16))
            paint_line(painter, label, str(value), font, theme.text_second, "right")
        step = plot.width() / self._duration()
        every = max(1, -(-int(px(26)) // max(1, int(step))))
        for index in self._rounds[::every]:
            label = QRectF(self.point(index, 0).x() - px(12), plot.bottom() + px(4), px(24), px(16))
            paint_line(painter, label, str(index + 1), font, theme.text_second, "centre")

    def _weight(self, line: Series) -> float:
        """Return the width of a line."""
        if self.highlighted is None:
            return _LINE
        return _HIGHLIGHTED if line is self.highlighted else _THIN

    @staticmethod
    def _paint_line(painter: QPainter, colour: str, points: list[QPointF], weight: float) -> None:
        theme, px = look().theme, look().px
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # The rim sets off a yellow line on white and a black one on black.
        for ink, width in (
            (QColor(theme.house_rim(colour)), weight * _RIM),
            (theme.house_fill(colour), weight),
        ):
            pen = QPen(ink, px(width))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))

    def _paint_marks(self, painter: QPainter) -> None:
        """Paint marks along the lines, since colour alone is not enough."""
        side = look().px(_MARK)
        for at, line in enumerate(self.series):
            for time, value in self.moments(line.figures):
                if time.is_integer() and int(time) % len(self.series) == at:
                    mark = QRectF(0, 0, side, side)
                    mark.moveCenter(self.point(time, value))
                    self.paint_mark(painter, line.colour, mark)

    def _paint_ends(self, painter: QPainter) -> None:
        """Write the names at the ends of the lines without overlaps."""
        px, theme = look().px, look().theme
        plot = self.plot()
        ends = sorted(self._ends(), key=lambda end: -end[2])
        wanted = [plot.bottom() - plot.height() * value / self._top for _, _, value in ends]
        places = _spread(wanted, px(_LABEL), plot.bottom())
        for (text, colour, _), y in zip(ends, places, strict=True):
            side = px(15)
            mark = QRectF(plot.right() + px(8), y - side / 2, side, side)
            self.paint_mark(painter, colour, mark)
            left = mark.right() + px(6)
            line = QRectF(left, y - px(8), self.width() - left, px(16))
            paint_line(painter, line, text, look().font(CAPTION, MEDIUM), theme.text)

    def _ends(self) -> list[tuple[str, str, int]]:
        """Return the text at the end of each line, its colour, and its last figure."""
        return [
            (f"{last}  {line.name}", line.colour, last)
            for line in self.series
            for _, last in self.moments(line.figures)[-1:]
        ]


def step_of(top: int) -> int:
    """Return the distance of the grid lines: a round number, with at most six lines."""
    return next(step for step in _STEPS if step * 6 >= top)


def top_of(largest: int, lowest: int = 5) -> int:
    """Return the grid line at or above the largest figure, and not below the lowest top."""
    largest = max(lowest, largest)
    step = step_of(largest)
    return -(-largest // step) * step


def _spread(wanted: list[float], apart: float, lowest: float) -> list[float]:
    """Return the places, none lower than the lowest and all of them whole below the top.

    They are `apart` from each other at least, or closer if there is no room for that.
    """
    if wanted:
        apart = min(apart, lowest / (len(wanted) - 0.5))
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + apart) if places else max(y, apart / 2))
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], lowest)
        lowest = places[index] - apart
    return places
