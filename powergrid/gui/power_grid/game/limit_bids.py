# SPDX-License-Identifier: MIT
"""Limit bids: how far the table bids for a person; hidden from everybody else."""

from powergrid.rules import State, legal
from powergrid.rules.actions import Bid
from powergrid.rules.legal import Bids


class LimitBids:
    """At most one limit a seat, for one plant; for other plants the person is asked."""

    def __init__(self) -> None:
        self._limits: dict[int, tuple[int, int]] = {}

    def set(self, seat: int, plant: int, most: int) -> None:
        """Bid for a seat up to `most` while `plant` is in auction."""
        self._limits[seat] = (plant, most)

    def take_back(self, seat: int) -> None:
        """Let the seat answer for itself again."""
        self._limits.pop(seat, None)

    def most(self, seat: int, plant: int) -> int:
        """Return a seat's limit for a plant, 0 if it has set none."""
        lot, most = self._limits.get(seat, (0, 0))
        return most if lot == plant else 0

    def answer(self, state: State) -> Bid | None:
        """Return the least bid of the seat that is asked, None where it has to be asked."""
        if not self._limits or not self.most(state.seat, state.lot):
            return None
        question = legal(state)
        if not isinstance(question, Bids) or not question.amounts:
            return None
        least = question.amounts.start
        return Bid(least) if least <= self.most(state.seat, state.lot) else None
