# SPDX-License-Identifier: MIT
"""The hooks with which variants add to the phases."""

from collections.abc import Sequence

from powergrid.rules.actions import Action
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event
from powergrid.rules.state import Deal, State


class Variant:
    """Hooks that do nothing; each variant overrides those it needs.

    The phases call them for every variant of a game.
    """

    asks = -1
    """The question it asks during setup (see `state.asks`), -1 if none."""

    def lay_out(self, state: State) -> None:
        """Add the variant's pieces to the state that `first_state` makes."""

    def deciders(self, state: State) -> Sequence[int]:
        """Return the seats that decide something during setup, in order."""
        return ()

    def decide(self, state: State, action: Action, events: list[Event]) -> None:
        """Perform a seat's decision during setup, or raise IllegalAction."""
        raise IllegalAction("not_asked")

    def set_up_decided(self, state: State, action: Action, events: list[Event]) -> None:
        """React to a decision during setup, whichever variant asked for it."""

    def auctions_began(self, state: State) -> None:
        """Prepare Phase 2."""

    def opening_passed(self, state: State, deal: Deal, events: list[Event]) -> None:
        """React when a seat does not open an auction."""

    def plant_sold(self, state: State, deal: Deal, events: list[Event]) -> None:
        """React to the sale and replacement of a plant."""

    def market_turned(self, state: State, deal: Deal, events: list[Event]) -> bool:
        """Turn over the plant market at the end of Phase 5; return whether the variant did."""
        return False

    def before_step3(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Act after Phase 4, once Step 2 has begun if due, and before Step 3 does."""

    def building_ended(self, state: State, events: list[Event]) -> None:
        """Act after Phase 4 if the game continues."""

    def incomes_paid(self, state: State, events: list[Event]) -> None:
        """Act in Phase 5 after everybody has run their plants."""

    def game_ending(self, state: State, events: list[Event]) -> None:
        """Act before the final scoring."""

    def turn_ended(self, state: State, events: list[Event]) -> None:
        """React to a turn in Phases 3 to 5; its seat is still the first in `waiting`."""

    def why_closed(self, state: State, seat: int, city: int, place: int) -> str:
        """Return a code for why a seat may not build on a free place, empty if it may."""
        return ""

    def city_connected(self, state: State, seat: int, city: int, events: list[Event]) -> None:
        """React when a seat connects a city."""
