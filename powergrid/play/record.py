# SPDX-License-Identifier: MIT
"""A game as a file: seats and setup, then a line for each action."""

import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

from powergrid.files.checks import Check, InvalidValue, line, list_of, mapping, one_of, truth, whole
from powergrid.files.json_file import parse_json
from powergrid.play.errors import RecordError
from powergrid.play.game import A, E, Played, Refusal, Rules, S
from powergrid.play.record_files import file_text, reading
from powergrid.play.seats import Seat

_MAX_MOVES: Final = 5000
_MAX_SEED: Final = 2**63

_text = line(1, 60)
_number = whole(-_MAX_SEED, _MAX_SEED)
_seats = list_of(mapping(dict.fromkeys(Seat._fields, _text)), 12)


@dataclass(frozen=True)
class Record(ABC, Generic[S, A, E]):
    """A game so far; `file` is where it was read.

    A game's own class names its format and starts it. An action that is neither a number nor a
    short text needs `line_of`, `action_of` and `check_line`.
    """

    format: ClassVar[str]
    """How its files begin: its name, "-record/" and a version."""
    players: ClassVar[Collection[int]] = range(1, 13)
    setup_shape: ClassVar[Mapping[str, Check]] = {}

    seats: tuple[Seat, ...]
    seed: int
    setup: Mapping[str, Any] = field(default_factory=dict)
    moves: Sequence[Any] = ()
    is_finished: bool = False
    file: str = ""

    @abstractmethod
    def start(self) -> tuple[Rules[S, A, E], S]:
        """Return the rules and the position at the first question, or raise `RecordError`."""

    def line_of(self, seat: int, action: A, events: Sequence[E]) -> Any:
        """Return the line of a seat's action, as JSON."""
        return action

    def action_of(self, line: Any) -> A:
        """Return the action of a line."""
        action: A = line
        return action

    @classmethod
    def check_line(cls, line: Any) -> None:
        """Raise `InvalidValue` if this is not a line of a record."""
        (_text if isinstance(line, str) else _number)(line)

    @property
    def name(self) -> str:
        """What its file is named after."""
        return self.format.partition("-record/")[0]

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Return the record in a file, plain or gzip, or raise `RecordError`.

        Only the form of each line is checked; a replay shows whether the rules allow it.
        """
        with reading(Path(path)) as text:
            data = _checked(text, cls._shape())
            found = data["header"]
            seats = tuple(Seat(*[seat[key] for key in Seat._fields]) for seat in found["seats"])
            if len(seats) not in cls.players:
                raise RecordError(f"a game has {min(cls.players)} to {max(cls.players)} seats")
        setup = {key: found[key] for key in cls.setup_shape}
        return cls(seats, found["seed"], setup, tuple(data["moves"]), found["finished"], str(path))

    @classmethod
    def _shape(cls) -> Check:
        """Return the check of a whole file."""
        header = {"format": one_of((cls.format,)), "seats": _seats, "finished": truth}
        header |= {"seed": whole(0, _MAX_SEED), **cls.setup_shape}
        return mapping({"header": mapping(header), "moves": list_of(cls.check_line, _MAX_MOVES)})

    def check_readable(self) -> None:
        """Raise `RecordError` if its file could not be read again."""
        try:
            self._shape()(parse_json(self.text()))
        except InvalidValue as wrong:
            raise RecordError(f"such a game cannot be recorded: {wrong}.") from None

    def text(self) -> str:
        """Return the text of the whole file."""
        header = {
            "format": self.format,
            "seats": [seat._asdict() for seat in self.seats],
            "seed": self.seed,
            "finished": self.is_finished,
            **self.setup,
        }
        return file_text(header, map(json.dumps, self.moves))

    def until(self, position: int) -> Self:
        """Return the record of a new game that continues after some of the moves."""
        return replace(self, moves=self.moves[:position], is_finished=False, file="")

    def error(self, what: str, move: int = 0) -> RecordError:
        """Return an error about the record, or about one of its moves."""
        return RecordError(what, file=self.file, move=move)


def _checked(text: str, shape: Check) -> Any:
    try:
        data = parse_json(text)
        shape(data)
    except InvalidValue as wrong:
        raise RecordError(str(wrong)) from None
    except (ValueError, RecursionError):
        raise RecordError("this is not valid JSON") from None
    return data


class Step(NamedTuple, Generic[S, A, E]):
    """One action: the position before it, its events, and the position after it."""

    before: S
    action: A
    events: list[E]
    state: S


def replay(record: Record[S, A, E]) -> Iterator[Step[S, A, E]]:
    """Yield every action of a record, or raise `RecordError` where the rules refuse one."""
    rules, state = record.start()
    for number, found in enumerate(record.moves, 1):
        before, action = state, record.action_of(found)
        state = before.copy()
        try:
            events = rules.apply(state, action)
        except Refusal as refusal:
            raise record.error(f"the rules refuse this: {refusal.code}.", number) from None
        yield Step(before, action, events, state)


class Recorder(Generic[S, A, E]):
    """A record that grows with the game."""

    def __init__(
        self,
        record: Record[S, A, E],
        state: S,
        past: Iterable[Played[S, A, E] | Step[S, A, E]] = (),
    ) -> None:
        """Continue a record whose moves, `past`, have led to `state`."""
        self._start = record
        self._moves = list(record.moves)
        self._seats = [*(played.before.seat for played in past), state.seat]
        self._is_over = state.is_over

    def add(self, action: A, events: Sequence[E], state: S) -> None:
        """Add an action, its events and the position it led to."""
        self._moves.append(self._start.line_of(self._seats[-1], action, events))
        self._seats.append(state.seat)
        self._is_over = state.is_over

    def take_back(self, count: int = 1) -> None:
        """Remove the last actions."""
        del self._moves[len(self._moves) - count :]
        del self._seats[len(self._moves) + 1 :]
        self._is_over = False

    def record(self) -> Record[S, A, E]:
        """Return the record so far."""
        return replace(self._start, moves=tuple(self._moves), is_finished=self._is_over)

    def text(self) -> str:
        """Return the text of the whole file."""
        return self.record().text()
