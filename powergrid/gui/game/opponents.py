# SPDX-License-Identifier: MIT
"""The bots of Power Grid, as the table asks them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from powergrid.play.opponents import Opponents
from powergrid.rules import State
from powergrid.rules.actions import Action

if TYPE_CHECKING:
    from powergrid.bots import Advice, Review, Turn

# The bots load in the process that thinks, not in the window: a third of its start.

_FALLBACK: Final = "sensible"
"""Plays for levels that are not known here."""


def decide(level: str, state: State, seed: int) -> Action:
    """Return what a bot of that level does in this state; the same for the same seed."""
    from powergrid import bots

    # Another program, or a later version of this one, may have recorded levels of its own.
    known = level if level in {*bots.LEVELS, *bots.YARDSTICKS} else _FALLBACK
    return bots.decide(known, state, seed)


def advise(state: State) -> "list[Advice]":
    """Return what would be best for the seat that is asked, with chances and reasons."""
    from powergrid import bots

    return bots.advise(state)


def review(turns: "Sequence[Turn]") -> "list[Review]":
    """Return the reviews of some turns of a finished game."""
    from powergrid import bots

    return [bots.review_turn(turn) for turn in turns]


def load_bots() -> None:
    """Load the bots."""
    import powergrid.bots  # noqa: F401


OPPONENTS: Final = Opponents(
    decide=decide,
    fallback=_FALLBACK,
    advise=advise,
    review=review,
    # Twenty times what it mostly takes; any other level takes milliseconds.
    patience={"master": 20},
    warm_up=load_bots,
)
