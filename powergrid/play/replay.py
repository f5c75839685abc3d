# SPDX-License-Identifier: MIT
"""The replay of a game: a session that can stand at any of its moments."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.play.game import A, E, S
from powergrid.play.history import Played
from powergrid.play.session import Session

ALL_OPEN: Final = -1
"""The eyes of nobody: the game is seen from the seat that is asked."""

_MIN_PACE_MS: Final = 40


class Mark(NamedTuple):
    """The position at which a phase of a round begins to ask."""

    position: int
    round: int
    phase: int


class Replay(QObject, Generic[S, A, E]):
    """The moves of a game as far as it has gone, shown in `session` at any `position`.

    `session` is one in which nobody acts. A single step forward emits its `happened`, as in the
    game itself; every other way emits only `changed`. `phase_of` returns round and phase of a
    state. `playing` says whether the replay goes on by itself.
    """

    playing = Signal(bool)

    def __init__(
        self,
        played: Session[S, A, E],
        session: Session[S, A, E],
        phase_of: Callable[[S], tuple[int, int]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        self.moves: tuple[Played[S, A, E], ...] = tuple(played.past)
        self.states: tuple[S, ...] = (*(move.before for move in self.moves), session.state)
        self.marks = tuple(self._marks(phase_of))
        self.eyes = played.viewer
        """The seat from which the game is looked at, or `ALL_OPEN`."""
        self._target = self.last
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._play_on)

    def _marks(self, phase_of: Callable[[S], tuple[int, int]]) -> list[Mark]:
        marks: list[Mark] = []
        for position, state in enumerate(self.states):
            if not state.is_over and (not marks or marks[-1][1:] != phase_of(state)):
                marks.append(Mark(position, *phase_of(state)))
        return marks

    # State

    @property
    def position(self) -> int:
        """How many of the moves are done."""
        return len(self.session.past)

    @property
    def last(self) -> int:
        """The position at the end."""
        return len(self.moves)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._clock.isActive()

    @property
    def is_of_finished_game(self) -> bool:
        """Whether the game has come to its end."""
        return self.states[-1].is_over

    def mark_at(self, position: int) -> int:
        """Return the index of the mark whose phase a position belongs to."""
        return max(
            (at for at, mark in enumerate(self.marks) if mark.position <= position), default=0
        )

    # Moving about

    def go_to(self, position: int) -> None:
        """Stand at a position, the nearest there is."""
        position = min(max(position, 0), self.last)
        before = self.position
        if position == before:
            return
        events = self.moves[before].events if position == before + 1 else None
        state = self.states[position]
        self.session.viewer = self._viewer(state)
        self.session.stand_at(self.moves[:position], state, events)

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
        self.eyes = eyes
        self.session.look_from(self._viewer(self.session.state))

    def _viewer(self, state: S) -> int:
        if self.eyes != ALL_OPEN:
            return self.eyes
        return self.session.viewer if state.is_over else state.seat

    # Playing as a film

    def play(self, until: int | None = None) -> None:
        """Go on by itself, to a position or to the end; from the end it begins again."""
        self._target = self.last if until is None else until
        if self.position >= self._target:
            self.go_to(0)
        self._clock.start(max(self.session.pace, _MIN_PACE_MS))
        self.playing.emit(True)

    def stop(self) -> None:
        """Stand still."""
        if self._clock.isActive():
            self._clock.stop()
            self.playing.emit(False)

    def _play_on(self) -> None:
        self.go_to(self.position + 1)
        self._clock.setInterval(max(self.session.pace, _MIN_PACE_MS))
        if self.position >= self._target:
            self.stop()


def since_last_turn(session: Session[S, A, E]) -> int:
    """Return the position after the last action of the seat at the screen before this turn."""
    position = len(session.past)
    while position and session.turn_of(position - 1) == session.turn_of(len(session.past)):
        position -= 1
    while position and session.past[position - 1].before.seat != session.viewer:
        position -= 1
    return position
