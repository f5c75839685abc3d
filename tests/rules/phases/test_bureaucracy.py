# SPDX-License-Identifier: MIT
"""Phase 5: running plants, income, the refill, and turning the plant market over."""

from random import Random

import pytest

from powergrid.bots import decide
from powergrid.rules import State, apply, begin, legal
from powergrid.rules.actions import Action, EndTurn, RunPlants
from powergrid.rules.events import FuelRefilled, OrderSet, PlantRemoved, StepBegan
from powergrid.rules.fuel import COAL, NO_TOKENS, Tokens
from powergrid.rules.legal import Runs
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.phases.bureaucracy import refill_if_all_run
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state, shuffle_cards
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, Deal
from tests.expect import expect
from tests.rules.positions import (
    Draws,
    connect_any,
    in_phase,
    of_type,
    own,
    play,
    refusal,
    spend_pile,
    table,
)

HIGH = (20, 21, 22, 23, 24, 25, 26, 27)
PAYMENTS = (
    *(10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105),
    *(112, 118, 124, 129, 134, 138, 142, 145, 148, 150),
    150,  # the 21st city pays nothing more
)


def last_to_run(edition: str = "classic", step: int = 1, board: str = "germany") -> State:
    state = in_phase(table(edition, board, market=HIGH), BUREAUCRACY)
    state.step = step
    state.waiting, state.seat = (0,), 0
    return state


def test_plants_run_in_turn_order() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    asked = []
    for _ in range(3):
        asked.append(state.seat)
        play(state, RunPlants(()))
    assert asked == [0, 1, 2]


@pytest.mark.parametrize(("powered", "income"), list(enumerate(PAYMENTS)))
def test_income_follows_the_payment_table(powered: int, income: int) -> None:
    assert table().game.income(powered) == income


def test_powering_nothing_pays_the_guaranteed_minimum() -> None:
    state = last_to_run()
    play(state, RunPlants(()), draws=Draws(30))
    assert state.money[0] == 60


def test_burnt_fuel_goes_to_the_supply() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 20, fuel=(4, 0, 0, 0))
    play(state, RunPlants((20,)))
    assert state.fuel[0] == (1, 0, 0, 0)
    assert state.supply[COAL] == 3


def test_a_player_may_power_fewer_cities_than_possible() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 13, 18)
    connect_any(state, 0, 3)
    play(state, RunPlants((13,)))
    assert state.money[0] == 50 + 22


def test_a_plant_runs_on_exactly_its_fuel() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 20, fuel=(2, 0, 0, 0))
    assert refusal(state, RunPlants((20,))) == "not_enough_fuel_to_run"


def test_a_plant_that_is_not_owned_cannot_run() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 13)
    for plants in ((18,), (13, 13), (18, 13)):
        assert RunPlants(plants) not in legal(state)
        assert refusal(state, RunPlants(plants)) == "plant_not_owned"


def test_running_nothing_burns_no_coal() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 5, fuel=(4, 0, 0, 0))
    assert RunPlants((), 3) not in legal(state)
    assert refusal(state, RunPlants((), 3)) == "wrong_mix"


def test_two_hybrids_and_a_coal_plant_share_their_fuel() -> None:
    """04 burns two coal, 05 and 12 four of either: of five coal and two oil the mix is open."""
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 4, 5, 12, fuel=(5, 2, 0, 0))
    question = expect(Runs, legal(state))
    assert question.coal((4, 5, 12)) == range(2, 4)
    assert question.coal((5, 12)) == range(2, 5)
    assert (4, 5, 12) in question.sets


@pytest.mark.parametrize(
    ("plants", "fuel", "running", "mixes"),
    [
        # Two coal fill 29, the oil has room on 35 alone.
        ((29, 35), (2, 1, 0, 0), (29,), range(1, 2)),
        ((29, 35), (2, 1, 0, 0), (29, 35), range(1, 2)),
        ((29, 35), (1, 2, 0, 0), (29,), range(2)),
        # Oil fills 21; once 15 has burnt two coal, no oil has found room elsewhere.
        ((10, 15, 21), (4, 4, 0, 0), (15, 21), range(1)),
        # 26 burns two oil first: oil moves there from 29, and coal from 10 to 29.
        ((10, 26, 29), (3, 6, 0, 0), (29,), range(1)),
        ((10, 26, 29), (3, 6, 0, 0), (26, 29), range(2)),
        # 29 burns coal first, which leaves room for the three coal that 46 burns.
        ((29, 46), (8, 0, 0, 0), (29, 46), range(4, 5)),
        ((29, 35, 46), (8, 2, 0, 0), (29, 46), range(3, 5)),
        ((29, 35, 46), (8, 2, 0, 0), (46,), range(3, 4)),
        # 21 does not run, but keeps what 05 cannot burn.
        ((5, 21), (2, 6, 0, 0), (5,), range(3)),
        ((5, 21), (0, 8, 0, 0), (5,), range(1)),
    ],
)
def test_a_hybrid_burns_only_what_can_lie_on_it__all(
    plants: tuple[int, ...], fuel: tuple[int, int, int, int], running: tuple[int, ...], mixes: range
) -> None:
    """Tokens may be moved between own plants, before each firing anew."""
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, *plants, fuel=fuel)
    question = expect(Runs, legal(state))
    assert question.coal(running) == mixes
    for coal in range(-1, 6):
        run = RunPlants(running, coal)
        assert (run in question) is (coal in mixes)
        if coal not in mixes:
            assert refusal(state, run) == "wrong_mix"


def test_pooled_fuel_burns_wherever_it_is_stored() -> None:
    """So play records of programs that know no placement; no new game does."""
    state = in_phase(table(market=HIGH, options=Options(pooled_fuel=True)), BUREAUCRACY)
    own(state, 0, 29, 35, fuel=(2, 1, 0, 0))
    question = expect(Runs, legal(state))
    assert question.coal((29,)) == range(2)
    play(state, RunPlants((29,), 0))
    assert state.fuel[0] == (2, 0, 0, 0)


def test_the_thriftiest_run_powers_most_and_keeps_expensive_fuel() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 5, 13, fuel=(2, 2, 0, 0))
    connect_any(state, 0, 2)
    state.fuel_market = (6, 18, 6, 2)
    question = expect(Runs, legal(state))
    assert question.thriftiest() == RunPlants((5, 13), 0)
    connect_any(state, 1, 1)
    state.cities = (state.cities[0][:1], *state.cities[1:])
    assert Runs(state).thriftiest() == RunPlants((13,))


# --- the refill ------------------------------------------------------------------------------


def refilled(state: State, *cards: int) -> tuple[int, int, int, int]:
    (event,) = of_type(play(state, RunPlants(()), draws=Draws(*(cards or (30,)))), FuelRefilled)
    return event.added


@pytest.mark.parametrize(
    ("step", "added"), [(1, (5, 3, 2, 1)), (2, (6, 4, 3, 2)), (3, (4, 5, 4, 2))]
)
def test_the_refill_for_four_players_depends_on_the_step(step: int, added: tuple[int, ...]) -> None:
    state = last_to_run(step=step)
    state.fuel_market = (10, 10, 10, 2)
    state.supply = (14, 14, 14, 10)
    assert refilled(state) == added


def test_a_refill_stops_at_a_full_market() -> None:
    state = last_to_run()
    state.fuel_market = (23, 24, 24, 12)
    state.supply = (1, 0, 0, 0)
    assert refilled(state) == (1, 0, 0, 0)


def test_burnt_coal_goes_to_the_storage_and_comes_from_it_on_usa_recharged() -> None:
    state = in_phase(table("recharged", "usa", market=HIGH), BUREAUCRACY)
    own(state, 0, 20, fuel=(3, 0, 0, 0))
    play(state, RunPlants((20,)), RunPlants(()), RunPlants(()))
    assert (state.storage, state.supply[COAL]) == (3, 0)
    assert refilled(state) == (3, 3, 2, 1)
    assert state.storage == 0


@pytest.mark.parametrize(
    ("storage", "supply", "left"), [(2, 2, (0, 0)), (0, 4, (0, 0)), (7, 2, (2, 2)), (4, 3, (0, 2))]
)
def test_coal_comes_from_the_storage_first_then_from_the_supply_on_usa_recharged(
    storage: int, supply: int, left: tuple[int, int]
) -> None:
    """Scrapped coal lies in the supply; five coal are due to four players in Step 1."""
    state = last_to_run("recharged", board="usa")
    state.fuel_market = (10, *state.fuel_market[1:])
    state.storage, state.supply = storage, (supply, *state.supply[1:])
    assert refilled(state)[COAL] == min(5, storage + supply)
    assert (state.storage, state.supply[COAL]) == left


def test_in_step_3_the_refill_comes_before_the_lowest_plant_is_removed() -> None:
    state = last_to_run("recharged", step=3)
    state.market = HIGH[:6]
    spend_pile(state, (40,), is_step3_seen=True)
    events = play(state, RunPlants(()), draws=Draws(40))
    kinds = [type(event) for event in events]
    assert kinds.index(FuelRefilled) < kinds.index(PlantRemoved)


# --- the plant market ------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 2])
def test_the_highest_plant_goes_under_the_pile_and_is_replaced(step: int) -> None:
    state = last_to_run(step=step)
    left = state.pile_left
    events = play(state, RunPlants(()), draws=Draws(15))
    assert of_type(events, PlantRemoved) == [PlantRemoved(27, "to_bottom")]
    assert state.market == (15, *HIGH[:-1])
    assert state.under == (27,)
    assert state.pile_left == left
    assert (state.round, state.phase) == (6, AUCTION)


def test_the_lowest_plant_is_removed_and_replaced_in_step_3() -> None:
    state = last_to_run(step=3)
    state.market = HIGH[:6]
    spend_pile(state, (40,), is_step3_seen=True)
    events = play(state, RunPlants(()), draws=Draws(40))
    assert of_type(events, PlantRemoved) == [PlantRemoved(20, "step3_round_end")]
    assert state.market == (21, 22, 23, 24, 25, 40)


def test_an_empty_pile_leaves_a_gap_and_the_game_continues() -> None:
    state = last_to_run(step=3)
    state.market = HIGH[:2]
    spend_pile(state, (), is_step3_seen=True)
    play(state, RunPlants(()))
    assert list(state.market) == [21]
    assert state.phase == AUCTION


@pytest.mark.parametrize(("edition", "step"), [("classic", 1), ("classic", 2), ("recharged", 2)])
def test_a_step_3_card_drawn_in_phase_5_begins_step_3_at_once(edition: str, step: int) -> None:
    state = last_to_run(edition, step)
    spend_pile(state, (40, 42))
    events = play(state, RunPlants(()), draws=Draws(STEP3))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (27, "to_bottom"),
        (20, "step3"),
        (STEP3, "step3"),
    ]
    assert state.market == HIGH[1:7]
    assert state.step == 3
    assert state.under == (27, 40, 42)
    refill = of_type(events, FuelRefilled)[0].added
    assert refill[3] == state.game.refill[3][step - 1]


def test_recharged_carries_out_step_2_before_a_step_3_from_phase_5_of_step_1() -> None:
    state = last_to_run("recharged")
    spend_pile(state, (40, 42))
    events = play(state, RunPlants(()), draws=Draws(STEP3, 40))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (27, "to_bottom"),
        (20, "step2"),
        (21, "step3"),
        (STEP3, "step3"),
    ]
    assert of_type(events, StepBegan) == [StepBegan(2, 1), StepBegan(3, 2)]
    assert state.market == (22, 23, 24, 25, 26, 40)


def test_the_next_turn_order_is_set_by_cities_then_plants() -> None:
    state = last_to_run()
    for seat, plant in enumerate((8, 9, 10, 11)):
        own(state, seat, plant)
    connect_any(state, 2, 2)
    connect_any(state, 0, 1)
    connect_any(state, 3, 1)
    events = play(state, RunPlants(()), draws=Draws(30))
    assert of_type(events, OrderSet) == [OrderSet((2, 3, 0, 1))]
    assert state.seat == 2


@pytest.mark.parametrize(
    ("board", "edition", "options"),
    [
        ("germany", "classic", NO_OPTIONS),
        ("usa", "recharged", NO_OPTIONS),
        ("central-europe", "classic", NO_OPTIONS),
        ("germany", "recharged", Options(against_the_bank=True)),
    ],
)
def test_the_predicted_refill_is_the_one_that_comes(
    board: str, edition: str, options: Options
) -> None:
    rng = Random(5)
    players = 2 if options.against_the_bank else 4
    game = table(edition, board, players, options=options).game
    cards = shuffle_cards(game.edition, game.plants, players, rng)
    state = first_state(game, cards.market, range(players))
    begin(state, cards.pile)
    foretold = []
    while not state.is_over:
        if state.phase in (FUEL, BUILDING, BUREAUCRACY):
            foretold.append(refill_if_all_run(state).added)
            came = played_out(state.copy(), cards.pile)
            assert foretold[-1] == came, (state.round, state.phase)
        apply(state, decide("sensible", state, rng.getrandbits(30)), cards.pile)
    assert len(set(foretold)) > 3


def played_out(state: State, deal: Deal) -> Tokens:
    """Return what is refilled at the end of the round, nobody buying any more.

    Seats that might have built have no more cities, but run all they can.
    """
    builders = {FUEL: state.order, BUILDING: state.waiting}.get(state.phase, ())
    while not state.is_over:
        question = legal(state)
        action: Action = EndTurn()
        if isinstance(question, Runs):
            is_builder = state.seat in builders
            action = question.fullest() if is_builder else question.thriftiest()
        for event in apply(state, action, deal):
            if isinstance(event, FuelRefilled):
                return event.added
    return NO_TOKENS


def test_fuelled_plants_count_as_burnt_in_the_predicted_refill() -> None:
    state = in_phase(table("recharged", market=HIGH), FUEL)
    own(state, 0, 4, fuel=(4, 0, 0, 0))
    connect_any(state, 0, 1)
    state.fuel_market, state.supply = (20, 0, 0, 0), (0, 0, 0, 0)
    due = tuple(by_step[0] for by_step in state.game.refill)
    assert refill_if_all_run(state) == ((2, 0, 0, 0), due, 0)


def test_plants_count_as_run_in_the_predicted_refill_while_cities_may_be_built() -> None:
    state = in_phase(table("recharged", market=HIGH), BUILDING)
    own(state, 0, 4, fuel=(2, 0, 0, 0))
    state.fuel_market, state.supply = (22, 0, 0, 0), (0, 0, 0, 0)
    assert refill_if_all_run(state).added == (2, 0, 0, 0)
    state.waiting = state.waiting[:-1] if state.waiting[-1] == 0 else state.waiting[1:]
    assert refill_if_all_run(state).added == NO_TOKENS, "seat 0 has no city to power"


@pytest.mark.parametrize("phase", [AUCTION, FUEL])
def test_what_the_bank_will_buy_counts_in_the_predicted_refill(phase: int) -> None:
    options = Options(against_the_bank=True)
    state = in_phase(table("recharged", players=2, market=HIGH, options=options), phase)
    state.bank_plants = (4,)
    state.fuel_market, state.supply = (20, 0, 0, 0), (0, 0, 0, 0)
    assert refill_if_all_run(state).added == (2, 0, 0, 0)


def test_the_predicted_refill_takes_step_2_into_account() -> None:
    state = in_phase(table("recharged", market=HIGH), BUILDING)
    connect_any(state, 0, state.game.step2_at)
    assert refill_if_all_run(state).due[COAL] == state.game.refill[COAL][1]


def test_no_refill_is_predicted_for_the_last_round() -> None:
    state = in_phase(table("recharged", market=HIGH), BUILDING)
    connect_any(state, 0, state.game.end_at)
    assert refill_if_all_run(state) == (NO_TOKENS, NO_TOKENS, 0)
