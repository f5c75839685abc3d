# SPDX-License-Identifier: MIT
"""What has been done in a game, and what was taken back."""

from typing import Generic, NamedTuple

from powergrid.play.faults import Fault
from powergrid.play.game import A, E, S


class Played(NamedTuple, Generic[S, A, E]):
    """One action: the position before it, its events, and bots' faults before it."""

    before: S
    action: A
    events: list[E]
    faults: tuple[Fault, ...] = ()
