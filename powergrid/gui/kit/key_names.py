# SPDX-License-Identifier: MIT
"""Keys by their English names, and in the current language."""

from typing import Final

from PySide6.QtGui import QKeySequence

_SIGNS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"}


def key_sequence(name: str) -> QKeySequence:
    """Return the key sequence of an English name."""
    return QKeySequence.fromString(name, QKeySequence.SequenceFormat.PortableText)


def key_text(key: str) -> str:
    """Return a key as it is written on keyboards of the current language."""
    return _SIGNS.get(key) or key_sequence(key).toString(QKeySequence.SequenceFormat.NativeText)
