# SPDX-License-Identifier: MIT
"""The planner: each question of the game has its own way to an answer."""

from collections.abc import Mapping
from random import Random

from powergrid.factory.bots.planner import bidding, buying, market
from powergrid.factory.bots.planner.numbers import NUMBERS, Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, RunFactory
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, RAISING


class PlannerBot:
    """Values factories to the end of the game, its own and the others'.

    `error` is by how many Elektro a tile may seem worth more to it than it is; by `likes`, by type,
    tiles always do.
    """

    def __init__(
        self,
        numbers: Numbers = NUMBERS,
        error: float = 0.0,
        likes: Mapping[int, float] | None = None,
    ) -> None:
        self.numbers = numbers
        self.error = error
        self.likes = likes or {}

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action; chance decides nothing."""
        if state.asks == OPENING:
            return bidding.opening(state, self.numbers)
        if state.asks == RAISING:
            return bidding.raised(state, self.numbers)
        if state.asks == MOVING_TILES:
            return market.move(state, self.numbers)
        if state.asks == BUYING_TILES:
            return buying.action(state, self.numbers, self._errors(state))
        return self._run(state)

    def _errors(self, state: State) -> dict[int, float]:
        """Return how much more than they are worth tiles seem worth in this round."""
        if not self.error and not self.likes:
            return {}
        tiles = state.game.tiles
        moment = f"{state.seat}:{state.round}:{state.order_tiles}:{state.changes}"
        return {
            kind: self.likes.get(tiles[kind].type, 0.0)
            + self.error * Random(f"{moment}:{kind}").random()
            for kind in set(state.market)
        }

    def _run(self, state: State) -> Action:
        """Run what pays best now, a free worker of the next round counted in."""
        question, outlook = legal(state), outlook_of(state, self.numbers)
        assert isinstance(question, Runs)
        numbers, round_ = self.numbers, state.round
        worker = numbers.worker if round_ < outlook.last else 0.0

        def value(action: Action) -> float:
            assert isinstance(action, RunFactory)
            tracks = question.tracks(action.off)
            free = min(numbers.most_free, state.workers(state.seat) - tracks.canteen)
            goods = min(tracks.production, tracks.storage)
            return (
                outlook.goods[round_] * goods
                - outlook.costs[round_] * tracks.energy
                + worker * free
            )

        return max(question, key=value)
