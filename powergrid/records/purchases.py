# SPDX-License-Identifier: MIT
"""Tokens of one fuel that a seat buys one after another, as one purchase."""

from collections.abc import Iterable
from dataclasses import replace

from powergrid.records.replay import Step
from powergrid.rules.actions import BuyFuel, BuyStoredCoal
from powergrid.rules.events import FuelBought


def with_whole_purchases(steps: Iterable[Step]) -> list[Step]:
    """Return the steps of a record, which has a line for each token, with purchases as one step."""
    whole: list[Step] = []
    for step in steps:
        together = _together(whole[-1], step) if whole else None
        if together is None:
            whole.append(step)
        else:
            whole[-1] = together
    return whole


def _together(earlier: Step, later: Step) -> Step | None:
    """Return two purchases of a turn as one, None unless the second buys more of the first fuel."""
    match earlier, later:
        case (
            Step(action=BuyFuel() | BuyStoredCoal() as one, events=[FuelBought() as first]),
            Step(action=BuyFuel() | BuyStoredCoal() as more, events=[FuelBought() as last, *then]),
        ) if replace(one, amount=more.amount) == more:
            action = replace(more, amount=one.amount + more.amount)
            events = [bought_together(first, last), *then]
            return later._replace(action=action, events=events, found=earlier.found + later.found)
    return None


def bought_together(first: FuelBought, second: FuelBought) -> FuelBought:
    """Return two purchases of one seat and fuel as one."""
    return replace(
        second,
        amount=first.amount + second.amount,
        price=first.price + second.price,
        from_storage=first.from_storage + second.from_storage,
    )
