# SPDX-License-Identifier: MIT
"""A chart of each seat's figure over a game, with a dot at each costly move."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import inf
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen

from powergrid.gui.kit.line_chart import LineChart, Series
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintMark
from powergrid.play.seats import Seat

_DOT = 4.5


class MomentChart(LineChart):
    """A click emits the moment under the pointer: that of a dot, or else the nearest.

    `moments` are positions in the game with each seat's figure, `rounds` the round of each of them
    but the last, which is the end; `mistakes` come from the review. All is shown that comes before
    the time `now`, in rounds.
    """

    moment_asked = Signal(int)

    def __init__(
        self,
        name: str,
        seats: Sequence[Seat],
        moments: Sequence[tuple[int, Sequence[int]]],
        rounds: Sequence[int],
        mistakes: Iterable[Any],
        paint_mark: PaintMark,
    ) -> None:
        positions = [position for position, _ in moments]
        times = times_of(rounds)
        series = [
            Series(sitter.name, sitter.colour, [figures[seat] for _, figures in moments])
            for seat, sitter in enumerate(seats)
        ]
        super().__init__(name, series, paint_mark, times)
        self.now = inf
        self._positions = positions
        self._dots: list[tuple[int, int, float, int]] = []
        self.show_mistakes(mistakes)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_mistakes(self, mistakes: Iterable[Any]) -> None:
        """Show the dots of these costly moves."""
        # A game may begin in the middle of a round, before the first moment.
        found = (
            (mistake, max(0, bisect_right(self._positions, mistake.position) - 1))
            for mistake in mistakes
        )
        dots = [
            (mistake.seat, mistake.position, self.times[at], self.series[mistake.seat].figures[at])
            for mistake, at in found
        ]
        if dots != self._dots:  # most parts of a review find none
            self._dots = dots
            self.update()

    def show_until(self, now: float) -> None:
        """Show what comes before a time in rounds."""
        self.now = now
        self.update()

    def moments(self, figures: Sequence[int]) -> list[tuple[float, int]]:
        """Return the moments up to now, and the point on the line that is reached now."""
        known = super().moments(figures)
        reached = [moment for moment in known if moment[0] <= self.now]
        for (start, low), (end, high) in pairwise(known):
            if start <= self.now < end:
                share = (self.now - start) / (end - start)
                reached.append((self.now, round(low + (high - low) * share)))
        return reached or known[:1]

    def paint_over(self, painter: QPainter) -> None:
        """Paint the dots."""
        theme, radius = look().theme, look().px(_DOT)
        for seat, _, time, value in self._dots:
            if time > self.now:
                continue
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
