# SPDX-License-Identifier: MIT
"""The arrow keys reach every city."""

from collections.abc import Collection
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.board.arrow_keys import (
    Direction,
    connected_cities,
    nearest_city,
    next_city,
)
from powergrid.gui.power_grid.board.layout import Layout
from tests.gui.power_grid.board.boards import PRINTINGS, laid_out

ALL = (*PRINTINGS, ("central-europe", "classic"))
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "up", "down")


def is_all_reached(layout: Layout, cities: Collection[int]) -> bool:
    """Return whether arrows lead from every city to every other."""
    steps = {
        city: {next_city(layout, city, direction, cities) for direction in DIRECTIONS}
        for city in cities
    }
    for start in cities:
        reached, edge = {start}, [start]
        while edge:
            edge = [there for city in edge for there in steps[city] if there not in reached]
            reached.update(edge)
        if reached != set(cities):
            return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("board", "edition"), ALL)
def test_every_city_is_reached_from_every_city(board: str, edition: str, qtbot: QtBot) -> None:
    layout = laid_out(board, edition, 1017, 1024)
    assert is_all_reached(layout, range(len(layout.signs)))


@pytest.mark.slow
@pytest.mark.parametrize(("board", "edition"), ALL)
def test_every_city_in_play_is_reached(board: str, edition: str, qtbot: QtBot) -> None:
    layout = laid_out(board, edition, 1017, 1024)
    every = range(len(layout.board.areas))
    for count in (2, 3, 4, 5):
        for areas in filter(layout.board.are_areas_connected, combinations(every, count)):
            assert is_all_reached(layout, layout.board.cities_of(areas)), areas


@pytest.mark.parametrize(("board", "edition"), ALL)
def test_arrows_follow_the_connections(board: str, edition: str, qtbot: QtBot) -> None:
    layout = laid_out(board, edition, 1017, 1024)
    cities = range(len(layout.signs))
    followed = 0
    for city in cities:
        found = connected_cities(layout, city, cities)
        connected = {other for other, _ in layout.board.neighbours[city]}
        assert set(found.values()) <= connected
        assert all(next_city(layout, city, key, cities) == end for key, end in found.items())
        assert len(set(found.values())) == len(found)
        followed += len(found)
    # nearly all connections that four arrow keys can follow
    assert followed > 0.8 * sum(min(4, len(layout.board.neighbours[city])) for city in cities)


@pytest.mark.parametrize(("board", "edition"), PRINTINGS)
def test_a_connected_city_has_one_arrow(board: str, edition: str, qtbot: QtBot) -> None:
    layout = laid_out(board, edition, 1017, 1024)
    cities = range(len(layout.signs))
    for city in cities:
        connected = connected_cities(layout, city, cities)
        for direction in set(DIRECTIONS) - connected.keys():
            assert next_city(layout, city, direction, cities) not in connected.values()


def test_an_arrow_leads_in_its_direction(qtbot: QtBot) -> None:
    layout = laid_out("germany", "classic", 1017, 1024)
    index = layout.board.city_index
    cities = range(len(layout.signs))

    assert next_city(layout, index["muenchen"], "left", cities) == index["augsburg"]
    assert next_city(layout, index["muenchen"], "up", cities) == index["regensburg"]
    assert next_city(layout, index["flensburg"], "up", cities) == index["flensburg"]
    assert next_city(layout, index["muenchen"], "left", [index["freiburg"]]) == index["freiburg"]


def test_the_nearest_city_to_a_point(qtbot: QtBot) -> None:
    layout = laid_out("germany", "classic", 1017, 1024)

    assert nearest_city(layout, QPointF(0, 0), [3, 5, 8]) == 3
    assert nearest_city(layout, QPointF(0, 0), []) == -1
