# SPDX-License-Identifier: MIT
"""Advice: legal, best first, with reasons that are what the rules say of the action."""

from random import Random

import pytest

from powergrid.bots import advice, bot_named
from powergrid.bots.advice import Advice, Reason, Why, advise
from powergrid.bots.tempers import Tempered
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import Action, Bid, BuildHouse, OpenAuction, Pass
from tests.bots.setups import Setup, opening, play_one

GERMANY = Setup("germany", "recharged", 4)
at_once = pytest.mark.usefixtures("quick_hints")


def views() -> list[State]:
    """Return every fifteenth question of a game."""
    states: list[State] = []

    class Looking:
        def decide(self, state: State, rng: Random) -> Action:
            states.append(state.copy())
            return bot_named("reference").decide(state, rng)

    play_one(GERMANY, [Looking()] * 4, 2)
    return states[::15]


@pytest.mark.slow
def test_the_strongest_level_advises_without_its_temper() -> None:
    master = bot_named("master")
    assert isinstance(master, Tempered)
    for view in views()[::3]:
        assert advise(view)[0].action == master.prefers(view)


@pytest.mark.slow
@at_once
def test_advice_is_legal_and_begins_with_what_the_search_does() -> None:
    kinds = set()
    for view in views():
        before = view.copy()
        found = advise(view)
        assert view == before
        assert 1 <= len(found) <= 3
        assert all(one.action in legal(view) for one in found)
        assert all(0 <= one.chance <= 1 for one in found)
        assert found[0].action == advice.searcher().decide(view, Random(0))
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        kinds |= {type(one.action) for one in found}
    assert {OpenAuction, Pass, Bid, BuildHouse} <= kinds


@at_once
def test_the_same_view_gets_the_same_advice() -> None:
    view = opening(GERMANY)
    assert advise(view) == advise(view.copy())


@at_once
def test_as_many_as_are_asked_for() -> None:
    view = opening(GERMANY)
    assert len(advise(view, 1)) == 1
    assert len(advise(view, 9)) == len(view.market[:4])


def advice_on(view: State, kind: type[Action]) -> Advice:
    return next(one for one in advise(view, 9) if isinstance(one.action, kind))


@at_once
def test_the_reasons_of_a_bid_are_what_it_costs_and_what_it_leaves() -> None:
    view = opening(GERMANY)
    opener, plant = view.seat, view.market[0]
    apply(view, OpenAuction(plant, plant), lambda _: 0)
    assert Reason(Why.COSTS, plant + 1) in advice_on(view, Bid).reasons
    assert advice_on(view, Pass).reasons == (Reason(Why.LEAVES_PLANT, plant, opener),)


@pytest.mark.slow
@at_once
def test_the_reasons_of_a_house_count_the_cities() -> None:
    view = next(view for view in views() if isinstance(advise(view)[0].action, BuildHouse))
    reasons = {reason.why: reason.figure for reason in advise(view)[0].reasons}
    assert reasons[Why.CITIES] >= 1
    assert reasons[Why.COSTS] >= 10


@pytest.mark.slow
@at_once
def test_whole_games_can_be_advised() -> None:
    class Advised:
        def decide(self, state: State, rng: Random) -> Action:
            return advise(state)[0].action

    assert play_one(GERMANY, [Advised(), *[bot_named("reference")] * 3], 4).is_over


@at_once
def test_a_plant_is_worth_what_makes_having_it_as_good_as_passing() -> None:
    view = opening(GERMANY)
    found = advice_on(view, OpenAuction)
    assert found.worth is not None
    assert found.worth.low <= found.worth.high
    assert found.worth.even <= view.money[view.seat]
    assert advise(view.copy())[0].worth == advise(view)[0].worth
