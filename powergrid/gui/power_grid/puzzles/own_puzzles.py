# SPDX-License-Identifier: MIT
"""Puzzles from the player's own games, found in the bots' process after a review."""

from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QObject, Signal

from powergrid.box import FileError
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.game.session import Played
from powergrid.play.errors import RecordError
from powergrid.play.faults import report
from powergrid.play.thinker import Reply, Thinker
from powergrid.records import Header, Step, digest
from powergrid.records.summary import is_imported

if TYPE_CHECKING:
    from powergrid.analysis import Comparison, Mistake

MAX_MOVES: Final = 4
"""Moves of a game that are analysed in depth."""
_SAMPLES: Final = 24


class _Candidate(NamedTuple):
    """A mistake that may make a puzzle, and the game in which it was made."""

    header: Header
    moves: Sequence[Played]
    mistake: "Mistake"


class OwnPuzzles(QObject):
    """Looks for puzzles in the costliest mistakes of people, one reviewed game after another.

    `finished` is emitted when no mistake is left; an imported game brings no puzzles.
    """

    finished = Signal()

    def __init__(self, thinker: Thinker) -> None:
        super().__init__(thinker)
        self._thinker = thinker
        self._left: deque[_Candidate] = deque()
        self._reply: Reply | None = None

    def wait_for(self, reviewing: Reviewing) -> None:
        """Look for puzzles in a game once its review is done."""
        reviewing.progressed.connect(self._begin)

    def _begin(self) -> None:
        reviewing = self.sender()
        assert isinstance(reviewing, Reviewing)
        if reviewing.review is None:
            return
        reviewing.progressed.disconnect(self._begin)
        recorder, seats = reviewing.session.recorder, reviewing.session.seats
        if recorder is None or is_imported(recorder.header):
            return
        from powergrid.puzzles import candidates

        people = [at for at, seat in enumerate(seats) if seat.is_person]
        moves = reviewing.moves
        mistakes = candidates(reviewing.review, [move.before for move in moves], people)
        self._left += [
            _Candidate(recorder.header, moves, mistake) for mistake in mistakes[:MAX_MOVES]
        ]
        if self._reply is None:
            self._ask()

    def _ask(self) -> None:
        if not self._left:
            self._reply = None
            self.finished.emit()
            return
        from powergrid.analysis import compare_options

        mistake = self._left[0].mistake
        state = self._left[0].moves[mistake.position].before
        self._reply = Reply(self._take, self._give_up)
        self._thinker.compute(self._reply, compare_options, state, mistake.done, _SAMPLES)

    def _take(self, comparison: "Comparison | None") -> None:
        candidate = self._left.popleft()
        if comparison is not None and comparison.is_clear:
            try:
                _keep(candidate, comparison)
            except (OSError, RecordError, FileError):
                self._left.clear()  # the others could not be kept either
        self._ask()

    def _give_up(self, where: str) -> None:
        self._left.popleft()
        if where:
            report(where)
        self._ask()


def _keep(candidate: _Candidate, choice: "Comparison") -> None:
    """Add the puzzle to the player's own, unless the game's move is the best one after all."""
    from powergrid.puzzles import add, puzzle_of
    from powergrid.puzzles.course import own_folder

    header, moves, mistake = candidate
    steps = _steps_to(moves, mistake.position)
    seen = header.edition, header.areas, digest(steps[-1].state)
    name = f"own-{header.board}-{crc32(repr(seen).encode())}-{mistake.position}"
    puzzle, record = puzzle_of(name, choice, header, steps)
    if puzzle.done != 0:
        add(own_folder(), puzzle, record)


def _steps_to(moves: Sequence[Played], position: int) -> list[Step]:
    """Return the steps of a game up to a position, from its first question on."""
    return [
        Step(None, moves[0].before, [], 0, []),
        *(
            Step(move.action, after.before, move.events, 0, [])
            for move, after in pairwise(moves[: position + 1])
        ),
    ]
