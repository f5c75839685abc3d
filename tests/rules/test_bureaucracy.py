# SPDX-License-Identifier: MIT
"""Phase 5: running plants, income, the refill, and turning the plant market over."""

import pytest

from powergrid.rules import IllegalAction, State, legal
from powergrid.rules.actions import RunPlants
from powergrid.rules.events import FuelRefilled, OrderSet, PlantRemoved, StepBegan
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import Runs
from powergrid.rules.plants import STEP3
from powergrid.rules.state import AUCTION, BUREAUCRACY
from tests.rules.positions import (
    Draws,
    connect_any,
    in_phase,
    of_type,
    own,
    play,
    spend_pile,
    table,
)

HIGH = (20, 21, 22, 23, 24, 25, 26, 27)
PAYMENTS = (
    10,
    22,
    33,
    44,
    54,
    64,
    73,
    82,
    90,
    98,
    105,
    112,
    118,
    124,
    129,
    134,
    138,
    142,
    145,
    148,
    150,
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
def test_income(powered: int, income: int) -> None:
    assert table().game.income(powered) == income


def test_twenty_one_cities_pay_what_twenty_do() -> None:
    assert table().game.income(21) == 150


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


def test_one_may_power_fewer_cities_than_one_could() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 13, 18)
    connect_any(state, 0, 3)
    play(state, RunPlants((13,)))
    assert state.money[0] == 50 + 22


def test_a_plant_runs_on_exactly_its_fuel() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 20, fuel=(2, 0, 0, 0))
    with pytest.raises(IllegalAction, match="not_enough_fuel_to_run"):
        play(state, RunPlants((20,)))


def test_a_plant_that_is_not_owned_cannot_run() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 13)
    for plants in ((18,), (13, 13), (18, 13)):
        assert RunPlants(plants) not in legal(state)
        with pytest.raises(IllegalAction, match="plant_not_owned"):
            play(state, RunPlants(plants))


def test_running_nothing_burns_no_coal() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 5, fuel=(4, 0, 0, 0))
    assert RunPlants((), 3) not in legal(state)
    with pytest.raises(IllegalAction, match="wrong_mix"):
        play(state, RunPlants((), 3))


def test_two_hybrids_and_a_coal_plant_share_what_there_is() -> None:
    """04 burns two coal, 05 and 12 four of either: of five coal and two oil the mix is open."""
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 4, 5, 12, fuel=(5, 2, 0, 0))
    question = legal(state)
    assert isinstance(question, Runs)
    assert question.coal((4, 5, 12)) == range(2, 4)
    assert question.coal((5, 12)) == range(2, 5)
    assert (4, 5, 12) in question.sets


def test_the_thriftiest_run_powers_most_and_keeps_what_is_dear() -> None:
    state = in_phase(table(market=HIGH), BUREAUCRACY)
    own(state, 0, 5, 13, fuel=(2, 2, 0, 0))
    connect_any(state, 0, 2)
    state.fuel_market = (6, 18, 6, 2)
    question = legal(state)
    assert isinstance(question, Runs)
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
def test_refill_of_four_players_by_step(step: int, added: tuple[int, ...]) -> None:
    state = last_to_run(step=step)
    state.fuel_market = (10, 10, 10, 2)
    state.supply = (14, 14, 14, 10)
    assert refilled(state) == added


def test_refill_stops_at_a_full_market() -> None:
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


def test_scrapped_coal_never_comes_back_on_usa_recharged() -> None:
    state = last_to_run("recharged", board="usa")
    state.fuel_market = (20, *state.fuel_market[1:])
    state.supply = (4, *state.supply[1:])
    assert refilled(state)[COAL] == 0


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


def test_an_empty_pile_leaves_a_gap_and_the_game_goes_on() -> None:
    state = last_to_run(step=3)
    state.market = HIGH[:2]
    spend_pile(state, (), is_step3_seen=True)
    play(state, RunPlants(()))
    assert list(state.market) == [21]
    assert state.phase == AUCTION


@pytest.mark.parametrize(("edition", "step"), [("classic", 1), ("classic", 2), ("recharged", 2)])
def test_step_3_card_in_phase_5(edition: str, step: int) -> None:
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


def test_recharged_does_step_2_first_when_step_3_comes_in_phase_5_of_step_1() -> None:
    state = last_to_run("recharged")
    spend_pile(state, (40, 42))
    events = play(state, RunPlants(()), draws=Draws(STEP3, 40))
    assert [(e.plant, e.why) for e in of_type(events, PlantRemoved)] == [
        (27, "to_bottom"),
        (20, "step2"),
        (21, "step3"),
        (STEP3, "step3"),
    ]
    assert of_type(events, StepBegan) == [StepBegan(2), StepBegan(3)]
    assert state.market == (22, 23, 24, 25, 26, 40)


def test_the_next_order_is_set_by_cities_then_plants() -> None:
    state = last_to_run()
    for seat, plant in enumerate((8, 9, 10, 11)):
        own(state, seat, plant)
    connect_any(state, 2, 2)
    connect_any(state, 0, 1)
    connect_any(state, 3, 1)
    events = play(state, RunPlants(()), draws=Draws(30))
    assert of_type(events, OrderSet) == [OrderSet((2, 3, 0, 1))]
    assert state.seat == 2
