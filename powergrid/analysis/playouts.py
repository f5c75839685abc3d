# SPDX-License-Identifier: MIT
"""Playing on in several ways, again and again, with the cards that may come."""

from collections.abc import Iterator, Sequence
from random import Random

from powergrid.analysis.judges import searcher
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.guessed_pile import guessed_pile


def playouts(
    state: State, ways: Sequence[Sequence[Action]], rng: Random
) -> Iterator[tuple[float, ...]]:
    """Yield, without end, the chance of the seat on turn after each way to play on.

    A way is one action or more, of which only the last may draw cards. Each time all of them face
    the same cards. Every seat is assumed to be a strong player, whoever sits there. One way takes
    10 to 35 ms.
    """
    from powergrid.bots.search.search import ROUNDS, moment_after

    search, last = searcher(), state.round + ROUNDS
    players = [search.strong_player(state)] * state.game.players
    moments = [search.to_a_card(moment_after(state, way), last, players) for way in ways]
    while True:
        pile = guessed_pile(state, rng)
        yield tuple(search.chance(moment, pile, last, state.seat, players) for moment in moments)
