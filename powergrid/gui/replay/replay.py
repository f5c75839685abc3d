# SPDX-License-Identifier: MIT
"""A game to be looked at: a session in which nobody acts and that stands at any position."""

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.gui.session import Played, Session, turn_of
from powergrid.rules.actions import Action
from powergrid.rules.events import PlantRevealed
from powergrid.rules.state import NO_SEAT

if TYPE_CHECKING:
    from powergrid.bots import Fault, Review

ALL_OPEN: Final = NO_SEAT
"""The eyes of nobody: whoever is asked is shown, and the cards that will come up are told."""

_SHORTEST: Final = 40
_MOST_CARDS: Final = 5


class Mark(NamedTuple):
    """The position at which a phase of a round begins to ask."""

    position: int
    round: int
    phase: int


class Replay(Session):
    """The moves of another session, as they are now; `position` is how many of them are done.

    One step on tells `happened`, as in the game itself; every other way only tells `changed`.
    """

    playing = Signal(bool)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        self.moves: tuple[Played, ...] = tuple(session.past)
        self._states = [*(move.before for move in self.moves), session.state.copy()]
        self._eyes = session.viewer
        self.header = None if session.recorder is None else session.recorder.header
        super().__init__(
            self._states[-1], session.seats, session.deal, past=self.moves, parent=parent
        )
        self.marks = tuple(self._marks())
        self._faults: dict[int, Fault] = {}
        self._aim = len(self.moves)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._play_on)

    # -- what is so

    @property
    def is_person_asked(self) -> bool:
        """Nobody is: what comes is known."""
        return False

    @property
    def position(self) -> int:
        """How many of the moves are done."""
        return len(self.past)

    @property
    def last(self) -> int:
        """The position at the end."""
        return len(self.moves)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._clock.isActive()

    @property
    def eyes(self) -> int:
        """The seat from which the game is looked at, or `ALL_OPEN`."""
        return self._eyes

    @property
    def fault(self) -> "Fault | None":
        """The costly move that comes next, where the game has been judged."""
        return self._faults.get(self.position)

    @property
    def is_of_finished_game(self) -> bool:
        """Whether the game has come to its end."""
        return self._states[-1].is_over

    def mark_at(self, position: int) -> int:
        """Return the index of the mark whose phase a position belongs to."""
        return max(
            (at for at, mark in enumerate(self.marks) if mark.position <= position), default=0
        )

    def cards_to_come(self) -> tuple[int, ...]:
        """Return the next cards that come up in this game, as far as it has gone."""
        coming = (
            event.plant
            for move in self.moves[self.position :]
            for event in move.events
            if isinstance(event, PlantRevealed)
        )
        return tuple(card for card, _ in zip(coming, range(_MOST_CARDS), strict=False))

    # -- where it stands

    def take_review(self, review: "Review | None") -> None:
        """Tell of the costly moves of a review from now on, if it is done."""
        if review is not None:
            self._faults = {fault.position: fault for fault in review.faults}
            self.changed.emit()

    def go_to(self, position: int) -> None:
        """Stand at a position, the nearest there is."""
        position = min(max(position, 0), self.last)
        before = self.position
        if position == before:
            return
        self.past = list(self.moves[:position])
        self.state = self._states[position]
        self._renew()
        if position == before + 1:
            self.happened.emit(self.moves[before].events)
        self.changed.emit()

    def step(self, by: int) -> None:
        """Go so many moves on, or back."""
        self.stop()
        self.go_to(self.position + by)

    def jump_phases(self, by: int) -> None:
        """Go to the beginning of a phase, back to this one's own first."""
        self.stop()
        at = self.mark_at(self.position)
        if by < 0 and self.position > self.marks[at].position:
            by += 1
        if at + by >= len(self.marks):
            self.go_to(self.last)
        else:
            self.go_to(self.marks[max(at + by, 0)].position)

    def jump_rounds(self, by: int) -> None:
        """Go to the beginning of a round, back to this one's own first."""
        self.stop()
        rounds = {mark.round: mark.position for mark in reversed(self.marks)}
        now = self.marks[self.mark_at(self.position)].round
        if by < 0 and self.position > rounds[now]:
            by += 1
        self.go_to(rounds.get(now + by, self.last if by > 0 else 0))

    def see_with(self, eyes: int) -> None:
        """Look from another seat, or with `ALL_OPEN` from that of whoever is asked."""
        self._eyes = eyes
        self._renew()
        self.changed.emit()

    # -- as a film

    def play(self, until: int | None = None) -> None:
        """Go on by itself, to a position or to the end; from the end it begins again."""
        self._aim = self.last if until is None else until
        if self.position >= self._aim:
            self.go_to(0)
        self._clock.start(max(self.pace, _SHORTEST))
        self.playing.emit(True)

    def stop(self) -> None:
        """Stand still."""
        if self._clock.isActive():
            self._clock.stop()
            self.playing.emit(False)

    def _play_on(self) -> None:
        self.go_to(self.position + 1)
        self._clock.setInterval(max(self.pace, _SHORTEST))
        if self.position >= self._aim:
            self.stop()

    # -- how it differs from a game

    def act(self, action: Action) -> bool:
        """Do nothing: a game is only looked at here."""
        return False

    def _undo_length(self) -> int:
        return 0

    def _renew(self) -> None:
        super()._renew()
        if self._eyes != ALL_OPEN:
            self.viewer = self._eyes
        elif self.state.seat != NO_SEAT:
            self.viewer = self.state.seat

    def _first_viewer(self) -> int:
        return self.state.order[0] if self._eyes == ALL_OPEN else self._eyes

    def _marks(self) -> list[Mark]:
        marks: list[Mark] = []
        for position, state in enumerate(self._states):
            key = (state.round, state.phase)
            if not state.is_over and (not marks or marks[-1][1:] != key):
                marks.append(Mark(position, *key))
        return marks


def since_last_turn(session: Session) -> int:
    """Return the position after the last thing that the seat at the screen did before this turn."""
    position = len(session.past)
    while position and turn_of(session.past[position - 1].before) == turn_of(session.state):
        position -= 1
    while position and session.past[position - 1].before.seat != session.viewer:
        position -= 1
    return position
