# SPDX-License-Identifier: MIT
"""Every seat's chance to win over a game, with a dot at each costly move."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Played
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.words.advice import percent
from powergrid.gui.shell.review.moment_chart import MomentChart
from powergrid.records import Seat

if TYPE_CHECKING:
    from powergrid.analysis import Review


class ChanceChart(MomentChart):
    """The chances of a review, in percent."""

    def __init__(self, seats: Sequence[Seat], review: "Review", moves: Sequence[Played]) -> None:
        moments = [
            (position, [percent(chance) for chance in chances])
            for position, chances in review.chances
        ]
        rounds = [moves[position].before.round for position, _ in moments[:-1]]
        name = translate("ReviewPanel", "Chance of winning")
        super().__init__(name, seats, moments, rounds, review.mistakes, paint_house)


def chance_panel(content: QWidget, progress: QWidget) -> Line:
    """Return the panel of such a chart, with the progress of the review beside its title."""
    note = translate("StoryPanel", "in %, as the strongest bot sees it, by round")
    return titled_panel(translate("StoryPanel", "Chance of winning"), note, content, progress)
