# SPDX-License-Identifier: MIT
"""The planner: each question of the game has its own way to an answer."""

from random import Random

from powergrid.factory.bots.planner import buying
from powergrid.factory.bots.planner.numbers import NUMBERS, Numbers
from powergrid.factory.bots.planner.outlook import Outlook
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import (
    Action,
    EndTurn,
    MoveTile,
    OpenAuction,
    Pass,
    Raise,
    RunFactory,
)
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, RAISING


class PlannerBot:
    """Values its factory to the end of the game; looks at nobody else's.

    `error` is by how many Elektro a tile may seem worth more to it than it is.
    """

    def __init__(self, numbers: Numbers = NUMBERS, error: float = 0.0) -> None:
        self.numbers = numbers
        self.error = error

    def decide(self, state: State, rng: Random) -> Action:
        """Return a legal action; chance decides among equals in Phase 2 alone."""
        if state.asks == OPENING:
            return OpenAuction(max(state.offered, key=lambda tile: self._order(state, tile)), 0)
        if state.asks == RAISING:
            return self._raise(state)
        if state.asks == MOVING_TILES:
            return self._move(state, rng)
        if state.asks == BUYING_TILES:
            return buying.plan(state, self.numbers, self.error)
        return self._run(state)

    def _order(self, state: State, tile: int) -> float:
        """Return what an order tile is worth: its discount, less what others take before."""
        numbers = self.numbers
        turned_up = sorted((*state.offered, *filter(None, state.won)))
        earlier = turned_up.index(tile)
        return numbers.purchases * state.game.discount(tile) - numbers.place * earlier

    def _raise(self, state: State) -> Action:
        rest = [self._order(state, tile) for tile in state.offered if tile != state.lot]
        gain = self._order(state, state.lot) - max(rest)
        action = Raise(state.bid + 1)
        is_worth_it = gain > self.numbers.bid * action.bid
        return action if is_worth_it and action in legal(state) else Pass()

    def _move(self, state: State, rng: Random) -> Action:
        """Move what brings most to the own factory."""
        outlook = Outlook(state, self.numbers)
        factory, workers = state.factory[state.seat], state.workers(state.seat)

        def gain(action: Action) -> tuple[float, float]:
            if isinstance(action, EndTurn):
                return 0.0, rng.random()
            assert isinstance(action, MoveTile)
            price = state.game.tiles[action.tile].price
            grown = tuple(sorted((*factory, action.tile)))
            return outlook.worth(grown, workers) - now - price, rng.random()

        now = outlook.worth(factory, workers)
        return max(legal(state), key=gain)

    def _run(self, state: State) -> Action:
        """Run what pays best now, a free worker of the next round counted in."""
        question, outlook = legal(state), Outlook(state, self.numbers)
        assert isinstance(question, Runs)
        numbers, season = self.numbers, outlook.now

        def value(action: Action) -> float:
            assert isinstance(action, RunFactory)
            tracks = question.tracks(action.off)
            free = min(numbers.most_free, state.workers(state.seat) - tracks.canteen)
            goods = min(tracks.production, tracks.storage)
            return season.good * goods - season.energy * tracks.energy + season.worker * free

        return max(question, key=value)
