# SPDX-License-Identifier: MIT
"""The board at the table: shows the session's state and the staged turn, and reports clicks."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from powergrid.box import Drawing
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.board.board_content import StagedHouse
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.light import Hour
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.building.routes import legs_to, routes_to
from powergrid.gui.power_grid.table.contested_cities import ContestedCities
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.words.cities import city_description
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules.board import NO_CITY
from powergrid.rules.events import PlantsRun, RoundBegan
from powergrid.rules.legal import Sites, legal
from powergrid.rules.phases.building import open_place
from powergrid.rules.state import BUILDING, BUREAUCRACY

_HOURS: Final[dict[int, Hour]] = {BUILDING: "dusk", BUREAUCRACY: "night"}


class TableBoard(QObject):
    """Keeps a board view in step with a session and the staged actions."""

    def __init__(
        self, session: Session, staging: Staging, drawing: Drawing, parent: QWidget | None = None
    ) -> None:
        super().__init__()
        self.session = session
        self.staging = staging
        self.view = BoardView(session.state.game.board, drawing, parent)
        self.setParent(self.view)  # deleted with the view; the session may live on
        self._scene = self.view.board_scene()
        self._scene.set_areas(session.state.game.areas)
        self.view.frame()
        self.view.city_hovered.connect(staging.point_at_city)
        self.view.city_clicked.connect(staging.choose_city)
        self.view.city_double_clicked.connect(staging.confirm_city)
        self.view.connection_tip = self._connection_tip
        self._networks = Networks(session.state.game)
        self.contested = ContestedCities(self.view, staging)
        # Routes load networkx: not before the table has been painted.
        self.network_timer = QTimer(self, singleShot=True)
        self.network_timer.timeout.connect(self._show_networks)
        self.network_timer.timeout.connect(self.contested.refresh)
        session.changed.connect(self.show_state)
        staging.draft_changed.connect(self._show_draft)
        staging.city_pointed.connect(self._show_pointed)
        staging.cities_highlighted.connect(self._scene.highlight_cities)
        staging.seat_pointed.connect(self._highlight_network)
        staging.powered_shown.connect(self._show_light)
        self.show_state()

    def show_state(self) -> None:
        """Show the houses and places of the session's state."""
        self._scene.show_state(self.session.state, self.session.colours)
        self.network_timer.start(0)
        self._show_light()
        self._show_draft()

    def _show_networks(self) -> None:
        state, networks = self.session.state, self._networks
        seats = list(enumerate(self.session.colours))
        self._scene.show_networks(
            [(colour, networks.connections(state, seat)) for seat, colour in seats],
            [(colour, networks.bought_through(state, seat)) for seat, colour in seats],
        )

    def _connection_tip(self, connection: int) -> str:
        """Return the cost of a connection, and the players who have paid for it."""
        board, session = self.session.state.game.board, self.session
        ends = board.connections[connection]
        colours = self._scene.networks_shown().get(connection, ())
        names = [player.name for player in session.seats if player.colour in colours]
        text = self.tr("From {a} to {b}: {cost}.")
        if names:
            text = self.tr("From {a} to {b}: {cost}. In the network of {names}.")
        a, b = (city_name(board, city) for city in (ends.a, ends.b))
        return text.format(a=a, b=b, cost=ends.cost, names=listed(names))

    def _highlight_network(self, seat: int) -> None:
        """Highlight the network of the player who is pointed at."""
        self._scene.highlight_network(self.session.colours[seat] if seat >= 0 else "")

    def _show_light(self) -> None:
        """Show the phase's light and the lit houses: of the plants chosen, else of those run."""
        state = self.session.state
        powered = dict(enumerate(state.powered)) if state.is_over else self._powered_this_round()
        lit = {seat: state.cities[seat][:count] for seat, count in powered.items()}
        if self.staging.powered is not None:
            lit[state.seat] = self.staging.powered
        hour = "night" if state.is_over else _HOURS.get(state.phase, "day")
        self._scene.show_light(hour, ((city, seat) for seat in lit for city in lit[seat]))

    def _powered_this_round(self) -> dict[int, int]:
        """Return how many cities each seat has powered in this round."""
        powered: dict[int, int] = {}
        for played in reversed(self.session.past):
            for event in reversed(played.events):
                if isinstance(event, RoundBegan):
                    return powered
                if isinstance(event, PlantsRun):
                    powered[event.seat] = event.powered
        return powered

    def _colour(self) -> str:
        state = self.session.state
        return self.session.colours[self.session.viewer if state.is_over else self._builder()]

    def _builder(self) -> int:
        """Return the seat whose houses are staged."""
        return self.staging.planner if self.staging.is_planning else self.session.state.seat

    def _show_draft(self) -> None:
        self._scene.show_staged(list(self._staged()), self._colour())
        self._show_pointed(self.staging.pointed)

    def _staged(self) -> Iterator[StagedHouse]:
        state = self.session.state
        if state.is_over:
            return
        seat, draft = self._builder(), self.staging.draft
        routes = routes_to(state.game, state.cities[seat], draft.houses)
        for number, (house, legs) in enumerate(routes, start=1):
            place = draft.state.houses[house.city].index(seat)
            yield StagedHouse(house.city, number, [(a, b) for a, b, _ in legs], place)

    def _show_pointed(self, city: int) -> None:
        state = self.staging.draft.state
        total: int | None = None
        is_looking = self.session.is_person_asked or self.staging.is_planning
        if city != NO_CITY and is_looking and state.seat == self.staging.planner:
            question = legal(state)
            total = question.total(city) if isinstance(question, Sites) else None
        self._describe_pointed(city, has_price=total is not None)
        if total is None:
            self._scene.clear_price()
            return
        legs = legs_to(state.game, state.cities[state.seat], city)
        self._scene.show_price(
            city, total, legs, self._colour(), open_place(state, state.seat, city)
        )

    def _describe_pointed(self, city: int, *, has_price: bool) -> None:
        """Let a screen reader announce the city pointed at, since it does not see a scene's items.

        A tip shows it, unless a route with its price is shown on the map.
        """
        name = self.tr("Board")
        words = self.tr(
            "Arrow keys move from city to city. M opens the map as a list, T describes the table."
        )
        if city != NO_CITY:
            board = self.session.state.game.board
            name = self.tr("Board: {city}").format(city=city_name(board, city))
            words = city_description(self.session, self.staging.draft.state, city)
            rivals = self.contested.rivals.get(city, ())
            if rivals:
                names = listed([self.session.seats[seat].name for seat in rivals])
                words += " " + self.tr("Before you: {names}.", "can build here").format(names=names)
            self._scene.set_tip(city, "" if has_price else words)
            if self.view.hasFocus() and name != self.view.accessibleName():
                announcer().say(words)
        self.view.setAccessibleName(name)
        self.view.setAccessibleDescription(words)
