# SPDX-License-Identifier: MIT
"""All puzzles of a player: those that come with the game, and those of the player's own games."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path

from powergrid.files.messages import FileError
from powergrid.files.places import data_dir, resources_dir
from powergrid.puzzles.boxes import Boxes
from powergrid.puzzles.puzzle import Puzzle
from powergrid.puzzles.puzzle_set import load_set


def own_folder() -> Path:
    """Return the folder of the player's own puzzles and answers, which need not exist."""
    return data_dir("puzzles")


class PuzzleCourse:
    """The puzzles in the order in which they come, and what was answered.

    First come those that are due again, then those of the player's own games, then the others, and
    last what was answered and is not due yet.
    """

    def __init__(self, today: date, warn: Callable[[str], object]) -> None:
        """Read everything; `warn` gets a sentence about each list that cannot be read."""
        self.today = today
        self.boxes = self._read_boxes(warn)
        own = self._read(own_folder(), warn)
        self._own = {puzzle.id for puzzle in own}
        known = [*own, *self._read(resources_dir() / "puzzles", warn)]
        self.puzzles = sorted(known, key=self._turn)

    @property
    def solved(self) -> int:
        """How many puzzles were right the last time they were tried."""
        cards = (self.boxes.card(puzzle.id) for puzzle in self.puzzles)
        return sum(card is not None and card.box > 0 for card in cards)

    @property
    def due(self) -> int:
        """How many puzzles come back today."""
        return sum(self.boxes.is_due(puzzle.id, self.today) for puzzle in self.puzzles)

    def is_own(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle is from a game of the player's."""
        return puzzle.id in self._own

    def _turn(self, puzzle: Puzzle) -> tuple[int, date, bool]:
        card = self.boxes.card(puzzle.id)
        if card is None:
            return 1, self.today, puzzle.id not in self._own
        is_due = self.boxes.is_due(puzzle.id, self.today)
        return (0 if is_due else 2), card.due, puzzle.id not in self._own

    def _read(self, folder: Path, warn: Callable[[str], object]) -> list[Puzzle]:
        try:
            return load_set(folder)
        except FileError as error:
            warn(str(error))
            return []

    def _read_boxes(self, warn: Callable[[str], object]) -> Boxes:
        file = own_folder() / "answers.json"
        try:
            return Boxes(file)
        except FileError as error:
            warn(str(error))
            with suppress(OSError):  # in a read-only folder it keeps its name
                file.replace(file.with_suffix(".damaged.json"))
            return Boxes(file, is_empty=True)
