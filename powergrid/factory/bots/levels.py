# SPDX-License-Identifier: MIT
"""Bots by their names: the levels that people choose from, and what these are measured against."""

from collections.abc import Callable
from random import Random
from typing import Final

from powergrid.factory.bots.bot import Bot
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.bots.random_bots import BuilderBot, RandomBot
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action

_NARROW: Final = NUMBERS._replace(width=NUMBERS.foreseen_width)
"""A wide search would find ever more of what is only overrated."""


def _erring(error: float) -> Callable[[], Bot]:
    return lambda: PlannerBot(_NARROW, error)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "beginner": _erring(1000),
    "learner": _erring(170),
    "regular": _erring(90),
    "expert": _erring(45),
    "master": PlannerBot,
}
"""All levels by name, the weakest first."""

YARDSTICKS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "builder": BuilderBot}
"""Bots to measure against; not offered for a seat, but records may name them."""


def bot_named(name: str) -> Bot:
    """Return the bot of a level, or a yardstick; ValueError if the name is unknown."""
    make = LEVELS.get(name) or YARDSTICKS.get(name)
    if make is None:
        names = ", ".join((*LEVELS, *YARDSTICKS))
        raise ValueError(f'There is no bot "{name}"; there are {names}.')
    return make()


def decide(name: str, state: State, seed: int) -> Action:
    """Return the action of a level; always the same for the same state and seed."""
    return bot_named(name).decide(state, Random(f"{seed}:{_moment(state)}"))


def _moment(state: State) -> tuple[object, ...]:
    """Return values that differ between any two decisions of a game but openings of one round.

    A seat that lost its auction opens the next one with the same chance.
    """
    seat = state.seat
    return (
        state.round,
        state.phase,
        seat,
        state.money,
        state.factory[seat],
        state.beside[seat],
        state.market,
        state.lot,
        state.bid,
        state.bidders,
    )
