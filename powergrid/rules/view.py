# SPDX-License-Identifier: MIT
"""What a seat does not see.

The state holds nothing hidden, so every seat's view of a game is the state; hidden is only which
of the unseen cards lie in the draw pile, and their order.
"""

from powergrid.rules.plants import STEP3
from powergrid.rules.state import State


def unseen(state: State) -> tuple[int, ...]:
    """Return the plants that may come off the draw pile, ascending.

    Before the Step 3 card these are all plants never revealed, some of which were taken out of the
    game unseen; after it, those that were put under the pile, and all of them again where other
    cards lay below it from the start. Once a side pile is the draw pile, they are its plants, and
    once that card is under the pile again, those above it.
    """
    if state.extras.piles_done:
        return tuple(sorted((*state.extras.side_pile, *state.under)))
    if is_pile_again(state):
        return tuple(sorted(state.extras.shuffled))
    if STEP3 not in state.seen:
        return tuple(sorted(set(state.game.plants) - state.seen))
    if not hidden_below(state):
        return tuple(sorted((*state.on_top, *state.under)))
    return tuple(sorted({*state.game.plants} - state.seen | {*state.under}))


def without_cards(state: State) -> State:
    """Return a copy in which no card is left to come up, so that actions can be tried on it."""
    trial = state.copy()
    trial.pile_left = 0
    if trial.extras.side_pile:
        trial.extras = trial.extras._replace(side_pile=())
    return trial


def is_pile_again(state: State) -> bool:
    """Return whether the Step 3 card lies under the draw pile for the second time."""
    by_deck = state.game.edition.does_step2_by_deck
    return by_deck and state.step == 2 and STEP3 not in state.seen


def hidden_below(state: State) -> int:
    """Return how many cards lie below the Step 3 card, or where it lay, that nobody has seen."""
    if STEP3 in state.seen:
        return state.pile_left - len(state.under) - len(state.on_top)
    return state.game.edition.cards_below_step3
