# SPDX-License-Identifier: MIT
"""Power Grid's window."""

from typing import TYPE_CHECKING, cast

from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.power_grid.visits import PowerGridVisits
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.game_offer import GameParts
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.thinker import Thinker

if TYPE_CHECKING:
    from powergrid.gui.power_grid.end.end_view import EndView
    from powergrid.gui.power_grid.game.session import Session
    from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
    from powergrid.gui.power_grid.table.table import Table


class PowerGridWindow(MainWindow):
    """The window with Power Grid's views, which narrows some types."""

    visits: PowerGridVisits
    new_game_view: "NewGameView | None"
    end_view: "EndView | None"

    def __init__(self, thinker: Thinker, settings: Settings) -> None:
        super().__init__(GameParts(PowerGridViews(settings), thinker, PowerGridVisits))

    @property
    def session(self) -> "Session | None":
        """The game at the table, if there is one."""
        return cast("Session | None", super().session)

    @property
    def table(self) -> "Table | None":
        """The table, if there is a game at it."""
        return cast("Table | None", super().table)
