# SPDX-License-Identifier: MIT
"""Phase 4: run what pays best now, a free worker of the next round counted in."""

from powergrid.factory.bots.planner.numbers import Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, RunFactory
from powergrid.factory.rules.phases.bureaucracy import Runs


class Running:
    """What each run of the factory of the seat on turn is worth to it."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self._question = Runs(state)
        self._workers = state.workers(state.seat)
        outlook, round_ = outlook_of(state, numbers), state.round
        self._worker = numbers.worker if round_ < outlook.last else 0.0
        self._good = outlook.goods[round_]
        self._energy = outlook.costs[round_]

    def worth(self, action: Action) -> float:
        """Return this round's profit, and what the workers left free are worth in the next."""
        assert isinstance(action, RunFactory)
        tracks = self._question.tracks(action.off)
        free = self._workers - tracks.canteen
        goods = min(tracks.production, tracks.storage)
        return self._good * goods - self._energy * tracks.energy + self._worker * free

    def best(self) -> Action:
        """Return the run that is worth most."""
        return max(self._question, key=self.worth)
