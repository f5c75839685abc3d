# SPDX-License-Identifier: MIT
"""Phase 2: which plant to open for, how far to bid, and which to scrap for it."""

from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, OpenAuction, Pass, ScrapPlant
from powergrid.rules.legal import Bids, Openings, PlantScraps
from powergrid.rules.plant_market import is_barred, minimum_bid, on_offer


def answer_opening(outlook: Outlook, state: State) -> Action:
    """Open for the plant that brings most at what it will probably go for, or pass."""
    openings = Openings(state)
    plants = openings.affordable()
    if not plants:
        return Pass()
    values = {plant: _with(outlook, plant, _likely_price(outlook, plant)) for plant in plants}
    best = max(plants, key=lambda plant: (values[plant], plant))
    if openings.may_pass and values[best] <= _without(outlook):
        return Pass()
    return OpenAuction(best, openings.minimum(best))


def _likely_price(outlook: Outlook, plant: int) -> float:
    """Return what a plant may go for once others bid too, or all the money."""
    state = outlook.state
    premium = 0.0 if len(state.waiting) == 1 else outlook.numbers.premium
    price = minimum_bid(state, plant) + premium * state.game.plants[plant].cities
    return min(price, outlook.money)


def answer_bid(outlook: Outlook, state: State) -> Action:
    """Bid one more while the plant is still worth more than letting it go."""
    bids = Bids(state)
    amount = bids.bid + 1
    if amount not in bids.amounts:
        return Pass()
    gain = _with(outlook, bids.plant, min(amount / outlook.numbers.share, outlook.money))
    return Bid(amount) if gain > _letting_go(outlook, bids.plant) else Pass()


def answer_scrap(outlook: Outlook, state: State) -> Action:
    """Scrap the plant whose loss costs least."""
    owned = outlook.plants
    plants = PlantScraps(state).plants
    return ScrapPlant(
        max(plants, key=lambda plant: (outlook.worth(_less(owned, plant), outlook.money), -plant))
    )


def _with(outlook: Outlook, plant: int, price: float) -> float:
    """Return what it is worth to get a plant at a price, the best scrap chosen."""
    owned = outlook.plants
    money = outlook.money - price
    if len(owned) < outlook.state.game.plants_allowed:
        return outlook.worth(tuple(sorted((*owned, plant))), money)
    return max(outlook.worth(tuple(sorted((*_less(owned, old), plant))), money) for old in owned)


def _without(outlook: Outlook) -> float:
    return outlook.worth(outlook.plants, outlook.money)


def _letting_go(outlook: Outlook, lot: int) -> float:
    """Return what it is worth to let a plant go: to have none, or another one on offer."""
    found = outlook.without_lot.get(lot)
    if found is None:
        found = outlook.without_lot[lot] = _best_other(outlook, lot)
    return found


def _best_other(outlook: Outlook, lot: int) -> float:
    state = outlook.state
    rivalry = outlook.numbers.rivalry
    best = _without(outlook) if state.round > 1 else -1e9
    for plant in on_offer(state):
        price = minimum_bid(state, plant) * rivalry
        if plant == lot or price > outlook.money or is_barred(state, state.seat, plant):
            continue
        best = max(best, _with(outlook, plant, price))
    return best


def _less(plants: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(plant for plant in plants if plant != gone)
