# SPDX-License-Identifier: MIT
"""`legal(state)`: the question being asked, with all its legal answers."""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from powergrid.rules.actions import Action, EndTurn, Pass, ScrapFuel
from powergrid.rules.phases.auction import Bids, Openings
from powergrid.rules.phases.building import Sites
from powergrid.rules.phases.bureaucracy import Runs
from powergrid.rules.phases.fuel_buying import FuelPurchases
from powergrid.rules.phases.scrapping import FuelScraps, PlantScraps
from powergrid.rules.question import Question
from powergrid.rules.state import State
from powergrid.rules.variants.against_the_bank import BankSites
from powergrid.rules.variants.starting_cities import StartingSites

__all__ = [
    "BankSites",
    "Bids",
    "FuelPurchases",
    "FuelScraps",
    "Openings",
    "PlantScraps",
    "Question",
    "Runs",
    "Sites",
    "StartingSites",
    "forced_action",
    "legal",
]


_QUESTIONS: Final[tuple[type[Question], ...]] = (
    Openings,
    Bids,
    PlantScraps,
    FuelScraps,
    FuelPurchases,
    Sites,
    Runs,
    Question,
    BankSites,
    StartingSites,
)


def legal(state: State) -> Question:
    """Return what is asked in this state; a `Question` without answers if the game is over."""
    return _QUESTIONS[state.asks](state)


def forced_action(question: Iterable[Action]) -> Pass | EndTurn | ScrapFuel | None:
    """Return a pass, the end of a turn or a discard if the seat has no choice, else None."""
    if isinstance(question, FuelScraps):
        return question.forced()
    first_two = list(islice(question, 2))
    if len(first_two) == 1 and isinstance(first_two[0], Pass | EndTurn):
        return first_two[0]
    return None
