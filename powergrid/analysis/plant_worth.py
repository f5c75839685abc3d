# SPDX-License-Identifier: MIT
"""What a plant is worth: the price up to which buying it is no worse than leaving it."""

from typing import Final, NamedTuple

from powergrid.analysis.judges import judge
from powergrid.rules import State
from powergrid.rules.actions import Action, Bid, OpenAuction, Pass
from powergrid.rules.phases.auction import next_bid
from powergrid.rules.plant_market import is_barred, minimum_bid
from powergrid.rules.state import BIDDING

_NEGLIGIBLE: Final = 0.02
"""Chances that differ by no more are as good as equal."""
_SLIGHT: Final = 0.1
"""The share of a small chance that is negligible."""
_MAX_RANGE: Final = 15
"""A wider range of fair prices says nothing: the seat's chance hardly depends on the price."""
_MAX_RAISE: Final = 60
"""How far above the minimum bid prices are tried to find a plant's worth."""


class Worth(NamedTuple):
    """What a plant is worth: at prices from `low` to `high` it is about as good to have it as not.

    Above `even`, not having it is better, so `high` is never above it. Where that is so from the
    minimum price on, or where too many prices are about as good to name them, both are 0.
    """

    low: int
    high: int
    even: int

    @property
    def is_range(self) -> bool:
        """Whether more than one price is fair."""
        return self.high > self.low


def plant_worth(view: State, action: Action) -> Worth | None:
    """Return the worth of the plant that an action of Phase 2 is about, None for other actions.

    At that price the learned value sees the same chance in buying the plant as in leaving it to
    another seat: the leader, or before the first bid the next that can buy it. So the worth before
    an auction agrees with the worth during it.
    """
    from powergrid.bots.value.moments import turn_ended
    from powergrid.bots.value.value_bot import Option, won

    if view.asks == BIDDING:
        plant, lowest = view.lot, next_bid(view)
        without = [next(won(view, view.bidders[-1], plant, view.bid))]
    elif isinstance(action, OpenAuction):
        plant, lowest = action.plant, action.bid
        without = [*_left_to_next(view, plant), turn_ended(view)]
    else:
        return None
    prices = range(lowest, min(view.money[view.seat], lowest + _MAX_RAISE) + 1)
    options = [
        *(Option(Pass(), [position]) for position in without),
        *(Option(Bid(price), [*won(view, view.seat, plant, price)]) for price in prices),
    ]
    found = judge().chances(options, view)
    losses, chances = found[: len(without)], found[len(without) :]
    lost = losses[0]
    gains = [
        # A seat that does not even make the first bid may get no plant at all.
        (price, chance - (min(losses) if price == lowest else lost))
        for price, chance in zip(prices, chances, strict=True)
    ]
    even = max((price for price, gain in gains if gain >= 0), default=lowest - 1)
    slight = min(_NEGLIGIBLE, _SLIGHT * lost)
    fair = [price for price, gain in gains if abs(gain) <= slight and price <= even]
    if not fair or fair[-1] - fair[0] > _MAX_RANGE:
        return Worth(0, 0, even)
    return Worth(fair[0], fair[-1], even)


def _left_to_next(view: State, plant: int) -> list[State]:
    """Return the position after the next seat that can buy a plant has bought it, if any can."""
    from powergrid.bots.value.value_bot import won

    price = minimum_bid(view, plant)
    for seat in view.waiting:
        can_pay = view.money[seat] >= price
        if seat != view.seat and can_pay and not is_barred(view, seat, plant):
            return [next(won(view, seat, plant, price))]
    return []
