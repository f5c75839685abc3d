# SPDX-License-Identifier: MIT
"""Tempers: what a seat prefers when two options seem nearly as good.

The seats of a table differ in temper. A temper follows from the board, the number of players and
the seat, so it is known before the game, lasts to its end, and need not be remembered.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from typing import Final, TypeAlias

from powergrid.rules import Game, State
from powergrid.rules.actions import Action, Bid, BuildHouse, EndTurn, OpenAuction, Pass
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
    """Bidding once more."""
    GREEN = "green"
    """Plants that burn nothing."""


_TEMPERS: Final = tuple(Temper)
_LEANING: Final = {Temper.BUILDER: 45, Temper.HOARDER: 12, Temper.BIDDER: 9, Temper.GREEN: 18}
"""Money by which a seat overrates what it prefers: enough to be noticed at the table."""


def temper_at(board: Board, players: int, seat: int) -> Temper:
    """Return the temper of a seat; up to four neighbours all differ."""
    return _TEMPERS[(seat + players + len(board.cities)) % len(_TEMPERS)]


def temper_of(game: Game, seat: int) -> Temper:
    """Return the temper of a seat of a game."""
    return temper_at(game.board, game.players, seat)


def leaning(state: State, action: Action) -> float:
    """Return how much the seat on turn overrates an action by its temper, in money."""
    temper = temper_of(state.game, state.seat)
    leans = False
    match temper:
        case Temper.BUILDER:
            leans = isinstance(action, BuildHouse)
        case Temper.HOARDER:
            leans = isinstance(action, Pass | EndTurn) and state.phase != FUEL
        case Temper.BIDDER:
            leans = isinstance(action, Bid | OpenAuction)
        case Temper.GREEN:
            plant = plant_wanted(state, action)
            leans = plant != NO_PLANT and not state.game.plants[plant].fuel
    return _LEANING[temper] if leans else 0


def plant_wanted(state: State, action: Action) -> int:
    """Return the plant that an action bids for, `NO_PLANT` if it bids for none."""
    if isinstance(action, OpenAuction):
        return action.plant
    return state.lot if isinstance(action, Bid) else NO_PLANT


class Tempered:
    """Does what `judge` rates best, or what its temper prefers if that is nearly as good.

    `unit` is what a unit of money counts for in the figures of `judge`.
    """

    def __init__(self, judge: Judge, unit: float = 1.0) -> None:
        self._judge = judge
        self._unit = unit

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action it likes best."""
        judged = self._judge(state, rng)
        if len(judged) == 1:
            return judged[0][0]
        best = judged[0][1]
        return max(judged, key=lambda option: option[1] + self.liking(state, option[0], best))[0]

    def liking(self, state: State, action: Action, best: float) -> float:
        """Return what an action counts for beyond what it is judged to be; `best` is the best."""
        return self._unit * leaning(state, action)

    def prefers(self, state: State) -> Action:
        """Return what it would do without its temper."""
        return self._judge(state, Random(0))[0][0]
