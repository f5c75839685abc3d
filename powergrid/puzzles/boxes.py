# SPDX-License-Identifier: MIT
"""When a puzzle comes back: Leitner's boxes.

A puzzle is right or wrong and nothing in between, which is all that these boxes need; schedules
that weigh how easily something was remembered have nothing more to go by.
"""

import json
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.files import atomic, lock
from powergrid.files.checks import kind, mapping, mapping_of, whole
from powergrid.files.folders import is_file
from powergrid.files.json_file import read_json
from powergrid.files.messages import FileError

DAYS: Final = (1, 3, 7, 14, 30, 90)
"""Days until a puzzle in each box comes back; one that was missed goes to the first box."""
_MAX_CARDS: Final = 5000


def _is_date(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(date.fromisoformat(value))
    except ValueError:
        return False


_SHAPE: Final = mapping(
    {
        "boxes": mapping_of(
            mapping({"box": whole(0, len(DAYS) - 1), "due": kind("a date", _is_date)}), _MAX_CARDS
        ),
    }
)


class Card(NamedTuple):
    """The box of a puzzle, and the day on which it comes back."""

    box: int
    due: date


class Boxes:
    """The boxes of all puzzles tried; every answer is saved at once."""

    def __init__(self, file: Path, *, is_empty: bool = False) -> None:
        """Read the file, unless it `is_empty` or missing; raises `FileError` if it is damaged."""
        self._file = file
        self._cards: dict[str, Card] = {}
        if not is_empty:
            self._read()

    def card(self, puzzle: str) -> Card | None:
        """Return a puzzle's box, None if it has not been tried."""
        return self._cards.get(puzzle)

    def is_due(self, puzzle: str, today: date) -> bool:
        """Return whether a puzzle that was tried comes back today, or should have."""
        card = self._cards.get(puzzle)
        if card is None:
            return False
        # No box puts it further away: the clock was wrong when it was answered.
        return not today < card.due <= today + timedelta(days=DAYS[card.box])

    def answer(self, puzzle: str, today: date, *, is_right: bool) -> Card:
        """Put a puzzle into the next box, or back into the first; return its box.

        A puzzle answered before it is due stays in its box, unless it is missed.
        """
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with lock.holding(self._file, waits=True):
            return self._answer(puzzle, today, is_right=is_right)

    def _answer(self, puzzle: str, today: date, *, is_right: bool) -> Card:
        with suppress(FileError):  # a file that has been damaged since is replaced
            self._read()
        card = self._cards.get(puzzle)
        if is_right and card is not None and not self.is_due(puzzle, today):
            return card
        box = 0
        if is_right and card is not None:
            box = min(card.box + 1, len(DAYS) - 1)
        elif is_right:
            box = 1  # right the first time: no need to ask again tomorrow
        self._cards[puzzle] = Card(box, today + timedelta(days=DAYS[box]))
        self._save()
        return self._cards[puzzle]

    def _read(self) -> None:
        """Read all answers in the file, also those that another window has added."""
        if is_file(self._file):
            for name, card in read_json(self._file, _SHAPE)["boxes"].items():
                self._cards[name] = Card(card["box"], date.fromisoformat(card["due"]))

    def _save(self) -> None:
        boxes = {
            name: {"box": card.box, "due": card.due.isoformat()}
            for name, card in self._cards.items()
        }
        atomic.write(self._file, json.dumps({"boxes": boxes}, indent=1) + "\n")
