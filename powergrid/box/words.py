# SPDX-License-Identifier: MIT
"""Ids, and what messages about files are made of; all of it loads no file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

MOST_LETTERS: Final = 60
"""No name is longer."""

_ID_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


class BoxError(Exception):
    """Something is wrong with a file of the box; its text is one sentence for people.

    `where` is the line, the key or both, or empty for the file as a whole; `what` says what is
    wrong there and what to do.
    """

    def __init__(self, file: Path | str, where: str, what: str) -> None:
        super().__init__(file, where, what)
        self.file = str(file)
        self.where = where
        self.what = what

    def __str__(self) -> str:
        file = printable(self.file)
        start = f"{file}, {self.where}" if self.where else file
        return f"{start}: {self.what}"


def is_id(word: str) -> bool:
    """Return whether a word may be an id: lower-case letters, digits, and hyphens between."""
    return len(word) <= MOST_LETTERS and all(
        part and _ID_SIGNS.issuperset(part) for part in word.split("-")
    )


def listed(words: Iterable[str]) -> str:
    """Return words as a message lists them, cut short when there are very many."""
    all_words = list(words)
    return ", ".join(all_words[:50]) + (", …" if len(all_words) > 50 else "")


def shown(value: object) -> str:
    """Return a value as a message quotes it: short and on one line."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a mapping"
    if value is None:
        return "nothing"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = printable(" ".join(text.split()))
    return f'"{text[:39]}…"' if len(text) > 40 else f'"{text}"'


def printable(text: str) -> str:
    """Return a text on one line, with whatever cannot be printed written as Python does."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
