# SPDX-License-Identifier: MIT
"""Phase 1, turn order: most cities first, ties to the higher plant."""

from functools import partial

from powergrid.rules.events import Event, OrderSet
from powergrid.rules.state import Deal, State


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Set the order, unless it was drawn (round 1) or is set later; no seat is asked."""
    if state.round > 1 and not state.game.edition.has_order_after_auctions:
        set_order(state, events)
    return False


def set_order(state: State, events: list[Event]) -> None:
    """Set the turn order by the rules."""
    state.order = next_order(state)
    events.append(OrderSet(state.order))


def next_order(state: State) -> tuple[int, ...]:
    """Return the order that Phase 1 would set now; tied seats keep their order."""
    return tuple(sorted(state.order, key=partial(_rank, state), reverse=True))


def _rank(state: State, seat: int) -> tuple[int, int]:
    plants = state.plants[seat]
    return len(state.cities[seat]), plants[-1] if plants else 0


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Do nothing: nothing follows Phase 1."""
