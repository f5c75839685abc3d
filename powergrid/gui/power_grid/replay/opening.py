# SPDX-License-Identifier: MIT
"""From a game to its replay at a table, and from a replay to a new game."""

from powergrid.box import load_drawing
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.replay.replay_page import ReplayPage
from powergrid.gui.power_grid.table.table import Table
from powergrid.records import Record, Step
from powergrid.records.branch import branch


class ReplayTable(Table):
    """A table at which a game is looked at."""

    is_replay = True

    def __init__(self, replay: Replay) -> None:
        game = replay.session.state.game
        drawing = load_drawing(game.board.id, game.edition.id)
        super().__init__(
            replay.session, drawing, idle=lambda session, staging: ReplayPage(replay, staging)
        )
        self.replay = replay
        replay.setParent(self)
        self.page.back_asked.connect(self.back_asked)
        self.page.branch_asked.connect(self.branch_asked)

    @property
    def page(self) -> ReplayPage:
        """The controls."""
        page = self.action.page
        assert isinstance(page, ReplayPage)  # in a replay nobody is asked
        return page


def branched(replay: Replay, date: str) -> Record:
    """Return the record of a new game that starts at the position of a replay."""
    assert replay.header is not None  # whoever is shown the button has one
    moves = replay.moves[: replay.position]
    states = replay.states[1 : replay.position + 1]
    steps = [
        Step(move.action, state, move.events, 0, [])
        for move, state in zip(moves, states, strict=False)
    ]
    return branch(replay.header, steps, date=date)
