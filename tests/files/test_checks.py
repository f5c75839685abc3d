# SPDX-License-Identifier: MIT
"""Checks of values say where something is wrong and what belongs there."""

from typing import Any

import pytest

from powergrid.files.checks import (
    Check,
    InvalidValue,
    in_one_line,
    kind,
    line,
    list_of,
    mapping,
    mapping_of,
    number,
    one_of,
    truth,
    whole,
)

DIGIT = whole(0, 9)
CITY = mapping({"name": line(1, 5)}, {"cost": DIGIT}, is_closed=True)
BOARD = mapping({"cities": list_of(CITY, 2)})


@pytest.mark.parametrize(
    ("check", "value"),
    [
        (DIGIT, 9),
        (number(0, 1), 0.5),
        (number(), 10**400),
        (one_of(("coal", "oil")), "oil"),
        (line(0, 3), ""),
        (line(0, 3), "a\u00adb"),
        (truth, False),
        (list_of(DIGIT, 2, is_unique=True), [1, 2]),
        (mapping_of(DIGIT, 1), {"anything": 1}),
        (BOARD, {"cities": [{"name": "Essen", "cost": 3}], "more": None}),
    ],
)
def test_correct_values_pass(check: Check, value: Any) -> None:
    check(value)


@pytest.mark.parametrize(
    ("check", "value", "says"),
    [
        (DIGIT, 10, "it is 10 but must be a whole number from 0 to 9"),
        (DIGIT, True, "it is true but must be"),
        (DIGIT, 3.0, "it is 3.0 but must be"),
        (number(0, 1), 2, "it is 2 but must be a number from 0 to 1"),
        (number(), float("inf"), "it is inf but must be a number"),
        (number(), float("nan"), "it is nan but must be a number"),
        (one_of(("coal", "oil")), ["oil"], "it is a list but must be one of coal, oil"),
        (line(1, 3), "", 'it is "" but must be one line of 1 to 3 characters'),
        (line(1, 9), "a\nb", 'it is "a b" but must be one line'),
        (line(1, 3, must="a code"), 3, "it is 3 but must be a code"),
        (truth, 1, "it is 1 but must be true or false"),
        (kind("even", lambda value: value % 2 == 0), 3, "it is 3 but must be even"),
        (list_of(DIGIT, 2), {}, "it is a mapping but must be a list"),
        (list_of(DIGIT, 2), [1, 2, 3], "it has 3 entries; at most 2 are allowed"),
        (list_of(DIGIT, 2), [1, None], '"[1]" is nothing but must be'),
        (list_of(DIGIT, 2, is_unique=True), [1, 1], "it holds a value twice"),
        (mapping_of(DIGIT, 1), {"a": 1, "b": 1}, "it has 2 entries; at most 1 are allowed"),
        (
            mapping_of(DIGIT, 1, ("a",)),
            {"b": 1},
            'it has the key "b", which is not known; the keys',
        ),
        (BOARD, [], "it is a list but must be a mapping"),
        (BOARD, {}, '"cities" is missing'),
        (BOARD, {"cities": [{"name": "Essen", "cost": 10}]}, '"cities[0].cost" is 10 but must'),
        (BOARD, {"cities": [{"name": "Essen", "size": 1}]}, '"cities[0]" has the key "size"'),
    ],
)
def test_a_wrong_value_is_reported_with_its_place(check: Check, value: Any, says: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        check(value)
    assert str(caught.value).startswith(says)


def test_what_is_written_is_made_one_line() -> None:
    for refused in "\t\n\x7f\x85\u2028\ud800":
        with pytest.raises(InvalidValue):
            line(1, 9)(f"a{refused}b")
        assert in_one_line(f"a{refused}b") == "a b"
    assert in_one_line("a\u202eb") == "a b"
    assert in_one_line("Zo\u00eb M\u00fcller\u00ad") == "Zo\u00eb M\u00fcller\u00ad"
