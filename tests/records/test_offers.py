# SPDX-License-Identifier: MIT
"""The options that a program is offered, with their figures."""

from powergrid.records.offers import choose, offers
from powergrid.rules.actions import BuildHouse, BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import COAL
from powergrid.rules.state import BUILDING, BUREAUCRACY, FUEL, NORTH, with_item
from tests.rules.positions import city, connect_any, in_phase, own, play, table


def test_stored_coal_is_offered_at_its_price() -> None:
    state = in_phase(table("classic", "south-africa"), FUEL)
    own(state, state.seat, 4)
    state.storage = 3
    (stored,) = (offer for offer in offers(state) if isinstance(offer.action, BuyStoredCoal))
    assert stored.facts["price"] == 8
    assert choose(stored.message(), offers(state)) == BuyStoredCoal(1)


def test_the_price_of_fuel_is_that_of_its_market() -> None:
    state = in_phase(table("classic", "korea"), FUEL)
    own(state, state.seat, 4)
    state.fuel_market, north = (3, 0, 0, 0), (12, 0, 0, 0)
    state.extras = state.extras._replace(north=north)
    coal = {
        offer.line["market"]: offer
        for offer in offers(state)
        if isinstance(offer.action, BuyFuel) and offer.action.fuel == COAL
    }
    assert {market: offer.facts["price"] for market, offer in coal.items()} == {
        "south": 7,
        "north": 1,
    }
    chosen = choose({**coal["north"].line, "amount": 2}, offers(state))
    assert chosen == BuyFuel(COAL, 2, NORTH)


def test_a_city_may_be_offered_for_either_network() -> None:
    state = in_phase(table("classic", "japan"), BUILDING)
    play(state, BuildHouse(city(state, "tokyo")))
    state.money = with_item(state.money, state.seat, 99)
    osaka = [offer for offer in offers(state) if offer.line.get("city") == "osaka"]
    assert [offer.line.get("second_network", False) for offer in osaka] == [False, True]
    assert osaka[0].facts["price"] > osaka[1].facts["price"] == 10, "no connection is paid"
    first, second = (BuildHouse(city(state, "osaka"), begins) for begins in (False, True))
    assert [choose(offer.message(), offers(state)) for offer in osaka] == [first, second]
    assert [offer.covers(second) for offer in osaka] == [False, True]


def test_an_outage_cuts_the_income_of_a_run() -> None:
    state = in_phase(table("classic", "india"), BUREAUCRACY)
    own(state, state.seat, 13)
    connect_any(state, state.seat, 2)
    state.extras = state.extras._replace(built=9)
    assert [offer.facts["income"] for offer in offers(state)] == [16]


def test_an_offer_covers_its_action_with_any_number() -> None:
    state = in_phase(table("classic", "korea"), FUEL)
    own(state, state.seat, 4)
    covering = [offer for offer in offers(state) if offer.covers(BuyFuel(COAL, 2, NORTH))]
    assert [offer.line["market"] for offer in covering] == ["north"]
