# SPDX-License-Identifier: MIT
"""Phase 3: which plants to fuel, considering the houses still to be built."""

from powergrid.bots.fuel_plan import missing, price_of
from powergrid.bots.planner.growth import Growth, best_growth
from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.bots.planner.power_costs import subsets
from powergrid.rules import State
from powergrid.rules.actions import BuyFuel, EndTurn
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens
from powergrid.rules.fuel_market import market_at, markets_open, price, stock


def purchases(outlook: Outlook, state: State) -> list[Option]:
    """Return ending the turn, and the first purchase for every run that can be fuelled.

    If no run is worth it, storing a token may be.
    """
    waiting = best_growth(outlook, outlook.money, _powered_now(outlook))
    options = [Option(EndTurn(), waiting.worth)]
    markets = markets_open(state)
    places = [(market, market_at(state, market)) for market in markets]
    for market, there in places:
        for tokens, paid, capacity in runs_for_sale(there):
            worth = best_growth(outlook, outlook.money - paid, capacity).worth
            fuel = next(fuel for fuel in FUELS if tokens[fuel])
            amount = 1 if state.game.buys_one_by_one else tokens[fuel]
            options.append(Option(BuyFuel(fuel, amount, market), worth))
    if all(option.worth <= waiting.worth for option in options):
        for market, there in places:
            options += _storing(outlook, waiting, market, there)
    return options


def _storing(outlook: Outlook, waiting: Growth, market: int, state: State) -> list[Option]:
    """Return buying the token that saves most by being cheaper now than later, if any does."""
    numbers = outlook.numbers
    if outlook.ends[0] > numbers.last_round or not outlook.plants:
        return []
    rooms = state.game.storage(outlook.plants).rooms(outlook.fuel)
    spare = outlook.money - sum(site.price for site in outlook.sites[: waiting.cities])
    saved = {
        fuel: numbers.leftover * outlook.market.coming[fuel] - price(state, fuel, 1)
        for fuel in FUELS
        if rooms[fuel] > 0 and stock(state, fuel) and price(state, fuel, 1) <= spare
    }
    best = max(saved, key=lambda fuel: saved[fuel], default=None)
    if best is None or saved[best] <= 0:
        return []
    return [Option(BuyFuel(best, 1, market), waiting.worth + saved[best])]


def _powered_now(outlook: Outlook) -> int:
    """Return the cities that the tokens held can power."""
    need = outlook.state.game.need
    return max(
        need(some).cities for some in subsets(outlook.plants) if need(some).is_met_by(outlook.fuel)
    )


def runs_for_sale(state: State) -> list[tuple[Tokens, int, int]]:
    """Return what the seat on turn may buy for one run, its price, and the cities it then powers.

    The run that powers most comes first; each further one costs less than all before it.
    """
    game, seat = state.game, state.seat
    found = []
    for plants in subsets(game.limited(state.plants[seat])):
        tokens = missing(state, seat, plants)
        if tokens is not None and tokens != NO_TOKENS:
            found.append((tokens, price_of(state, tokens), game.need(plants).cities))
    useful = []
    lowest = state.money[seat] + 1
    for run in sorted(found, key=lambda run: (-run[2], run[1])):
        if run[1] < lowest:
            useful.append(run)
            lowest = run[1]
    return useful
