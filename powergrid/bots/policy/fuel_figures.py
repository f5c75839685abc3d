# SPDX-License-Identifier: MIT
"""The figures of fuel: how many cities the tokens held after a purchase would power."""

from collections.abc import Sequence
from typing import Final

from powergrid.bots.value.value_bot import Estimate, Option
from powergrid.rules import State
from powergrid.rules.actions import BuyFuel
from powergrid.rules.scoring import powerable
from powergrid.rules.state import BUYING_FUEL

COUNT: Final = 5
_ELSEWHERE: Final[Sequence[float]] = (0.0,) * COUNT


def fuels(
    options: Sequence[Option], estimates: Sequence[Estimate], state: State
) -> list[Sequence[float]]:
    """Return by option what its fuel would power; nothing in other phases than the third."""
    if state.asks != BUYING_FUEL:
        return [_ELSEWHERE] * len(options)
    powered = [powerable(estimate.position, state.seat) for estimate in estimates]
    best, cities = max(powered), len(state.cities[state.seat])
    return [
        (
            1.0,
            float(isinstance(option.action, BuyFuel)),
            count / 7,
            (count - best) / 5,
            (count - cities) / 5,
        )
        for option, count in zip(options, powered, strict=True)
    ]
