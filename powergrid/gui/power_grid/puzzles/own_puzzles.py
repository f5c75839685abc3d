# SPDX-License-Identifier: MIT
"""Puzzles from the player's own games, found in the bots' process after a review."""

from typing import TYPE_CHECKING, Final
from zlib import crc32

from PySide6.QtCore import QObject, Signal

from powergrid.box import BoxError
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.game.session import Session
from powergrid.play.errors import RecordError
from powergrid.play.faults import report
from powergrid.play.thinker import Reply, Thinker
from powergrid.records import Step, digest
from powergrid.records.summary import is_imported

if TYPE_CHECKING:
    from powergrid.analysis import Comparison, Mistake

MAX_MOVES: Final = 4
"""Moves of a game that are looked at closely."""
_SAMPLES: Final = 24


class OwnPuzzles(QObject):
    """Looks for puzzles in the costliest mistakes of people, once a review is done.

    `found` carries how many puzzles the game has brought; an imported one brings none.
    """

    found = Signal(int)

    def __init__(self, reviewing: Reviewing, thinker: Thinker) -> None:
        super().__init__(reviewing)
        self._reviewing = reviewing
        self._thinker = thinker
        self._left: list[Mistake] = []
        self._count = 0
        self._is_begun = False
        reviewing.moved.connect(self._begin)

    def _begin(self) -> None:
        review, session = self._reviewing.review, self._reviewing.session
        if review is None or self._is_begun or session.recorder is None:
            return
        if is_imported(session.recorder.header):
            return
        self._is_begun = True
        from powergrid.puzzles import candidates

        people = [at for at, seat in enumerate(session.seats) if seat.is_person]
        states = [move.before for move in self._reviewing.moves]
        self._left = candidates(review, states, people)[:MAX_MOVES]
        self._ask()

    def _ask(self) -> None:
        if not self._left:
            self.found.emit(self._count)
            return
        from powergrid.analysis import compare_options

        self._reply = Reply(self._take, self._give_up)
        state = self._reviewing.moves[self._left[0].position].before
        self._thinker.compute(self._reply, compare_options, state, self._left[0].done[0], _SAMPLES)

    def _take(self, comparison: "Comparison | None") -> None:
        mistake = self._left.pop(0)
        if comparison is not None and comparison.is_clear:
            try:
                self._keep(mistake, comparison)
            except (OSError, RecordError, BoxError):
                self._left.clear()  # the others could not be kept either
        self._ask()

    def _give_up(self, where: str) -> None:
        if where:
            report(where)

    def _keep(self, mistake: "Mistake", choice: "Comparison") -> None:
        from powergrid.puzzles import add, puzzle_of
        from powergrid.puzzles.course import own_folder

        session = self._reviewing.session
        assert session.recorder is not None  # else nothing was begun
        header = session.recorder.header
        steps = steps_to(session, mistake.position)
        seen = header.edition, header.areas, digest(steps[-1].state)
        name = f"own-{header.board}-{crc32(repr(seen).encode())}-{mistake.position}"
        puzzle, record = puzzle_of(name, choice, mistake.done[0], header, steps)
        if puzzle.done != 0:
            add(own_folder(), puzzle, record)
            self._count += 1


def steps_to(session: Session, position: int) -> list[Step]:
    """Return the steps of a session's game up to a position, from its first question on."""
    moves = session.past[:position]
    first = session.state_at(0)
    return [
        Step(None, first, [], 0, []),
        *(
            Step(move.action, session.state_at(at + 1), move.events, 0, [])
            for at, move in enumerate(moves)
        ),
    ]
