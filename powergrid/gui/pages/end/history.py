# SPDX-License-Identifier: MIT
"""How a game went: its charts by round, in pairs that belong together."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.tokens import LEAD, SEMIBOLD
from powergrid.gui.pages.end.chart import Chart
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Text, caption
from powergrid.records import Seat
from powergrid.rules.game import Game
from powergrid.stats.figures import Round

translate = QCoreApplication.translate


class Curve(NamedTuple):
    """One chart: its title, a note, and the figure of each round; the last may have none."""

    title: str
    note: str
    figure: Callable[[Round], int]
    has_last: bool = True


def pairs(game: Game) -> list[tuple[str, tuple[Curve, Curve]]]:
    """Return the pairs of charts with their names."""
    by_round = translate("EndView", "by round")
    end_at = translate("EndView", "by round, the end is called at {count}")
    return [
        (
            translate("EndView", "Cities"),
            (
                Curve(
                    translate("EndView", "Cities"),
                    end_at.format(count=game.end_at),
                    lambda part: part.cities,
                ),
                Curve(
                    translate("EndView", "Cities powered"),
                    translate("EndView", "by round, as paid"),
                    lambda part: part.powered,
                ),
            ),
        ),
        (
            translate("EndView", "Money"),
            (
                Curve(
                    translate("EndView", "Money"),
                    translate("EndView", "at the end of each round"),
                    lambda part: part.money,
                ),
                # The round that ends the game pays nothing.
                Curve(translate("EndView", "Income"), by_round, lambda part: part.income, False),
            ),
        ),
        (
            translate("EndView", "Growth"),
            (
                Curve(
                    translate("EndView", "Capacity"),
                    translate("EndView", "cities that the plants could power"),
                    lambda part: part.capacity,
                ),
                Curve(translate("EndView", "Spent", "money"), by_round, lambda part: part.paid),
            ),
        ),
    ]


def chart_panel(curve: Curve, seats: Sequence[Seat], rounds: Sequence[Sequence[Round]]) -> Line:
    """Return the chart of a curve under its title."""
    shown = [played if curve.has_last else played[:-1] for played in rounds]
    rows = [[curve.figure(part) for part in played] for played in shown]
    return panel(curve.title, curve.note, Chart(curve.title, seats, rows))


def panel(title: str, note: str, content: QWidget) -> Line:
    """Return a ground with a title, a note and what it is about."""
    head = Line(gap=10)
    head.add(Text(title, size=LEAD, weight=SEMIBOLD, shrinks=False))
    head.add(caption(note), stretch=1)
    ground = Line(vertical=True, gap=8, pad=14, ground="surface_1")
    ground.add(head)
    ground.add(content, stretch=1)
    return ground
