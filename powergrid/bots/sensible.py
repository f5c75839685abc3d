# SPDX-License-Identifier: MIT
"""The bot `sensible`: random moves with some sense, for benchmarks.

Its probabilities are fixed, so that games per second can be compared between programs. It buys each
token by a separate action.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from powergrid.bots.beginnings import house_in, houses_for_sale
from powergrid.bots.chance import pick, shuffled
from powergrid.bots.fuel_plan import where_to_buy
from powergrid.rules import State
from powergrid.rules.actions import (
    Action,
    Bid,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapPlant,
)
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import (
    Bids,
    FuelPurchases,
    FuelScraps,
    Openings,
    PlantScraps,
    Runs,
    Sites,
    legal,
)
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
    SOUTH,
)

_IN_HYBRIDS: Final = (COAL, OIL)
_MAX_PREMIUM: Final = 3
"""How far above a plant's number it still bids."""


class Sensible:
    """Mostly does what is cheap and needed, now and then something else."""

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action, mostly not a foolish one."""
        return _ANSWERS[state.asks](state, rng)


def _open(state: State, rng: Random) -> Action:
    openings = Openings(state)
    plants = openings.affordable()
    owned = state.game.limited(state.plants[state.seat])
    is_full = len(owned) >= state.game.plants_allowed
    if openings.may_pass and (not plants or rng.random() < (0.6 if is_full else 0.25)):
        return Pass()
    plant = pick(rng, plants)
    bids = openings.bids(plant)
    more = 0 if rng.random() < 0.8 else rng.randint(1, 3)
    return OpenAuction(plant, bids[min(more, len(bids) - 1)])


def _bid(state: State, rng: Random) -> Action:
    amounts = Bids(state).amounts
    if not amounts or amounts[0] > state.lot + _MAX_PREMIUM or rng.random() < 0.5:
        return Pass()
    more = 0 if rng.random() < 0.8 else rng.randint(1, 2)
    return Bid(amounts[min(more, len(amounts) - 1)])


def _scrap_plant(state: State, rng: Random) -> Action:
    plants = PlantScraps(state).plants
    return ScrapPlant(plants[0] if rng.random() < 0.8 else pick(rng, plants))


def _scrap_fuel(state: State, rng: Random) -> Action:
    return FuelScraps(state).sample(rng)


def _buy_fuel(state: State, rng: Random) -> Action:
    market, there = SOUTH, state
    if state.game.north is not None:
        market, there = where_to_buy(state)
    purchases = FuelPurchases(there)
    fuels = purchases.fuels()
    if not fuels:
        return EndTurn()
    useful = _useful(state, fuels)
    if useful and rng.random() < 0.95:
        return BuyFuel(pick(rng, useful), 1, market)
    if rng.random() < 0.35:
        return BuyFuel(pick(rng, fuels), 1, market)
    return EndTurn()


def _useful(state: State, fuels: list[int]) -> list[int]:
    """Return the fuels that the seat's plants lack for one run."""
    seat = state.seat
    alone, either = state.game.need(state.plants[seat]).short_of(state.fuel[seat])
    useful = []  # a loop: half the time of a comprehension for so few
    for fuel in fuels:
        if alone[fuel] or (either and fuel in _IN_HYBRIDS):
            useful.append(fuel)
    return useful


def _build(state: State, rng: Random) -> Action:
    prices = houses_for_sale(state) if state.game.has_second_network else Sites(state).affordable()
    mood = rng.random()
    if not prices or mood < 0.2:
        return EndTurn()
    if mood < 0.3:
        return house_in(state, pick(rng, list(prices)))
    return house_in(state, min(prices, key=prices.__getitem__))


def _run(state: State, rng: Random) -> Action:
    game, seat = state.game, state.seat
    if game.powers_most:
        return Runs(state).thriftiest()
    need = game.need
    owned, fuel = game.limited(state.plants[seat]), state.fuel[seat]
    cities = len(state.cities[seat])
    chosen: tuple[int, ...] = ()
    running = need(chosen)
    for plant in shuffled(rng, owned):
        is_covered = running.cities >= cities
        if rng.random() < (0.97 if is_covered else 0.02):
            break
        more = tuple(sorted((*chosen, plant)))
        if need(more).is_met_by(fuel):
            chosen, running = more, need(more)
    return RunPlants(chosen, pick(rng, game.coal_range(chosen, owned, fuel)))


def _any(state: State, rng: Random) -> Action:
    return legal(state).sample(rng)


_ANSWERS: Final[dict[int, Callable[[State, Random], Action]]] = {
    OPENING: _open,
    BIDDING: _bid,
    SCRAPPING_PLANT: _scrap_plant,
    SCRAPPING_FUEL: _scrap_fuel,
    BUYING_FUEL: _buy_fuel,
    BUILDING_HOUSES: _build,
    RUNNING_PLANTS: _run,
    MARKING_CITY: _any,
    PLACING_BANK_HOUSE: _any,
}
