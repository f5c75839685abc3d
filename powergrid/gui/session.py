# SPDX-License-Identifier: MIT
"""The session owns the true game: its state, who sits where, undo, and the bots' turns."""

from PySide6.QtCore import QObject, Signal

from powergrid.gui.seat import Seat
from powergrid.rules import IllegalAction, State, apply, legal
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from powergrid.rules.legal import Question
from powergrid.rules.state import Deal


class Session(QObject):
    """One game at the table. Widgets read `state` and `question` and give back an action.

    `happened` carries the events of each action as it is done; `changed` follows whenever the
    state is another (an action, an undo); `refused` carries the code and facts of an illegal one.
    """

    happened = Signal(list)
    changed = Signal()
    refused = Signal(str, dict)

    def __init__(
        self,
        state: State,
        seats: tuple[Seat, ...],
        deal: Deal,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.state = state
        self.seats = seats
        self.deal = deal
        self.question: Question = legal(state)
        self.viewer = self._first_viewer()
        self.past: list[tuple[State, Action, list[Event]]] = []

    @property
    def is_person_asked(self) -> bool:
        """Whether the question is put to a person."""
        return not self.state.is_over and self.seats[self.state.seat].is_person

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat."""
        return tuple(seat.colour for seat in self.seats)

    def act(self, action: Action) -> None:
        """Do an action of the seat that is asked; an illegal one changes nothing."""
        before = self.state.copy()
        try:
            events = apply(self.state, action, self.deal)
        except IllegalAction as error:
            self.state = before
            self.refused.emit(error.code, error.facts)
            return
        self.past.append((before, action, events))
        self._renew()
        self.happened.emit(events)
        self.changed.emit()

    @property
    def can_undo(self) -> bool:
        """Whether the last action is the asked person's own, this turn, and revealed nothing."""
        return False

    def undo(self) -> None:
        """Take the last action back, where `can_undo`."""

    def _renew(self) -> None:
        self.question = legal(self.state)
        if self.is_person_asked:
            self.viewer = self.state.seat

    def _first_viewer(self) -> int:
        if self.is_person_asked:
            return self.state.seat
        people = [i for i, seat in enumerate(self.seats) if seat.is_person]
        return people[0] if people else self.state.order[0]
