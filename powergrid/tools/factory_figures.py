# SPDX-License-Identifier: MIT
"""Figures of games of Factory Manager, by which its tiles are judged."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Final

from powergrid.factory.bots import Bot
from powergrid.factory.bots.planner import PlannerBot
from powergrid.factory.bots.whole_game import play
from powergrid.factory.rules import Game, State, start
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.deal import shuffle
from powergrid.factory.rules.events import Event, OrderTileWon, ProfitPaid, TileBought, TileMoved
from powergrid.factory.rules.scoring import shares_of_win
from powergrid.factory.rules.tiles import (
    AUXILIARY_ROBOT,
    CONTROL,
    MACHINE,
    OPTIMISATION,
    PRODUCTION_ROBOT,
    STORAGE,
    TYPES,
)

_LIKED: Final = 3.0
"""Elektro by which a style overrates its favourite tiles: as much as an order tile's discount."""

STYLES: Final[Mapping[str, Mapping[int, float]]] = {
    "storage first": {STORAGE: _LIKED},
    "machines first": {MACHINE: _LIKED},
    "robots": {PRODUCTION_ROBOT: _LIKED},
    "energy": {CONTROL: _LIKED},
    "workers": {AUXILIARY_ROBOT: _LIKED, OPTIMISATION: _LIKED},
    "thrift": dict.fromkeys(TYPES, -_LIKED),
}
"""Ways to play, each with a weakness for some tiles."""


def style(name: str) -> Bot:
    """Return a planner that plays in a style."""
    return PlannerBot(likes=STYLES[name])


class _GameLog:
    """What happens in one game, from a market with the tiles `offered` on.

    `held` counts order tiles as (seat, tile). `paid`: round, profit and money, for each seat and
    round. `after_two`: everybody's money after the second round.
    """

    def __init__(self, offered: set[int]) -> None:
        self.offered = offered
        self.bought: Counter[int] = Counter()
        self.held: Counter[tuple[int, int]] = Counter()
        self.paid: list[tuple[int, int, int]] = []
        self.after_two: tuple[int, ...] = ()

    def watch(self, action: Action, events: list[Event], after: State) -> None:
        """Note the events of an action."""
        round_ = len(after.changes)
        for event in events:
            if isinstance(event, TileBought):
                self.bought[event.tile] += 1
            elif isinstance(event, TileMoved):
                self.offered.add(event.tile)
            elif isinstance(event, OrderTileWon):
                self.held[event.seat, event.tile] += 1
            elif isinstance(event, ProfitPaid):
                self.paid.append((round_, event.profit, after.money[event.seat]))
        if round_ == 2 and not self.after_two:
            self.after_two = after.money


class TileFigures:
    """Sums over games with one number of players."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self._money: list[int] = []
        self._margins: list[float] = []
        self._rounds = defaultdict[int, list[int]](list)
        self._profits = defaultdict[int, list[int]](list)
        self._offered: Counter[int] = Counter()
        self._bought: Counter[int] = Counter()
        self._copies: Counter[int] = Counter()
        self._early_leads = 0.0
        self._held: Counter[int] = Counter()
        self._held_wins = defaultdict[int, float](float)
        self._first_wins = defaultdict[int, float](float)
        self._outer = 0

    def play(self, seed: int, bots: Sequence[Bot]) -> list[float]:
        """Play a game, count it, and return each seat's share of the win."""
        deal = shuffle(self.game, Random(seed))
        state = start(self.game, deal)
        log = _GameLog({*state.market})
        end = play(state, deal, bots, Random(seed), log.watch)
        shares = shares_of_win(end)
        self._add(log, end, shares)
        for seat, tile in enumerate(deal.first_order):
            self._first_wins[tile] += shares[seat]
        return shares

    def _add(self, log: _GameLog, end: State, shares: Sequence[float]) -> None:
        """Add a game that is over."""
        first, second = sorted(end.money, reverse=True)[:2]
        self.games += 1
        self._money += end.money
        self._margins.append((first - second) / max(1, first))
        early = log.after_two
        leaders = [seat for seat, money in enumerate(early) if money == max(early)]
        self._early_leads += sum(shares[seat] for seat in leaders) / len(leaders)
        self._offered.update(log.offered)
        self._bought.update({*log.bought})
        self._copies.update(log.bought)
        for round_, profit, money in log.paid:
            self._profits[round_].append(profit)
            self._rounds[round_].append(money)
        self._outer += sum(end.outer)
        for (seat, tile), times in log.held.items():
            self._held[tile] += times
            self._held_wins[tile] += times * shares[seat]

    @property
    def money(self) -> float:
        """The mean final money."""
        return fmean(self._money)

    @property
    def money_range(self) -> tuple[int, int]:
        """The lowest and the highest final money."""
        return min(self._money), max(self._money)

    @property
    def profits(self) -> list[float]:
        """The mean profit by round, the last one doubled."""
        return [fmean(profits) for profits in self._profits.values()]

    @property
    def money_by_round(self) -> list[float]:
        """The mean money after each round."""
        return [fmean(money) for money in self._rounds.values()]

    @property
    def margin(self) -> float:
        """How far the winner is ahead of the second, as a share of its money."""
        return fmean(self._margins)

    @property
    def early_leads(self) -> float:
        """How often the leader after round 2 wins."""
        return self._early_leads / self.games

    @property
    def outer(self) -> float:
        """How many outer spaces a seat buys."""
        return self._outer / self.games / self.game.players

    def held(self) -> dict[int, float]:
        """Return by order tile how often its holder in a round wins."""
        return {tile: self._held_wins[tile] / self._held[tile] for tile in sorted(self._held)}

    def first_held(self) -> dict[int, float]:
        """Return by order tile how often the seat that begins with it wins."""
        return {tile: wins / self.games for tile, wins in sorted(self._first_wins.items())}

    def bought(self) -> dict[int, tuple[int, float, float]]:
        """Return by kind: games with it on sale, the share with one bought, tiles sold a game."""
        return {
            kind: (games, self._bought[kind] / games, self._copies[kind] / self.games)
            for kind, games in sorted(self._offered.items())
        }
