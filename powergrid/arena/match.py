# SPDX-License-Identifier: MIT
"""Many games among the same bots: who sat where, who won, and how certain that is.

Each deal is played once per seat, with the bots moving on by one seat each time, so that neither
cards nor seats favour anybody.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from typing import Any, Final, Protocol, TypeVar

from powergrid.arena.timed_bot import TimedBot
from powergrid.bots.bot import Bot, Past, looks_back
from powergrid.bots.levels import bot_named
from powergrid.bots.whole_game import play
from powergrid.rules import Game, State
from powergrid.rules.actions import Action
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.setup import Cards

NET: Final = ".npz"
"""The ending of files that hold nets and policies."""

SIGMAS: Final = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat did in one game: its share of the win, and how long it thought, in seconds."""

    name: str
    share: float
    powered: int
    cities: int
    money: int
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended, by seat."""

    rounds: int
    showings: tuple[SeatResult, ...]


class Showing(Protocol):
    """How one seat did in a game of any kind."""

    @property
    def name(self) -> str:
        """The name of its bot."""
        ...

    @property
    def share(self) -> float:
        """Its share of the win."""
        ...

    @property
    def seconds(self) -> Sequence[float]:
        """How long it took to decide, each time."""
        ...


S = TypeVar("S", bound=Showing)


class _TimedBot(TimedBot[State, Action]):
    """A timed bot that looks back if the bot does."""

    def after(self, past: Past) -> Bot:
        return _TimedBot(self.bot.after(past), self.seconds) if looks_back(self.bot) else self


def deal_and_seats(number: int, names: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """Return the deal that a game is played with, and who sits where in it."""
    deal, turn = divmod(number, len(names))
    return deal, (*names[turn:], *names[:turn])


def load_bot(name: str) -> Bot:
    """Return a bot by its name, or one that plays with what `train` or `learn` saved in a file.

    Raises ValueError, in one sentence, if there is neither.
    """
    if not name.endswith(NET):
        return bot_named(name)
    # numpy takes a tenth of a second to load: only when a net plays.
    from powergrid.bots.policy import policy
    from powergrid.bots.policy.last_round import LastRound
    from powergrid.bots.policy.option_figures import KNOWN
    from powergrid.bots.policy.policy_bot import PolicyBot
    from powergrid.bots.value.features import COUNT
    from powergrid.bots.value.net import load_net
    from powergrid.bots.value.shipped import shipped_net
    from powergrid.bots.value.value_bot import ValueBot

    file = Path(name)
    if not file.is_file():
        raise ValueError(f"There is no file {name}: name a net that powergrid train has saved.")
    if policy.is_policy(file):
        loaded = policy.load_policy(file, KNOWN)
        return LastRound(PolicyBot(shipped_net(), loaded))
    return ValueBot(load_net(file, COUNT))


def play_game(
    game: Game,
    cards: Cards,
    order: Sequence[int],
    names: Sequence[str],
    bots: Sequence[Bot],
    seed: int,
) -> GameResult:
    """Play one game among bots, by seat like their names, and return how it ended."""
    timed = [_TimedBot(bot) for bot in bots]
    state = play(game, cards, order, timed, Random(seed))
    shares = shares_of_win(state)
    showings = (
        SeatResult(
            name,
            shares[seat],
            state.powered[seat],
            len(state.cities[seat]),
            state.money[seat],
            tuple(timed[seat].seconds),
        )
        for seat, name in enumerate(names)
    )
    return GameResult(state.round, tuple(showings))


def figures_of(
    name: str, games: Sequence[Sequence[S]], means: Mapping[str, Callable[[S], float]]
) -> dict[str, Any]:
    """Return what one bot showed in all games, all its seats together; times in milliseconds.

    `share`: of the wins, with `low` and `high` as 95 % limits; `parity` is the share of an equal
    player. A game with several winners is shared among them. `means` are averaged as well.
    """
    every = [showing for game in games for showing in game if showing.name == name]
    share, seats = sum(showing.share for showing in every) / len(games), len(every) // len(games)
    low, high = confidence_interval(share, len(games))
    times = sorted(1000 * seconds for showing in every for seconds in showing.seconds)
    return {
        "name": name,
        "seats": seats,
        "share": share,
        "low": low,
        "high": high,
        "parity": seats / len(games[0]),
        **{key: fmean(map(figure, every)) for key, figure in means.items()},
        "median_ms": median(times),
        "p95_ms": quantiles(times, n=20)[-1],
    }


def confidence_interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson's score interval)."""
    square = SIGMAS**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    half *= SIGMAS
    return max(0.0, middle - half), min(1.0, middle + half)
