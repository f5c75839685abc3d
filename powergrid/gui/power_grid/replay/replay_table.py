# SPDX-License-Identifier: MIT
"""The table of a replay."""

from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.replay.replay_page import ReplayPage
from powergrid.gui.power_grid.table.table import Table


class ReplayTable(Table):
    """A table that shows a replay and its controls."""

    is_replay = True

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.session, idle=lambda session, staging: ReplayPage(replay, staging))
        self.replay = replay
        replay.setParent(self)
        self.page.back_asked.connect(self.back_asked)
        self.page.branch_asked.connect(self.branch_asked)

    @property
    def page(self) -> ReplayPage:
        """The controls."""
        page = self.action.page
        assert isinstance(page, ReplayPage)  # Nobody is asked in a replay.
        return page
