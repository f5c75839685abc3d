# SPDX-License-Identifier: MIT
"""Who plays whom: the newest net, older ones, planners with varied numbers, and others.

A net that plays only itself learns to win only against itself.
"""

from collections.abc import Sequence
from dataclasses import asdict, replace
from math import exp
from random import Random
from typing import Final

from powergrid.bots.bot import Bot
from powergrid.bots.planner import NUMBERS, Numbers, Planner
from powergrid.bots.reference import Reference
from powergrid.bots.sensible import Sensible
from powergrid.bots.value.net import Net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.training.exploiters import EXPLOITERS

_KINDS: Final = ("newest", "older", "planner", "varied", "miser", "reference")
_WITHOUT_NETS: Final = (0.0, 0.0, 0.56, 0.30, 0.12, 0.02)
_WITH_NETS: Final = (0.45, 0.15, 0.18, 0.10, 0.08, 0.04)
_WAYWARD: Final = (0.0, 0.03, 0.03, 0.08, 0.15)
"""The share of random decisions in a game; all equally likely."""
_VARIED: Final = 0.15
"""How far the numbers of a planner vary, as the deviation of their logarithm."""


class Wayward:
    """Plays as another bot, but makes a share of its decisions as `sensible` would."""

    def __init__(self, bot: Bot, share: float) -> None:
        self._bot = bot
        self._share = share
        self._sensible = Sensible()

    def decide(self, state: State, rng: Random) -> Action:
        """Return the bot's action, or now and then another one."""
        return (self._sensible if rng.random() < self._share else self._bot).decide(state, rng)


def random_opponents(count: int, nets: Sequence[Net], rng: Random) -> list[Bot]:
    """Return random opponents for a table; `nets` are those trained so far, the newest last.

    All err equally often: if some erred more, a net would learn to recognise them by their moves.
    """
    share = rng.choice(_WAYWARD)
    return [Wayward(_opponent(nets, rng), share) for _ in range(count)]


def _opponent(nets: Sequence[Net], rng: Random) -> Bot:
    kind = rng.choices(_KINDS, _WITH_NETS if nets else _WITHOUT_NETS)[0]
    if kind == "newest":
        return ValueBot(nets[-1])
    if kind == "older":
        return ValueBot(rng.choice(nets))
    if kind == "planner":
        return Planner()
    if kind == "varied":
        return Planner(_varied(rng))
    if kind == "miser":
        return EXPLOITERS["miser"]()
    return Reference()


def _varied(rng: Random) -> Numbers:
    """Return the planner's numbers, some of them larger or smaller."""
    changed = {
        name: number * exp(rng.gauss(0.0, _VARIED))
        for name, number in asdict(NUMBERS).items()
        if rng.random() < 0.5
    }
    return replace(NUMBERS, **changed)
