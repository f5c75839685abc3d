# SPDX-License-Identifier: MIT
"""The bot `reference`: the usual plain heuristic, with four of its visible mistakes repaired.

A plant is worth 15 a city, 25 more if it needs no fuel, else 10 × cities / fuel more. The bot opens
for the worthiest plant that brings capacity and bids up to the plant's number and 2 for every city
of capacity gained (in round 1 up to its number). It buys fuel for one run, builds the cheapest
cities up to the capacity of its plants, and runs what powers most. It plans no further.

The repairs: fuel for the plants together and not for each alone; the discounted plant bid for at
its real value; a first city with a cheap neighbourhood; all cities repriced after each house.

Added so that every game ends: it builds beyond its capacity while it keeps `_SPARE` money, and
from round `_LATE` on with all its money. From then on it buys no more plants, and fuel only if the
cities it powers pay for it, so that it saves up for building.

In the variants it marks the city it would start in, and places the bank's houses as far from there
as it may.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from powergrid.bots.beginnings import house_in, houses_for_sale
from powergrid.bots.fuel_plan import for_one_run, price_of, where_to_buy
from powergrid.bots.mines import earnings
from powergrid.bots.neighbourhood import cheapest_start, places_to_begin
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    MarkStartingCity,
    OpenAuction,
    Pass,
    PlaceBankHouse,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL, FUELS, OIL
from powergrid.rules.fuel_market import stock
from powergrid.rules.legal import (
    BankSites,
    Bids,
    FuelScraps,
    Openings,
    PlantScraps,
    Runs,
    StartingSites,
)
from powergrid.rules.scoring import capacity
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    MARKING_CITY,
    OPENING,
    PLACING_BANK_HOUSE,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
)

_SPARE: Final = 100
"""Money enough for a plant and its fuel."""
_LATE: Final = 25
"""Games in which everybody builds end earlier."""


class Reference:
    """Plays by fixed rules of thumb; uses no randomness."""

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action by the rule of thumb for this question."""
        return _ANSWERS[state.asks](state)


def _open(state: State) -> Action:
    openings = Openings(state)
    plants = openings.affordable()
    if openings.may_pass:
        plants = tuple(plant for plant in plants if _limit(state, plant))
    if not plants:
        return Pass()
    plant = max(plants, key=lambda number: (_worth(state, number), number))
    return OpenAuction(plant, openings.minimum(plant))


def _bid(state: State) -> Action:
    bids = Bids(state)
    amount = bids.amounts.start
    is_worth_it = amount <= _limit(state, bids.plant)
    return Bid(amount) if is_worth_it and amount in bids.amounts else Pass()


def _limit(state: State, plant: int) -> int:
    """Return the highest bid a plant is worth to the seat on turn; 0 if it wants none."""
    if state.round == 1:
        return plant
    if plant in state.game.mines:
        return plant + int(earnings(state, (plant,)) / 2)
    owned = state.game.limited(state.plants[state.seat])
    gained = state.game.plants[plant].cities
    if len(owned) >= state.game.plants_allowed:
        gained -= state.game.plants[_weakest(state, owned)].cities
    return plant + 2 * gained if gained > 0 and state.round < _LATE else 0


def _worth(state: State, number: int) -> float:
    if number in state.game.mines:
        return 0.0
    plant = state.game.plants[number]
    return 15 * plant.cities + (10 * plant.cities / plant.fuel if plant.fuel else 25)


def _weakest(state: State, plants: tuple[int, ...]) -> int:
    return min(plants, key=lambda number: (_worth(state, number), number))


def _scrap_plant(state: State) -> Action:
    return ScrapPlant(_weakest(state, PlantScraps(state).plants))


def _scrap_fuel(state: State) -> Action:
    """Scrap the fuel of which the market has more: it will be cheaper to buy back."""
    scraps = FuelScraps(state)
    fuel = max((COAL, OIL), key=lambda kind: stock(state, kind))
    return ScrapFuel(fuel, scraps.max_amount(fuel))


def _buy_fuel(state: State) -> Action:
    seat = state.seat
    market, there = where_to_buy(state)
    fed, lacking = for_one_run(there, seat)
    if state.round >= _LATE:
        game = state.game
        powered = min(game.need(fed).cities, len(state.cities[seat]))
        if price_of(there, lacking) >= game.income(powered) - game.income(0):
            return EndTurn()
    for fuel in FUELS:
        if lacking[fuel]:
            amount = 1 if state.game.buys_one_by_one else lacking[fuel]
            return BuyFuel(fuel, amount, market)
    return EndTurn()


def _build(state: State) -> Action:
    seat = state.seat
    prices = houses_for_sale(state)
    if not prices:
        return EndTurn()
    if not state.cities[seat]:
        return BuildHouse(cheapest_start(state, prices))
    city = min(prices, key=lambda site: (prices[site], site))
    has_capacity = len(state.cities[seat]) < capacity(state, seat)
    is_rich = state.money[seat] - prices[city] >= _SPARE
    return house_in(state, city) if has_capacity or is_rich or state.round >= _LATE else EndTurn()


def _run(state: State) -> Action:
    return Runs(state).thriftiest()


def _mark_city(state: State) -> Action:
    return MarkStartingCity(cheapest_start(state, StartingSites(state).cities))


def _place_bank_house(state: State) -> Action:
    sites = BankSites(state).cities
    ways = state.game.distances[cheapest_start(state, places_to_begin(state))]
    return PlaceBankHouse(max(sites, key=lambda city: (ways[city], city)))


_ANSWERS: Final[dict[int, Callable[[State], Action]]] = {
    OPENING: _open,
    BIDDING: _bid,
    SCRAPPING_PLANT: _scrap_plant,
    SCRAPPING_FUEL: _scrap_fuel,
    BUYING_FUEL: _buy_fuel,
    BUILDING_HOUSES: _build,
    RUNNING_PLANTS: _run,
    MARKING_CITY: _mark_city,
    PLACING_BANK_HOUSE: _place_bank_house,
}
