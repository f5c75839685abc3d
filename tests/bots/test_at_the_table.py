# SPDX-License-Identifier: MIT
"""What somebody who watches the weaker levels sees: tempers that differ, and plants that run."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from powergrid.bots import Bot, bot_named
from powergrid.bots.tempers import Temper, temper_of
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid
from powergrid.rules.events import Event, PlantBought, PlantsRun
from tests.bots.setups import GERMANY, play_one

GAMES: Final = 6


class Watched:
    """A bot for all seats whose bids are counted by temper, and what they buy and run."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.bids: Counter[Temper] = Counter()
        self.jumps: Counter[Temper] = Counter()
        self.without_fuel: Counter[Temper] = Counter()
        self.bought = self.ran = 0
        self._idle: set[tuple[int, int]] = set()

    def decide(self, state: State, rng: Random) -> Action:
        action = self.bot.decide(state, rng)
        if isinstance(action, Bid):
            temper = temper_of(state.game, state.seat)
            self.bids[temper] += 1
            self.jumps[temper] += action.amount > state.bid + 1
        return action

    def see(self, state: State, action: Action | None, events: list[Event]) -> None:
        """Count what has happened."""
        for event in events:
            if isinstance(event, PlantBought):
                self.bought += 1
                self._idle.add((event.seat, event.plant))
                needs_fuel = state.game.plants[event.plant].fuel > 0
                self.without_fuel[temper_of(state.game, event.seat)] += not needs_fuel
            elif isinstance(event, PlantsRun):
                running = {(event.seat, plant) for plant in event.plants} & self._idle
                self.ran += len(running)
                self._idle -= running


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "learner", "regular"])
def test_most_plants_run_and_tempers_show(level: str) -> None:
    seen = Watched(bot_named(level))
    for seed in range(GAMES):
        play_one(GERMANY, [seen] * 4, seed, seen.see)
    assert seen.ran > seen.bought * 0.8
    assert seen.jumps[Temper.BIDDER] > seen.bids[Temper.BIDDER] / 2
    assert seen.jumps.total() == seen.jumps[Temper.BIDDER]
    green = seen.without_fuel.pop(Temper.GREEN)
    assert green > max(seen.without_fuel.values())
