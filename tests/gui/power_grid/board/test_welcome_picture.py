# SPDX-License-Identifier: MIT
"""The picture that welcomes new players: its cities light up one after another."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.welcome_picture import WelcomePicture


def built(view: WelcomePicture) -> set[int]:
    return {city for network in view.snapshot.networks for city in network.cities}


@pytest.mark.slow
def test_the_cities_light_up_one_after_another_from_the_north(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = WelcomePicture()
    qtbot.addWidget(view)
    painted: list[tuple[int, ...]] = []
    monkeypatch.setattr(view, "update", lambda: painted.append(tuple(view.snapshot.lit)))
    view.show()
    qtbot.waitUntil(lambda: set(view.snapshot.lit) == built(view))
    seen = list(dict.fromkeys(painted))
    assert [len(lit) for lit in seen] == list(range(1, len(built(view)) + 1))
    names = [view.snapshot.board.cities[city].name for city in seen[-1]]
    assert (names[0], names[-1]) == ("Flensburg", "München")


def test_with_reduced_motion_all_are_lit_at_once(qtbot: QtBot) -> None:
    look().set_reduced_motion(True)
    view = WelcomePicture()
    qtbot.addWidget(view)
    view.show()
    assert set(view.snapshot.lit) == built(view)


def test_networks_run_along_connections_of_the_board(qtbot: QtBot) -> None:
    view = WelcomePicture()
    qtbot.addWidget(view)
    known = {(connection.a, connection.b) for connection in view.snapshot.board.connections}
    for network in view.snapshot.networks:
        assert all((a, b) in known or (b, a) in known for a, b in network.connections)
