# SPDX-License-Identifier: MIT
"""Phase 1, turn order: most cities first, ties to the higher plant."""

from functools import partial

from powergrid.rules.events import Event, OrderSet
from powergrid.rules.game import Game
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, ORDER, Deal, State
from powergrid.rules.variants.against_the_bank import with_bank


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Set the order, unless that follows the auctions; return False, as no seat is asked."""
    if not is_set_after_auctions(state):
        set_order(state, events)
    return False


def is_set_after_auctions(state: State) -> bool:
    """Return whether the order of this round is set after its auctions, as always in round 1."""
    return state.round == 1 or state.game.edition.has_order_after_auctions


def phases_of(game: Game) -> tuple[int, ...]:
    """Return the phases of a round as they are played after round 1."""
    later = game.edition.has_order_after_auctions
    return (*((AUCTION, ORDER) if later else (ORDER, AUCTION)), FUEL, BUILDING, BUREAUCRACY)


def set_order(state: State, events: list[Event]) -> None:
    """Set the turn order by the rules."""
    state.order = next_order(state)
    events.append(OrderSet(state.order))


def next_order(state: State) -> tuple[int, ...]:
    """Return the order that Phase 1 would set now; tied seats keep their order."""
    return tuple(sorted(state.order, key=partial(_rank, state), reverse=True))


def coming_order(state: State) -> tuple[int, ...]:
    """Return the next order if nothing changes, with the bank if it plays.

    While the order lasts until the auctions it is this one.
    """
    lasts = state.game.edition.has_order_after_auctions and state.phase > AUCTION
    return with_bank(state.game, state.order if lasts else next_order(state))


def _rank(state: State, seat: int) -> tuple[int, int]:
    plants = state.plants[seat]
    return len(state.cities[seat]), plants[-1] if plants else 0


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """Do nothing: nothing follows Phase 1."""
