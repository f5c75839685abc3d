# SPDX-License-Identifier: MIT
"""The draw pile: what only the table knows, and how it says which card comes next."""

from random import Random
from typing import Final

from powergrid.rules.state import State
from powergrid.rules.value import Value


class Pile(Value):
    """A shuffled draw pile, the top card first, down to the Step 3 card.

    Called with a state it says which card comes next, so it never changes: before the Step 3 card
    by how many were revealed, after it by lot among those put below it, from `seed`. The same
    state is dealt the same card however often it is asked.
    """

    __match_args__ = ("cards", "seed")
    __slots__ = __match_args__

    def __init__(self, cards: tuple[int, ...], seed: int) -> None:
        self.cards: Final = cards
        self.seed: Final = seed

    def __call__(self, state: State) -> int:
        """Return the next card."""
        if state.revealed < len(self.cards):
            return self.cards[state.revealed]
        return Random(self.seed * 64 + state.revealed).choice(state.under)
