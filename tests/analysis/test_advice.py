# SPDX-License-Identifier: MIT
"""Advice: legal, best first, with reasons that agree with the rules."""

from itertools import combinations, permutations
from random import Random

import pytest

from powergrid.analysis import advice, judges
from powergrid.analysis.advice import Advice, advise
from powergrid.analysis.fuel_turns import fuel_turns
from powergrid.analysis.lookahead import state_after
from powergrid.analysis.plant_worth import Worth
from powergrid.analysis.reasons import Reason, ReasonKind, reasons
from powergrid.bots import bot_named
from powergrid.bots.no_card import no_card
from powergrid.bots.planner import Planner
from powergrid.bots.search.shipped import shipped_search
from powergrid.bots.tempers import Tempered
from powergrid.bots.value.moments import turn_ended
from powergrid.bots.value.value_bot import Judged
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
)
from powergrid.rules.legal import Sites
from powergrid.rules.phases.building import ends_game
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    OPENING,
    RUNNING_PLANTS,
    with_item,
)
from tests.analysis.questions import first_asking, questions
from tests.bots.planned import asked
from tests.bots.setups import GERMANY, Setup, opening
from tests.expect import expect

at_once = pytest.mark.usefixtures("quick_hints")


@pytest.mark.slow
def test_the_strongest_level_advises_without_its_temper() -> None:
    master = bot_named("master")
    assert isinstance(master, Tempered)
    for question in (OPENING, BIDDING, BUILDING_HOUSES):
        view = first_asking(question)
        assert advise(view)[0].action == master.prefers(view)


@pytest.mark.slow
@at_once
def test_advice_is_legal_and_starts_with_the_searched_action() -> None:
    kinds, briefly = set(), shipped_search(1)
    searched = (OPENING, BIDDING, BUILDING_HOUSES)
    for view in [view for view in questions() if view.asks in searched][::28]:
        before = view.copy()
        found = advise(view)
        assert view == before
        assert 1 <= len(found) <= 3
        assert all(option.action in legal(view) for option in found)
        assert all(0 <= option.chance <= 1 for option in found)
        assert found[0].action == briefly.decide(view, Random(0))
        assert [option.chance for option in found] == sorted(
            (option.chance for option in found), reverse=True
        )
        kinds |= {type(option.action) for option in found}
    assert {OpenAuction, Pass, Bid, BuildHouse} <= kinds


def test_chances_are_told_more_extreme_than_the_value_chooses_by() -> None:
    views = [view for view in questions() if view.asks == OPENING][10::5]
    assert len(views) > 2
    for view in views:
        plain = [judges.adviser().chance(view, seat) for seat in range(4)]
        told = judges.win_chances(view)
        assert sum(told) == pytest.approx(1, abs=1e-5)
        assert max(told) > max(plain)
        assert min(told) < min(plain)
        passing = next(a for a in advice.quick_advice(view) if a.action == Pass())
        assert passing.chance == judges.judge().chance(turn_ended(view), view.seat)


def test_what_is_told_first_is_what_the_value_would_do() -> None:
    chosen = [(view, judges.adviser().decide(view, Random(0))) for view in questions()]
    telling = [
        (view, action)
        for view, action in chosen
        if action != judges.judge().decide(view, Random(0))
    ]
    assert telling
    for view, action in telling:
        assert advice.quick_advice(view)[0].action == action


@at_once
def test_the_same_view_gets_the_same_advice() -> None:
    view = opening(GERMANY)
    assert advise(view) == advise(view.copy())


@at_once
def test_the_chance_of_the_seat_on_turn_is_that_of_its_best_option() -> None:
    for view in (first_asking(question) for question in (OPENING, BIDDING, BUILDING_HOUSES)):
        chances, options = advice.assess(view)
        seen = judges.win_chances(view)
        assert options == advise(view)
        assert chances[view.seat] == options[0].chance != seen[view.seat]
        assert sum(chances) == pytest.approx(1)
        one, other = (seat for seat in range(4) if seat not in (view.seat, (view.seat + 1) % 4))
        assert chances[one] * seen[other] == pytest.approx(chances[other] * seen[one])


@at_once
def test_who_seems_sure_to_win_by_the_first_estimate_leaves_nothing_to_share() -> None:
    view = first_asking(OPENING)
    with pytest.MonkeyPatch.context() as patch:
        sure = tuple(float(seat == view.seat) for seat in range(4))
        patch.setattr(advice, "win_chances", lambda _: sure)
        chances, options = advice.assess(view)
    assert chances[view.seat] == options[0].chance
    assert sum(chances) == options[0].chance


@at_once
def test_no_more_advice_than_asked_for_is_given() -> None:
    view = opening(GERMANY)
    assert len(advise(view, 1)) == 1
    assert len(advise(view, 9)) == len(view.market[:4])


def advice_on(view: State, kind: type[Action]) -> Advice:
    return next(option for option in advise(view, 9) if isinstance(option.action, kind))


@at_once
def test_the_reasons_for_a_bid_are_its_cost_and_the_money_left() -> None:
    view = opening(GERMANY)
    opener, plant = view.seat, view.market[0]
    apply(view, OpenAuction(plant, plant), lambda _: 0)
    assert Reason(ReasonKind.COSTS, plant + 1) in advice_on(view, Bid).reasons
    assert advice_on(view, Pass).reasons == (Reason(ReasonKind.LEAVES_PLANT, plant, opener),)


def is_house(advice: Advice) -> bool:
    return isinstance(advice.action, BuildHouse)


@pytest.mark.slow
@at_once
def test_the_reasons_for_a_house_count_the_cities() -> None:
    asked = (view for view in questions() if view.asks == BUILDING_HOUSES)
    best = next(best for best in (advise(view)[0] for view in asked) if is_house(best))
    reasons = {reason.why: reason.figure for reason in best.reasons}
    assert reasons[ReasonKind.CITIES] >= 1
    assert reasons[ReasonKind.COSTS] >= 10


@at_once
def test_cities_that_only_the_search_considers_have_reasons_too() -> None:
    asked = [view for view in questions() if view.asks == BUILDING_HOUSES and view.round > 2]
    view = max(asked, key=lambda view: view.money[view.seat])
    known = {option.action for option in advice.quick_advice(view)}
    others = [option for option in advise(view, 99) if option.action not in known]
    assert len(others) > 1
    for option in others:
        assert option.action in legal(view)
        brought = {reason.why: reason.figure for reason in option.reasons}
        assert brought[ReasonKind.COSTS] > 20
        assert brought[ReasonKind.CITIES] > 1, "and what it would build after it"


@at_once
def test_a_plant_is_worth_the_price_at_which_buying_equals_passing() -> None:
    view = opening(GERMANY)
    found = advice_on(view, OpenAuction)
    assert found.worth is not None
    assert found.worth.low <= found.worth.high
    assert found.worth.even <= view.money[view.seat]
    assert advise(view.copy())[0].worth == advise(view)[0].worth


@pytest.mark.parametrize("asks", [OPENING, BIDDING])
def test_a_plant_that_is_advised_is_worth_its_price(
    asks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, action, first = next(
        (view, option.action, option.worth)
        for view in questions()
        if view.asks == asks
        for option in advise(view, is_quick=True)
        if option.worth is not None and option.worth.even < _price(option.action)
    )

    class Told:
        def judged(self, state: State, rng: Random) -> list[Judged]:
            return [Judged(action, 0.5), Judged(Pass(), 0.4)]

        def strong_player(self, state: State) -> None:
            return None

    monkeypatch.setattr(advice, "searcher", Told)
    best = advise(view)[0]
    assert best.action == action
    assert best.worth == expect(Worth, first)._replace(even=_price(action))


def _price(action: Action) -> int:
    return action.bid if isinstance(action, OpenAuction) else expect(Bid, action).amount


@pytest.mark.parametrize("is_dearer", [False, True])
def test_houses_in_another_order_are_one_option_in_the_cheapest_order(
    monkeypatch: pytest.MonkeyPatch, *, is_dearer: bool
) -> None:
    view, houses = next(
        (view, pair)
        for view in questions()
        if view.asks == BUILDING_HOUSES
        for pair in permutations(map(BuildHouse, Sites(view).affordable()), 2)
        if costs_more(view, pair) is is_dearer
    )

    class Builder:
        def decide(self, state: State, rng: Random) -> Action:
            owned = state.cities[state.seat]
            return next((house for house in houses if house.city not in owned), EndTurn())

    class Told:
        def judged(self, state: State, rng: Random) -> list[Judged]:
            first, second = houses
            return [Judged(first, 0.5), Judged(second, 0.45), Judged(EndTurn(), 0.3)]

        def strong_player(self, state: State) -> Builder:
            return Builder()

    monkeypatch.setattr(advice, "searcher", Told)
    found = advise(view, 2)
    assert [option.actions for option in found] == [
        houses[::-1] if is_dearer else houses,
        (EndTurn(),),
    ]


def costs_more(view: State, houses: tuple[Action, ...]) -> bool | None:
    """Return whether two houses cost more in this order, None if they cannot be paid or less."""
    try:
        one, other = (state_after(view, pair).money[view.seat] for pair in (houses, houses[::-1]))
    except IllegalAction:
        return None
    return one < other if one <= other else None


@at_once
def test_houses_are_advised_with_those_that_follow_in_the_turn() -> None:
    asked = [view for view in questions() if view.asks == BUILDING_HOUSES and view.round > 2]
    view = max(asked, key=lambda view: view.money[view.seat])
    best = advise(view)[0]
    assert len(best.then) > 0
    after = state_after(view, best.actions)
    brought = {reason.why: reason.figure for reason in best.reasons}
    assert brought[ReasonKind.COSTS] == view.money[view.seat] - after.money[view.seat]
    assert brought[ReasonKind.CITIES] == len(best.actions)


def test_in_the_first_estimate_houses_are_told_with_those_that_follow() -> None:
    told = 0
    for view in [view for view in questions() if view.asks == BUILDING_HOUSES][::5]:
        for option in advice.quick_advice(view):
            after = state_after(view, option.actions)
            assert reasons(view, after) == option.reasons
            told += len(option.then)
    assert told


@at_once
def test_ways_to_buy_fuel_are_compared_as_whole_turns() -> None:
    counts = set()
    for view in [view for view in questions() if view.asks == BUYING_FUEL][::9]:
        before = view.copy()
        found = advise(view, 9)
        assert view == before
        bought = [fuel_after(view, option) for option in found]
        assert len(set(bought)) == len(found)
        assert [option.chance for option in found] == sorted(
            (option.chance for option in found), reverse=True
        )
        for option in found:
            assert EndTurn() not in option.actions[1:]
            paid = view.money[view.seat] - state_after(view, option.actions).money[view.seat]
            assert (Reason(ReasonKind.COSTS, paid) in option.reasons) == (paid > 0)
        counts.add(len(found))
    assert len(counts & {2, 3, 4}) > 1


@at_once
def test_runs_of_different_plants_are_compared() -> None:
    counts = set()
    for view in [view for view in questions() if view.asks == RUNNING_PLANTS][::9]:
        before = view.copy()
        found = advise(view, 9)
        assert view == before
        assert all(option.action in legal(view) and not option.then for option in found)
        outcomes = [state_after(view, option.actions) for option in found]
        assert not any(one == other for one, other in combinations(outcomes, 2))
        assert state_after(view, [Planner().decide(view, Random(0))]) in outcomes
        chances = [option.chance for option in found]
        assert chances == sorted(chances, reverse=True)
        counts.add(len(found))
    assert len(counts) > 1


def test_runs_are_judged_by_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    view = max(
        (view for view in questions() if view.asks == RUNNING_PLANTS),
        key=lambda view: legal(view).count(),
    )

    class Told:
        def judged_turns(
            self, state: State, turns: list[tuple[Action, ...]], rng: Random
        ) -> list[tuple[tuple[Action, ...], float]]:
            return [(turn, 0.3) for turn in reversed(turns)]

    monkeypatch.setattr(advice, "searcher", Told)
    *_, last = advise(view, 9)
    own = Planner().decide(view, Random(0))
    assert state_after(view, last.actions) == state_after(view, [own])


@at_once
def test_plants_that_change_nothing_run_too() -> None:
    view = first_asking(RUNNING_PLANTS).copy()
    seat = view.seat
    view.plants = with_item(view.plants, seat, (13, 18, 22))  # wind: 1, 2 and 2 cities
    view.cities = with_item(view.cities, seat, view.cities[seat][:1])
    best = advise(view)[0]
    assert best.action == RunPlants((13, 18, 22))


def fuel_after(view: State, option: Advice) -> tuple[int, ...]:
    return state_after(view, option.actions).fuel[view.seat]


@at_once
def test_what_the_strongest_level_and_the_value_would_buy_are_among_them() -> None:
    for view in [view for view in questions() if view.asks == BUYING_FUEL][::9]:
        bought = [fuel_after(view, option) for option in advise(view, 9)]
        for buyer in (bot_named("master"), judges.adviser()):
            ahead, action = view.copy(), buyer.decide(view, Random(0))
            while isinstance(action, BuyFuel):
                apply(ahead, action, no_card)
                action = buyer.decide(ahead, Random(0))
            assert ahead.fuel[view.seat] in bought


def test_ways_to_buy_fuel_are_judged_by_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    view = max(
        (view for view in questions() if view.asks == BUYING_FUEL),
        key=lambda view: len(fuel_turns(view, ())),
    )
    turns = fuel_turns(view, ())

    class Told:
        def decide(self, state: State, rng: Random) -> Action:
            return EndTurn()

        def judged_turns(
            self, state: State, turns: list[tuple[Action, ...]], rng: Random
        ) -> list[tuple[tuple[Action, ...], float]]:
            return [(turn, 0.5 - 0.1 * at) for at, turn in enumerate(turns)]

    monkeypatch.setattr(advice, "searcher", Told)
    monkeypatch.setattr(advice, "adviser", Told)
    found = advise(view, 2)
    assert len(turns) > 2
    assert [option.actions for option in found] == [(EndTurn(),), turns[0][:-1]]


@pytest.mark.parametrize("asks", [BUILDING_HOUSES, RUNNING_PLANTS])
def test_chances_are_nearer_to_the_present_one_than_in_samples_until_the_end_is_reached(
    asks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Told:
        def judged(self, state: State, rng: Random) -> list[Judged]:
            city = min(expect(Sites, legal(state)).affordable())
            return [Judged(BuildHouse(city), 1.0), Judged(EndTurn(), 0.0)]

        def judged_turns(
            self, state: State, turns: list[tuple[Action, ...]], rng: Random
        ) -> list[tuple[tuple[Action, ...], float]]:
            return [(turns[0], 1.0), (turns[1], 0.0)]

        def strong_player(self, state: State) -> Planner:
            return Planner()

    monkeypatch.setattr(advice, "searcher", Told)
    view = max(
        (view for view in questions() if view.asks == asks and not ends_game(view)),
        key=lambda view: legal(view).count(),
    )
    present = judges.win_chances(view)[view.seat]
    best, worst = (option.chance for option in advise(view))
    assert 0 < worst < present < best < 1
    assert best - worst == pytest.approx(0.7)
    assert worst / present == pytest.approx(0.3)
    monkeypatch.setattr(advice, "ends_game", lambda _: True)
    assert [option.chance for option in advise(view)] == [1, 0]


@at_once
def test_who_can_buy_no_fuel_is_told_the_present_chance() -> None:
    view = first_asking(BUYING_FUEL).copy()
    view.money = with_item(view.money, view.seat, 0)
    (option,) = advise(view)
    assert option.action == EndTurn()
    assert option.chance == judges.judge().chance(view, view.seat)


@at_once
def test_where_fuel_is_bought_one_by_one_tokens_are_compared() -> None:
    setup = Setup("india", "recharged", 4)
    view = next(view for view in asked([BUYING_FUEL], setup=setup) if legal(view).count() > 2)
    found = advise(view)
    assert len(found) > 1
    assert all(option.action in legal(view) and not option.then for option in found)


def test_a_plant_is_told_as_if_the_lowest_were_scrapped_for_it() -> None:
    told = 0
    for view in [view for view in questions() if view.asks == OPENING]:
        owned = view.plants[view.seat]
        if len(owned) < view.game.plants_allowed:
            continue
        for option in advice.quick_advice(view):
            if isinstance(option.action, OpenAuction):
                plants = (*owned[1:], option.action.plant)
                more = view.game.need(plants).cities - view.game.need(owned).cities
                capacity = [r.figure for r in option.reasons if r.why == ReasonKind.CAPACITY]
                assert capacity == [more] * bool(more)
                told += 1
    assert told
