# SPDX-License-Identifier: MIT
"""`legal(state)`: the question that is asked, with all its legal answers."""

from typing import Final

from powergrid.factory.rules.phases.bidding import Openings, Raises
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.market import Moves
from powergrid.factory.rules.question import Question
from powergrid.factory.rules.state import State

_QUESTIONS: Final[tuple[type[Question], ...]] = (
    Openings,
    Raises,
    Moves,
    Purchases,
    Runs,
    Question,
)


def legal(state: State) -> Question:
    """Return what is asked in this state; a `Question` without answers if the game is over."""
    return _QUESTIONS[state.asks](state)
