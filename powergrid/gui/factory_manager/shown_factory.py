# SPDX-License-Identifier: MIT
"""What a picture of a factory shows."""

from typing import NamedTuple

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
    has_keys: bool
    after: tuple[int, int, int] | None = None
