# SPDX-License-Identifier: MIT
"""`legal(state)`: the question being asked, with all its legal answers."""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

from powergrid.rules.actions import Action, EndTurn, Pass
from powergrid.rules.phases.auction import Bids, Openings
from powergrid.rules.phases.building import Sites
from powergrid.rules.phases.bureaucracy import Runs
from powergrid.rules.phases.fuel_buying import FuelPurchases
from powergrid.rules.phases.scrapping import FuelScraps, PlantScraps
from powergrid.rules.question import Question
from powergrid.rules.state import NO_SEAT, State
from powergrid.rules.variants.against_the_bank import BankSites
from powergrid.rules.variants.starting_cities import StartingSites

__all__ = [
    "BankSites",
    "Bids",
    "FuelPurchases",
    "FuelScraps",
    "NoQuestion",
    "Openings",
    "PlantScraps",
    "Question",
    "Runs",
    "Sites",
    "StartingSites",
    "forced_pass",
    "legal",
]


class NoQuestion:
    """No question: the game is over."""

    def __init__(self, state: State) -> None:
        self.seat = NO_SEAT

    def __contains__(self, action: object) -> bool:
        return False

    def __iter__(self) -> Iterator[Action]:
        return iter(())

    def count(self) -> int:
        """Return 0."""
        return 0

    def sample(self, rng: Random) -> Action:
        """Raise LookupError, as there is no action."""
        raise LookupError("the game is over")


_QUESTIONS = (
    Openings,
    Bids,
    PlantScraps,
    FuelScraps,
    FuelPurchases,
    Sites,
    Runs,
    NoQuestion,
    BankSites,
    StartingSites,
)


def legal(state: State) -> Question:
    """Return the question asked in this state, a lazy collection of legal actions."""
    return _QUESTIONS[state.asks](state)


def forced_pass(question: Iterable[Action]) -> Pass | EndTurn | None:
    """Return the action that passes or ends the turn if it is the only legal one, else None."""
    first_two = list(islice(question, 2))
    if len(first_two) == 1 and isinstance(first_two[0], Pass | EndTurn):
        return first_two[0]
    return None
