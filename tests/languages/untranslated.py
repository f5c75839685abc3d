# SPDX-License-Identifier: MIT
"""A translation into crosses, in which whatever is still a word has not been translated."""

import re

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.accessible_tree import nodes

KEYS = frozenset(("Alt", "Backspace", "Ctrl", "Del", "Down", "End", "Enter", "Esc", "Home", "Left"))
KEYS |= {"PgDown", "PgUp", "Return", "Right", "Shift", "Space", "Tab", "Up", "AM", "PM"}


class CrossTranslator(QTranslator):
    """Translates every letter into a cross, and keeps placeholders."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        parts = re.split(r"(\{[^}]*\}|%n|%\d)", source)
        text = "".join(
            part if at % 2 else re.sub(r"\w", "×", part) for at, part in enumerate(parts)
        )
        return text.replace("%n", str(n)) if n >= 0 else text

    def isEmpty(self) -> bool:
        return False


def words_of(window: QWidget) -> set[str]:
    """Return all words in the accessible tree of a window, and close it."""
    for _ in range(3):
        QCoreApplication.processEvents()
    texts = [
        text for node in nodes(window) for text in (node.name, node.value, node.description) if text
    ]
    window.close()
    assert texts
    return {word for text in texts for word in re.findall(r"[^\W\d_]{2,}", text)}
