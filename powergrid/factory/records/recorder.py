# SPDX-License-Identifier: MIT
"""Records a game while it is played."""

from collections.abc import Sequence

from powergrid.factory.records.lines import Line, line_of
from powergrid.factory.records.record import Record
from powergrid.factory.rules import State
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event


class Recorder:
    """A record that grows with the game; each state tells it whose turn it is."""

    def __init__(self, record: Record, state: State) -> None:
        """Continue a record that has led to `state`."""
        self._record = record
        self._moves: list[Line] = list(record.moves)
        self._seats = [line["seat"] for line in self._moves] + [state.seat]
        self._is_over = state.is_over

    def add(self, action: Action, events: Sequence[Event], state: State) -> None:
        """Add an action, its events and the state it led to."""
        self._moves.append(line_of(self._seats[-1], action, events))
        self._seats.append(state.seat)
        self._is_over = state.is_over

    def take_back(self, count: int = 1) -> None:
        """Remove the last actions."""
        del self._moves[len(self._moves) - count :]
        del self._seats[len(self._moves) + 1 :]
        self._is_over = False

    @property
    def record(self) -> Record:
        """The record so far."""
        return self._record._replace(moves=tuple(self._moves), is_finished=self._is_over)

    def text(self) -> str:
        """Return the whole file."""
        return self.record.text()
