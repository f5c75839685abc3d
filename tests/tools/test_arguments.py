# SPDX-License-Identifier: MIT
"""Numbers within limits, and seats with bots in them."""

from argparse import ArgumentTypeError

import pytest

from powergrid.tools.arguments import bot_seats, number_between, number_of_games


def test_numbers_within_the_limits_are_accepted() -> None:
    assert number_between(2, 5, "2") == 2
    assert number_between(2, 5, "5") == 5
    assert number_of_games("400") == 400


@pytest.mark.parametrize("text", ["1", "6", "many", "2.5"])
def test_other_numbers_are_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=text):
        number_between(2, 5, text)


def test_seats_differ_in_name_and_colour() -> None:
    seats = bot_seats(["master", "planner", "planner"])
    assert [seat.player for seat in seats] == ["master", "planner", "planner"]
    assert len({seat.name for seat in seats}) == 3
    assert len({seat.colour for seat in seats}) == 3
