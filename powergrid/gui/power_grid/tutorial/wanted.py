# SPDX-License-Identifier: MIT
"""What a step asks for: patterns to compare actions with."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from powergrid.rules.actions import (
    Action,
    Bid,
    BuildHouse,
    BuyFuel,
    EndTurn,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapPlant,
)

KINDS: Final[dict[str, type[Action]]] = {
    "open": OpenAuction,
    "bid": Bid,
    "pass": Pass,
    "scrap_plant": ScrapPlant,
    "buy": BuyFuel,
    "build": BuildHouse,
    "run": RunPlants,
    "end": EndTurn,
}
"""The actions by the names that records have for them."""


class Pattern(NamedTuple):
    """A pattern for actions of one kind; fields that are not given match any value."""

    kind: type[Action]
    fields: Mapping[str, object]

    def matches(self, action: Action) -> bool:
        """Return whether an action matches."""
        return isinstance(action, self.kind) and all(
            getattr(action, name) == value for name, value in self.fields.items()
        )


class Wanted:
    """What is left of the patterns of a step, which may be met in any order.

    Tokens may be bought in several purchases.
    """

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        self._left = list(patterns)

    @property
    def is_met(self) -> bool:
        """Whether nothing is left to do."""
        return not self._left

    def take(self, action: Action) -> bool:
        """Count an action as done; return whether it is one of those asked for."""
        if isinstance(action, EndTurn) and len(self._left) > 1:
            return False  # the turn ends when all else is done
        for at, pattern in enumerate(self._left):
            rest = _rest(pattern, action)
            if rest is not None:
                self._left[at : at + 1] = rest
                return True
        return False


def _rest(pattern: Pattern, action: Action) -> list[Pattern] | None:
    """Return what is left of a pattern after an action, None if the action does not match."""
    if pattern.matches(action):
        return []
    amount = pattern.fields.get("amount")
    if isinstance(action, BuyFuel) and isinstance(amount, int) and action.amount < amount:
        smaller = {**pattern.fields, "amount": action.amount}
        if Pattern(pattern.kind, smaller).matches(action):
            return [Pattern(pattern.kind, {**pattern.fields, "amount": amount - action.amount})]
    return None
