# SPDX-License-Identifier: MIT
"""The bots of Factory Manager for the table; only their own process loads them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action, BuyTile
from powergrid.play.opponents import Opponents

if TYPE_CHECKING:
    from powergrid.factory.bots.reasons import Reason
    from powergrid.factory.bots.review import Review, Turn

FALLBACK: Final = "builder"
"""The bot for unknown levels."""


class Advice(NamedTuple):
    """What the strongest bot would do and why; `advantage` is the money a purchase gains."""

    action: Action
    advantage: float = 0.0
    reason: "Reason | None" = None


def levels() -> tuple[str, ...]:
    """Return the names of the bots, the weakest first."""
    from powergrid.factory.bots import LEVELS

    return tuple(LEVELS)


def decide(level: str, state: State, seed: int, past: Sequence[object] = ()) -> Action:
    """Return what a bot of that level does in this state; the same for the same seed."""
    from powergrid.factory import bots

    known = level if level in {*bots.LEVELS, *bots.YARDSTICKS} else FALLBACK
    return bots.decide(known, state, seed)


def advise(state: State, is_quick: bool) -> list[Advice]:
    """Return what the strongest bot would do; it is always quick."""
    from powergrid.factory.bots.analysis import advantage
    from powergrid.factory.bots.reasons import reason_of

    action = decide(levels()[-1], state, 0)
    gained = advantage(state, action) if isinstance(action, BuyTile) else 0.0
    return [Advice(action, gained, reason_of(state, action))]


def assess(state: State) -> tuple[tuple[float, ...], list[Advice]]:
    """Return the money every seat can expect at the end, and what the strongest bot would do."""
    from powergrid.factory.bots.review import money_to_come

    return money_to_come(state), [] if state.is_over else advise(state, True)


def review(turns: "Sequence[Turn]") -> "list[Review]":
    """Return the reviews of some turns of a finished game."""
    from powergrid.factory.bots.review import review_turn

    return [review_turn(turn) for turn in turns]


def load_bots() -> None:
    """Load the bots."""
    import powergrid.factory.bots  # noqa: F401


OPPONENTS: Final = Opponents(decide, FALLBACK, advise, review, warm_up=load_bots)
