# SPDX-License-Identifier: MIT
"""Keys by their English names, and as they are called in the language that is spoken."""

from typing import Final

from PySide6.QtGui import QKeySequence

_SIGNS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"}


def keys_named(name: str) -> QKeySequence:
    """Return the keys of an English name, which another language may give to other keys."""
    return QKeySequence.fromString(name, QKeySequence.SequenceFormat.PortableText)


def key_text(key: str) -> str:
    """Return a key of an English name as it stands on keyboards."""
    return _SIGNS.get(key) or keys_named(key).toString(QKeySequence.SequenceFormat.NativeText)
