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
    game unseen; after it, just those that were put under the pile.
    """
    if STEP3 in state.seen:
        return state.under
    return tuple(sorted(set(state.game.plants) - state.seen))
