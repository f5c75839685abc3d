# SPDX-License-Identifier: MIT
"""What a plant is worth: up to which price buying it is as good as passing."""

from typing import Final, NamedTuple

from powergrid.analysis.judges import judge
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, OpenAuction, Pass
from powergrid.rules.state import BIDDING

_UNDECIDED: Final = 0.02
"""Chances that differ by no more are as good as equal."""
_SLIGHT: Final = 0.1
"""The part of a small chance that is as good as nothing."""
_TELLING: Final = 15
"""A wider range of fair prices tells nothing: the seat's chance hardly depends on the price."""
_FARTHEST: Final = 60
"""How far above the minimum bid prices are tried to find a plant's worth."""


class Worth(NamedTuple):
    """What a plant is worth: at prices from `low` to `high` it is about as good as passing.

    Above `even`, passing is better, so `high` is never above it. Where that is so from the minimum
    price on, or where too many prices are about as good to name them, `low` and `high` are 0.
    """

    low: int
    high: int
    even: int


def plant_worth(view: State, action: Action) -> Worth | None:
    """Return the worth of the plant that an action of Phase 2 is about, None for other actions.

    At that price the learned value sees the same chance in buying the plant as in passing.
    """
    from powergrid.bots.value.moments import turn_ended
    from powergrid.bots.value.value_bot import Option, won

    if view.asks == BIDDING:
        plant, least = view.lot, view.bid + 1
        passed = won(view, view.bidders[-1], plant, view.bid)[:1]
    elif isinstance(action, OpenAuction):
        plant, least = action.plant, action.bid
        passed = [turn_ended(view)]
    else:
        return None
    prices = range(least, min(view.money[view.seat], least + _FARTHEST) + 1)
    options = [Option(Bid(price), won(view, view.seat, plant, price)) for price in prices]
    lost, *chances = judge().chances([Option(Pass(), passed), *options], view)
    gains = [(price, chance - lost) for price, chance in zip(prices, chances, strict=True)]
    even = max((price for price, gain in gains if gain >= 0), default=least - 1)
    slight = min(_UNDECIDED, _SLIGHT * lost)
    fair = [price for price, gain in gains if abs(gain) <= slight and price <= even]
    if not fair or fair[-1] - fair[0] > _TELLING:
        return Worth(0, 0, even)
    return Worth(fair[0], fair[-1], even)
