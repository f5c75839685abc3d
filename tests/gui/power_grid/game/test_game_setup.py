# SPDX-License-Identifier: MIT
"""The setup of a new game, changed by rules for the whole table."""

from dataclasses import replace

from powergrid.box import load_board, load_edition
from powergrid.gui.power_grid.game.game_setup import (
    GameSetup,
    levels_of,
    problem_with,
    with_level,
)
from powergrid.records import PERSON, Seat

SEATS = (
    Seat("Ada", "red", "expert"),
    Seat("Bruno", "blue", PERSON),
    Seat("Chiara", "green", "expert"),
    Seat("Dmitri", "black", "beginner"),
)
SETUP = GameSetup("germany", "recharged", None, SEATS)


def test_the_levels_at_the_table_are_those_of_its_bots_each_once() -> None:
    assert levels_of(SETUP) == ("expert", "beginner")


def test_a_level_for_all_is_for_bots_alone() -> None:
    changed = with_level(SETUP, "master")
    assert [seat.player for seat in changed.seats] == ["master", PERSON, "master", "master"]
    assert levels_of(changed) == ("master",)


def test_a_space_behind_a_name_does_not_tell_two_seats_apart() -> None:
    board, edition = load_board("germany", "recharged"), load_edition("recharged")
    assert not problem_with(SETUP, board, edition)
    seats = (*SEATS[:3], SEATS[3]._replace(name="Ada "))
    assert problem_with(replace(SETUP, seats=seats), board, edition) == "Two seats are called Ada."
