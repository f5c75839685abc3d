# SPDX-License-Identifier: MIT
"""Playing on after several actions, again and again, with the cards that may come."""

from collections.abc import Iterator, Sequence
from random import Random

from powergrid.analysis.judges import searcher
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.guessed_pile import guessed_pile


def playouts(state: State, actions: Sequence[Action], rng: Random) -> Iterator[tuple[float, ...]]:
    """Yield, without end, the chance of the seat on turn after each action.

    Each time all actions face the same cards. All seats are taken for strong players, whoever sits
    there. One action takes 10 to 35 ms.
    """
    from powergrid.bots.search.search import ROUNDS, Moment

    search, last = searcher(), state.round + ROUNDS
    players = [search.strong_player(state)] * state.game.players
    moments = [search.to_a_card(Moment(state, action), last, players) for action in actions]
    while True:
        pile = guessed_pile(state, rng)
        yield tuple(search.chance(moment, pile, last, state.seat, players) for moment in moments)
