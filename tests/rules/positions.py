# SPDX-License-Identifier: MIT
"""Positions for tests of the rules: a new table, then changed by hand."""

from random import Random
from typing import Any, TypeVar

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.rules import Game, IllegalAction, State, apply, begin
from powergrid.rules.actions import Action
from powergrid.rules.board import UNREACHABLE
from powergrid.rules.events import Event, PlantRemoved
from powergrid.rules.options import NO_OPTIONS, Options
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import first_state
from powergrid.rules.state import (
    AUCTION,
    BANK,
    BUILDING,
    BUILDING_HOUSES,
    BUREAUCRACY,
    BUYING_FUEL,
    FREE,
    FUEL,
    OPENING,
    RUNNING_PLANTS,
    with_item,
)

CLASSIC_MARKET = (3, 4, 5, 6, 7, 8, 9, 10)
ASKS = {AUCTION: OPENING, FUEL: BUYING_FUEL, BUILDING: BUILDING_HOUSES, BUREAUCRACY: RUNNING_PLANTS}


class Draws:
    """A draw pile of given cards, which fails when it is empty."""

    def __init__(self, *cards: int) -> None:
        self.cards = list(cards)

    def __call__(self, state: State) -> int:
        """Return the next card."""
        return self.cards.pop(0)


def table(
    edition: str = "classic",
    board: str = "germany",
    players: int = 4,
    market: tuple[int, ...] = CLASSIC_MARKET,
    areas: tuple[int, ...] | None = None,
    options: Options = NO_OPTIONS,
) -> State:
    """Return a new state with seat 0 first, and all areas in play unless some are given."""
    printed = load_board(board, edition)
    in_play = tuple(range(len(printed.areas))) if areas is None else areas
    game = Game(printed, load_edition(edition), load_plants(), players, in_play, options)
    return first_state(game, market, range(players))


def game_with(**tables: Any) -> Game:
    """Return a classic game of four on a board of Germany that has tables of its own."""
    printed = load_board("germany", "classic")
    board = printed.with_rules(printed.rules._replace(edition=tables))
    return Game(board, load_edition("classic"), load_plants(), 4, tuple(range(6)))


def started(state: State, *cards: int) -> State:
    """Return the state at the start of its first round."""
    begin(state, Draws(*cards))
    return state


def in_phase(state: State, phase: int, round_: int = 5) -> State:
    """Return the state at the start of a phase, with the first seat in its order to act."""
    state.round = round_
    state.phase = phase
    state.asks = ASKS[phase]
    state.waiting = state.order if phase in (AUCTION, BUREAUCRACY) else state.order[::-1]
    state.seat = state.waiting[0]
    return state


def own(
    state: State, seat: int, *plants: int, fuel: tuple[int, int, int, int] | None = None
) -> None:
    """Give a seat plants, and fuel from the supply or else the market."""
    state.plants = with_item(state.plants, seat, tuple(sorted(plants)))
    state.seen |= set(plants)
    if fuel is None:
        return
    state.fuel = with_item(state.fuel, seat, fuel)
    market, supply = list(state.fuel_market), list(state.supply)
    for kind, amount in enumerate(fuel):
        from_supply = min(amount, supply[kind])
        supply[kind] -= from_supply
        market[kind] -= amount - from_supply
    state.fuel_market = (market[0], market[1], market[2], market[3])
    state.supply = (supply[0], supply[1], supply[2], supply[3])


def connect(state: State, seat: int, *cities: str) -> None:
    """Give a seat houses in these cities, each on the cheapest free place."""
    for name in cities:
        city = state.game.board.city_index[name]
        owners = list(state.houses[city])
        owners[owners.index(FREE)] = seat
        state.houses = with_item(state.houses, city, tuple(owners))
        state.cities = with_item(state.cities, seat, (*state.cities[seat], city))
        reach = state.reach[seat] or (UNREACHABLE,) * len(state.houses)
        near = state.game.distances[city]
        state.reach = with_item(state.reach, seat, tuple(map(min, reach, near)))


def connect_any(state: State, seat: int, count: int) -> None:
    """Give a seat this many more cities, any with a free place."""
    free = [city for city in state.game.cities if FREE in state.houses[city]]
    own_ones = set(state.cities[seat])
    names = [state.game.board.cities[city].id for city in free if city not in own_ones]
    connect(state, seat, *names[:count])


def fill(state: State, places: int) -> None:
    """Let the bank take that many places of every city."""
    state.houses = ((BANK,) * places + (FREE,) * (3 - places),) * len(state.houses)


def spend_pile(state: State, under: tuple[int, ...], is_step3_seen: bool = False) -> None:
    """Reduce the pile to the Step 3 card and the plants put under it, or only those."""
    state.under = under
    state.pile_left = len(under) + (0 if is_step3_seen else 1)
    state.seen |= set(under)
    if is_step3_seen:
        state.seen |= {STEP3}


def play(state: State, *actions: Action, draws: Draws | None = None) -> list[Event]:
    """Do the actions one after another and return all events."""
    pile = draws or Draws()
    return [event for action in actions for event in apply(state, action, pile)]


def refusal(state: State, action: Action, draws: Draws | None = None) -> str:
    """Return the code with which the rules refuse an action; fail if they do not."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, action, draws or Draws())
    return caught.value.code


def city(state: State, name: str) -> int:
    """Return a city's index."""
    return state.game.board.city_index[name]


T = TypeVar("T")


def of_type(events: list[Event], kind: type[T]) -> list[T]:
    """Return the events of one class."""
    return [event for event in events if isinstance(event, kind)]


def removals(events: list[Event]) -> list[tuple[int, str]]:
    """Return the plants removed, each with the reason."""
    return [(event.plant, event.why) for event in of_type(events, PlantRemoved)]


def rng(seed: int = 0) -> Random:
    """Return a random generator that is the same in every run."""
    return Random(seed)
