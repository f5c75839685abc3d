# SPDX-License-Identifier: MIT
"""Rehearsing a plan leads to the same position as playing it."""

from powergrid.gui.power_grid.game.plan import NO_PLAN, Plan, Plans
from powergrid.gui.power_grid.game.rehearsal import Rehearsal, fuelling_action, idle_action
from powergrid.gui.power_grid.pages.plan.plan_facts import plan_facts
from powergrid.rules import State, apply, legal
from powergrid.rules.actions import Action, BuildHouse, BuyFuel, OpenAuction
from powergrid.rules.events import FuelBought, HouseBuilt, PlantBought, RoundBegan, TurnEnded
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.legal import Openings, Runs, Sites
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.order import next_order
from powergrid.rules.state import BANK, BUILDING, BUREAUCRACY, FUEL, OPENING
from powergrid.rules.view import card_of_trial
from tests.expect import expect
from tests.gui.power_grid.pages.moments import moment
from tests.gui.tables import a_bank_game, a_session, play_until


def can_open(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Openings) and state.round > 2 and len(question.affordable()) > 2


def a_plan(state: State) -> Plan:
    """Return a plan for the whole round: the first plant, some fuel for it, the cheapest city."""
    question = expect(Openings, legal(state))
    plant = question.affordable()[0]
    tried = Rehearsal(state, state.seat, Plan(plant, question.minimum(plant)))
    assert tried.buying is not None
    fuel = next((f for f in range(4) if tried.buying.max_amount(f)), None)
    tokens = NO_TOKENS if fuel is None else tuple(int(f == fuel) for f in range(4))
    assert tried.building is not None
    sites = expect(Sites, legal(tried.building.state))
    prices = sites.affordable()
    cities = (min(prices, key=lambda city: prices[city]),) if prices else ()
    assert len(tokens) == 4
    return Plan(plant, question.minimum(plant), tokens, cities)


def play(state: State, plan: Plan) -> State:
    """Carry out a plan question by question, while all others do nothing."""
    state = state.copy()
    state.pile_left = 0
    seat = state.seat
    todo: list[Action] = [OpenAuction(plan.plant, plan.price)]
    todo += [BuyFuel(fuel, amount) for fuel, amount in enumerate(plan.fuel) if amount]
    todo += [BuildHouse(city) for city in plan.cities]
    while not (state.phase == BUREAUCRACY and state.seat == seat):
        question = legal(state)
        is_next = state.seat == seat and bool(todo) and todo[0] in question
        apply(state, todo.pop(0) if is_next else idle_action(state, question), card_of_trial)
    assert not todo
    return state


def test_a_plan_leads_to_the_position_that_playing_it_leads_to() -> None:
    state = moment(can_open).state
    plan = a_plan(state)
    before = state.facts()
    tried = Rehearsal(state, state.seat, plan)
    assert state.facts() == before
    played = play(state, plan)
    seat = state.seat
    assert not tried.refusals
    assert tried.money[3] == played.money[seat]
    assert tried.money[0] == state.money[seat]
    assert tried.money[1] == state.money[seat] - plan.price
    question = expect(Runs, legal(played))
    run = question.thriftiest()
    assert (tried.powered, tried.income) == (
        question.powered(run.plants),
        question.income(run.plants),
    )
    assert tried.cities == len(played.cities[seat])
    assert tried.capacity == played.game.need(played.plants[seat]).cities
    assert tried.next_place == next_order(played).index(seat) + 1


def test_an_impossible_plan_names_the_rule() -> None:
    state = moment(can_open).state
    tried = Rehearsal(state, state.seat, Plan(plant=99, price=1, fuel=(24, 0, 0, 0)))
    assert [*tried.refusals] == [OpenAuction(99, 1), BuyFuel(0, 24)]
    assert tried.refusals[OpenAuction(99, 1)].code == "plant_not_on_offer"
    assert tried.money[1] == state.money[state.seat]


def test_the_plant_to_be_scrapped_is_named() -> None:
    def is_full(state: State) -> bool:
        return can_open(state) and len(state.plants[0]) == state.game.plants_allowed

    state = moment(is_full).state
    question = expect(Openings, legal(state))
    plant = question.affordable()[-1]
    tried = Rehearsal(state, 0, Plan(plant, question.minimum(plant)))
    assert tried.plant_gone == state.plants[0][0]
    assert plant in tried.state.plants[0]


def test_the_seats_that_act_earlier_come_from_the_rules() -> None:
    state = moment(can_open).state
    tried = Rehearsal(state, state.seat, NO_PLAN)
    for phase in (FUEL, BUILDING):
        backwards = list(reversed(tried.state.order))
        at = backwards.index(state.seat)
        assert tried.before(phase) == backwards[:at]


def test_the_bank_buys_fuel_before_the_first_in_the_order() -> None:
    session = play_until(a_bank_game(), lambda state: state.round == 2 and state.asks == OPENING)
    first, second = session.state.order
    tried = Rehearsal(session.state, first, NO_PLAN)
    assert tried.before(FUEL) == [second, BANK]
    facts = {name: text for name, text, _ in plan_facts(session, tried, tried)}
    name, money = session.seats[second].name, session.state.money[second]
    assert facts["Fuel before you"] == f"{name} {money}, the bank"


def test_the_last_round_earns_nothing_and_has_no_next_order() -> None:
    session = play_until(
        a_session(3), lambda state: state.phase == BUILDING and ends_game(state), "sensible"
    )
    tried = Rehearsal(session.state, session.state.seat, NO_PLAN)
    facts = {name: text for name, text, _ in plan_facts(session, tried, tried)}
    assert "ends the game" in facts.values()
    assert not any("order" in name for name in facts)


def test_rivals_who_fill_up_first_leave_less_fuel() -> None:
    def last_to_buy(state: State) -> bool:
        return can_open(state) and state.order[0] == 0

    state = moment(last_to_buy).state
    calm = Rehearsal(state, 0, NO_PLAN)
    rush = Rehearsal(state, 0, NO_PLAN, fuelling_action)
    assert calm.buying is not None
    assert rush.buying is not None
    assert sum(rush.buying.state.fuel_market) < sum(calm.buying.state.fuel_market)


def test_rivals_who_could_spoil_the_plan_are_named() -> None:
    def is_first(state: State) -> bool:
        return can_open(state) and state.order[0] == 0 and len(state.waiting) == 4

    state = moment(is_first).state
    plan = a_plan(state)
    tried = Rehearsal(state, 0, plan)
    richer = [seat for seat in range(1, 4) if state.money[seat] > plan.price]
    assert sorted(tried.outbidders) == richer
    for city, seats in tried.contested.items():
        assert city in plan.cities
        assert set(seats) <= set(tried.before(BUILDING))
    poor = state.copy()
    poor.money = (state.money[0], 0, 0, 0)
    alone = Rehearsal(poor, 0, plan)
    assert not alone.outbidders
    assert not alone.contested


def test_every_moment_of_a_game_can_be_planned_from() -> None:
    from tests.gui.power_grid.pages.moments import played

    past, _, _ = played("germany", "recharged", 4, 1)
    for step in past[:: max(1, len(past) // 60)]:
        for seat in range(4):
            tried = Rehearsal(step.before, seat, NO_PLAN)
            assert tried.money[0] == step.before.money[seat]
            assert not tried.refusals


def test_an_action_is_dropped_from_the_plan_once_done() -> None:
    plans = Plans()
    plans.set(1, Plan(plant=20, price=25, fuel=(3, 1, 0, 0), cities=(4, 7)))
    plans.follow([PlantBought(0, 13, 14)])
    assert plans.of(1).plant == 20
    plans.follow([PlantBought(1, 20, 22), FuelBought(1, 0, 2, 5, 0)])
    assert plans.of(1) == Plan(fuel=(1, 1, 0, 0), cities=(4, 7))
    plans.follow([TurnEnded(1, FUEL), HouseBuilt(1, 4, 10, 0)])
    assert plans.of(1) == Plan(cities=(7,))
    plans.follow([RoundBegan(3)])
    assert plans.of(1) == NO_PLAN
