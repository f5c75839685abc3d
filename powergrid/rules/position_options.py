# SPDX-License-Identifier: MIT
"""Why the bank's pieces or the starting cities of a position are impossible."""

from collections.abc import Iterator
from itertools import product

from powergrid.rules.fuel import NO_TOKENS, add_tokens
from powergrid.rules.game import Game
from powergrid.rules.position import Fault, Position
from powergrid.rules.state import BUILDING, BUREAUCRACY, FUEL, NO_PLACE, State
from powergrid.rules.variants.against_the_bank import (
    HOUSES,
    PLACERS,
    PLANTS_ALLOWED,
    fuel_wanted,
)


def faults_of_options(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield what the options of a game rule out; `state` is the position laid out."""
    if game.options.against_the_bank:
        yield from _bank_plants(game, position)
        yield from _bank_fuel(position, state)
        yield from _bank_houses(game, position, state)
    if game.options.starting_cities:
        yield from _marked(game, position, state)


def _bank_plants(game: Game, position: Position) -> Iterator[Fault]:
    """Yield whether the bank has more or fewer plants than it has taken by now."""
    plants = position.bank.plants
    found = len(game.limited(plants))
    taken = position.round - position.is_bank_due - (len(plants) - found)
    needed = max(0, min(PLANTS_ALLOWED, taken))
    # A planned row may be empty when it is the bank's turn.
    if found > needed or (found < needed and game.edition.planned_row is None):
        yield "bank_plants", {"found": found, "needed": needed}


def _bank_fuel(position: Position, state: State) -> Iterator[Fault]:
    """Yield whether the bank has fuel when it cannot have any, or not the amount it buys."""
    has_bought = position.phase == BUILDING or (
        bool(position.done) if position.phase == FUEL else position.phase == BUREAUCRACY
    )
    has_burnt = position.phase == BUREAUCRACY and position.done
    if not has_bought or has_burnt:
        if position.bank.fuel != NO_TOKENS:
            yield "bank_fuel_too_early", {}
    elif not _can_have_bought(position, state):
        yield "bank_fuel", {}


def _can_have_bought(position: Position, state: State) -> bool:
    """Return whether the bank's fuel is what it took from some fuel market before.

    What it took counts as all there was only if the market has none of that fuel now.
    """
    before, bought = state.copy(), position.bank.fuel
    for coal, oil, garbage, uranium in product(
        *[(1,) if tokens else (1, 0) for tokens in position.fuel_market]
    ):
        before.fuel_market = add_tokens(bought, (coal, oil, garbage, uranium))
        if fuel_wanted(before) == bought:
            return True
    return False


def _bank_houses(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield houses of the bank that are too many, missing, or not beside each other."""
    bank, connected = {*position.bank.cities}, {*position.marked}
    for holding in position.holdings:
        connected |= {*holding.cities}
    alone, first = bank - connected, min(len(PLACERS), len(game.cities))
    if len(bank) > HOUSES:
        yield "bank_houses", {"maximum": HOUSES, "found": len(bank)}
    can_be_joined = position.step > 1 or any(places[0] > 1 for places in game.open_places_in)
    if len(alone) > first or (len(alone) < first and not can_be_joined):
        yield "bank_first_houses", {"needed": first, "found": len(alone)}
    elif len(alone) == first and not _are_side_by_side(game, alone, state):
        yield "bank_not_beside", {"needed": first}
    if len(bank) < HOUSES:
        for city in sorted(connected - bank):
            # only a house on the first place makes the bank follow
            if NO_PLACE not in state.houses[city][:2] and len(state.houses[city]) > 1:
                yield "bank_missing", {"city": city}


def _are_side_by_side(game: Game, cities: set[int], state: State) -> bool:
    """Return whether the bank's first houses can have been placed, each beside an earlier one.

    Only where no city beside them is left does the next one start elsewhere.
    """
    free = {city for city in game.cities if state.houses[city][0] != NO_PLACE}
    neighbours = game.board.neighbours

    def beside(group: set[int]) -> set[int]:
        return {to for city in group for to, _ in neighbours[city]} & free - group

    left, unfinished = {*cities}, 0
    while left:
        group = {left.pop()}
        while near := beside(group) & left:
            group |= near
            left -= near
        unfinished += bool(beside(group))
    return unfinished <= 1


def _marked(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield the marks that cannot be: one for each seat that has no house yet."""
    whole = [
        city
        for city in game.cities
        if state.houses[city][0] != NO_PLACE and not game.is_start_barred(city)
    ]
    bank = min(len(PLACERS), len(game.cities)) if game.options.against_the_bank else 0
    begun = sum(bool(holding.cities) for holding in position.holdings)
    needed = max(0, min(game.players, len(whole) - bank) - begun)
    if len(position.marked) != needed:
        yield "marked_cities", {"needed": needed, "found": len(position.marked)}
    for city in position.marked:
        if city not in whole:
            yield "cannot_be_marked", {"city": city}
