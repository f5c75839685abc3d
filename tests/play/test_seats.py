# SPDX-License-Identifier: MIT
"""Who sits at the table."""

from powergrid.play.seats import Seat, only_person, with_known_colours


def test_unknown_and_repeated_colours_give_way_to_free_ones() -> None:
    seats = [Seat("Ada", "pink"), Seat("Ben", "red"), Seat("Cleo", "red")]
    colours = [seat.colour for seat in with_known_colours(seats, ("red", "blue", "green"))]
    assert colours == ["blue", "red", "green"]


def test_one_person_among_bots_is_the_only_one() -> None:
    ada, bruno = Seat("Ada", "red"), Seat("Bruno", "blue", "learner")
    assert only_person([bruno, ada]) == 1
    assert only_person([ada, ada, bruno]) is None
    assert only_person([bruno]) is None
