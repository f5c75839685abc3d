# SPDX-License-Identifier: MIT
"""Which connections belong to whose network, and how the board shows them."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.box import load_drawing
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.table.table_board import TableBoard
from powergrid.rules import State
from powergrid.rules.events import HouseBuilt
from powergrid.rules.state import BANK, NO_SEAT
from tests.gui.tables import a_session, play_until


def cost(state: State, connections: list[tuple[int, int]]) -> int:
    board = state.game.board
    return sum(
        board.connections[board.connection_index[connection]].cost for connection in connections
    )


@pytest.mark.parametrize("board", ["germany", "usa"])
def test_a_network_is_the_connections_paid_for(board: str) -> None:
    session = play_until(a_session(5, board), lambda state: state.is_over, "sensible")
    networks = Networks(session.state.game)
    paid = dict.fromkeys(range(5), 0)
    for played, after in zip(
        session.past, [*(later.before for later in session.past[1:]), session.state], strict=True
    ):
        for event in played.events:
            if isinstance(event, HouseBuilt):
                before = cost(played.before, networks.connections(played.before, event.seat))
                now = cost(after, networks.connections(after, event.seat))
                assert now - before <= event.connection
                paid[event.seat] += event.connection
    for seat, total in paid.items():
        # A connection paid for twice, on two routes that share it, is drawn once.
        drawn = cost(session.state, networks.connections(session.state, seat))
        assert 0 < drawn <= total
        assert drawn >= total * 0.8


def test_connections_through_a_city_without_a_house_are_marked() -> None:
    session = play_until(a_session(5, "usa"), lambda state: state.is_over, "sensible")
    networks, state = Networks(session.state.game), session.state
    through = [
        (seat, connection)
        for seat in range(5)
        for connection in networks.bought_through(state, seat)
    ]
    assert through
    for seat, connection in through:
        assert connection in networks.connections(state, seat)
        assert not set(connection) <= set(state.cities[seat])
    assert len(through) < sum(len(networks.connections(state, seat)) for seat in range(5)) / 2


def at_the_end(session: Session) -> tuple[Session, TableBoard]:
    game = session.state.game
    drawing = load_drawing(game.board.id, game.edition.id)
    return session, TableBoard(session, Staging(session), drawing)


def colours_of_networks(session: Session) -> dict[int, tuple[str, ...]]:
    networks, connection_index = (
        Networks(session.state.game),
        session.state.game.board.connection_index,
    )
    found: dict[int, tuple[str, ...]] = {}
    for seat, colour in enumerate(session.colours):
        for connection in networks.connections(session.state, seat):
            index = connection_index[connection]
            found[index] = (*found.get(index, ()), colour)
    return found


def test_the_board_follows_building_and_undo(qtbot: QtBot) -> None:
    def has_shared(state: State) -> bool:
        return state.step == 2 and state.phase == 4

    session, board = at_the_end(play_until(a_session(4), has_shared, "sensible"))
    qtbot.addWidget(board.view)
    scene = board.view.board_scene()
    qtbot.waitUntil(lambda: scene.networks_shown() == colours_of_networks(session))
    assert any(len(colours) > 1 for colours in scene.networks_shown().values())
    play_until(session, lambda state: state.is_over, "sensible")
    qtbot.waitUntil(lambda: scene.networks_shown() == colours_of_networks(session))
    session.show_position(session.past[:40], session.past[40].before.copy())
    qtbot.waitUntil(lambda: scene.networks_shown() == colours_of_networks(session))


def test_a_house_built_elsewhere_after_an_undo_gets_new_connections() -> None:
    state = a_session(3).state
    networks = Networks(state.game)
    for cities in ((0, 1, 2), (0, 5, 2)):
        state.cities = (cities, (), ())
        assert networks.connections(state, 0) == Networks(state.game).connections(state, 0)


def test_pointing_at_a_player_shows_only_that_network(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, board = at_the_end(a_session())
    qtbot.addWidget(board.view)
    alone: list[str] = []
    monkeypatch.setattr(board.view.board_scene(), "highlight_network", alone.append)
    for seat in (1, BANK, 0, NO_SEAT):
        board.staging.point_at_seat(seat)
    assert alone == [board.session.colours[1], "", board.session.colours[0], ""]


def test_the_tooltip_of_a_connection_names_its_cities_and_owners(qtbot: QtBot) -> None:
    session, shown = at_the_end(play_until(a_session(5), lambda state: state.is_over, "sensible"))
    qtbot.addWidget(shown.view)
    shown.view.resize(900, 900)
    qtbot.waitUntil(lambda: bool(shown.view.board_scene().networks_shown()))
    scene, board = shown.view.board_scene(), session.state.game.board
    connection, colours = next(iter(scene.networks_shown().items()))
    tip = shown.view.tip_at(scene.layout.plates[connection].center())
    assert f": {board.connections[connection].cost}." in tip
    names = [seat.name for seat in session.seats if seat.colour in colours]
    assert names
    assert all(name in tip for name in names)
    sign = scene.layout.signs[board.connections[connection].a].center()
    assert shown.view.tip_at(sign) == ""
