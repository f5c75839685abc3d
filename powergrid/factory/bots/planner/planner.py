# SPDX-License-Identifier: MIT
"""The planner: a part of its own answers each question of the game."""

from collections.abc import Mapping
from random import Random

from powergrid.factory.bots.planner.bidding import Bidding
from powergrid.factory.bots.planner.buying import buying_now
from powergrid.factory.bots.planner.market import Moving
from powergrid.factory.bots.planner.numbers import NUMBERS, Numbers
from powergrid.factory.bots.planner.outlook import outlook_of
from powergrid.factory.bots.planner.running import Running
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, RAISING


class PlannerBot:
    """Values factories to the end of the game, its own and the others'.

    It overrates tiles that are of any use by up to `error` Elektro, and all tiles of a type by its
    `likes`.
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
        numbers = self.numbers
        if state.asks == OPENING:
            return Bidding(state, numbers).opening()
        if state.asks == RAISING:
            return Bidding(state, numbers).raised()
        if state.asks == MOVING_TILES:
            return Moving(state, numbers).best()
        if state.asks == BUYING_TILES:
            turn = buying_now(state, numbers, self._errors(state))
            return turn.best(state.left, state.market).action
        return Running(state, numbers).best()

    def _errors(self, state: State) -> dict[int, float]:
        """Return by how much each tile that can be bought or placed is overrated in this round."""
        if not self.error and not self.likes:
            return {}
        tiles, factory = state.game.tiles, state.factory[state.seat]
        outlook = outlook_of(state, self.numbers)
        moment = f"{state.seat}:{state.round}:{state.order_tiles}:{state.changes}"
        errors = {}
        for kind in {*state.market, *state.beside[state.seat]}:
            errors[kind] = self.likes.get(tiles[kind].type, 0.0)
            if outlook.grown(factory, kind)[0] > 0:
                errors[kind] += self.error * Random(f"{moment}:{kind}").random()
        return errors
