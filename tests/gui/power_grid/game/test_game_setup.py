# SPDX-License-Identifier: MIT
"""The setup of a new game, changed by rules for the whole table."""

from powergrid.gui.power_grid.game.game_setup import GameSetup, levels_of, with_level
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
