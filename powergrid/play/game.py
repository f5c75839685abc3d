# SPDX-License-Identifier: MIT
"""What a turn-based game tells the table it is played at."""

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any, Protocol, Self, TypeVar


class Position(Protocol):
    """Where a game stands. Equal positions compare equal."""

    @property
    def seat(self) -> int:
        """The seat that is asked; any number where the game is over."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        ...

    def copy(self) -> Self:
        """Return a position that no action on this one changes."""
        ...


S = TypeVar("S", bound=Position)
"""A game's positions."""
A = TypeVar("A")
"""A game's actions."""
E = TypeVar("E")
"""A game's events: what comes of an action."""

S_in = TypeVar("S_in", contravariant=True)
A_in = TypeVar("A_in", contravariant=True)
A_out = TypeVar("A_out", covariant=True)
E_in = TypeVar("E_in", contravariant=True)


class Question(Protocol):
    """The legal actions of the seat that is asked."""

    def __contains__(self, action: Any, /) -> bool: ...

    def __iter__(self) -> Iterator[Any]: ...

    def sample(self, rng: Random) -> Any:
        """Return one of them at random."""
        ...


class Refusal(Exception):
    """An action is not legal: a code, and the facts from which a sentence is made."""

    def __init__(self, code: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts = facts or {}


class Rules(Protocol[S, A, E]):
    """The rules of one game that is played, with all that is left to chance in it."""

    def legal(self, state: S) -> Question:
        """Return what the seat that is asked may do."""
        ...

    def apply(self, state: S, action: A) -> list[E]:
        """Do an action on a position in place and return its events, or raise `Refusal`.

        After a refusal the position is not to be used.
        """
        ...

    def view(self, state: S, seat: int) -> S:
        """Return the position as a seat sees it: all that a bot in that seat is shown."""
        ...

    def reveals(self, events: Sequence[E]) -> bool:
        """Return whether something hidden came to light, which no undo can hide again."""
        ...

    def turn(self, state: S) -> Hashable:
        """Return what is the same for all questions of one turn, and differs from turn to turn."""
        ...

    def forced_pass(self, question: Question, is_begun: bool) -> A | None:
        """Return passing where a seat can do nothing else in its turn; `is_begun`: it has acted."""
        ...


class Recorder(Protocol[S_in, A_in, E_in]):
    """Writes a game down action by action."""

    def add(self, action: A_in, events: Sequence[E_in], state: S_in) -> None:
        """Write down an action, its events and the position it led to."""
        ...

    def take_back(self, count: int = 1) -> None:
        """Forget the last actions."""
        ...

    def text(self) -> str:
        """Return the whole file."""
        ...


class StandingOrders(Protocol[S_in, A_out]):
    """What people have ordered in advance, so that they need not be asked."""

    def answer(self, state: S_in) -> A_out | None:
        """Return what the seat that is asked has ordered, None where it has to be asked."""
        ...

    def take_back(self, seat: int) -> None:
        """Forget the orders of a seat."""
        ...
