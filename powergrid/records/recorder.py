# SPDX-License-Identifier: MIT
"""Recording a game while it is played."""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from powergrid.play.record_files import file_text
from powergrid.records.header import TRANSCRIPT, Header, header_json
from powergrid.records.lines import Move
from powergrid.records.moves import lines_of
from powergrid.records.record import Record
from powergrid.records.replay import Step
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event, PlantRevealed


class _Entry(NamedTuple):
    """One action: its lines, also as text, and the state of the game after it."""

    action: Action
    moves: list[Move]
    written: str
    draws: tuple[int, ...]
    round: int
    is_over: bool


class Recorder:
    """Records a game action by action; `save(recorder, path)` writes it so far.

    Each action's lines are turned into text only once, so saving after every action stays cheap.
    """

    def __init__(
        self, header: Header, steps: Iterable[Step] = (), written_as: Header | None = None
    ) -> None:
        kept = written_as or header
        self._header = kept._replace(draws=(), rounds=kept.first_round, finished=False)
        self._opening, self._first_draws = _opening(header)
        self._entries: list[_Entry] = []
        for step in steps:
            if step.action is not None:
                self.add(step.action, step.events, step.state)

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, action: Action, events: Sequence[Event], state: State) -> None:
        """Record an action, its events and the state it led to."""
        moves = lines_of(events, state)
        self._entries.append(
            _Entry(
                action,
                moves,
                ",\n".join(map(json.dumps, moves)),
                _draws(events),
                state.round,
                state.is_over,
            )
        )

    def note_hint(self) -> None:
        """Record that somebody asked for a hint."""
        self._header = self._header._replace(hinted=True)

    def take_back(self, count: int = 1) -> None:
        """Remove the last actions."""
        del self._entries[max(0, len(self._entries) - count) :]

    @property
    def lines(self) -> int:
        """The number of moves in the record so far: an action may have several, or none."""
        return len(self._opening) + sum(len(entry.moves) for entry in self._entries)

    @property
    def actions(self) -> list[Action]:
        """The actions so far."""
        return [entry.action for entry in self._entries]

    @property
    def header(self) -> Header:
        """The header of the game so far."""
        if not self._entries:
            return self._header._replace(draws=self._first_draws)
        last = self._entries[-1]
        draws = self._first_draws + tuple(card for entry in self._entries for card in entry.draws)
        return self._header._replace(draws=draws, rounds=last.round, finished=last.is_over)

    def record(self) -> Record:
        """Return the record of the game so far."""
        moves = [move for entry in self._entries for move in entry.moves]
        return Record(self.header, self._opening + moves)

    def text(self) -> str:
        """Return the text of the whole file."""
        opening = map(json.dumps, self._opening)
        written = [entry.written for entry in self._entries if entry.written]
        return file_text(header_json(self.header), [*opening, *written])


def transcript_recorder(header: Header, source: str) -> Recorder:
    """Return a recorder that writes the game of a new record as a transcript: without its pile."""
    shown = header._replace(format=TRANSCRIPT, source=source, pile=(), pile_seed=0, seed=0)
    return Recorder(header, written_as=shown)


def _draws(events: Iterable[Event]) -> tuple[int, ...]:
    return tuple(event.plant for event in events if isinstance(event, PlantRevealed))


def _opening(header: Header) -> tuple[list[Move], tuple[int, ...]]:
    """Return the lines of the events before the first question, and the cards drawn by them."""
    if not header.pile and not header.draws:
        return [], ()
    _, state, _, events = Record(header).start_with_events()
    return lines_of(events, state), _draws(events)
