# SPDX-License-Identifier: MIT
"""The next card in a recorded game."""

from powergrid.play.errors import RecordError
from powergrid.records.header import Header
from powergrid.rules.state import State


class RecordedDeal:
    """Deals the recorded cards, then those of the pile if there is one."""

    def __init__(self, header: Header) -> None:
        self._draws = header.draws
        self._pile = header.cards.pile if header.has_pile else None

    def __call__(self, state: State) -> int:
        """Return the next card; raise `RecordError` if the record has none."""
        if state.revealed < len(self._draws):
            return self._draws[state.revealed]
        if self._pile is None or not (self._pile.cards or state.extras.piles_done):
            raise RecordError(
                f'a card is due, but "draws" in the header holds only {len(self._draws)}.'
            )
        return self._pile(state)
