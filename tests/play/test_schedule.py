# SPDX-License-Identifier: MIT
"""Schedules: tables are even, everybody meets everybody about equally often and changes seats."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from powergrid.play.schedule import schedule, table_sizes


@pytest.mark.parametrize(
    ("entrants", "size", "sizes"),
    [
        (3, 4, [3]),
        (5, 4, [5]),
        (7, 4, [4, 3]),
        (8, 4, [4, 4]),
        (11, 3, [4, 4, 3]),
        (16, 6, [6, 5, 5]),
    ],
)
def test_tables_are_as_even_as_they_can_be(entrants: int, size: int, sizes: list[int]) -> None:
    assert table_sizes(entrants, size) == sizes


@pytest.mark.parametrize(("entrants", "size", "rounds"), [(8, 4, 7), (9, 3, 4)])
def test_all_players_meet_about_equally_often_and_change_seats(
    entrants: int, size: int, rounds: int
) -> None:
    plan = schedule(entrants, size, rounds, Random(1))
    meetings: Counter[tuple[int, int]] = Counter(dict.fromkeys(combinations(range(entrants), 2), 0))
    places: Counter[tuple[int, int]] = Counter()
    for tables in plan:
        assert sorted(entrant for table in tables for entrant in table) == [*range(entrants)]
        for table in tables:
            meetings.update(combinations(sorted(table), 2))
            places.update((entrant, at) for at, entrant in enumerate(table))
    assert max(meetings.values()) - min(meetings.values()) == 0
    assert max(places.values()) <= -(-rounds // size) + 1
