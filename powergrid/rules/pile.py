# SPDX-License-Identifier: MIT
"""The draw pile, which players cannot see, and which card comes next."""

from dataclasses import dataclass
from random import Random

from powergrid.rules.state import State


@dataclass(slots=True, unsafe_hash=True)
class Pile:
    """A shuffled draw pile, the top card first, down to the Step 3 card.

    Called with a state it says which card comes next, so it never changes: before the Step 3 card
    by how many were revealed, after it at random among those put below it, from `seed`. The same
    state is dealt the same card however often it is asked.
    """

    cards: tuple[int, ...]
    seed: int

    def __call__(self, state: State) -> int:
        """Return the next card."""
        if state.revealed < len(self.cards):
            return self.cards[state.revealed]
        return Random(self.seed * 64 + state.revealed).choice(state.under)
