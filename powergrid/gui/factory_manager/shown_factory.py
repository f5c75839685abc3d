# SPDX-License-Identifier: MIT
"""What a picture of a factory shows."""

from typing import NamedTuple

from powergrid.factory.prospects import free_workers
from powergrid.factory.rules import State
from powergrid.play.seats import Seat


class ShownFactory(NamedTuple):
    """A seat's factory in a state: `new` are the tiles planned, `off` those switched off.

    `tracks` are production, storage and energy now, `after` those of Phase 4 with what is planned,
    None for no change. `canteen` and `free_workers` are numbers of workers. With `has_keys`, tiles
    that can be switched off have the keys 1 to 9.
    """

    state: State
    seat: int
    player: Seat
    off: tuple[int, ...]
    new: tuple[int, ...]
    tracks: tuple[int, int, int]
    canteen: int
    free_workers: int
    has_keys: bool = False
    after: tuple[int, int, int] | None = None


def shown_at(state: State, seat: int, player: Seat) -> ShownFactory:
    """Return a seat's factory in a state, without a plan."""
    tracks = state.production[seat], state.storage[seat], state.energy[seat]
    off, canteen, free = state.off[seat], state.canteen[seat], free_workers(state, seat)
    return ShownFactory(state, seat, player, off, (), tracks, canteen, free)
