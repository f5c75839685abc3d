# SPDX-License-Identifier: MIT
"""What a plant is worth: prices at which buying it is as good as passing."""

from collections.abc import Iterator

import pytest

from powergrid.analysis.judges import judge
from powergrid.analysis.plant_worth import Worth, plant_worth
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.value_bot import Option, won
from powergrid.rules import State
from powergrid.rules.actions import OpenAuction, Pass
from powergrid.rules.legal import Openings
from powergrid.rules.state import BIDDING, NO_SEAT, OPENING
from tests.analysis.questions import first_asking, questions


def _openings() -> Iterator[tuple[State, int, int]]:
    """Yield positions before an auction, each with a plant and the lowest bid for it."""
    for view in [view for view in questions() if view.asks == OPENING][10::3]:
        for plant in Openings(view).affordable():
            yield view, plant, Openings(view).minimum(plant)


def _next(view: State, minimum: int) -> int:
    """Return the next seat in turn order that can pay so much, `NO_SEAT` if there is none."""
    others = [seat for seat in view.waiting if seat != view.seat]
    return next((seat for seat in others if view.money[seat] >= minimum), NO_SEAT)


def test_the_chances_told_decide_what_a_plant_is_worth() -> None:
    value, found = judge(), 0
    for view, plant, minimum in _openings():
        rival = _next(view, minimum)
        left = turn_ended(view) if rival == NO_SEAT else next(won(view, rival, plant, minimum))
        lost = value.chance(left, view.seat)
        worth = plant_worth(view, OpenAuction(plant, minimum))
        assert worth is not None
        for price in {worth.low, worth.high} - {0, minimum}:
            chances = value.chances_at([*won(view, view.seat, plant, price)], view.seat)
            assert max(chances) == pytest.approx(lost, abs=0.02 + 1e-6)
            found += 1
    assert found


def test_a_plant_is_worth_as_much_before_its_auction_as_during_it() -> None:
    found = 0
    for view, plant, minimum in _openings():
        rival, opening = _next(view, minimum), plant_worth(view, OpenAuction(plant, minimum))
        if rival == NO_SEAT or opening is None or opening.even <= minimum:
            continue
        bidding = view.copy()
        bidding.asks, bidding.lot, bidding.bid = BIDDING, plant, minimum
        bidding.bidders = (view.seat, rival)
        answer = plant_worth(bidding, Pass())
        assert answer is not None
        assert answer.even == opening.even
        found += 1
    assert found


def test_the_first_bid_is_worth_making_where_passing_is_worse() -> None:
    found = 0
    for view, plant, minimum in _openings():
        worth = plant_worth(view, OpenAuction(plant, minimum))
        passed = judge().chance(turn_ended(view), view.seat)
        has_it = max(judge().chances_at([*won(view, view.seat, plant, minimum)], view.seat))
        if has_it >= passed:
            assert worth is not None
            assert worth.even >= minimum
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
            others = [0.01 for option in options if isinstance(option.action, Pass)]
            bids = range(len(options) - len(others))
            return [*others, *(0.012 - 0.001 * at for at in bids)]

    monkeypatch.setattr("powergrid.analysis.plant_worth.judge", Hopeless)
    minimum = Openings(view).minimum(plant)
    worth = plant_worth(view, OpenAuction(plant, minimum))
    assert worth == Worth(minimum + 1, minimum + 2, minimum + 2)
