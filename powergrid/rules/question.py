# SPDX-License-Identifier: MIT
"""What every question to a player has in common."""

from abc import abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Protocol

from powergrid.rules.actions import Action


class Question(Protocol):
    """All legal answers of the seat that is asked, listed only on demand.

    It describes the state it was made from and is stale as soon as that state changes.
    """

    seat: int

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[Action]: ...

    @abstractmethod
    def count(self) -> int:
        """Return how many legal actions there are."""
        ...

    @abstractmethod
    def sample(self, rng: Random) -> Action:
        """Return a random action: a plant, fuel or city, all equally likely, and an amount."""
        ...
