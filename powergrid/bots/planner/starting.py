# SPDX-License-Identifier: MIT
"""Where a network begins, and what is decided before round 1."""

from powergrid.bots.planner.network import remoteness
from powergrid.bots.planner.outlook import Outlook
from powergrid.rules import State, legal
from powergrid.rules.actions import Action, MarkStartingCity, PlaceBankHouse
from powergrid.rules.board import HOUSE_PRICES
from powergrid.rules.state import FREE


def answer_bank_house(outlook: Outlook, state: State) -> Action:
    """Place the bank's house where a network would be dearest: the cheap places stay free."""
    houses = _free_houses(state)
    cities = [action.city for action in legal(state) if isinstance(action, PlaceBankHouse)]
    return PlaceBankHouse(max(cities, key=lambda city: (remoteness(state, city, houses), city)))


def answer_mark(outlook: Outlook, state: State) -> Action:
    """Mark the city from which a network grows cheapest."""
    houses = _free_houses(state)
    cities = [action.city for action in legal(state) if isinstance(action, MarkStartingCity)]
    return MarkStartingCity(min(cities, key=lambda city: (remoteness(state, city, houses), city)))


def _free_houses(state: State) -> dict[int, int]:
    return {city: HOUSE_PRICES[0] for city in state.game.cities if state.houses[city][0] == FREE}
