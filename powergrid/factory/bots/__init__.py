# SPDX-License-Identifier: MIT
"""The opponents of Factory Manager, by name."""

from collections.abc import Callable
from typing import Final

from powergrid.factory.bots.bot import Bot
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.random_bots import BuilderBot, RandomBot

__all__ = ["LEVELS", "Bot", "bot_named"]

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "builder": BuilderBot,
    "planner": PlannerBot,
}
"""From the weakest to the strongest."""


def bot_named(name: str) -> Bot:
    """Return a bot by its name, or raise ValueError if there is none."""
    if name not in LEVELS:
        raise ValueError(f'There is no bot "{name}"; there are {", ".join(LEVELS)}.')
    return LEVELS[name]()
