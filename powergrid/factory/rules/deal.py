# SPDX-License-Identifier: MIT
"""All that chance decides in one game.

All order tiles that are turned up are taken, and all old ones go back into the stack: what is
turned up in a round does not depend on what anybody does, and can be drawn beforehand.
"""

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from powergrid.factory.rules.energy import is_zero_next, next_changes
from powergrid.factory.rules.game import Game
from powergrid.factory.rules.state import BIDDING, State


class Deal(NamedTuple):
    """`first_order` is by seat, `order_tiles` (ascending) and `energy_tiles` by round.

    `x_tiles` are those on the market from the start, ascending.
    """

    first_order: tuple[int, ...]
    x_tiles: tuple[int, ...]
    order_tiles: tuple[tuple[int, ...], ...]
    energy_tiles: tuple[int, ...]


NOTHING_TURNED_UP: Final = Deal((), (), (), ())
"""The deal for Phases 2 and 3, in which nothing is turned up."""


def shuffle(game: Game, rng: Random) -> Deal:
    """Return a random deal."""
    figures, players = game.figures, game.players
    held = rng.sample(figures.first_order[players], players)
    return Deal(
        tuple(held),
        tuple(sorted(rng.sample(game.tile_set.x_tiles, figures.x_tiles))),
        _order_tiles(figures.order_stack[players], tuple(held), figures.rounds, rng),
        _energy_tiles(game, (), rng),
    )


def _order_tiles(
    stack: tuple[int, ...], held: tuple[int, ...], rounds: int, rng: Random
) -> tuple[tuple[int, ...], ...]:
    turned_up = []
    for _ in range(rounds):
        drawn = tuple(sorted(rng.sample(stack, len(held))))
        stack, held = tuple(tile for tile in stack if tile not in drawn) + held, drawn
        turned_up.append(drawn)
    return tuple(turned_up)


def _energy_tiles(game: Game, changes: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Return the energy tiles turned over so far, and random ones for the rest of the game."""
    known = (0,) if is_zero_next(game, changes) else changes
    hidden = rng.sample(next_changes(game, known), game.figures.rounds - len(known))
    return (*known, *hidden)


def guessed_deal(state: State, rng: Random) -> Deal:
    """Return a random deal that agrees with all that has been revealed.

    Rounds that are over have this round's order tiles: nobody looks at those again.
    """
    game, figures = state.game, state.game.figures
    held = state.order_tiles
    if state.phase == BIDDING:
        held = (*state.offered, *filter(None, state.won))
    held = tuple(sorted(held))
    every = figures.first_order[game.players] + figures.order_stack[game.players]
    stack = tuple(tile for tile in every if tile not in held)
    later = _order_tiles(stack, held, figures.rounds - state.round, rng)
    return Deal((), (), (held,) * state.round + later, _energy_tiles(game, state.changes, rng))


def can_be_dealt(deal: Deal, game: Game) -> bool:
    """Return whether this game can be dealt like this."""
    figures, players = game.figures, game.players
    held, stack = set(deal.first_order), set(figures.order_stack[players])
    for turned_up in deal.order_tiles:
        if sorted({*turned_up} & stack) != [*turned_up] or len(turned_up) != players:
            return False
        stack, held = (stack | held) - {*turned_up}, {*turned_up}
    return (
        sorted(deal.first_order) == sorted(figures.first_order[players])
        and [*deal.x_tiles] == sorted(deal.x_tiles)
        and len(deal.x_tiles) == figures.x_tiles
        and not Counter(deal.x_tiles) - Counter(game.tile_set.x_tiles)
        and len(deal.order_tiles) == len(deal.energy_tiles) == figures.rounds
        and not Counter(deal.energy_tiles) - Counter(figures.energy_tiles)
        and not (game.is_first_game and deal.energy_tiles[0])
    )
