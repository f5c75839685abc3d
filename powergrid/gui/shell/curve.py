# SPDX-License-Identifier: MIT
"""A chart of one figure by round, with a line for each seat."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.line_chart import LineChart, Series
from powergrid.gui.kit.painted import PaintMark
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.play.seats import Seat

R = TypeVar("R")
"""The figures of a round."""


class Curve(NamedTuple, Generic[R]):
    """One chart: title, note and the figure of a round; `has_last`: also of the last round."""

    title: str
    note: str
    figure: Callable[[R], int]
    has_last: bool = True


def curve_panel(
    curve: Curve[R],
    seats: Sequence[Seat],
    rounds: Sequence[Sequence[R]],
    paint_mark: PaintMark,
    first_round: int = 1,
) -> Line:
    """Return the chart of a curve under its title; `rounds` are those of each seat."""
    series = [
        Series(
            seat.name, seat.colour, [*map(curve.figure, played if curve.has_last else played[:-1])]
        )
        for seat, played in zip(seats, rounds, strict=True)
    ]
    chart = LineChart(curve.title, series, paint_mark, first_round=first_round)
    return titled_panel(curve.title, curve.note, chart)
