# SPDX-License-Identifier: MIT
"""Lines over the rounds, one for each seat, with the seats' houses at their ends."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import CAPTION, MEDIUM
from powergrid.gui.panels.measure import width_of
from powergrid.records import Seat

_LEFT, _BOTTOM, _TOP = 34, 22, 8
_END, _LEAST_NAMES, _MOST_NAMES = 29, 89, 170
"""Right of the lines: house and gaps, and how wide the names are at least and at most."""
_LABEL = 19
_HOUSE = 11
_STEPS = (5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000)


class Chart(QWidget):
    """`rows` holds the figures of each seat, round by round.

    Where there are others than one a round, `times` says when each of them was, 0.0 being the
    beginning of the first round.
    """

    def __init__(
        self,
        name: str,
        seats: Sequence[Seat],
        rows: Sequence[Sequence[int]],
        times: Sequence[float] = (),
    ) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self._rows = [list(row) for row in rows]
        most = max((len(row) for row in self._rows), default=0)
        self.times = list(times) or [float(index) for index in range(most)]
        self._rounds = ceil(self.times[-1]) if times else most
        ends = [
            f"{seat.name} {row[-1]}"
            for seat, row in zip(self.seats, self._rows, strict=True)
            if row
        ]
        self.setAccessibleName(f"{name}: {', '.join(ends)}")

    def sizeHint(self) -> QSize:
        """Return the room in which the lines come apart."""
        return QSize(look().ipx(420), look().ipx(220))

    def minimumSizeHint(self) -> QSize:
        """Return the room in which they can still be told."""
        return QSize(look().ipx(260), look().ipx(110))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the lines and their names."""
        if not self.times:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot, top = self.plot(), self.top()
        self._paint_grid(painter, plot, top)
        for seat, row in zip(self.seats, self._rows, strict=True):
            times = self.times[: len(row)]
            points = [self.point(time, value) for time, value in zip(times, row, strict=True)]
            self._paint_row(painter, seat, points)
        self._paint_houses(painter)
        self.paint_over(painter)
        self._paint_ends(painter, plot, top)

    def paint_over(self, painter: QPainter) -> None:
        """Paint what lies over the lines; here nothing does."""

    def plot(self) -> QRectF:
        """Return the room of the lines."""
        px = look().px
        names = max((width_of(text, CAPTION, MEDIUM) for text, _, _ in self._ends()), default=0.0)
        right = px(_END + min(_MOST_NAMES, max(_LEAST_NAMES, names + 1)))
        return QRectF(self.rect()).adjusted(px(_LEFT), px(_TOP), -right, -px(_BOTTOM))

    def top(self) -> int:
        """Return the figure at the top of the room."""
        return top_of(max(max(row, default=0) for row in self._rows))

    def point(self, time: float, value: float) -> QPointF:
        """Return where a figure lies."""
        plot = self.plot()
        x = plot.left() + plot.width() * time / max(1.0, self.times[-1])
        return QPointF(x, plot.bottom() - plot.height() * value / self.top())

    def time_at(self, x: float) -> float:
        """Return the time that lies there."""
        plot = self.plot()
        return (x - plot.left()) / max(1.0, plot.width()) * max(1.0, self.times[-1])

    def _paint_grid(self, painter: QPainter, plot: QRectF, top: int) -> None:
        theme, px = look().theme, look().px
        font = look().font(CAPTION)
        for value in range(0, top + 1, step_of(top)):
            y = plot.bottom() - plot.height() * value / top
            painter.setPen(QPen(theme.surface_3, px(1)))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - px(8), plot.left() - px(8), px(16))
            paint_line(painter, label, str(value), font, theme.text_second, "right")
        step = plot.width() / max(1.0, self.times[-1])
        every = max(1, -(-int(px(26)) // max(1, int(step))))
        for index in range(0, self._rounds, every):
            label = QRectF(self.point(index, 0).x() - px(12), plot.bottom() + px(4), px(24), px(16))
            paint_line(painter, label, str(index + 1), font, theme.text_second, "centre")

    @staticmethod
    def _paint_row(painter: QPainter, seat: Seat, points: list[QPointF]) -> None:
        theme, px = look().theme, look().px
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # The rim keeps a yellow line on white and a black one on black apart from the ground.
        for colour, width in (
            (QColor(theme.house_rim(seat.colour)), 4.0),
            (theme.house_fill(seat.colour), 2.6),
        ):
            pen = QPen(colour, px(width))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))

    def _paint_houses(self, painter: QPainter) -> None:
        """Mark the lines by their seats' houses, by turns: no line is told by its colour alone."""
        side = look().px(_HOUSE)
        for at, (seat, row) in enumerate(zip(self.seats, self._rows, strict=True)):
            for time, value in zip(self.times, row, strict=False):
                if time.is_integer() and int(time) % len(self.seats) == at:
                    house = QRectF(0, 0, side, side)
                    house.moveCenter(self.point(time, value))
                    paint_house(painter, seat.colour, house)

    def _paint_ends(self, painter: QPainter, plot: QRectF, top: int) -> None:
        """Write the names at the ends of the lines, apart from each other."""
        px, theme = look().px, look().theme
        ends = sorted(self._ends(), key=lambda end: -end[2])
        wanted = [plot.bottom() - plot.height() * value / top for _, _, value in ends]
        for (text, seat, _), y in zip(
            ends, _spread(wanted, px(_LABEL), self.height()), strict=True
        ):
            side = px(15)
            house = QRectF(plot.right() + px(8), y - side / 2, side, side)
            paint_house(painter, seat.colour, house)
            line = QRectF(
                house.right() + px(6), y - px(8), self.width() - house.right() - px(6), px(16)
            )
            paint_line(painter, line, text, look().font(CAPTION, MEDIUM), theme.text)

    def _ends(self) -> list[tuple[str, Seat, int]]:
        """Return what stands at the end of each line, whose it is, and its last figure."""
        return [
            (f"{row[-1]}  {seat.name}", seat, row[-1])
            for seat, row in zip(self.seats, self._rows, strict=True)
            if row
        ]


def step_of(top: int) -> int:
    """Return how far apart the lines of the grid are: a round number, and six lines at most."""
    return next(step for step in _STEPS if step * 6 >= top)


def top_of(most: int) -> int:
    """Return the line of the grid at or above the greatest figure."""
    step = step_of(max(5, most))
    return max(5, -(-most // step) * step)


def _spread(wanted: list[float], apart: float, height: float) -> list[float]:
    """Return the places, at least `apart` from each other and within the height."""
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + apart) if places else max(y, apart / 2))
    lowest = height - apart / 2
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], lowest)
        lowest = places[index] - apart
    return places
