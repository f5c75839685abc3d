# SPDX-License-Identifier: MIT
"""Positions of finished games and who won them: what a net learns from."""

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.value.features import Features
from powergrid.bots.value.moments import sold, turn_ended, without_plant
from powergrid.rules import State
from powergrid.rules.actions import Action, EndTurn, Pass, ScrapPlant
from powergrid.rules.events import Event, PlantBought
from powergrid.rules.scoring import shares_of_win
from powergrid.rules.state import AUCTION, BUILDING, FUEL, OPENING

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_POSITIONS: Final = 60
"""Positions sampled from a game: neighbouring ones are much alike."""
_A_CITY: Final = 40
"""How much money counts as a city in how close a game was."""


class Positions(NamedTuple):
    """Positions of games with the same number of players, as features, and their results.

    Both by position and seat. The `shares` of a position sum to 1: half is the win, half how close
    the end was. A narrow win is mostly luck, so closeness teaches more from fewer games.
    """

    rows: "NDArray[np.float16]"
    shares: "NDArray[np.float32]"


class PositionRecorder:
    """Watches a game and keeps every position of a kind that a net has to judge."""

    def __init__(self) -> None:
        self._before: State | None = None
        self._positions: list[State] = []

    def __call__(self, state: State, action: Action | None, events: list[Event]) -> None:
        """Keep the position after the action, if a net has to judge such positions."""
        before, self._before = self._before, state.copy()
        if before is None or action is None:
            return
        position = _position(before, action, events)
        if position is not None:
            self._positions.append(position)

    def positions(self, end: State, features: Features, rng: Random) -> Positions:
        """Return a sample of the positions, with each seat's result."""
        chosen = rng.sample(self._positions, min(MAX_POSITIONS, len(self._positions)))
        rows = np.stack([features.of(position) for position in chosen])
        return Positions(rows.astype(np.float16), np.tile(result_shares(end), (len(chosen), 1)))


def _position(before: State, action: Action, events: list[Event]) -> State | None:
    if before.phase in (FUEL, BUILDING):
        return turn_ended(before) if isinstance(action, EndTurn) else None
    if before.phase != AUCTION:
        return None
    if isinstance(action, Pass) and before.asks == OPENING:
        return turn_ended(before)
    if isinstance(action, ScrapPlant):
        return without_plant(before, action.plant)
    for event in events:
        if isinstance(event, PlantBought):
            is_full = len(before.plants[event.seat]) >= before.game.plants_allowed
            return None if is_full else sold(before, event.seat, event.plant, event.price)
    return None


def result_shares(end: State) -> "NDArray[np.float32]":
    """Return each seat's share of the result at the end of a game."""
    seats = range(end.game.players)
    closeness = np.array([end.powered[seat] + end.money[seat] / _A_CITY for seat in seats])
    odds = np.exp(closeness - closeness.max())
    return np.asarray((np.array(shares_of_win(end)) + odds / odds.sum()) / 2, np.float32)
