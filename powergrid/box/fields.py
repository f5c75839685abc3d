# SPDX-License-Identifier: MIT
"""The values under the keys of a mapping in a file, each checked as it is read."""

from collections.abc import Collection, Iterator, Sequence
from math import isfinite
from pathlib import Path

from powergrid.box.reading import Node, read_yaml
from powergrid.box.words import MOST_LETTERS, BoxError, is_id, listed, printable, shown


class Fields:
    """One mapping of a file. Reading a key that is missing or wrong raises `BoxError`."""

    __slots__ = ("_nodes", "file", "line", "where")

    def __init__(self, file: Path, where: str, node: Node, known: Collection[str]) -> None:
        self.file = file
        self.where = where
        self.line = node.line
        if not isinstance(node.value, dict):
            raise self.error(
                f"a mapping must stand here and not {shown(node.value)};"
                f" its keys are {listed(known)}."
            )
        self._nodes = node.value
        for key in self._nodes:
            if key not in known:
                raise self.error(
                    f"the key {shown(key)} is not known; the keys here are {listed(known)}.", key
                )

    @classmethod
    def of_file(cls, file: Path, known: Collection[str]) -> "Fields":
        """Return the mapping that a YAML file is."""
        return cls(file, "", read_yaml(file), known)

    def __contains__(self, key: str) -> bool:
        return key in self._nodes

    def __iter__(self) -> Iterator[str]:
        return iter(self._nodes)

    def error(self, what: str, key: str = "") -> BoxError:
        """Return the error that says this of the mapping, or of one key of it."""
        line = self._nodes[key].line if key and key in self._nodes else self.line
        short = f"{key[:39]}…" if len(key) > MOST_LETTERS else key
        path = ", ".join(part for part in (self.where, printable(short)) if part)
        return BoxError(self.file, f"line {line} ({path})" if path else f"line {line}", what)

    def text(self, key: str, default: str | None = None, most: int = MOST_LETTERS) -> str:
        """Return a text in one line; without a default it must be given."""
        value = self._value(key, default)
        if not isinstance(value, str):
            raise self.error(f"{shown(value)} is not text; put it in quotes.", key)
        if not value.strip() or len(value) > most or "\n" in value:
            raise self.error(
                f"{shown(value)} must be one line of 1 to {most} letters; shorten it"
                " or write something.",
                key,
            )
        return value

    def id(self, key: str = "id") -> str:
        """Return an id."""
        value = str(self._value(key, None))
        if not is_id(value):
            raise self.error(
                f"{shown(value)} is no id; use lower-case letters a to z, digits, and hyphens"
                " between them.",
                key,
            )
        return value

    def choice(self, key: str, options: Sequence[str], default: str | None = None) -> str:
        """Return one of the options."""
        value = self._value(key, default)
        if not isinstance(value, str) or value not in options:
            raise self.error(f"{shown(value)} is not one of {listed(options)}; use one.", key)
        return value

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        return self._whole(key, self._value(key, default), least, most)

    def number(self, key: str, least: float, most: float, default: float | None = None) -> float:
        """Return a finite number within bounds."""
        value = self._value(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(f"{shown(value)} is not a number; write one.", key)
        if not isfinite(value):
            raise self.error(f"{shown(value)} is not a finite number; write a plain one.", key)
        if not least <= value <= most:
            raise self.error(
                f"{shown(value)} is out of bounds; write a number from {least:g} to {most:g}.", key
            )
        return float(value)

    def truth(self, key: str) -> bool:
        """Return true or false."""
        value = self._value(key, None)
        if not isinstance(value, bool):
            raise self.error(f"{shown(value)} is neither true nor false; write one.", key)
        return value

    def wholes(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """Return a list of whole numbers within bounds."""
        return tuple(self._whole(key, node.value, least, most) for node in self._list(key))

    def texts(self, key: str, options: Sequence[str]) -> tuple[str, ...]:
        """Return a list of words, each one of the options."""
        values = tuple(node.value for node in self._list(key))
        for value in values:
            if value not in options:
                raise self.error(f"{shown(value)} is not one of {listed(options)}; use one.", key)
        return tuple(str(value) for value in values)

    def words(self, key: str) -> tuple[str, ...]:
        """Return a list of short texts."""
        values = tuple(node.value for node in self._list(key))
        for value in values:
            if not isinstance(value, str) or not 0 < len(value) <= MOST_LETTERS:
                raise self.error(f"{shown(value)} is not a short text; write one.", key)
        return tuple(map(str, values))

    def ids(self, key: str) -> tuple[str, ...]:
        """Return a list of ids, each once."""
        values = tuple(node.value for node in self._list(key))
        for value in values:
            if not isinstance(value, str) or not is_id(value) or values.count(value) > 1:
                raise self.error(
                    f"{shown(value)} is no id, or stands here twice; write each id once.", key
                )
        return tuple(map(str, values))

    def part(self, key: str, known: Collection[str]) -> "Fields":
        """Return the mapping under a key."""
        return Fields(self.file, self._path(key), self._node(key), known)

    def parts(self, key: str, known: Collection[str], most: int) -> list["Fields"]:
        """Return the mappings listed under a key; none if the key is missing."""
        if key not in self._nodes:
            return []
        nodes = self._list(key)
        if len(nodes) > most:
            raise self.error(f"these are {len(nodes)} entries; at most {most} can be used.", key)
        path = self._path(key)
        return [
            Fields(self.file, f"{path}, entry {count}", node, known)
            for count, node in enumerate(nodes, 1)
        ]

    def is_null(self, key: str) -> bool:
        """Return whether nothing at all is written under a key that must be there."""
        return self._node(key).value is None

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
            raise self.error(f"a list must stand here and not {shown(value)}.", key)
        return value

    def _whole(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.error(
                f"{shown(value)} is not a whole number from {least} to {most}; write one.", key
            )
        return value
