# SPDX-License-Identifier: MIT
"""Who sits at the table."""

from powergrid.play.seats import Seat, with_known_colours


def test_unknown_and_repeated_colours_give_way_to_free_ones() -> None:
    seats = [Seat("Ada", "pink"), Seat("Ben", "red"), Seat("Cleo", "red")]
    colours = [seat.colour for seat in with_known_colours(seats, ("red", "blue", "green"))]
    assert colours == ["blue", "red", "green"]
