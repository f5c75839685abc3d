# SPDX-License-Identifier: MIT
"""The figures of the end: whether the game ends with this round, and who would win it then."""

from collections.abc import Sequence
from math import tanh
from typing import Final

from powergrid.bots.planner import Planner
from powergrid.bots.planner.endgame import End
from powergrid.bots.value.value_bot import Estimate, Option
from powergrid.rules import State

COUNT: Final = 8
_MUCH: Final = 20.0
"""A lead in money that is large at the end."""
_FAR: Final[Sequence[float]] = (0.0,) * COUNT


def ends(
    options: Sequence[Option], estimates: Sequence[Estimate], state: State, planner: Planner
) -> list[Sequence[float]]:
    """Return by option how the game may end after it; nothing while the end is far."""
    if not planner.is_end_near(state):
        return [_FAR] * len(options)
    return [
        _end(option, estimate, state.seat, planner)
        for option, estimate in zip(options, estimates, strict=True)
    ]


def _end(option: Option, estimate: Estimate, seat: int, planner: Planner) -> Sequence[float]:
    end = planner.end(estimate.position, seat)
    if end is None:
        return _FAR
    others = (position for position in option.positions if position is not estimate.position)
    may_win = _is_won(end) or any(_is_won(planner.end(position, seat)) for position in others)
    lead = 1.0 if end.is_ahead else -1.0
    return (
        1.0,
        end.chance,
        float(end.can_trigger),
        tanh(end.own.powered - end.rival.powered),
        tanh((end.own.money - end.rival.money) / _MUCH),
        lead,
        lead * end.chance,
        float(may_win),
    )


def _is_won(end: End | None) -> bool:
    return end is not None and end.chance >= 1 and end.is_ahead
