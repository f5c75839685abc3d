# SPDX-License-Identifier: MIT
"""Limit bids: how far the table bids for a person, hidden from everybody else."""

from powergrid.rules import State, legal
from powergrid.rules.actions import Bid
from powergrid.rules.legal import Bids


class LimitBids:
    """The limit of each seat, for one plant; for other plants the person is asked."""

    def __init__(self) -> None:
        self._limits: dict[int, tuple[int, int]] = {}

    def set(self, seat: int, plant: int, limit: int) -> None:
        """Bid for a seat up to `limit` while `plant` is in auction."""
        self._limits[seat] = (plant, limit)

    def take_back(self, seat: int) -> None:
        """Let the seat answer for itself again."""
        self._limits.pop(seat, None)

    def limit(self, seat: int, plant: int) -> int:
        """Return a seat's limit for a plant, 0 if it has set none."""
        lot, limit = self._limits.get(seat, (0, 0))
        return limit if lot == plant else 0

    def answer(self, state: State) -> Bid | None:
        """Return the minimum bid of the seat on turn, None if the person has to be asked."""
        if not self._limits or not self.limit(state.seat, state.lot):
            return None
        question = legal(state)
        if not isinstance(question, Bids) or not question.amounts:
            return None
        minimum = question.amounts.start
        return Bid(minimum) if minimum <= self.limit(state.seat, state.lot) else None
