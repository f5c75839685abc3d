# SPDX-License-Identifier: MIT
"""The worked examples of the rulebooks, each named after the rulebooks that print it."""

import pytest

from powergrid.rules import legal
from powergrid.rules.actions import BuildHouse, BuyFuel, EndTurn, OpenAuction, Pass, RunPlants
from powergrid.rules.events import FuelRefilled, PlantRemoved, PlantRevealed, PlantsRun
from powergrid.rules.fuel import COAL, FUELS, GARBAGE, OIL, URANIUM
from powergrid.rules.fuel_market import next_refill, prices
from powergrid.rules.legal import FuelPurchases, Sites
from powergrid.rules.phases.order import next_order
from powergrid.rules.plant_market import minimum_bid
from powergrid.rules.state import BUILDING, BUREAUCRACY, FUEL, State
from tests.rules.positions import (
    Draws,
    city,
    connect,
    connect_any,
    in_phase,
    of_type,
    own,
    play,
    refusal,
    started,
    table,
)

EVERY_EDITION = pytest.mark.parametrize("edition", ["recharged", "classic"])


@EVERY_EDITION
def test_turn_order_with_a_tie__recharged_polish__classic_hungarian__classic_russian(
    edition: str,
) -> None:
    """Six cities, five and five with plants 17 and 15, four."""
    anna, detti, moni, zsolt = range(4)
    state = table(edition)
    state.order = (zsolt, moni, detti, anna)
    for seat, count in ((anna, 6), (detti, 5), (moni, 5), (zsolt, 4)):
        connect_any(state, seat, count)
    for seat, plant in ((anna, 8), (detti, 17), (moni, 15), (zsolt, 20)):
        own(state, seat, plant)
    assert next_order(state) == (anna, detti, moni, zsolt)


def around_essen(edition: str, step: int) -> State:
    """Anna has Essen and Münster, Zsolt Düsseldorf."""
    state = table(edition, market=(20, 21, 22, 23, 24, 25, 26, 27))
    state.step = step
    connect(state, 0, "essen", "muenster")
    connect(state, 1, "duesseldorf")
    return state


def total(state: State, seat: int, name: str) -> int | None:
    state.seat = seat
    return Sites(state).total(city(state, name))


@EVERY_EDITION
def test_building_around_essen_in_step_1__all_rulebooks(edition: str) -> None:
    state = around_essen(edition, 1)
    assert total(state, 0, "duisburg") == 10
    assert total(state, 0, "dortmund") == 10 + 2
    assert total(state, 0, "aachen") == 10 + 9 + 2
    assert total(state, 0, "duesseldorf") is None
    assert total(state, 1, "duisburg") == 10 + 2 + 0


@EVERY_EDITION
def test_building_around_essen_in_step_2__all_rulebooks(edition: str) -> None:
    state = around_essen(edition, 2)
    assert total(state, 0, "duesseldorf") == 15 + 2
    # The price given for Köln is that of its second place, so somebody is there already.
    connect(state, 2, "koeln")
    assert total(state, 0, "koeln") == 15 + 2 + 4


def test_building_both_duesseldorf_and_koeln__classic_hungarian__classic_czech() -> None:
    """Düsseldorf for 17, and from there Köln for 19: 36 together."""
    state = in_phase(around_essen("classic", 2), BUILDING)
    connect(state, 2, "koeln")
    state.waiting, state.seat = (0,), 0
    play(state, BuildHouse(city(state, "duesseldorf")))
    assert state.money[0] == 50 - 17
    play(state, BuildHouse(city(state, "koeln")))
    assert state.money[0] == 50 - 36


def five_players_before_the_refill(edition: str) -> State:
    """Ten coal, two oil and one garbage bought in round 1, four coal of it burnt."""
    state = in_phase(table(edition, players=5), BUREAUCRACY, round_=1)
    coal, oil, garbage, uranium = state.fuel_market
    state.fuel_market = (coal - 10, oil - 2, garbage - 1, uranium)
    state.fuel = ((6, 0, 0, 0), *state.fuel[1:])
    state.supply = (4, state.supply[1] + 2, state.supply[2] + 1, state.supply[3])
    return state


@pytest.mark.parametrize(
    ("edition", "cheapest_garbage", "garbage"),
    [("recharged", 5, [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8]), ("classic", 6, [6, 6, 7, 7, 7, 8, 8, 8])],
    ids=["recharged_polish", "classic_hungarian__classic_russian"],
)
def test_refill_for_five_players_with_four_coal_left(
    edition: str, cheapest_garbage: int, garbage: list[int]
) -> None:
    state = five_players_before_the_refill(edition)
    assert next_refill(state) == (4, 4, 3, 2)
    state.waiting, state.seat = (4,), 4
    events = play(state, RunPlants(()), draws=Draws(20))
    assert of_type(events, FuelRefilled) == [FuelRefilled((4, 4, 3, 2))]
    assert list(prices(state, COAL)) == [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8]
    assert prices(state, OIL)[0] == 2
    assert list(prices(state, OIL)).count(2) == 2
    assert prices(state, GARBAGE)[0] == cheapest_garbage
    assert list(prices(state, GARBAGE)) == garbage
    assert list(prices(state, URANIUM)) == [10, 12, 14, 16]


def test_refill_for_three_players_in_step_2__classic_czech() -> None:
    state = in_phase(table("classic", players=3), BUREAUCRACY)
    state.step = 2
    state.fuel_market = (14, 16, 5, 2)
    state.supply = (10, 8, 19, 10)
    state.waiting, state.seat = (2,), 2
    play(state, RunPlants(()), draws=Draws(20))
    assert list(prices(state, COAL))[:5] == [2, 3, 3, 3, 4]
    assert list(prices(state, OIL))[:3] == [2, 3, 3]
    assert list(prices(state, GARBAGE))[:3] == [6, 7, 7]
    assert list(prices(state, URANIUM)) == [12, 14, 16]


@EVERY_EDITION
def test_powering_six_cities_with_07_10_and_15__recharged_polish__classic_hungarian__russian(
    edition: str,
) -> None:
    """Four coal and three oil burnt for seven cities; six are paid: 73."""
    state = in_phase(table(edition), BUREAUCRACY)
    own(state, 0, 7, 10, 15, fuel=(8, 6, 0, 0))
    connect_any(state, 0, 6)
    (run,) = of_type(play(state, RunPlants((7, 10, 15))), PlantsRun)
    assert (run.burnt, run.powered, run.income) == ((4, 3, 0, 0), 6, 73)
    assert state.fuel[0] == (4, 3, 0, 0)


def test_powering_four_cities_pays_54__classic_czech() -> None:
    state = in_phase(table("classic"), BUREAUCRACY)
    own(state, 0, 20, fuel=(3, 0, 0, 0))
    connect_any(state, 0, 4)
    (run,) = of_type(play(state, RunPlants((20,))), PlantsRun)
    assert run.income == 54


def test_obsolete_at_the_sixth_city__classic_hungarian__classic_russian() -> None:
    """Plant 06 leaves the market, owned plants 03 to 05 stay, and a drawn 04 would go at once."""
    state = in_phase(table("classic", market=(6, 8, 9, 10, 11, 12, 13, 14)), BUILDING)
    own(state, 3, 3, 5)
    connect(state, 3, "berlin", "magdeburg", "halle", "leipzig", "dresden")
    state.money = (50, 50, 50, 200)
    events = play(state, BuildHouse(city(state, "erfurt")), draws=Draws(4, 21))
    assert of_type(events, PlantRemoved) == [
        PlantRemoved(6, "obsolete"),
        PlantRemoved(4, "obsolete_on_draw"),
    ]
    assert state.plants[3] == (3, 5)
    assert state.market == (8, 9, 10, 11, 12, 13, 14, 21)


def test_obsolete_at_the_fifteenth_city__classic_czech() -> None:
    state = in_phase(table("classic", market=(15, 16, 17, 18, 19, 20, 21, 22)), BUILDING)
    state.step = 2
    own(state, 3, 8)
    connect_any(state, 3, 14)
    state.money = (50, 50, 50, 200)
    target = next(c for c in state.game.cities if c not in state.cities[3])
    events = play(state, BuildHouse(target), draws=Draws(14, 30))
    assert of_type(events, PlantRemoved) == [
        PlantRemoved(15, "obsolete"),
        PlantRemoved(14, "obsolete_on_draw"),
    ]
    assert state.market[0] == 16
    assert state.plants[3] == (8,)


def test_discount_token_on_plant_15__recharged_polish() -> None:
    state = table("recharged", market=(15, 16, 17, 18, 19, 20, 21, 22))
    started(state)
    assert state.discount == 15
    assert minimum_bid(state, 15) == 1
    assert OpenAuction(15, 1) in legal(state)
    assert OpenAuction(16, 15) not in legal(state)


def test_discount_token_on_plant_12_and_a_lower_05_drawn__recharged_polish() -> None:
    """The lower plant leaves the game, the token goes aside, another card comes at once."""
    state = table("recharged", market=(12, 16, 17, 18, 19, 20, 21, 22))
    started(state)
    events = play(state, OpenAuction(16, 16), Pass(), Pass(), Pass(), draws=Draws(5, 7))
    assert [e.plant for e in of_type(events, PlantRevealed)] == [5, 7]
    assert of_type(events, PlantRemoved) == [PlantRemoved(5, "below_discount")]
    assert state.discount == 0
    assert state.market[:2] == (7, 12)
    assert minimum_bid(state, 12) == 12


@EVERY_EDITION
@pytest.mark.parametrize(
    ("plant", "maximum"),
    [
        (3, (0, 4, 0, 0)),
        (5, (4, 4, 0, 0)),
        (13, (0, 0, 0, 0)),
        (14, (0, 0, 4, 0)),
        (46, (6, 6, 0, 0)),
    ],
    ids=["oil_03", "hybrid_05", "ecological_13", "garbage_14", "hybrid_46"],
)
def test_plants_store_twice_their_need__recharged_polish__classic_hungarian__classic_czech(
    edition: str, plant: int, maximum: tuple[int, ...]
) -> None:
    state = in_phase(table(edition), FUEL)
    own(state, 3, plant)
    state.money = (50, 50, 50, 500)
    question = legal(state)
    assert isinstance(question, FuelPurchases)
    assert tuple(question.room(fuel) for fuel in FUELS) == maximum


def test_hybrid_05_stores_four_in_any_mix__recharged_polish__classic_hungarian() -> None:
    state = in_phase(table("recharged"), FUEL)
    own(state, 3, 5)
    play(state, BuyFuel(COAL, 2), BuyFuel(OIL, 2))
    assert state.fuel[3] == (2, 2, 0, 0)
    for fuel in (COAL, OIL):
        assert refusal(state, BuyFuel(fuel, 1)) == "no_room"


@pytest.mark.parametrize("coal", [0, 1, 2])
def test_hybrid_05_runs_on_any_mix_of_two__recharged_polish__all_classic(coal: int) -> None:
    state = in_phase(table("classic"), BUREAUCRACY)
    own(state, 0, 5, fuel=(2, 2, 0, 0))
    connect_any(state, 0, 1)
    play(state, RunPlants((5,), coal))
    assert state.fuel[0] == (2 - coal, coal, 0, 0)


def test_garbage_14_powers_two_on_exactly_two_tokens__recharged_polish__all_classic() -> None:
    state = in_phase(table("classic"), BUREAUCRACY)
    own(state, 0, 14, fuel=(0, 0, 1, 0))
    connect_any(state, 0, 2)
    assert RunPlants((14,)) not in legal(state)
    own(state, 0, 14, fuel=(0, 0, 2, 0))
    assert RunPlants((14,)) in legal(state)


def test_ecological_33_powers_four_without_fuel__recharged_polish() -> None:
    state = in_phase(table("recharged"), BUREAUCRACY)
    own(state, 0, 33)
    connect_any(state, 0, 5)
    (run,) = of_type(play(state, RunPlants((33,))), PlantsRun)
    assert (run.powered, run.burnt) == (4, (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("players", "trigger"), [(3, 7), (4, 7), (5, 7), (6, 6)], ids=["3", "4", "5", "6"]
)
def test_step_2_begins_with_the_seventh_city__recharged_polish(players: int, trigger: int) -> None:
    state = in_phase(table("recharged", players=players), BUILDING)
    connect_any(state, 0, trigger)
    state.waiting, state.seat = (0,), 0
    play(state, EndTurn(), draws=Draws(20))
    assert state.step == 2


def test_the_17th_city_ends_a_game_of_four__recharged_polish() -> None:
    state = in_phase(table("recharged"), BUILDING)
    state.step = 2
    connect_any(state, 0, 17)
    state.waiting, state.seat = (0,), 0
    play(state, EndTurn())
    assert state.is_over


def test_the_cheapest_coal_costs_1_and_oil_3_at_the_start__recharged_polish() -> None:
    state = table("recharged")
    assert prices(state, COAL)[0] == 1
    assert prices(state, OIL)[0] == 3
