# SPDX-License-Identifier: MIT
"""What a picture of a factory shows."""

from typing import NamedTuple

from powergrid.factory.rules import State
from powergrid.play.seats import Seat


class Shown(NamedTuple):
    """What the scene shows: a seat's factory in a state, what is new in it, and what is off.

    `tracks` are production, storage and energy, the workers in the canteen, and what is free.
    `coming` are the tracks that the factory comes to in Phase 4 if it is run as well as can be.
    """

    state: State
    seat: int
    player: Seat
    off: tuple[int, ...]
    new: tuple[int, ...]
    tracks: tuple[int, int, int]
    canteen: int
    free: int
    digits: bool
    coming: tuple[int, int, int] | None = None
