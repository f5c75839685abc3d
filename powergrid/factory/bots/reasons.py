# SPDX-License-Identifier: MIT
"""Why the strongest level passes, moves a tile to the market, or moves no more."""

from enum import Enum, auto

from powergrid.factory.bots.planner.bidding import Bidding
from powergrid.factory.bots.planner.market import Moving
from powergrid.factory.bots.planner.numbers import NUMBERS
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, EndTurn, MoveTile, Pass


class Reason(Enum):
    """What decided, where the action alone does not tell."""

    NONE = auto()
    OTHER_TILE = auto()
    """Another order tile is worth at least as much, even if this one cost no worker."""
    OWN_GAIN = auto()
    """By no other move the seat gains more, and by some less."""
    OTHERS = auto()
    """The others gain least by this move, or would gain by one more."""


def reason_of(state: State, action: Action) -> Reason:
    """Return the reason for what the strongest level does in this state."""
    if isinstance(action, Pass):
        is_other = Bidding(state, NUMBERS).is_other_tile_as_good()
        return Reason.OTHER_TILE if is_other else Reason.NONE
    if isinstance(action, MoveTile | EndTurn):
        return _reason_to_move(state, action)
    return Reason.NONE


def _reason_to_move(state: State, action: MoveTile | EndTurn) -> Reason:
    moving = Moving(state, NUMBERS)
    own, others = moving.gains(action)
    rest = [moving.gains(move) for move in legal(state) if move != action]
    max_others = max((gain.others for gain in rest), default=others)
    if isinstance(action, EndTurn):
        return Reason.OTHERS if max_others > others else Reason.NONE
    if rest and own > max(gain.own for gain in rest):
        return Reason.OWN_GAIN
    if max_others > others == min(others, *(gain.others for gain in rest)):
        return Reason.OTHERS
    if rest and min(gain.own for gain in rest) < own == max(gain.own for gain in rest):
        return Reason.OWN_GAIN
    return Reason.NONE
