# SPDX-License-Identifier: MIT
"""The actions of a game, done or undone."""

from typing import Generic, NamedTuple

from powergrid.play.faults import Fault
from powergrid.play.game import A, E, S


class Played(NamedTuple, Generic[S, A, E]):
    """One action, with the position and bots' faults before it, and its events."""

    before: S
    action: A
    events: list[E]
    faults: tuple[Fault, ...] = ()
