# SPDX-License-Identifier: MIT
"""The map as a list: one city and its connections, or all cities by name."""

from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.city_words import city_in_words
from powergrid.gui.desk import NOWHERE, Desk
from powergrid.gui.models.rows_model import RowsModel
from powergrid.gui.place_names import city_name
from powergrid.gui.session import Session


class ConnectionRow(NamedTuple):
    """A city, and all about it in words."""

    city: int
    words: str


class ConnectionsModel(RowsModel[ConnectionRow]):
    """The city `here` and then those that it is connected with, the cheapest first.

    With `here` `NOWHERE` it holds all cities in play, by name.
    """

    ROW = ConnectionRow

    def __init__(self, session: Session, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(attrgetter("words"), parent)
        self._session = session
        self._desk = desk
        self.here = NOWHERE
        session.changed.connect(self.refresh)
        desk.draft_changed.connect(self.refresh)
        self.refresh()

    def go_to(self, city: int) -> None:
        """Stand in another city, or with `NOWHERE` in none."""
        self.here = city
        self.refresh()

    def refresh(self) -> None:
        """Take over what has changed in the state or the draft."""
        state = self._desk.draft.state
        self.update_rows(
            [
                ConnectionRow(city, city_in_words(self._session, state, city, way))
                for city, way in self._cities()
            ]
        )

    def _cities(self) -> list[tuple[int, int | None]]:
        """Return the cities in their order, with what the way there costs."""
        game = self._session.state.game
        if self.here == NOWHERE:
            by_name = sorted(game.cities, key=lambda city: city_name(game.board, city))
            return [(city, None) for city in by_name]
        ways = sorted(game.board.neighbours[self.here], key=lambda way: way[1])
        return [(self.here, None), *(way for way in ways if way[0] in game.cities)]
