# SPDX-License-Identifier: MIT
"""Reading YAML safely, without anchors or tags, and with the line of every value."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import yaml

from powergrid.files.messages import FileError, quoted
from powergrid.files.text_file import read_text

MAX_LEVELS: Final = 10
"""The maximum depth of values in a YAML file."""

MAX_VALUES: Final = 50_000
"""The maximum number of values in a YAML file; two megabytes of them would take seconds."""

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE = re.compile(r"[-+]?[0-9]{1,15}")
_NUMBER = re.compile(r"[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?")
_ENDLESS = re.compile(r"[-+]?\.inf|\.nan", re.IGNORECASE)
_WORDS: Final = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(slots=True)
class Node:
    """A value of a YAML file and the line it begins on, counted from 1."""

    value: "Value"
    line: int


Value: TypeAlias = str | int | float | bool | list[Node] | dict[str, Node] | None


def plain(node: Node) -> Any:
    """Return a value without line numbers: texts, numbers, lists and mappings."""
    if isinstance(node.value, list):
        return [plain(inner) for inner in node.value]
    if isinstance(node.value, dict):
        return {key: plain(inner) for key, inner in node.value.items()}
    return node.value


def read_yaml(file: Path) -> Node:
    """Return the mapping in a YAML file, or raise `FileError`."""
    return parse_yaml(file, read_text(file))


def parse_yaml(file: Path, text: str) -> Node:
    """Return the mapping in the text of a YAML file, or raise `FileError`."""
    unprintable = [character for character in set(text) if not _is_printable(character)]
    if unprintable:
        at = min(map(text.index, unprintable))
        line = text.count("\n", 0, at) + 1
        raise FileError(
            file, f"line {line}", f"the character {text[at]!a} is not allowed; remove it."
        )
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, Loader=_Loader):
            builder.add(event)
    except yaml.YAMLError as error:
        raise _syntax_error(file, error) from None
    if builder.root is None or not isinstance(builder.root.value, dict):
        raise FileError(
            file, "line 1", "the file must be a mapping; write one 'key: value' on each line."
        )
    return builder.root


def is_text(word: str) -> bool:
    """Return whether a word without quotes is read as text, not as a number or the like."""
    return isinstance(_resolved(word), str)


def _is_printable(character: str) -> bool:
    # Without a regular expression, which takes longer to compile than a board takes to read.
    return (
        " " <= character <= "~"
        or character in "\t\n\r\x85"
        or "\xa0" <= character <= "\ud7ff"
        or "\ue000" <= character <= "\ufffd"
        or character >= "\U00010000"
    )


def _syntax_error(file: Path, error: yaml.YAMLError) -> FileError:
    mark = getattr(error, "problem_mark", None)
    problem = getattr(error, "problem", None) or "it cannot be read"
    where = f"line {mark.line + 1}" if mark else ""
    return FileError(file, where, f"this is not valid YAML ({problem}); correct the line.")


class _Builder:
    """Builds nodes from YAML events, which unlike YAML's own loader cannot be made to
    grow, recurse or construct anything."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.root: Node | None = None
        self._open: list[Node] = []
        self._keys: list[str | None] = []
        self._count = 0

    def add(self, event: yaml.Event) -> None:
        """Process one event."""
        if isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            self._refuse_extras(event)
        if isinstance(event, yaml.ScalarEvent):
            self._add_scalar(event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._begin(Node({}, _line(event)))
        elif isinstance(event, yaml.SequenceStartEvent):
            self._begin(Node([], _line(event)))
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()
            self._keys.pop()
        elif isinstance(event, yaml.AliasEvent):
            raise self._error(_line(event), "an alias (*) is not allowed; write the value out.")

    def _refuse_extras(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            raise self._error(_line(event), "an anchor (&) is not allowed; remove it.")
        if event.tag is not None:
            raise self._error(_line(event), "a tag (!) is not allowed; remove it.")

    def _add_scalar(self, event: yaml.ScalarEvent) -> None:
        if self._awaits_key():
            key, top = event.value, self._open[-1].value
            if isinstance(top, dict) and key in top:
                raise self._error(
                    _line(event), f"the key {quoted(key)} appears here twice; remove one."
                )
            self._keys[-1] = key
        else:
            # only plain scalars have no style
            self._put(Node(event.value if event.style else _resolved(event.value), _line(event)))

    def _begin(self, node: Node) -> None:
        if self._awaits_key():
            raise self._error(node.line, "a key must be a word; put the list into its value.")
        if len(self._open) >= MAX_LEVELS:
            raise self._error(
                node.line, f"values are nested more than {MAX_LEVELS} levels deep; flatten them."
            )
        self._put(node)
        self._open.append(node)
        self._keys.append(None)

    def _awaits_key(self) -> bool:
        return (
            bool(self._open) and isinstance(self._open[-1].value, dict) and self._keys[-1] is None
        )

    def _put(self, node: Node) -> None:
        self._count += 1
        if self._count > MAX_VALUES:
            raise self._error(
                node.line, f"the file holds more than {MAX_VALUES} values; make it smaller."
            )
        if not self._open:
            if self.root is not None:
                raise self._error(node.line, "a second document begins; leave only the first.")
            self.root = node
            return
        top, key = self._open[-1].value, self._keys[-1]
        if isinstance(top, list):
            top.append(node)
        elif isinstance(top, dict) and key is not None:
            top[key] = node
            self._keys[-1] = None

    def _error(self, line: int, what: str) -> FileError:
        return FileError(self.file, f"line {line}", what)


def _line(event: yaml.Event) -> int:
    mark = event.start_mark
    return mark.line + 1 if mark else 1


def _resolved(word: str) -> str | int | float | bool | None:
    # narrower than YAML 1.1, in which `no` and `12:30` would not be text
    if word in _WORDS:
        return _WORDS[word]
    if _WHOLE.fullmatch(word):
        return int(word)
    if _NUMBER.fullmatch(word):
        return float(word)
    if _ENDLESS.fullmatch(word):
        return float(word.replace(".", "", 1))
    return word
