# SPDX-License-Identifier: MIT
"""The replay of a game: a session that can show any of its positions."""

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from powergrid.play.game import A, E, Played, S
from powergrid.play.session import Session

ALL_OPEN: Final = -1
"""In place of a viewer's seat: the game is shown from the seat that is asked."""

_MIN_PACE_MS: Final = 40


class Mark(NamedTuple):
    """The position of the first question in a phase of a round."""

    position: int
    round: int
    phase: int


class Replay(QObject, Generic[S, A, E]):
    """The moves of a game so far, shown in `session` at any `position`.

    Nobody acts in `session`. A single step forward emits its `happened`, as in the game itself;
    every other movement emits only `changed`. `playing` signals whether the replay plays by itself.
    """

    playing = Signal(bool)

    def __init__(self, played: Session[S, A, E]) -> None:
        super().__init__()
        session = self.session = played.watched()
        session.setParent(self)
        self.record = None if played.recorder is None else played.recorder.record()
        """The record of the whole game, if it is recorded."""
        self.moves: tuple[Played[S, A, E], ...] = tuple(played.past)
        self.states: tuple[S, ...] = (*(move.before for move in self.moves), session.state)
        self.marks = tuple(self._marks(played.rules.phase))
        self.viewer = played.viewer
        """The seat from which the game is shown, or `ALL_OPEN`."""
        self._target = self.last
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._play_next)

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
        """Whether it plays by itself."""
        return self._clock.isActive()

    @property
    def is_of_finished_game(self) -> bool:
        """Whether the game is over."""
        return self.states[-1].is_over

    def mark_at(self, position: int) -> int:
        """Return the index of the mark of a position's phase."""
        return max(
            (at for at, mark in enumerate(self.marks) if mark.position <= position), default=0
        )

    # Moving about

    def go_to(self, position: int) -> None:
        """Show a position, or the nearest existing one."""
        position = min(max(position, 0), self.last)
        before = self.position
        if position == before:
            return
        events = self.moves[before].events if position == before + 1 else None
        state = self.states[position]
        self.session.viewer = self._viewer(state)
        self.session.show_position(self.moves[:position], state, events)

    def step(self, by: int) -> None:
        """Move forward or, if below 0, back by some moves."""
        self.stop()
        self.go_to(self.position + by)

    def jump_phases(self, by: int) -> None:
        """Move by some phases, to their beginnings: back first to that of this phase."""
        self.stop()
        at = self.mark_at(self.position)
        if by < 0 and self.position > self.marks[at].position:
            by += 1
        if at + by >= len(self.marks):
            self.go_to(self.last)
        else:
            self.go_to(self.marks[max(at + by, 0)].position)

    def jump_rounds(self, by: int) -> None:
        """Move by some rounds, to their beginnings: back first to that of this round."""
        self.stop()
        rounds = {mark.round: mark.position for mark in reversed(self.marks)}
        now = self.marks[self.mark_at(self.position)].round
        if by < 0 and self.position > rounds[now]:
            by += 1
        self.go_to(rounds.get(now + by, self.last if by > 0 else 0))

    def view_from(self, seat: int) -> None:
        """Show the game from another seat, with `ALL_OPEN` from the one that is asked."""
        self.viewer = seat
        self.session.view_from(self._viewer(self.session.state))

    def _viewer(self, state: S) -> int:
        if self.viewer != ALL_OPEN:
            return self.viewer
        return self.session.viewer if state.is_over else state.seat

    # Playing by itself

    def play(self, until: int | None = None) -> None:
        """Play to a position or to the end; at the end, begin again."""
        self._target = self.last if until is None else until
        if self.position >= self._target:
            self.go_to(0)
        self._clock.start(max(self.session.bots.pace, _MIN_PACE_MS))
        self.playing.emit(True)

    def stop(self) -> None:
        """Stop playing."""
        if self._clock.isActive():
            self._clock.stop()
            self.playing.emit(False)

    def _play_next(self) -> None:
        self.go_to(self.position + 1)
        self._clock.setInterval(max(self.session.bots.pace, _MIN_PACE_MS))
        if self.position >= self._target:
            self.stop()


AnyReplay: TypeAlias = Replay[Any, Any, Any]
"""The replay of any game."""


def since_last_turn(session: Session[S, A, E]) -> int:
    """Return the position after the last action of the seat at the screen before this turn.

    Skipped turns and what an order answered do not count: nobody was at the screen to see
    what had happened by then.
    """

    def is_own(position: int) -> bool:
        is_of_viewer = session.past[position].before.seat == session.viewer
        is_unseen = session.was_skipped(position) or session.was_ordered(position)
        return is_of_viewer and not is_unseen

    position = len(session.past)
    while position and session.turn_of(position - 1) == session.turn_of(len(session.past)):
        position -= 1
    while position and not is_own(position - 1):
        position -= 1
    return position
