# SPDX-License-Identifier: MIT
"""Bots by name: the levels that people choose from, and yardsticks to measure them with."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from powergrid.bots.bot import Bot, Past, looks_back
from powergrid.bots.erring import Erring
from powergrid.bots.planner import Planner
from powergrid.bots.random_bot import RandomBot
from powergrid.bots.reference import Reference
from powergrid.bots.sensible import Sensible
from powergrid.bots.tempers import Judge, Likings, Tempered, likings
from powergrid.bots.thrifty import Thrifty
from powergrid.bots.unhurried import Unhurried
from powergrid.rules import State
from powergrid.rules.actions import Action

if TYPE_CHECKING:
    from powergrid.bots.search.search import Search

_CHANCE: Final = 0.005
"""The chance to win that a temper's unit of money counts as: half a unit of the planner's worth."""
_CHANCE_OF_BEST: Final = 0.001
"""The same for the strongest level, whose temper must not cost it games."""


def _value() -> Bot:
    # numpy takes a tenth of a second to load: only when somebody plays against this bot.
    from powergrid.bots.value.shipped import shipped_net
    from powergrid.bots.value.value_bot import ValueBot

    return ValueBot(shipped_net())


def _policy() -> Bot:
    from powergrid.bots.policy.shipped import at_its_best

    return _of_expert(at_its_best().judged)


def _expert() -> Bot:
    from powergrid.bots.policy.forgetful import Forgetful
    from powergrid.bots.policy.shipped import at_its_best

    return _of_expert(Forgetful(at_its_best(), 0.75).judged)


def _of_expert(judge: Judge) -> Bot:
    likes = likings(builder=45, hoarder=36, bidder=9, green=27)
    return Tempered(judge, _CHANCE, likes, is_pronounced=True)


class _Searching(Tempered):
    """A search with a temper."""

    def __init__(self, search: "Search", past: Past = ()) -> None:
        super().__init__(partial(search.judged, past=past), _CHANCE_OF_BEST)
        self._search = search

    def liking(self, state: State, action: Action, best: float) -> float:
        """Return less where the game is nearly lost or won, so that it is still played out."""
        openness = min(1.0, state.game.players * min(best, 1.0 - best))
        return openness * super().liking(state, action, best)

    def after(self, past: Past) -> Bot:
        """Return the bot for rivals who have played like that."""
        return _Searching(self._search, past)


def _search() -> Bot:
    from powergrid.bots.search.shipped import shipped_search

    return _Searching(shipped_search())


def _with_temper(bot: Erring | Unhurried, likes: Likings) -> Bot:
    return Tempered(lambda state, rng: bot.options(state), likes=likes, is_pronounced=True)


def _beginner() -> Bot:
    bot = Unhurried(90, 350, ahead=4, fast=1.6, detour=25)
    return _with_temper(bot, likings(builder=7, hoarder=60, bidder=4, green=32))


def _learner() -> Bot:
    bot = Unhurried(20, 190, ahead=3, fast=2.1, detour=8)
    return _with_temper(bot, likings(builder=8, hoarder=40, bidder=3, green=30))


def _regular() -> Bot:
    bot = Erring(0, 90, ahead=2)
    return _with_temper(bot, likings(builder=27, hoarder=12, bidder=4, green=20))


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "beginner": _beginner,
    "learner": _learner,
    "regular": _regular,
    "expert": _expert,
    "master": _search,
}
"""All levels by name, the weakest first."""

YARDSTICKS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "sensible": Sensible,
    "reference": Reference,
    "thrifty": Thrifty,
    "planner": Planner,
    "value": _value,
    "policy": _policy,
}
"""Bots to measure against. They are not offered for a seat, but records may name them."""


def bot_named(name: str) -> Bot:
    """Return a bot by the name of a level or yardstick; ValueError if there is none."""
    make = LEVELS.get(name) or YARDSTICKS.get(name)
    if make is None:
        names = ", ".join((*LEVELS, *YARDSTICKS))
        raise ValueError(f'There is no bot "{name}"; there are {names}.')
    return make()


def decide(name: str, state: State, seed: int, past: Past = ()) -> Action:
    """Return what a level does in a state, after that past.

    The same seed, state and past always give the same action.
    """
    bot = bot_named(name)
    if looks_back(bot):
        bot = bot.after(past)
    return bot.decide(state, Random(f"{seed}:{_moment(state)}"))


def _moment(state: State) -> tuple[object, ...]:
    """Return what differs between any two decisions of a game."""
    seat = state.seat
    return (
        state.round,
        state.phase,
        state.asks,
        seat,
        state.order,
        state.waiting,
        state.money,
        state.plants[seat],
        state.fuel[seat],
        state.cities[seat],
        state.market,
        state.lot,
        state.bid,
        state.bidders,
    )
