# SPDX-License-Identifier: MIT
"""The values under the keys of a mapping in a file, each checked as it is read."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from powergrid.files import checks
from powergrid.files.messages import (
    BIDI_CONTROLS,
    MAX_SHORT_TEXT,
    FileError,
    is_id,
    is_plain_name,
    join_words,
    key_instead,
    printable,
    quoted,
)
from powergrid.files.text_file import read_text
from powergrid.files.yaml_file import Node, parse_yaml

_SHORT_TEXT = checks.line(1, MAX_SHORT_TEXT, must="a short text")
_ID = checks.kind("an id", lambda value: isinstance(value, str) and is_id(value))


class Fields:
    """One mapping of a file. Reading a key that is missing or wrong raises `FileError`."""

    __slots__ = ("_nodes", "file", "line", "where")

    def __init__(self, file: Path, where: str, node: Node, known: Collection[str]) -> None:
        self.file = file
        self.where = where
        self.line = node.line
        if not isinstance(node.value, dict):
            raise self.error(
                f"this must be a mapping, not {quoted(node.value)};"
                f" its keys are {join_words(known)}."
            )
        self._nodes = node.value
        for key in self._nodes:
            if key not in known:
                instead = key_instead(key, known)
                raise self.error(f"the key {quoted(key)} is not known; {instead}.", key)

    @classmethod
    def of_file(cls, file: Path, known: Collection[str]) -> "Fields":
        """Return the mapping in a YAML file."""
        return cls.of_text(file, read_text(file), known)

    @classmethod
    def of_text(cls, file: Path, text: str, known: Collection[str]) -> "Fields":
        """Return the mapping in the text of a YAML file."""
        return cls(file, "", parse_yaml(file, text), known)

    def __contains__(self, key: str) -> bool:
        return key in self._nodes

    def __iter__(self) -> Iterator[str]:
        return iter(self._nodes)

    def error(self, what: str, key: str = "", *, code: str = "", **facts: object) -> FileError:
        """Return an error about the mapping, or about one of its keys."""
        line = self._nodes[key].line if key and key in self._nodes else self.line
        short = f"{key[:39]}…" if len(key) > MAX_SHORT_TEXT else key
        path = ", ".join(part for part in (self.where, printable(short)) if part)
        where = f"line {line} ({path})" if path else f"line {line}"
        return FileError(self.file, where, what, code, facts)

    def text(self, key: str, default: str | None = None, max_length: int = MAX_SHORT_TEXT) -> str:
        """Return a text of one line; without a default it is required."""
        value = self._value(key, default)
        if not isinstance(value, str):
            raise self.error(f"{quoted(value)} is not text; put it in quotes.", key)
        return self._text(key, value, max_length)

    def file_name(self, key: str) -> str:
        """Return the name of a file in the same folder."""
        name = self.text(key)
        if not is_plain_name(name):
            what = f'"{name}" is not a plain file name; put that file beside this one.'
            raise self.error(what, key)
        return name

    def id(self, key: str = "id") -> str:
        """Return an id."""
        value = str(self._value(key, None))
        if not is_id(value):
            raise self.error(
                f"{quoted(value)} is not an id; use lower-case letters a to z, digits, and hyphens"
                " between them.",
                key,
            )
        return value

    def choice(self, key: str, options: Sequence[str], default: str | None = None) -> str:
        """Return one of the options."""
        return str(self._checked(key, self._value(key, default), checks.one_of(options)))

    def whole(self, key: str, min_value: int, max_value: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        check = checks.whole(min_value, max_value)
        value = self._value(key, default)
        return int(self._checked(key, value, check, minimum=min_value, maximum=max_value))

    def number(
        self, key: str, min_value: float, max_value: float, default: float | None = None
    ) -> float:
        """Return a finite number within bounds."""
        check = checks.number(min_value, max_value)
        return float(self._checked(key, self._value(key, default), check))

    def truth(self, key: str) -> bool:
        """Return true or false."""
        return bool(self._checked(key, self._value(key, None), checks.truth))

    def wholes(self, key: str, min_value: int, max_value: int) -> tuple[int, ...]:
        """Return a list of whole numbers within bounds."""
        check = checks.whole(min_value, max_value)
        nodes = self._list(key)
        bounds = {"minimum": min_value, "maximum": max_value}
        return tuple([int(self._checked(key, node.value, check, **bounds)) for node in nodes])

    def wholes_or(
        self, key: str, words: Sequence[str], min_value: int, max_value: int
    ) -> tuple[int | str, ...]:
        """Return a list of whole numbers within bounds and of these words."""
        check = checks.kind(
            f"a whole number from {min_value} to {max_value}, or {' or '.join(words)}",
            lambda value: (
                value in words or (type(value) is int and min_value <= value <= max_value)
            ),
        )
        return tuple(self._all(key, check))

    def choices(self, key: str, options: Sequence[str]) -> tuple[str, ...]:
        """Return a list, each item one of the options."""
        return tuple(map(str, self._all(key, checks.one_of(options))))

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of short texts."""
        texts = self._all(key, _SHORT_TEXT)
        return tuple(self._text(key, text, MAX_SHORT_TEXT) for text in texts)

    def ids(self, key: str) -> tuple[str, ...]:
        """Return a list of ids, each once."""
        ids = self._all(key, _ID)
        for id_ in ids:
            if ids.count(id_) > 1:
                what = f"{quoted(id_)} appears here twice; write each id once."
                raise self.error(what, key, code="twice", id=id_)
        return tuple(map(str, ids))

    def part(self, key: str, known: Collection[str]) -> "Fields":
        """Return the mapping under a key."""
        return Fields(self.file, self._path(key), self._node(key), known)

    def parts(self, key: str, known: Collection[str], max_count: int) -> list["Fields"]:
        """Return the mappings listed under a key; none if the key is missing."""
        if key not in self._nodes:
            return []
        nodes = self._list(key)
        if len(nodes) > max_count:
            raise self.error(
                f"there are {len(nodes)} entries; at most {max_count} are allowed.", key
            )
        path = self._path(key)
        return [
            Fields(self.file, f"{path}, entry {count}", node, known)
            for count, node in enumerate(nodes, 1)
        ]

    def _path(self, key: str) -> str:
        return f"{self.where}, {key}" if self.where else key

    def _node(self, key: str) -> Node:
        node = self._nodes.get(key)
        if node is None:
            raise self.error(f'the key "{key}" is missing; add it.', key)
        return node

    def _value(self, key: str, default: object) -> object:
        if default is not None and key not in self._nodes:
            return default
        return self._node(key).value

    def _list(self, key: str) -> list[Node]:
        value = self._node(key).value
        if not isinstance(value, list):
            raise self.error(f"this must be a list, not {quoted(value)}.", key)
        return value

    def _all(self, key: str, check: checks.Check) -> list[Any]:
        return [self._checked(key, node.value, check) for node in self._list(key)]

    def _checked(self, key: str, value: object, check: checks.Check, **bounds: int) -> Any:
        try:
            check(value)
        except checks.InvalidValue as wrong:
            what = f"{quoted(value)} is not {wrong.must}; write one."
            code = "out_of_range" if bounds else ""
            raise self.error(what, key, code=code, found=value, **bounds) from None
        return value

    def _text(self, key: str, value: str, max_length: int) -> str:
        if not BIDI_CONTROLS.isdisjoint(value):
            raise self.error(
                f"{quoted(value)} has characters that reverse the direction of writing;"
                " remove them.",
                key,
            )
        if not value.strip():
            raise self.error(
                f"{quoted(value)} must be one line of 1 to {max_length} characters.", key
            )
        self._checked(key, value, checks.line(1, max_length))
        return value
