# SPDX-License-Identifier: MIT
"""Keys of the window that work while what they belong to can be seen."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

_NAMES = {"Enter": ("Return", "Enter")}


def bind(widget: QWidget, key: str, slot: Callable[[], object]) -> None:
    """Let a key do something while `widget` is to be seen and enabled."""
    for name in _NAMES.get(key, (key,)):
        QShortcut(QKeySequence(name), widget).activated.connect(slot)
