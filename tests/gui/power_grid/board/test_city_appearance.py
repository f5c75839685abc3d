# SPDX-License-Identifier: MIT
"""What the places of a city show."""

from powergrid.gui.power_grid.board.city_appearance import (
    ABSENT,
    CLOSED,
    MARKED,
    OPEN,
    Place,
    empty_houses,
    places_in_city,
)
from powergrid.rules.state import FREE

COLOURS = ("red", "blue")


def test_the_step_decides_how_many_places_are_open() -> None:
    assert places_in_city((FREE, FREE, FREE), 1, COLOURS) == (OPEN, CLOSED, CLOSED)
    assert places_in_city((FREE, FREE, FREE), 3, COLOURS) == (OPEN, OPEN, OPEN)


def test_a_house_has_the_colour_of_its_owner() -> None:
    assert places_in_city((1, FREE, FREE), 2, COLOURS) == (Place("taken", "blue"), OPEN, CLOSED)


def test_a_planned_house_takes_the_first_free_place() -> None:
    wanted = Place("staged", "red", 2)

    assert places_in_city((1, FREE, FREE), 3, COLOURS, wanted)[1:] == (wanted, OPEN)
    assert wanted not in places_in_city((1, 0, FREE), 2, COLOURS, wanted)


def test_in_a_marked_city_a_planned_house_takes_the_place_given_by_the_rules() -> None:
    houses = (FREE, FREE, FREE)
    wanted = Place("staged", "red", 1)
    assert places_in_city(houses, 2, COLOURS, wanted, True, 1) == (MARKED, wanted, CLOSED)
    assert places_in_city(houses, 2, COLOURS, wanted, True, 0) == (wanted, OPEN, CLOSED)


def test_before_the_game_a_city_has_the_places_that_have_a_price() -> None:
    assert places_in_city(empty_houses((None, 8)), 1, COLOURS) == (ABSENT, CLOSED)
    assert places_in_city(empty_houses((7, 8, 9)), 1, COLOURS) == (OPEN, CLOSED, CLOSED)
