# SPDX-License-Identifier: MIT
"""The board at the table: shows the session's state and the desk's draft, and reports back."""

from collections.abc import Collection, Iterator
from itertools import pairwise

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from powergrid.box import Drawing
from powergrid.gui.access.announcer import announcer
from powergrid.gui.board.board_scene import StagedHouse
from powergrid.gui.board.board_view import BoardView
from powergrid.gui.city_words import city_in_words
from powergrid.gui.desk import NOWHERE, Desk
from powergrid.gui.place_names import city_name
from powergrid.gui.session import Session
from powergrid.rules.events import HouseBuilt, PlantsRun, RoundBegan
from powergrid.rules.legal import Sites, legal
from powergrid.rules.phases.building import open_place

Leg = tuple[int, int, int]


class TableBoard(QObject):
    """Keeps a board view in step with a session and a desk."""

    def __init__(
        self, session: Session, desk: Desk, drawing: Drawing, parent: QWidget | None = None
    ) -> None:
        super().__init__()
        self.session = session
        self.desk = desk
        self.view = BoardView(session.state.game.board, drawing, parent)
        self.setParent(self.view)  # gone with it, it hears no more of a session that goes on
        self.view.set_areas(session.state.game.areas)
        self.view.city_hovered.connect(desk.point_at_city)
        self.view.city_clicked.connect(desk.choose_city)
        self.view.city_double_clicked.connect(desk.confirm_city)
        session.changed.connect(self.show_state)
        desk.draft_changed.connect(self._show_draft)
        desk.city_pointed.connect(self._show_pointed)
        desk.cities_lit.connect(self.view.light)
        self.show_state()

    def show_state(self) -> None:
        """Show the houses and places of the session's state."""
        self.view.show_state(self.session.state, self.session.colours)
        self.view.show_powered(self._powered())
        self._show_draft()

    def _powered(self) -> Collection[int]:
        """Return the cities that the last plants run in this round have powered."""
        for played in reversed(self.session.past):
            for event in reversed(played.events):
                if isinstance(event, RoundBegan):
                    return ()
                if isinstance(event, PlantsRun):
                    return self.session.state.cities[event.seat][: event.powered]
        return ()

    def _colour(self) -> str:
        state = self.session.state
        return self.session.colours[self.session.viewer if state.is_over else self._builder()]

    def _builder(self) -> int:
        """Return whose houses are staged."""
        return self.desk.planner if self.desk.is_planning else self.session.state.seat

    def _show_draft(self) -> None:
        self.view.show_staged(list(self._staged()), self._colour())
        self._show_pointed(self.desk.pointed)

    def _staged(self) -> Iterator[StagedHouse]:
        state = self.session.state
        if state.is_over:
            return
        seat = self._builder()
        network = list(state.cities[seat])
        built = [
            e for events in self.desk.draft.events for e in events if isinstance(e, HouseBuilt)
        ]
        for number, event in enumerate(built, start=1):
            route = [(a, b) for a, b, _ in self._legs(network, event.city)]
            owners = self.desk.draft.state.houses[event.city]
            yield StagedHouse(event.city, number, route, owners.index(seat))
            network.append(event.city)

    def _show_pointed(self, city: int) -> None:
        state = self.desk.draft.state
        total: int | None = None
        is_looking = self.session.is_person_asked or self.desk.is_planning
        if city != NOWHERE and is_looking and state.seat == self.desk.planner:
            question = legal(state)
            total = question.total(city) if isinstance(question, Sites) else None
        self._say_pointed(city)
        if total is None:
            self.view.clear_price()
            return
        legs = list(self._legs(state.cities[state.seat], city))
        self.view.show_price(city, total, legs, self._colour(), open_place(state, state.seat, city))

    def _say_pointed(self, city: int) -> None:
        """Let a screen reader say what is pointed at: it does not see the items of a scene."""
        name = self.tr("Board")
        words = self.tr(
            "Arrow keys go from city to city. M opens the map as a list, T the table in words."
        )
        if city != NOWHERE:
            board = self.session.state.game.board
            name = self.tr("Board: {city}").format(city=city_name(board, city))
            words = city_in_words(self.session, self.desk.draft.state, city)
            if self.view.hasFocus() and name != self.view.accessibleName():
                announcer().say(words)
        self.view.setAccessibleName(name)
        self.view.setAccessibleDescription(words)

    def _legs(self, network: Collection[int], city: int) -> Iterator[Leg]:
        if not network:
            return
        game = self.session.state.game
        path = game.board.route(network, city, game.cities)
        for a, b in pairwise(path):
            yield a, b, game.distances[a][b]
