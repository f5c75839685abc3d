# SPDX-License-Identifier: MIT
"""The picture of the first start: its cities light up one after another, from the north."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.first_lights import FirstLights


def built(view: FirstLights) -> set[int]:
    return {city for network in view.snapshot.networks for city in network.cities}


@pytest.mark.slow
def test_the_cities_light_up_one_after_another_from_the_north(qtbot: QtBot) -> None:
    view = FirstLights()
    qtbot.addWidget(view)
    seen: list[tuple[int, ...]] = []
    view.lit.connect(lambda: seen.append(tuple(view.snapshot.lit)))
    view.show()
    qtbot.waitUntil(lambda: set(view.snapshot.lit) == built(view))
    assert [len(lit) for lit in seen] == list(range(1, len(built(view)) + 1))
    names = [view.snapshot.board.cities[city].name for city in seen[-1]]
    assert (names[0], names[-1]) == ("Flensburg", "München")


def test_with_reduced_motion_all_are_lit_at_once(qtbot: QtBot) -> None:
    look().set_reduced_motion(True)
    view = FirstLights()
    qtbot.addWidget(view)
    view.show()
    assert set(view.snapshot.lit) == built(view)


def test_networks_run_along_connections_of_the_board(qtbot: QtBot) -> None:
    view = FirstLights()
    qtbot.addWidget(view)
    known = {(connection.a, connection.b) for connection in view.snapshot.board.connections}
    for network in view.snapshot.networks:
        assert all((a, b) in known or (b, a) in known for a, b in network.connections)
