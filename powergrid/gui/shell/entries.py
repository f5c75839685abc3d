# SPDX-License-Identifier: MIT
"""Entries that a game adds to the window's menu, and switches for its settings."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtGui import QKeySequence

Key: TypeAlias = QKeySequence.StandardKey | str


class Entry(NamedTuple):
    """A text, a slot, and keys that work in the whole window."""

    text: str
    slot: Callable[[], object]
    keys: tuple[Key, ...] = ()


class Switch(NamedTuple):
    """A setting that is on or off, by its name, its text, and a key that works everywhere."""

    name: str
    text: str
    key: str


class TableEntry(NamedTuple):
    """An entry about the table that is shown; the table itself handles its key."""

    text: str
    key: str
    slot: Callable[[Any], object]
    is_offered: Callable[[Any], bool] = lambda table: True
