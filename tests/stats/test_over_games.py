# SPDX-License-Identifier: MIT
"""Figures over many games, calculated by hand."""

from powergrid.stats.over_games import Group, Outcome, group_outcomes

OUTCOMES = [
    Outcome("germany", "classic", "person", 3, 1, 15, 10),
    Outcome("germany", "classic", "planner", 3, 2, 14, 10),
    Outcome("germany", "classic", "planner", 3, 3, 12, 10),
    Outcome("usa", "classic", "person", 2, 2, 9, 14),
    Outcome("usa", "classic", "planner", 2, 1, 16, 14),
]


def test_results_are_counted_by_level() -> None:
    assert group_outcomes(OUTCOMES, lambda outcome: outcome.level) == [
        Group("person", 2, 1, 1.5, 12.0, 12.0, (1 / 3 + 1 / 2) / 2, (1, 1)),
        Group("planner", 3, 1, 2.0, 14.0, 34 / 3, (1 / 3 + 1 / 3 + 1 / 2) / 3, (1, 1, 1)),
    ]


def test_boards_are_listed_in_the_order_of_their_first_game() -> None:
    groups = group_outcomes(OUTCOMES, lambda outcome: outcome.board)
    assert [(group.name, group.seats, group.share) for group in groups] == [
        ("germany", 3, 1 / 3),
        ("usa", 2, 1 / 2),
    ]


def test_without_games_there_are_no_groups() -> None:
    assert group_outcomes([], lambda outcome: outcome.board) == []
