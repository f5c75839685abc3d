# SPDX-License-Identifier: MIT
"""Errors in records: one sentence for people, with the file and the place in it."""

from collections.abc import Mapping

from powergrid.files.messages import printable


class RecordError(Exception):
    """A record that cannot be used; its text is one sentence.

    `line` is the line of the file and `move` the number of the move, both counted from 1, or 0 if
    the error is not about one.
    """

    def __init__(self, what: str, *, file: str = "", line: int = 0, move: int = 0) -> None:
        super().__init__(what)
        self.what = what
        self.file = file
        self.line = line
        self.move = move

    def __str__(self) -> str:
        places = [printable(self.file)] if self.file else []
        if self.line:
            places.append(f"line {self.line}")
        if self.move:
            places.append(f"move {self.move}")
        where, sentence = ", ".join(places), self._sentence()
        return f"{where}: {sentence}" if where else sentence[:1].upper() + sentence[1:]

    def _sentence(self) -> str:
        return self.what


class Difference(RecordError):
    """The record says one thing and the rules another.

    Its text names what was expected and found, unless these are whole lines of the record.
    """

    def __init__(self, what: str, expected: object, found: object, *, move: int = 0) -> None:
        super().__init__(what, move=move)
        self.expected = brief(expected)
        self.found = brief(found)
        self._is_long = isinstance(expected, Mapping) or isinstance(found, Mapping)

    def _sentence(self) -> str:
        if self._is_long:
            return f"{self.what}."
        return f"{self.what}; expected {self.expected}, found {self.found}"


def brief(value: object) -> str:
    """Return a value as one short line."""
    text = " ".join(str(value).split())
    return f"{text[:117]}…" if len(text) > 118 else text
