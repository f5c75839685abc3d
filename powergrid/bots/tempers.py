# SPDX-License-Identifier: MIT
"""Tempers: what a seat prefers when two options seem nearly as good.

The seats of a table differ in temper. A temper follows from the board, the number of players and
the seat, so it is known before the game, lasts to its end, and need not be remembered. How much it
counts differs between levels: enough to be noticed at the table, but not to cost it games. The
strongest level's is subtle, those of the others are pronounced: they show in more of what they do.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Final, TypeAlias

from powergrid.rules import Game, State
from powergrid.rules.actions import Action, Bid, BuildHouse, EndTurn, OpenAuction, Pass, ScrapPlant
from powergrid.rules.board import Board
from powergrid.rules.state import BIDDING, FUEL

NO_PLANT: Final = 0

Judge: TypeAlias = Callable[[State, Random], Sequence[tuple[Action, float]]]
"""Returns a seat's options and how good each one is, the best first."""


class Temper(StrEnum):
    """What a seat prefers."""

    BUILDER = "builder"
    """Connecting one more city."""
    HOARDER = "hoarder"
    """Keeping its money, until it has a fortune."""
    BIDDER = "bidder"
    """Bidding once more; if pronounced, raising by three."""
    GREEN = "green"
    """Plants that burn nothing; if pronounced, keeping them and leaving others to its rivals."""


_TEMPERS: Final = tuple(Temper)
_FORTUNE: Final = 150
"""Money of which nobody keeps more by temper: with it, anybody at the table would build."""
_STRIDE: Final = 3
"""By how much a bidder whose temper is pronounced raises if it means to go on."""

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


def is_liked(state: State, action: Action, *, is_pronounced: bool = False) -> bool:
    """Return whether the seat on turn overrates an action by its temper."""
    match temper_of(state.game, state.seat):
        case Temper.BUILDER:
            return isinstance(action, BuildHouse)
        case Temper.HOARDER:
            is_rich = state.money[state.seat] >= _FORTUNE
            return isinstance(action, Pass | EndTurn) and state.phase != FUEL and not is_rich
        case Temper.BIDDER:
            return isinstance(action, Bid | OpenAuction)
        case Temper.GREEN:
            plant = plant_wanted(state, action)
            if plant != NO_PLANT:
                return not state.game.plants[plant].fuel
            return is_pronounced and _is_without_burning(state, action)


def _is_without_burning(state: State, action: Action) -> bool:
    """Return whether an action scraps a plant that burns fuel, or leaves one to the others."""
    plants = state.game.plants
    if isinstance(action, ScrapPlant):
        return plants[action.plant].fuel > 0
    return state.asks == BIDDING and isinstance(action, Pass) and plants[state.lot].fuel > 0


def plant_wanted(state: State, action: Action) -> int:
    """Return the plant that an action bids for, `NO_PLANT` if it bids for none."""
    if isinstance(action, OpenAuction):
        return action.plant
    return state.lot if isinstance(action, Bid) else NO_PLANT


class Tempered:
    """Does what `judge` rates best, or what its temper prefers if that is nearly as good.

    `unit` is what a unit of money counts for in the figures of `judge`.
    """

    def __init__(
        self,
        judge: Judge,
        unit: float = 1.0,
        likes: Likings = LIKINGS,
        *,
        is_pronounced: bool = False,
    ) -> None:
        self._judge = judge
        self._unit = unit
        self._likings = likes
        self._is_marked = is_pronounced

    def decide(self, state: State, rng: Random) -> Action:
        """Return the action it likes best."""
        action = self._liked(state, rng)
        is_bidder = temper_of(state.game, state.seat) == Temper.BIDDER
        if self._is_marked and is_bidder and isinstance(action, Bid):
            return self._raised(state, action, rng)
        return action

    def likes(self, state: State, action: Action) -> bool:
        """Return whether the seat on turn overrates an action by its temper."""
        return is_liked(state, action, is_pronounced=self._is_marked)

    def liking(self, state: State, action: Action, best: float) -> float:
        """Return what an action counts for beyond what it is judged to be; `best` is the best."""
        if not self.likes(state, action):
            return 0.0
        return self._unit * self._likings[temper_of(state.game, state.seat)]

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
        """Return the bid a stride above the last one, or `bid` if that is too much or too far."""
        further = state.copy()
        further.bid += _STRIDE - 1
        if further.bid > state.money[state.bidders[-1]]:
            return bid
        higher = self._liked(further, rng)
        return higher if isinstance(higher, Bid) else bid
