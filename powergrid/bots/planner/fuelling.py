# SPDX-License-Identifier: MIT
"""Phase 3: which plants to fuel, with the houses that are still to be built in mind."""

from powergrid.bots.fuel_plan import missing, price_of
from powergrid.bots.planner.building import best_growth
from powergrid.bots.planner.outlook import Outlook
from powergrid.bots.planner.runs import subsets
from powergrid.rules import State
from powergrid.rules.actions import Action, BuyFuel, EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens
from powergrid.rules.fuel_market import price, stock


def answer_fuel(outlook: Outlook, state: State) -> Action:
    """Buy what is missing for the plants that are best run this round."""
    lacking = _best_purchase(outlook)
    for fuel in FUELS:
        if lacking[fuel]:
            return BuyFuel(fuel, lacking[fuel])
    stored = _worth_storing(outlook)
    return EndTurn() if stored is None else BuyFuel(stored, 1)


def _worth_storing(outlook: Outlook) -> int | None:
    """Return a fuel that is cheaper now than it will be, its money not being needed to build."""
    state, numbers = outlook.state, outlook.numbers
    if outlook.ends[0] > numbers.last_round or not outlook.plants:
        return None
    rooms = state.game.storage(outlook.plants).rooms(outlook.fuel)
    spare = outlook.money - _to_be_built(outlook)
    best, most = None, 0.0
    for fuel in FUELS:
        if rooms[fuel] <= 0 or not stock(state, fuel):
            continue
        paid = price(state, fuel, 1)
        saved = numbers.leftover * outlook.market.coming[fuel] - paid
        if paid <= spare and saved > most:
            best, most = fuel, saved
    return best


def _to_be_built(outlook: Outlook) -> int:
    """Return what the cities cost that will be connected in this round."""
    count = best_growth(outlook, outlook.money, _at_hand(outlook)).cities
    return sum(site.price for site in outlook.sites[:count])


def _best_purchase(outlook: Outlook) -> Tokens:
    best, most = NO_TOKENS, best_growth(outlook, outlook.money, _at_hand(outlook)).value
    for tokens, paid, capacity in _purchases(outlook):
        value = best_growth(outlook, outlook.money - paid, capacity).value
        if value > most:
            best, most = tokens, value
    return best


def _at_hand(outlook: Outlook) -> int:
    """Return the cities that the tokens held can power."""
    need = outlook.state.game.need
    return max(
        need(some).cities for some in subsets(outlook.plants) if need(some).is_met_by(outlook.fuel)
    )


def _purchases(outlook: Outlook) -> list[tuple[Tokens, int, int]]:
    """Return what may be bought for one run, its price, and the cities it then powers."""
    state = outlook.state
    found = []
    for some in subsets(outlook.plants):
        tokens = missing(state, outlook.seat, some)
        if tokens is None or tokens == NO_TOKENS:
            continue
        paid = price_of(state, tokens)
        if paid <= outlook.money:
            found.append((tokens, paid, state.game.need(some).cities))
    return _undominated(found)


def _undominated(found: list[tuple[Tokens, int, int]]) -> list[tuple[Tokens, int, int]]:
    found.sort(key=lambda one: (-one[2], one[1]))
    kept: list[tuple[Tokens, int, int]] = []
    for one in found:
        if not kept or one[1] < kept[-1][1]:
            kept.append(one)
    return kept
