# SPDX-License-Identifier: MIT
"""What plants can power, and what is cached of it."""

from itertools import product

import pytest

from powergrid.bots.planner.numbers import NUMBERS
from powergrid.bots.planner.power_costs import slopes, undominated
from powergrid.bots.planner.powering import Powering
from powergrid.rules.fuel import NO_TOKENS
from tests.bots.planner.positions import position

CHEAP, DEAR = (1.0, 1.0, 1.0, 1.0), (8.0, 8.0, 8.0, 14.0)


def test_runs_that_power_no_more_than_cheaper_ones_are_left_out() -> None:
    runs = [(0, 0.0), (5, 9.0), (3, 9.0), (2, 4.0), (2, 6.0), (7, 9.5), (1, 4.0)]
    assert undominated(runs) == ((0, 0.0), (2, 4.0), (5, 9.0), (7, 9.5))


def test_running_nothing_is_left_out_if_something_runs_for_free() -> None:
    assert undominated([(0, 0.0), (3, 0.0), (5, 4.0)]) == ((3, 0.0), (5, 4.0))


def test_what_runs_for_free_has_a_stretch_of_its_own() -> None:
    assert slopes(((3, 0.0), (5, 4.0))).stretches == ((3, 0.0), (2, 2.0))


def test_a_run_that_two_others_undercut_together_makes_no_stretch() -> None:
    assert slopes(((0, 0.0), (2, 6.0), (4, 8.0))).stretches == ((4, 2.0),)


@pytest.mark.parametrize("remembered", [1, 2, 5000])
def test_each_question_has_an_answer_of_its_own(
    remembered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plants, tokens and prices all count, and nothing is lost when the cache is cleared."""
    monkeypatch.setattr("powergrid.bots.planner.powering._REMEMBERED", remembered)
    game = position(3).game
    asked_all = Powering(game, NUMBERS)
    questions = list(product([(10,), (10, 20)], [NO_TOKENS, (2, 0, 0, 0)], [CHEAP, DEAR]))
    for plants, held, prices in questions + questions:
        new = Powering(game, NUMBERS)
        assert asked_all.runs(plants, held, prices) == new.runs(plants, held, prices)
        assert asked_all.now(plants, held, prices) == new.now(plants, held, prices)
        assert asked_all.later(plants, prices) == new.later(plants, prices)
    assert len({asked_all.now(*question) for question in questions}) > len(questions) // 2
