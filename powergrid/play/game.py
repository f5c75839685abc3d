# SPDX-License-Identifier: MIT
"""The interface between a turn-based game and the table it is played at."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from powergrid.play.faults import Fault
from powergrid.play.record_files import GameRecord, Writable


class Position(Protocol):
    """A position of a game. Equal positions compare equal."""

    @property
    def seat(self) -> int:
        """The seat that is asked; any number if the game is over."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game is over, so that no seat is asked."""
        ...

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


S = TypeVar("S", bound=Position)
"""A game's positions."""
A = TypeVar("A")
"""A game's actions."""
E = TypeVar("E")
"""A game's events: the consequences of an action."""

S_in = TypeVar("S_in", contravariant=True)
A_in = TypeVar("A_in", contravariant=True)
A_out = TypeVar("A_out", covariant=True)
E_in = TypeVar("E_in", contravariant=True)


class Question(Protocol):
    """The legal actions of the seat that is asked: a list of them, or a lazy sequence."""

    def __contains__(self, action: Any, /) -> bool: ...

    def __iter__(self) -> Iterator[Any]: ...


class Refusal(Exception):
    """An illegal action: a code, and the facts for a sentence about it."""

    def __init__(self, code: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts = facts or {}


class Rules(Protocol[S, A, E]):
    """The rules of one particular game, including everything random in it.

    A game derives its rules from this class. The methods after `apply` have defaults for games in
    which nothing is hidden, nobody is forced to pass, and a game is divided only into turns.
    """

    def legal(self, state: S) -> Question:
        """Return the legal actions of the seat that is asked."""
        ...

    def apply(self, state: S, action: A) -> list[E]:
        """Perform an action on a position, in place, and return its events, or raise `Refusal`.

        After a refusal the position must not be used any more.
        """
        ...

    def view(self, state: S, seat: int) -> S:
        """Return the position as a seat sees it, which is all that a bot in that seat gets."""
        return state

    def reveals(self, events: Sequence[E]) -> bool:
        """Return whether the events revealed something hidden, which no undo can hide again."""
        return False

    def phase(self, state: S) -> tuple[int, int]:
        """Return a position's round and phase, counted from 1; replays are divided by them."""
        return 1, 1

    def turn(self, state: S) -> Hashable:
        """Return a value that is equal for all questions of one turn, and differs between turns."""
        return *self.phase(state), state.seat

    def forced_pass(self, question: Question, is_begun: bool) -> A | None:
        """Return a pass if a seat can do nothing else in its turn; `is_begun`: it has acted."""
        return None


class Recorder(Writable, Protocol[S_in, A_in, E_in]):
    """Records a game action by action."""

    def add(self, action: A_in, events: Sequence[E_in], state: S_in) -> None:
        """Record an action, its events and the position it led to."""
        ...

    def take_back(self, count: int = 1) -> None:
        """Remove the last actions."""
        ...

    def record(self) -> GameRecord:
        """Return the record of the game so far."""
        ...


class StandingOrders(Protocol[S_in, A_out]):
    """Orders that people have given in advance, so that they need not be asked."""

    def answer(self, state: S_in) -> A_out | None:
        """Return the order of the seat that is asked, None if it must be asked."""
        ...

    def take_back(self, seat: int) -> None:
        """Forget the orders of a seat."""
        ...


class Played(NamedTuple, Generic[S, A, E]):
    """One action, with the position and bots' faults before it, and its events."""

    before: S
    action: A
    events: list[E]
    faults: tuple[Fault, ...] = ()
