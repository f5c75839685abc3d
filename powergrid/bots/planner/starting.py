# SPDX-License-Identifier: MIT
"""Where a network starts, and what is decided before round 1."""

from collections.abc import Iterator

from powergrid.bots.planner.network import remoteness
from powergrid.bots.planner.option import Option
from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State
from powergrid.rules.actions import MarkStartingCity, PlaceBankHouse
from powergrid.rules.legal import BankSites, StartingSites
from powergrid.rules.state import FREE


def bank_houses(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return every place for a house of the bank; best where a network would cost most."""
    houses = _free_houses(state)
    for city in reversed(BankSites(state).cities):
        yield Option(PlaceBankHouse(city), remoteness(state, city, houses))


def marks(outlook: Outlook, state: State) -> Iterator[Option]:
    """Return every city to mark; best where a network grows cheapest."""
    houses = _free_houses(state)
    for city in StartingSites(state).cities:
        yield Option(MarkStartingCity(city), -remoteness(state, city, houses))


def _free_houses(state: State) -> dict[int, int]:
    price = state.game.house_prices[0]
    return {city: price for city in state.game.cities if state.houses[city][0] == FREE}
