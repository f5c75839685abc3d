# SPDX-License-Identifier: MIT
"""The arrow keys lead everywhere."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from powergrid.gui.board.compass import Heading, nearest_city, next_city
from tests.gui.board.boards import PRINTINGS, laid_out

HEADINGS: tuple[Heading, ...] = ("left", "right", "up", "down")


@pytest.mark.parametrize(("board", "edition"), PRINTINGS)
def test_every_city_is_reached_from_every_city(board: str, edition: str, qtbot: QtBot) -> None:
    layout = laid_out(board, edition, 1017, 1024)
    cities = range(len(layout.signs))
    steps = {city: {next_city(layout, city, way, cities) for way in HEADINGS} for city in cities}

    for start in cities:
        reached, edge = {start}, [start]
        while edge:
            edge = [there for city in edge for there in steps[city] if there not in reached]
            reached.update(edge)
        assert reached == set(cities)


def test_a_step_leads_that_way(qtbot: QtBot) -> None:
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
