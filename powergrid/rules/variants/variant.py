# SPDX-License-Identifier: MIT
"""What a variant may add: the moments at which the phases call every variant of a game."""

from collections.abc import Sequence

from powergrid.rules.actions import Action
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event
from powergrid.rules.state import Deal, State


class Variant:
    """Hooks that do nothing; each variant overrides those it needs."""

    asks = -1
    """What it asks during set-up (`state.asks`), -1 if nothing."""

    def lay_out(self, state: State) -> None:
        """Put what belongs to the variant into a state fresh from set-up."""

    def deciders(self, state: State) -> Sequence[int]:
        """Return the seats that decide something during set-up, in their order."""
        return ()

    def decide(self, state: State, action: Action, events: list[Event]) -> None:
        """Do what a seat decides during set-up, or raise IllegalAction: here nothing is asked."""
        raise IllegalAction("not_asked")

    def set_up_decided(self, state: State, action: Action, events: list[Event]) -> None:
        """Do what follows on a decision during set-up, whichever variant asked for it."""

    def auctions_began(self, state: State) -> None:
        """Prepare Phase 2."""

    def opening_passed(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Do what follows when a seat passed its right to open."""

    def plant_sold(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Do what follows when a plant was sold and replaced."""

    def market_turned(self, state: State, deal: Deal, events: list[Event]) -> bool:
        """Turn the plant market over at the end of Phase 5; False: it is done as usual."""
        return False

    def before_step3(self, state: State, deal: Deal, events: list[Event]) -> None:
        """Do what follows on Phase 4 once Step 2 has begun where it is due, and Step 3 not yet."""

    def building_ended(self, state: State, events: list[Event]) -> None:
        """Do what follows when all have built and the game goes on."""

    def incomes_paid(self, state: State, events: list[Event]) -> None:
        """Do what follows in Phase 5 when all have run their plants."""

    def game_ending(self, state: State, events: list[Event]) -> None:
        """Do what comes before the last count."""

    def turn_ended(self, state: State, events: list[Event]) -> None:
        """Do what follows on a seat's turn in Phases 3 to 5, that seat being first to wait."""

    def why_closed(self, state: State, seat: int, city: int, place: int) -> str:
        """Return a code for why a seat may not build on a free place, empty if it may."""
        return ""

    def city_connected(self, state: State, seat: int, city: int, events: list[Event]) -> None:
        """Do what follows when a seat connected a city."""
