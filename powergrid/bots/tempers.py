# SPDX-License-Identifier: MIT
"""Tempers: what a seat prefers when two options seem nearly as good.

The seats of a table differ in temper. A temper follows from the board, the number of players and
the seat, so it is known before the game, lasts to its end, and need not be remembered. How much it
counts differs between levels: enough to be noticed at the table, but not to cost it games.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Final, TypeAlias

from powergrid.rules import Game, State
from powergrid.rules.actions import Action, Bid, BuildHouse, EndTurn, OpenAuction, Pass, ScrapPlant
from powergrid.rules.board import Board
from powergrid.rules.state import FUEL

NO_PLANT: Final = 0

Judge: TypeAlias = Callable[[State, Random], Sequence[tuple[Action, float]]]
"""Returns a seat's options and how good each one is, the best first."""


class Temper(StrEnum):
    """What a seat prefers."""

    BUILDER = "builder"
    """Connecting one more city."""
    HOARDER = "hoarder"
    """Keeping its money."""
    BIDDER = "bidder"
    """Bidding once more, and raising by more than one."""
    GREEN = "green"
    """Plants that burn nothing."""


_TEMPERS: Final = tuple(Temper)

Likings: TypeAlias = Mapping[Temper, float]
"""Money by which a seat of each temper overrates what it prefers."""


def likings(*, builder: float, hoarder: float, bidder: float, green: float) -> Likings:
    """Return how much the tempers count."""
    return dict(zip(_TEMPERS, (builder, hoarder, bidder, green), strict=True))


LIKINGS: Final = likings(builder=45, hoarder=12, bidder=9, green=18)
"""What they count where a level does not say otherwise."""


def temper_at(board: Board, players: int, seat: int) -> Temper:
    """Return the temper of a seat; up to four neighbours all differ."""
    return _TEMPERS[(seat + players + len(board.cities)) % len(_TEMPERS)]


def temper_of(game: Game, seat: int) -> Temper:
    """Return the temper of a seat of a game."""
    return temper_at(game.board, game.players, seat)


def is_liked(state: State, action: Action) -> bool:
    """Return whether the seat on turn overrates an action by its temper."""
    plants = state.game.plants
    match temper_of(state.game, state.seat):
        case Temper.BUILDER:
            return isinstance(action, BuildHouse)
        case Temper.HOARDER:
            return isinstance(action, Pass | EndTurn) and state.phase != FUEL
        case Temper.BIDDER:
            return isinstance(action, Bid | OpenAuction)
        case Temper.GREEN:
            if isinstance(action, ScrapPlant):
                return plants[action.plant].fuel > 0
            plant = plant_wanted(state, action)
            return plant != NO_PLANT and not plants[plant].fuel


def plant_wanted(state: State, action: Action) -> int:
    """Return the plant that an action bids for, `NO_PLANT` if it bids for none."""
    if isinstance(action, OpenAuction):
        return action.plant
    return state.lot if isinstance(action, Bid) else NO_PLANT


class Tempered:
    """Does what `judge` rates best, or what its temper prefers if that is nearly as good.

    `unit` is what a unit of money counts for in the figures of `judge`. A bidder raises by `stride`
    where it would bid on from there.
    """

    def __init__(
        self, judge: Judge, unit: float = 1.0, likes: Likings = LIKINGS, stride: int = 1
    ) -> None:
        self._judge = judge
        self._unit = unit
        self._likes = likes
        self._stride = stride

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action it likes best."""
        action = self._liked(state, rng)
        is_bidder = temper_of(state.game, state.seat) == Temper.BIDDER
        if self._stride > 1 and is_bidder and isinstance(action, Bid):
            return self._raised(state, action, rng)
        return action

    def liking(self, state: State, action: Action, best: float) -> float:
        """Return what an action counts for beyond what it is judged to be; `best` is the best."""
        if not is_liked(state, action):
            return 0.0
        return self._unit * self._likes[temper_of(state.game, state.seat)]

    def prefers(self, state: State) -> Action:
        """Return what it would do without its temper."""
        return self._judge(state, Random(0))[0][0]

    def _liked(self, state: State, rng: Random) -> Action:
        judged = self._judge(state, rng)
        if len(judged) == 1:
            return judged[0][0]
        best = judged[0][1]
        return max(judged, key=lambda option: option[1] + self.liking(state, option[0], best))[0]

    def _raised(self, state: State, bid: Bid, rng: Random) -> Action:
        """Return the bid a stride above the last one, or `bid` if that is too much."""
        further = state.copy()
        further.bid += self._stride - 1
        higher = self._liked(further, rng)
        return higher if isinstance(higher, Bid) else bid
