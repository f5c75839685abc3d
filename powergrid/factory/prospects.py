# SPDX-License-Identifier: MIT
"""What a factory earns: the figures behind a decision, all taken from the rules."""

from collections.abc import Iterable
from typing import NamedTuple

from powergrid.factory.rules import IllegalAction
from powergrid.factory.rules.actions import RunFactory
from powergrid.factory.rules.energy import mean_prices, next_changes
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases, price_for
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.factory.rules.state import (
    BUREAUCRACY,
    BUYING,
    Kinds,
    State,
    with_item,
    with_kind,
    without_kind,
)
from powergrid.factory.rules.tiles import MACHINE, Tile
from powergrid.factory.rules.tracks import Tracks


class Run(NamedTuple):
    """A factory at work: what is switched off, its tracks, and the profit at one energy price."""

    off: Kinds
    tracks: Tracks
    profit: int


class Price(NamedTuple):
    """An energy price that may come next, and how many of the hidden tiles lead to it."""

    price: int
    tiles: int


def next_prices(state: State) -> list[Price]:
    """Return the energy prices the next tile may lead to, the lowest first.

    Empty when no more tiles will be turned over.
    """
    figures = state.game.figures
    if is_price_known(state) and state.round == figures.rounds:
        return []
    hidden = next_changes(state.game, state.changes)
    at = sum(state.changes)
    return [
        Price(figures.energy_prices[at + change], hidden.count(change))
        for change in sorted(set(hidden))
    ]


def is_price_known(state: State) -> bool:
    """Return whether the energy price of this round has been turned over."""
    return len(state.changes) >= state.round


def expected_prices(state: State) -> list[int]:
    """Return the expected energy price of each round that is still to be paid."""
    return [round(price) for price in mean_prices(state.game, state.round, state.changes)]


def rounds_left(state: State) -> int:
    """Return how many profits are still to be paid, this round's included."""
    return state.game.figures.rounds - state.round + 1


def with_factory(state: State, seat: int, factory: Kinds) -> State:
    """Return the state with that seat about to run another factory (Phase 4)."""
    tried = state.copy()
    tried.factory = with_item(tried.factory, seat, factory)
    tried.seat, tried.phase = seat, BUREAUCRACY
    return tried


def best_run(state: State, seat: int, factory: Kinds, price: int) -> Run:
    """Return the legal run with the highest profit this round, among equals the one that leaves
    most workers free."""
    question = Runs(with_factory(state, seat, factory))
    tracks = ((off, question.tracks(off)) for off in _choices(state, factory))
    runs = [Run(off, each, profit_of(state, each, price)) for off, each in tracks]
    runs.sort(key=lambda run: (-run.profit, run.tracks.canteen, len(run.off)))
    return next(run for run in runs if RunFactory(run.off) in question)


def _choices(state: State, factory: Kinds) -> Iterable[Kinds]:
    """Return what may be switched off, one choice for each different outcome."""
    game = state.game
    found: dict[tuple[int, ...], Kinds] = {(0, 0, 0, 0): ()}
    for kind in factory:
        if not game.can_be_off[kind]:
            continue
        tile = game.tiles[kind]
        step = 1 if tile.type == MACHINE else -1
        following: dict[tuple[int, ...], Kinds] = {}
        for (machines, production, workers, energy), off in found.items():
            on = machines + step, production + tile.production, workers + tile.workers
            following.setdefault((*on, energy + tile.energy), off)
            following.setdefault((machines, production, workers, energy), with_kind(off, kind))
        found = following
    return found.values()


def worth(state: State, seat: int, factory: Kinds) -> int:
    """Return the profits that a factory brings to the end of the game if nothing is added.

    At the expected prices. Seasonal workers count only in the round they are paid for.
    """
    later = with_hired(state, seat, hired_now(state, seat))
    total = 0
    for price in expected_prices(state):
        total += best_run(later, seat, factory, price).profit
        later = with_hired(later, seat, 0)
        later.round += 1
    return total


def hired_now(state: State, seat: int) -> int:
    """Return the seasonal workers of a seat that work for the next profit: not last round's."""
    is_to_hire = state.phase < BUYING or (state.phase == BUYING and seat in state.waiting)
    return 0 if is_to_hire else state.seasonal[seat]


def with_hired(state: State, seat: int, workers: int) -> State:
    """Return the state with this many seasonal workers of a seat."""
    hired = state.copy()
    hired.seasonal = with_item(state.seasonal, seat, workers)
    return hired


def gain(state: State, seat: int, kind: int) -> int | None:
    """Return what a tile brings to the end of the game if placed now, None with an `obstacle`.

    Its price is left out, that of an edge space is not. A control or optimisation takes the place
    of the one that is there. Tiles beside the factory are counted in where they can follow.
    """
    tiles, factory = state.game.tiles, state.factory[seat]
    space = space_price(state, seat, kind)
    if space is None or obstacle(state, seat, kind):
        return None
    kept = factory
    if tiles[kind].is_special:
        kept = tuple(placed for placed in factory if tiles[placed].type != tiles[kind].type)
    before, after = _complete(state, seat, factory), _complete(state, seat, with_kind(kept, kind))
    return worth(state, seat, after) - worth(state, seat, before) - space


def obstacle(state: State, seat: int, kind: int) -> str:
    """Return the code of why a seat that buys a tile now could not place it, empty if it could.

    A control or optimisation that is there takes a second worker to remove.
    """
    tiles, space = state.game.tiles, space_price(state, seat, kind)
    if space is None:
        return "no_space"
    if space and price_for(state, seat, kind) + space > state.money[seat]:
        return "no_money_for_space"
    is_special_taken = tiles[kind].is_special and any(
        tiles[placed].type == tiles[kind].type for placed in state.factory[seat]
    )
    return "no_second_worker" if is_special_taken and free_workers(state, seat) < 2 else ""


def _complete(state: State, seat: int, factory: Kinds) -> Kinds:
    """Return a factory with what lies beside it: general tiles, the most expensive first, in the
    spaces that are still free, and of each special type the better tile."""
    tiles = state.game.tiles
    for kind in sorted(state.beside[seat], key=lambda kind: tiles[kind].price, reverse=True):
        others = [other for other in factory if tiles[other].type == tiles[kind].type]
        if not tiles[kind].is_special:
            if _space_price(with_factory(state, seat, factory), kind) == 0:
                factory = with_kind(factory, kind)
        elif not others:
            factory = with_kind(factory, kind)
        elif _saved(tiles[kind]) > _saved(tiles[others[0]]):
            factory = with_kind(without_kind(factory, others[0]), kind)
    return factory


def _saved(tile: Tile) -> int:
    """Return the energy or the workers that a control or optimisation saves."""
    return -tile.energy - tile.workers


def space_price(state: State, seat: int, kind: int) -> int | None:
    """Return what the space for a tile costs a seat now, None if there is none."""
    return _space_price(with_factory(state, seat, state.factory[seat]), kind)


def _space_price(state: State, kind: int) -> int | None:
    """Return what the space for a tile costs the seat on turn, None if there is none."""
    if state.game.tiles[kind].is_special:
        return 0  # it may take another one's place
    try:
        return Purchases(state).space_price(kind)
    except IllegalAction:
        return None


def free_workers(state: State, seat: int) -> int:
    """Return the workers a seat can still use; those who bought or removed are back in Phase 4."""
    if state.phase != BUYING:
        return state.available(seat)
    if seat not in state.waiting:
        return 0
    return state.left if seat == state.seat else state.available(seat)


def short_side(tracks: Tracks) -> int:
    """Return by how much production exceeds storage; below 0: by how much it falls short."""
    return tracks.production - tracks.storage
