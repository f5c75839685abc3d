# SPDX-License-Identifier: MIT
"""A rating from games against rated levels."""

from pathlib import Path
from random import Random

import pytest

from powergrid.arena import RATINGS
from powergrid.bots import LEVELS
from powergrid.stats.rating import RatedGame, Rating, chance, even_table, ratings


def test_the_levels_have_the_ratings_of_the_ladder() -> None:
    table = (Path(__file__).parents[2] / "docs/opponents.md").read_text("utf-8")
    assert list(RATINGS) == list(LEVELS)
    for level, points in RATINGS.items():
        assert f"| {level} | {points} " in table


def test_400_points_more_are_odds_of_ten_to_one() -> None:
    assert chance(400, (0.0,)) == pytest.approx(10 / 11)
    assert chance(0, (400.0, 400.0)) == pytest.approx(1 / 21)


def test_a_rating_approaches_the_true_one_with_a_smaller_margin() -> None:
    rng, true, others = Random(3), 640, (560.0, 560.0, 729.0)
    games = [RatedGame(others, float(rng.random() < chance(true, others))) for _ in range(80)]
    found = ratings(games)
    assert [rating.games for rating in found] == list(range(81))
    first, last = found[0], found[-1]
    assert first == Rating(305, -360, 990, 0)
    assert last.low < true < last.high
    assert last.high - last.low < (first.high - first.low) / 3
    assert last.low < last.points < last.high


def test_a_win_raises_and_a_loss_lowers_it_by_how_surprising_it_is() -> None:
    before = ratings([])[0].points
    weak, strong = (0.0,) * 3, (945.0,) * 3
    (won_weak, lost_weak), (won_strong, lost_strong) = (
        [ratings([RatedGame(others, share)])[1].points - before for share in (1.0, 0.0)]
        for others in (weak, strong)
    )
    assert won_strong > won_weak > 0 > lost_strong > lost_weak


def test_only_later_games_count_fully() -> None:
    lost, won = RatedGame((300.0,), 0.0), RatedGame((300.0,), 1.0)
    early = ratings([lost] * 30 + [won] * 30)[-1]
    late = ratings([won] * 30 + [lost] * 30)[-1]
    assert early.points > late.points


@pytest.mark.parametrize("points", [0, 266, 400, 560, 800, 1200])
@pytest.mark.parametrize("opponents", [1, 3, 5])
def test_an_even_table_is_as_balanced_as_levels_allow(points: int, opponents: int) -> None:
    table = even_table(points, RATINGS, opponents)
    assert len(table) == opponents
    assert [*table] == sorted(table, key=lambda level: -RATINGS[level])
    fair = 1 / (opponents + 1)
    off = abs(chance(points, [RATINGS[name] for name in table]) - fair)
    for level in RATINGS:
        same = abs(chance(points, [RATINGS[level]] * opponents) - fair)
        assert off <= same + 0.006


def test_of_equally_balanced_tables_the_one_with_like_levels_is_chosen() -> None:
    levels = {"strong": 570.0, "even": 560.0, "weak": 550.0}
    assert even_table(560, levels, 2) == ("even", "even")
