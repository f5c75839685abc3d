# SPDX-License-Identifier: MIT
"""Keys of the window that work while what they belong to can be seen."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

_NAMES = {"Enter": ("Return", "Enter")}


def bind(widget: QWidget, key: str, slot: Callable[[], object]) -> None:
    """Let a key do something while `widget` is to be seen and enabled."""
    for name in _NAMES.get(key, (key,)):
        QShortcut(QKeySequence(name), widget).activated.connect(slot)


def press(main: QAbstractButton | None, within: QWidget) -> None:
    """Press what the keyboard was led to within a widget, else its main button."""
    focus = QApplication.focusWidget()
    is_led = isinstance(focus, QAbstractButton) and getattr(focus, "focus_shown", False)
    if isinstance(focus, QAbstractButton) and is_led and within.isAncestorOf(focus):
        focus.click()
    elif main is not None:
        main.click()
