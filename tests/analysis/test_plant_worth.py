# SPDX-License-Identifier: MIT
"""What a plant is worth: prices at which buying it is as good as passing."""

import pytest

from powergrid.analysis.judges import judge
from powergrid.analysis.plant_worth import Worth, plant_worth
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.value_bot import Option, won
from powergrid.rules import State
from powergrid.rules.actions import OpenAuction
from powergrid.rules.legal import Openings
from powergrid.rules.state import BIDDING, OPENING
from tests.analysis.questions import first_asking, questions


def test_the_chances_told_decide_what_a_plant_is_worth() -> None:
    value, found = judge(), 0
    for view in [view for view in questions() if view.asks == OPENING][10::3]:
        seat, passing = view.seat, value.chance(turn_ended(view), view.seat)
        for plant in Openings(view).affordable():
            worth = plant_worth(view, OpenAuction(plant, Openings(view).minimum(plant)))
            assert worth is not None
            for price in {worth.low, worth.high} - {0}:
                chances = value.chances_at(won(view, seat, plant, price), seat)
                assert max(chances) == pytest.approx(passing, abs=0.02 + 1e-6)
                found += 1
    assert found


def test_no_price_above_the_break_even_is_fair_and_a_wide_range_is_not_told() -> None:
    told = untold = 0
    for view in [view for view in questions() if view.asks in (OPENING, BIDDING)][::3]:
        plants = Openings(view).affordable() if view.asks == OPENING else (view.lot,)
        for plant in plants:
            worth = plant_worth(view, OpenAuction(plant, plant))
            assert worth is not None
            assert worth.high <= max(worth.even, 0)
            assert worth.high - worth.low <= 15
            told += worth.high > 0
            untold += not worth.high
    assert told
    assert untold


def test_a_small_chance_makes_no_price_fair_that_costs_most_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = first_asking(OPENING)
    plant = Openings(view).affordable()[0]

    class Hopeless:
        def chances(self, options: list[Option], _: State) -> list[float]:
            return [0.01, *(0.012 - 0.001 * at for at in range(len(options) - 1))]

    monkeypatch.setattr("powergrid.analysis.plant_worth.judge", Hopeless)
    least = Openings(view).minimum(plant)
    worth = plant_worth(view, OpenAuction(plant, least))
    assert worth == Worth(least + 1, least + 2, least + 2)
