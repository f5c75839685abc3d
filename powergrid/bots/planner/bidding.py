# SPDX-License-Identifier: MIT
"""Phase 2: which plant to open for, how far to bid, and what to scrap for it."""

from collections.abc import Iterator
from typing import Final

from powergrid.bots.mines import earnings
from powergrid.bots.planner.lesser_plants import lesser
from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import Bid, OpenAuction, Pass, ScrapFuel, ScrapPlant
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import Bids, FuelScraps, Openings, PlantScraps
from powergrid.rules.plant_market import is_barred, minimum_bid, on_offer

_BEYOND_REACH: Final = -1e9
"""The gain of a plant that a seat cannot pay for."""


def openings(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return passing, and every plant at what it will probably go for."""
    question = Openings(state)
    plants = question.affordable()
    if question.may_pass or not plants:
        yield Option(Pass(), _without(outlook))
    for plant in reversed(plants):
        worth = _with(outlook, plant, _likely_price(outlook, plant))
        yield Option(OpenAuction(plant, question.minimum(plant)), worth)


def _likely_price(outlook: Outlook, plant: int) -> float:
    """Return what a plant may go for once others bid too, or all the money."""
    state = outlook.state
    premium = 0.0 if len(state.waiting) == 1 else outlook.numbers.premium
    price = minimum_bid(state, plant) + premium * state.game.plants[plant].cities
    return min(price, outlook.money)


def bids(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return passing, and bidding one more."""
    question = Bids(state)
    yield Option(Pass(), _letting_go(outlook, question.plant))
    amount = question.amounts.start
    if amount in question.amounts:
        price = min(amount / outlook.numbers.share, outlook.money)
        yield Option(Bid(amount), _with(outlook, question.plant, price))


def gain(outlook: Outlook, plant: int, price: int) -> float:
    """Return what a plant at a price is worth beyond doing without it; negative if it can't pay.

    A planner bids as long as this is positive.
    """
    if price > outlook.money:
        return _BEYOND_REACH
    likely = min(price / outlook.numbers.share, outlook.money)
    return _with(outlook, plant, likely) - _letting_go(outlook, plant)


def limit(outlook: Outlook, plant: int) -> int:
    """Return how far the seat would bid for a plant; 0 if not even its minimum."""
    found = outlook.limits.get(plant)
    if found is None:
        found = outlook.limits[plant] = _limit(outlook, plant)
    return found


def _limit(outlook: Outlook, plant: int) -> int:
    """Return the limit, found by halving: a gain falls as the price rises."""
    low, high = minimum_bid(outlook.state, plant), outlook.money
    if gain(outlook, plant, low) <= 0:
        return 0
    if gain(outlook, plant, high) > 0:
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if gain(outlook, plant, middle) > 0:
            low = middle
        else:
            high = middle
    return low


def plant_scraps(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return every plant that may be scrapped and does not outdo another."""
    # With far too much capacity every scrap is worth the same: then scrap the lesser plant.
    for plant in lesser(state.game, PlantScraps(state).plants):
        yield Option(ScrapPlant(plant), outlook.worth(_less(outlook.plants, plant), outlook.money))


def fuel_scraps(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return both fuels; discarding the one that is cheaper to buy back is better."""
    question = FuelScraps(state)
    for fuel in (COAL, OIL):
        yield Option(ScrapFuel(fuel, question.max_amount(fuel)), -outlook.market.later[fuel])


def _with(outlook: Outlook, plant: int, price: float) -> float:
    """Return what it is worth to get a plant at a price, the best scrap chosen."""
    key = plant, price
    found = outlook.with_plant.get(key)
    if found is None:
        found = outlook.with_plant[key] = _best_with(outlook, plant, price)
    return found


def _best_with(outlook: Outlook, plant: int, price: float) -> float:
    owned = outlook.plants
    money = outlook.money - price
    if plant in outlook.state.game.mines:
        return outlook.worth(owned, money + earnings(outlook.state, (plant,)))
    if len(owned) < outlook.state.game.plants_allowed:
        return outlook.worth(tuple(sorted((*owned, plant))), money)
    return max(
        outlook.worth(tuple(sorted((*_less(owned, old), plant))), money) for old in outlook.lesser
    )


def _without(outlook: Outlook) -> float:
    return outlook.worth(outlook.plants, outlook.money)


def _letting_go(outlook: Outlook, lot: int) -> float:
    """Return what it is worth not to get a plant: to buy none, or another one on offer."""
    found = outlook.without_lot.get(lot)
    if found is None:
        found = outlook.without_lot[lot] = _best_other(outlook, lot)
    return found


def _best_other(outlook: Outlook, lot: int) -> float:
    state = outlook.state
    best = _without(outlook) if state.round > 1 else -1e9
    for plant in on_offer(state):
        price = minimum_bid(state, plant)
        if plant != lot and price <= outlook.money and not is_barred(state, state.seat, plant):
            best = max(best, _with(outlook, plant, price))
    return best


def _less(plants: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(plant for plant in plants if plant != gone)
