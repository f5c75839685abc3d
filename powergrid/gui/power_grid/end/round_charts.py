# SPDX-License-Identifier: MIT
"""The charts of how a game went by round, in pairs."""

from collections.abc import Sequence

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.shell.curve import Curve, curve_panel
from powergrid.records import Seat
from powergrid.rules.game import Game
from powergrid.stats.game_figures import Round


def chart_pairs(game: Game) -> list[tuple[str, tuple[Curve[Round], Curve[Round]]]]:
    """Return the pairs of charts with their names."""
    by_round = translate("EndView", "by round")
    end_at = translate("EndView", "by round; the game ends at {count}")
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
                # The round that ends the game pays nothing, except for the uranium of mines.
                Curve(
                    translate("EndView", "Income"),
                    by_round,
                    lambda part: part.income,
                    has_last=bool(game.mines),
                ),
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


def chart_panel(
    curve: Curve[Round], seats: Sequence[Seat], rounds: Sequence[Sequence[Round]]
) -> Line:
    """Return the chart of a curve under its title."""
    first = next((part.number for part in rounds[0]), 1)
    return curve_panel(curve, seats, rounds, paint_house, first)
