# SPDX-License-Identifier: MIT
"""Challenges: a code gives the same game to anybody, and every day has one."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from powergrid.bots import LEVELS
from powergrid.box import built_in_board_ids
from powergrid.files.messages import MAX_SHORT_TEXT
from powergrid.gui.power_grid.game.challenge import (
    board_of_the_day,
    code_of,
    code_of_the_day,
    setup_in_code,
    setup_of_code,
)
from powergrid.records import PERSON
from powergrid.rules.options import OPTION_NAMES, Options

NAMED = tuple(LEVELS)
CODE = "central-europe.classic.345.77"


def test_setup_and_code_convert_into_each_other() -> None:
    setup = setup_in_code(f" {CODE.upper()}\n", NAMED, "Zoë")
    assert setup is not None
    assert code_of(setup, NAMED) == CODE
    assert [seat.player for seat in setup.seats] == [PERSON, "regular", "expert", "master"]
    assert setup.seats[0].name == "Zoë"
    assert len({seat.name for seat in setup.seats}) == 4
    other = setup_of_code(CODE, NAMED)
    assert other is not None
    assert replace(other, seats=()) == replace(setup, seats=())


def test_options_are_part_of_the_code() -> None:
    setup = setup_of_code("germany.recharged.33.5.starting_cities", NAMED)
    assert setup is not None
    assert setup.options == Options(starting_cities=True)
    assert code_of(setup, NAMED).endswith(".starting_cities")


def test_the_longest_id_of_a_board_and_all_options_fit_into_a_code() -> None:
    setup = setup_in_code(CODE, NAMED)
    assert setup is not None
    options = Options(**dict.fromkeys(OPTION_NAMES, True))
    longest = replace(setup, board_id="x" * MAX_SHORT_TEXT, seed=10**9 - 1, options=options)
    longest = replace(longest, seats=(*setup.seats, *setup.seats[1:3]))
    code = code_of(longest, NAMED)
    again = setup_in_code(code, NAMED)
    assert again is not None
    assert (again.board_id, again.options) == (longest.board_id, options)


def test_a_game_that_cannot_be_reproduced_has_no_code() -> None:
    setup = setup_of_code(CODE, NAMED)
    assert setup is not None
    first, second, *rest = setup.seats
    for wrong in (
        replace(setup, seed=None),
        replace(setup, areas=(0, 1, 2, 3)),
        replace(setup, is_drafted=True),
        replace(setup, seats=(second, first, *rest)),
        replace(setup, seats=(first, second._replace(player="program:mine"), *rest)),
    ):
        assert code_of(wrong, NAMED) == ""


@pytest.mark.parametrize(
    "code",
    [
        *("", "germany", "germany.recharged..5", "germany.recharged.333.", "a.b.3.4"),
        *("germany.recharged.9.5", "germany.recharged.333333.5", "germany.recharged.3.5"),
        *(
            "germany.recharged.333.5.no_such",
            "../../x.recharged.333.5",
            "germany.recharged.333.5" * 9,
        ),
    ],
)
def test_an_invalid_code_stands_for_no_game(code: str) -> None:
    assert setup_of_code(code, NAMED) is None


def test_every_day_has_another_game() -> None:
    day = date(2026, 11, 22)
    codes = [
        code_of_the_day(day + timedelta(days=n), built_in_board_ids(), NAMED) for n in range(60)
    ]
    assert codes[0].endswith(".20261122")
    assert len({code.split(".")[0] for code in codes}) > 5
    assert codes[0] == code_of_the_day(day, built_in_board_ids()[::-1], NAMED)
    assert all(setup_of_code(code, NAMED) for code in codes[:12])
    levels = [digit for code in codes for digit in code.split(".")[2]]
    assert {*levels} == {"2", "3", "4"}, "bots of the middle level, and of those beside it"


def test_the_board_of_the_day_is_known_without_its_code() -> None:
    day, ids = date(2026, 11, 22), built_in_board_ids()
    assert board_of_the_day(day, ids) == tuple(code_of_the_day(day, ids, NAMED).split(".")[:2])
