# SPDX-License-Identifier: MIT
"""Solving one puzzle after another, as visits during which the game waits."""

from functools import partial

from PySide6.QtCore import QObject

from powergrid.box import FileError
from powergrid.files.messages import reason_of
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.puzzles.puzzle_table import PuzzleTable
from powergrid.gui.shell.visits import Visits
from powergrid.play.errors import RecordError
from powergrid.play.saved_games import now, now_text
from powergrid.puzzles import Puzzle
from powergrid.puzzles.course import PuzzleCourse


class Practice(QObject):
    """Visits one puzzle after another; each answer is saved at once."""

    def __init__(self, visits: Visits) -> None:
        super().__init__(visits)
        self._visits = visits
        self._navigator = visits.navigator
        self._course: PuzzleCourse | None = None
        self._at = 0

    def open(self) -> None:
        """Show the puzzle whose turn it is."""
        self._course = PuzzleCourse(now().date(), self._navigator.warn)
        self._at = 0
        if self._course.puzzles:
            self._show(replaces=False)
        else:
            self._navigator.warn(translate("PuzzlePage", "No puzzles here."))

    def _show(self, *, replaces: bool) -> None:
        """Show the puzzle whose turn it is, or the next that can be shown; the others are left out.

        There is one warning for all of them: a missing board may affect many of them.
        """
        assert self._course is not None
        puzzles, problem = self._course.puzzles, ""
        table: PuzzleTable | None = None
        while puzzles and table is None:
            self._at %= len(puzzles)
            try:
                table = self._new_table(puzzles[self._at])
            except (RecordError, FileError) as error:
                problem = problem or str(error)
                del puzzles[self._at]
        if table is not None:
            if replaces:
                self._navigator.leave()
            self._visits.show(table, partial(self._show, replaces=False))
        if problem:
            self._navigator.warn(problem)

    def _new_table(self, puzzle: Puzzle) -> PuzzleTable:
        table = PuzzleTable(puzzle, self._where(puzzle))
        table.page.answered.connect(lambda is_right: self._keep(puzzle, is_right))
        table.page.answered.connect(lambda: table.page.where.say(self._where(puzzle)))
        table.next_asked.connect(self._show_next)
        table.menu_asked.connect(self._navigator.menu_asked)
        table.branch_asked.connect(
            lambda: self._navigator.game_asked.emit(table.game_from_here(now_text()))
        )
        return table

    def _show_next(self) -> None:
        self._at += 1
        self._show(replaces=True)

    def _keep(self, puzzle: Puzzle, is_right: bool) -> None:
        assert self._course is not None
        try:
            self._course.boxes.answer(puzzle.id, self._course.today, is_right=is_right)
        except OSError as error:
            text = translate("PuzzlePage", "Your answer cannot be saved: {reason}.")
            self._navigator.warn(text.format(reason=reason_of(error)))

    def _where(self, puzzle: Puzzle) -> str:
        """Return the facts about a puzzle other than its position."""
        course = self._course
        assert course is not None
        text = translate("PuzzlePage", "{solved} of %n solved", "", len(course.puzzles))
        words = [text.format(solved=course.solved)]
        if course.due:
            words.append(translate("PuzzlePage", "%n due again today", "", course.due))
        if course.is_own(puzzle):
            words.append(translate("PuzzlePage", "your game"))
        return " · ".join(words)
