# SPDX-License-Identifier: MIT
"""The map as a list: one city and its connections, or all cities by name."""

from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.words.cities import city_description
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules.board import NO_CITY


class ConnectionRow(NamedTuple):
    """A city and its description."""

    city: int
    words: str


class ConnectionsModel(RowsModel[ConnectionRow]):
    """The city `here` and its neighbours, cheapest first; with `NO_CITY`, all cities by name."""

    def __init__(self, session: Session, staging: Staging, parent: QObject | None) -> None:
        super().__init__(attrgetter("words"), parent)
        self._session = session
        self._staging = staging
        self.here = NO_CITY
        staging.draft_changed.connect(self.refresh)
        self.refresh()

    def go_to(self, city: int) -> None:
        """Go to another city, or with `NO_CITY` to the list of all cities."""
        self.here = city
        self.refresh()

    def refresh(self) -> None:
        """Show the session's state with everything staged."""
        state = self._staging.draft.state
        self.update_rows(
            [
                ConnectionRow(city, city_description(self._session, state, city, cost))
                for city, cost in self._cities()
            ]
        )

    def _cities(self) -> list[tuple[int, int | None]]:
        """Return the cities in order, each with the cost of the connection to it."""
        game = self._session.state.game
        if self.here == NO_CITY:
            by_name = sorted(game.cities, key=lambda city: city_name(game.board, city))
            return [(city, None) for city in by_name]
        neighbours = sorted(game.board.neighbours[self.here], key=lambda pair: pair[1])
        return [(self.here, None), *(pair for pair in neighbours if pair[0] in game.cities)]
