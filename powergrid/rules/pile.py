# SPDX-License-Identifier: MIT
"""The draw pile, which players cannot see, and the next card of it."""

from dataclasses import dataclass
from random import Random

from powergrid.rules.plants import STEP3
from powergrid.rules.state import State
from powergrid.rules.view import is_step3_card_back


@dataclass(slots=True, unsafe_hash=True)
class Pile:
    """A shuffled draw pile, the top card first, down to the Step 3 card and what lies below it.

    A pile never changes: called with a state, it returns the next card. Before the Step 3 card that
    follows from the number of cards left; after it, it is a random one of those below, chosen by
    `seed` (in a planned row they keep their order). The same state always gets the same card.
    """

    cards: tuple[int, ...]
    seed: int

    def __call__(self, state: State) -> int:
        """Return the next card."""
        if state.extras.piles_done:
            aside = state.extras.side_pile
            return (
                Random(self.seed * 64 + state.revealed).choice(aside) if aside else state.under[0]
            )
        if is_step3_card_back(state):
            above = state.extras.shuffled
            return Random(self.seed * 64 + state.revealed).choice(above) if above else STEP3
        if STEP3 not in state.seen or state.game.edition.planned_row:
            return self.cards[-_left_of(state)]
        below = self.cards[self.cards.index(STEP3) + 1 :] if self.cards else ()
        left = [card for card in below if card not in state.seen]
        return Random(self.seed * 64 + state.revealed).choice((*state.under, *left))


def _left_of(state: State) -> int:
    """Return how many cards are left of the shuffled pile, without those put under or on top."""
    return state.pile_left - len(state.under) - len(state.on_top)
