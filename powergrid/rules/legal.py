# SPDX-License-Identifier: MIT
"""`legal(state)`: the question that is asked, with all its legal answers."""

from collections.abc import Iterator
from random import Random

from powergrid.rules.actions import Action
from powergrid.rules.phases.auction import Bids, FuelScraps, Openings, PlantScraps
from powergrid.rules.phases.building import Sites
from powergrid.rules.phases.bureaucracy import Runs
from powergrid.rules.phases.fuel import FuelPurchases
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
    "legal",
]


class NoQuestion:
    """Nothing is asked any more: the game is over."""

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
        """Raise LookupError, there being no action."""
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
    """Return what is asked in this state, as one lazy object of legal actions."""
    return _QUESTIONS[state.asks](state)
