# SPDX-License-Identifier: MIT
"""Ratings recover the strengths behind the results."""

from itertools import combinations
from math import log

import pytest

from powergrid.arena.ladder import Duel, ratings


@pytest.mark.parametrize("others", [1, 3])
def test_ratings_recover_the_strengths_behind_the_results(others: int) -> None:
    strengths = {"weak": 1.0, "middling": 4.0, "strong": 10.0}
    duels = [
        Duel(
            one,
            other,
            others,
            100_000,
            strengths[one] / (strengths[one] + others * strengths[other]),
        )
        for one, other in combinations(strengths, 2)
    ]
    found = ratings(duels)
    assert found["weak"] == (0, 0)
    assert found["middling"].points == pytest.approx(241, abs=2)
    assert found["strong"].points == pytest.approx(400, abs=2)


def test_a_bot_that_always_wins_gets_a_finite_rating() -> None:
    assert 0 < ratings([Duel("weak", "strong", 1, 10, 0.0)])["strong"].points < 2000


def test_one_result_in_many_small_parts_gives_the_same_ratings() -> None:
    whole = ratings([Duel("weak", "strong", 3, 100, 0.02)])
    assert ratings([Duel("weak", "strong", 3, 5, 0.02)] * 20) == whole
    assert whole["strong"].points > 400


def test_the_margin_of_a_pair_is_that_of_the_logarithm_of_its_odds() -> None:
    found = ratings([Duel("weak", "strong", 1, 100, 0.25)])["strong"]
    assert found.points == pytest.approx(189, abs=2)
    assert found.margin == pytest.approx(1.96 * 400 / log(10) / (100 * 0.25 * 0.75) ** 0.5, abs=2)


def test_the_margin_among_equals_counts_the_games_against_all() -> None:
    found = ratings([Duel(one, other, 1, 100, 0.5) for one, other in combinations("abc", 2)])
    margin = 1.96 * 400 / log(10) * (2 / 3 / (100 * 0.5 * 0.5)) ** 0.5
    assert [rating.margin for rating in found.values()] == pytest.approx([0, margin, margin], abs=1)
