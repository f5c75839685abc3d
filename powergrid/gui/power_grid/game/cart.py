# SPDX-License-Identifier: MIT
"""A cart of fuel: the purchases in a draft, and those that would fill the plants for one run."""

from collections.abc import Sequence
from itertools import combinations

from powergrid.gui.power_grid.game.draft import Draft
from powergrid.rules import State
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS, OIL, Tokens, add_fuel
from powergrid.rules.fuel_market import market_at, markets_open, prices, stock
from powergrid.rules.scoring import powerable


def cart_of(actions: Sequence[Action]) -> Tokens:
    """Return the tokens that a draft's purchases come to."""
    tokens = NO_TOKENS
    for action in actions:
        if isinstance(action, BuyFuel):
            tokens = add_fuel(tokens, action.fuel, action.amount)
    return tokens


def stored_in(actions: Sequence[Action]) -> int:
    """Return how much coal a draft takes from an open storage."""
    return sum(action.amount for action in actions if isinstance(action, BuyStoredCoal))


def best_market(state: State) -> int:
    """Return the fuel market that fills most plants of the seat on turn for the least money."""
    markets = markets_open(state)
    if len(markets) == 1:
        return markets[0]

    def rank(market: int) -> tuple[int, int, int]:
        buying = market_at(state, market)
        draft = Draft(buying)
        for fuel, amount in enumerate(missing_fuel(buying)):
            if amount:
                draft.add(BuyFuel(fuel, amount, market))
        after, seat = draft.state, state.seat
        return powerable(after, seat), after.money[seat], -market

    return max(markets, key=rank)


def missing_fuel(state: State) -> Tokens:
    """Return the tokens the seat on turn must buy to run its plants once, as far as it can pay.

    That is for all plants if possible, else for those that power the most for the least money.
    """
    plants = state.plants[state.seat]
    sets = [s for size in range(len(plants), 0, -1) for s in combinations(plants, size)]
    best: tuple[tuple[int, int], Tokens] | None = None
    for chosen in sets:
        bought = _filled(state, chosen)
        if bought is None:
            continue
        if chosen == plants:
            return bought[0]
        rank = (state.game.need(chosen).cities, -bought[1])
        if best is None or rank > best[0]:
            best = (rank, bought[0])
    return best[1] if best else NO_TOKENS


def _filled(state: State, plants: tuple[int, ...]) -> tuple[Tokens, int] | None:
    """Return the tokens these plants still need and their price, None if they cannot be bought."""
    draft, seat = Draft(state), state.seat
    alone, either = state.game.need(plants).short_of(state.fuel[seat])
    market = markets_open(state)[0]
    for fuel, amount in enumerate(alone):
        if amount and not draft.add(BuyFuel(fuel, amount, market)):
            return None
    if not all(_add_cheaper(draft) for _ in range(either)):
        return None
    return cart_of(draft.actions), state.money[seat] - draft.state.money[seat]


def _add_cheaper(draft: Draft) -> bool:
    """Stage one coal or oil, the cheaper of those available; return whether there is any."""
    available = [fuel for fuel in (COAL, OIL) if stock(draft.state, fuel)]
    available.sort(key=lambda fuel: prices(draft.state, fuel)[0])
    market = markets_open(draft.state)[0]
    return any(draft.add(BuyFuel(fuel, 1, market)) for fuel in available)


def fuels_without_storage(state: State, seat: int) -> tuple[int, ...]:
    """Return the fuels that no plant of a seat can store."""
    rooms = state.game.storage(state.plants[seat]).rooms(NO_TOKENS)
    return tuple(fuel for fuel in FUELS if rooms[fuel] <= 0)
