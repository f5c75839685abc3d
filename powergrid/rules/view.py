# SPDX-License-Identifier: MIT
"""What a seat does not see, and how to play on without it.

The state holds nothing hidden, so every seat's view of a game is the state; hidden is only which
of the unseen cards lie in the draw pile, and their order.
"""

from random import Random

from powergrid.rules.plants import STEP3
from powergrid.rules.state import State


def unseen(state: State) -> tuple[int, ...]:
    """Return the plants that may come off the draw pile, ascending.

    Before the Step 3 card these are all plants never revealed, some of which were taken out of the
    game unseen; after it, just those that were put under the pile.
    """
    if STEP3 in state.seen:
        return state.under
    return tuple(sorted(set(state.game.plants) - state.seen))


def guess(state: State, rng: Random) -> int:
    """Return a card that may come next, as likely as it is for somebody who cannot see the pile."""
    if STEP3 in state.seen:
        return rng.choice(state.under)
    above = state.pile_left - len(state.under)  # the Step 3 card is the last of these
    return STEP3 if above == 1 else rng.choice(unseen(state))
