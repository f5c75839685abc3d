# SPDX-License-Identifier: MIT
"""Reading a record's JSON: the header, the moves, and the line number of each."""

import json
import re
from typing import Any, Final, NoReturn

from powergrid.play.errors import RecordError

MAX_MOVES: Final = 50_000
"""The maximum number of lines in a record."""

_MAX_DIGITS = 18
_BLANK = re.compile(r"[ \t\r\n]*")


def scan(text: str) -> tuple[dict[str, Any], list[int]]:
    """Return the values of a record's file by key, unchecked, and the line of each of its moves.

    Raises `RecordError` if the text is no JSON mapping.
    """
    return _Scanner(text).scan()


class _Refused(ValueError):
    """A value that Python's JSON reader accepts and records do not."""


def _refuse(word: str) -> NoReturn:
    raise _Refused(f"{word} is not a number")


def _whole(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise _Refused(f"a number has {len(digits)} digits")
    return int(digits)


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self._line = 1
        self._counted = 0
        self._json = json.JSONDecoder(parse_int=_whole, parse_constant=_refuse)

    def scan(self) -> tuple[dict[str, Any], list[int]]:
        parts: dict[str, Any] = {}
        lines: list[int] = []
        self._expect("{")
        while True:
            key = self._value()
            if not isinstance(key, str) or key in parts:
                raise self._error("a key is not text or appears here twice")
            self._expect(":")
            parts[key] = self._moves(lines) if key == "moves" else self._value()
            if not self._is_next(","):
                break
        self._expect("}")
        if self._blank() < len(self.text):
            raise self._error("something follows after the end of the record")
        return parts, lines

    def _moves(self, lines: list[int]) -> list[Any]:
        moves: list[Any] = []
        self._expect("[")
        if self._is_next("]"):
            return moves
        while True:
            self._blank()
            lines.append(self._line_here())
            moves.append(self._value())
            if len(moves) > MAX_MOVES:
                raise self._error(f"there are more than {MAX_MOVES} moves")
            if not self._is_next(","):
                self._expect("]")
                return moves

    def _value(self) -> Any:
        self._blank()
        try:
            value, self.at = self._json.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            self.at = error.pos
            raise self._error(f"this is not valid JSON ({error.msg})") from None
        except _Refused as error:
            raise self._error(str(error)) from None
        except RecursionError:
            raise self._error("values are nested too deeply") from None
        return value

    def _blank(self) -> int:
        """Return the position after any white space."""
        blank = _BLANK.match(self.text, self.at)
        assert blank is not None  # it also matches the empty text
        self.at = blank.end()
        return self.at

    def _is_next(self, char: str) -> bool:
        self._blank()
        is_there = self.text.startswith(char, self.at)
        self.at += is_there
        return is_there

    def _expect(self, char: str) -> None:
        if not self._is_next(char):
            raise self._error(f'"{char}" is missing')

    def _line_here(self) -> int:
        self._line += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        return self._line

    def _error(self, what: str) -> RecordError:
        at = min(self.at, len(self.text))
        return RecordError(what, line=self.text.count("\n", 0, at) + 1)
