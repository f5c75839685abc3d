# SPDX-License-Identifier: MIT
"""Every seat's chance to win over a game, with a dot at each costly move."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen

from powergrid.gui.kit.line_chart import Chart, Series
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.session import Played
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.words.advice import percent
from powergrid.records import Seat

if TYPE_CHECKING:
    from powergrid.bots import Review

_DOT = 4.5


class ChanceChart(Chart):
    """A click asks for the moment under the pointer: that of a dot, or else the nearest."""

    moment_asked = Signal(int)

    def __init__(self, seats: Sequence[Seat], review: "Review", moves: Sequence[Played]) -> None:
        positions = [position for position, _ in review.chances]
        times = times_of([moves[position].before.round for position in positions[:-1]])
        series = [
            Series(one.name, one.colour, [percent(chances[seat]) for _, chances in review.chances])
            for seat, one in enumerate(seats)
        ]
        name = QCoreApplication.translate("ReviewPanel", "Chance of winning")
        super().__init__(name, series, paint_house, times)
        self._positions = positions
        self._dots = [
            (fault.seat, fault.position, times[at], series[fault.seat].figures[at])
            for fault in review.faults
            for at in [max(i for i, start in enumerate(positions) if start <= fault.position)]
        ]
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paint_over(self, painter: QPainter) -> None:
        """Paint the dots."""
        theme, radius = look().theme, look().px(_DOT)
        for seat, _, time, value in self._dots:
            colour = self.series[seat].colour
            painter.setPen(QPen(QColor(theme.house_rim(colour)), look().px(1.5)))
            painter.setBrush(theme.house_fill(colour))
            painter.drawEllipse(self.point(time, value), radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the moment under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.moment_asked.emit(self._position_at(event.position().x(), event.position().y()))

    def _position_at(self, x: float, y: float) -> int:
        for _, position, time, value in self._dots:
            dot = self.point(time, value)
            if abs(dot.x() - x) + abs(dot.y() - y) <= look().px(2 * _DOT):
                return position
        now = self.time_at(x)
        near = min(range(len(self.times)), key=lambda at: abs(self.times[at] - now))
        return self._positions[near]


def times_of(rounds: Sequence[int]) -> list[float]:
    """Return the time of each moment, in rounds, spread evenly over its round, and the end."""
    counts, seen = Counter(rounds), Counter[int]()
    times = []
    for number in rounds:
        times.append(number - 1 + seen[number] / counts[number])
        seen[number] += 1
    return [*times, float(rounds[-1])]
