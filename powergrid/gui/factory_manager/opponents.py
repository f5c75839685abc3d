# SPDX-License-Identifier: MIT
"""The bots of Factory Manager, as the table asks them; they load in the process that thinks."""

from typing import Final, NamedTuple

from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action
from powergrid.play.opponents import Opponents

FALLBACK: Final = "builder"
"""Plays for levels that are not known here."""


class Advice(NamedTuple):
    """What the strongest bot would do."""

    action: Action


def levels() -> tuple[str, ...]:
    """Return the names of the bots, the weakest first."""
    from powergrid.factory.bots import LEVELS

    return tuple(LEVELS)


def decide(level: str, state: State, seed: int) -> Action:
    """Return what a bot of that level does in this state; the same for the same seed."""
    from powergrid.factory import bots

    known = level if level in {*bots.LEVELS, *bots.YARDSTICKS} else FALLBACK
    return bots.decide(known, state, seed)


def advise(state: State, is_quick: bool) -> list[Advice]:
    """Return what the strongest bot would do, which takes no time to speak of."""
    return [Advice(decide(levels()[-1], state, 0))]


def load_bots() -> None:
    """Load the bots."""
    import powergrid.factory.bots  # noqa: F401


OPPONENTS: Final = Opponents(decide, FALLBACK, advise, warm_up=load_bots)
