# SPDX-License-Identifier: MIT
"""The strongest level plays a challenge in the player's seat, in the background."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from powergrid.bots import LEVELS
from powergrid.files.folders import is_file
from powergrid.files.messages import FileError
from powergrid.gui.power_grid.game.challenge import master_record, setup_of_code
from powergrid.gui.power_grid.game.challenge_results import challenges_dir, save_result
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.play.errors import RecordError
from powergrid.play.thinker import Thinker
from powergrid.records import load, save
from powergrid.rules import State
from powergrid.rules.scoring import places

_SEAT = 0
"""The person's seat in a challenge."""


class SeatResult(NamedTuple):
    """A seat's place, counted from 1, and how many cities it powered at the end."""

    place: int
    powered: int


class MasterGame(QObject):
    """Plays a finished challenge again; emits `changed` after each round and pause, and at the end.

    The game is saved: a stopped one continues from there, a finished one is not played again.
    """

    changed = Signal()

    def __init__(
        self,
        code: str,
        session: Session,
        thinker: Thinker,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`session` is the player's game of this challenge, which is over."""
        super().__init__()
        self.own = seat_result(session.state)
        self.outcome: SeatResult | None = None
        self.round = 0
        self._code = code
        self._thinker = thinker
        self._file: Path = challenges_dir() / f"{code}.powergrid.json"
        self._session: Session | None = None
        self._clock = clock
        self._began, self._first_round = 0.0, 0
        self._own_rounds = session.state.round

    @property
    def seconds_left(self) -> float:
        """How long the game will take if it lasts as many rounds as the player's, 0 if unknown."""
        played = self.round - self._first_round
        if self._session is None or not played:
            return 0.0
        coming = max(0, self._own_rounds + 1 - self.round)
        return (self._clock() - self._began) / played * coming

    @property
    def is_paused(self) -> bool:
        """Whether the game waits, as no bot answers; the next start asks again."""
        return self._session is not None and self._session.bots.is_paused

    def start(self) -> None:
        """Keep the player's result, and continue the game unless its result is known."""
        if self._session is not None or self.outcome is not None:
            return
        with suppress(OSError):  # The next start keeps it.
            save_result(self._code, self.own.place)
        try:
            session = self._saved_session() or session_of(master_record(self._code))
        except (FileError, RecordError):
            return  # A board of an earlier version: there is nothing to compare with.
        self._session = session
        self._began, self._first_round = self._clock(), session.state.round
        self.round = 0
        session.changed.connect(self._follow)
        session.bots.paused.connect(self.changed)
        assert session.recorder is not None  # it comes from a record
        session.start_bots(self._thinker, session.recorder.header.seed)
        self._follow()

    def stop(self) -> None:
        """Stop the bots and save the game so far."""
        session, self._session = self._session, None
        if session is None:
            return
        session.stop_bots()
        session.deleteLater()
        assert session.recorder is not None  # as above
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            save(session.recorder, self._file)
            if self.outcome is not None:
                save_result(self._code, self.own.place, self.outcome.place)
        except (OSError, RecordError):
            return  # It will be played again another time.

    def _saved_session(self) -> Session | None:
        try:
            return session_of(load(self._file)) if is_file(self._file) else None
        except RecordError:
            return None

    def _follow(self) -> None:
        assert self._session is not None  # its signal has called this
        state = self._session.state
        if state.is_over:
            self.outcome = seat_result(state)
            self.stop()
        elif state.round == self.round:
            return
        self.round = state.round
        self.changed.emit()


def master_game(session: Session, thinker: Thinker) -> MasterGame | None:
    """Return the master's game for a finished challenge, None for any other session."""
    recorder = session.recorder
    if recorder is None or not session.state.is_over:
        return None
    header = recorder.header
    is_challenge = setup_of_code(header.title, tuple(LEVELS)) is not None
    if not is_challenge or not header.seats[_SEAT].is_person:
        return None
    return MasterGame(header.title, session, thinker)


def seat_result(state: State) -> SeatResult:
    """Return the result of the person's seat in a finished challenge."""
    return SeatResult(places(state)[_SEAT], state.powered[_SEAT])
