# SPDX-License-Identifier: MIT
"""Keys of the window that work while what they belong to can be seen, and what each does."""

from collections.abc import Callable

from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from powergrid.gui.look.key_names import keys_named
from powergrid.gui.pages.line import Line

_NAMES = {"Enter": ("Return", "Enter")}
DOES = "does"
"""The property of a shortcut that says what it does: words, or the button that does the same."""
OWN_KEYS = "own_keys"
"""The property of a widget that lists the keys it takes itself, each with what it does."""

FIRST = "first"
"""The property of a view that is the widget the keyboard begins at."""


def bind(
    widget: QWidget, key: str, slot: Callable[[], object], does: QAbstractButton | str | None = None
) -> None:
    """Let a key do something while `widget` is to be seen and enabled.

    What it does is said by words or a button; without them by the widget, which is a button then.
    """
    for name in _NAMES.get(key, (key,)):
        shortcut = QShortcut(keys_named(name), widget)
        shortcut.setProperty(DOES, widget if does is None else does)
        shortcut.activated.connect(slot)


def note(widget: QWidget, where: str, *keys: tuple[str, str]) -> None:
    """Note down the keys that a widget takes itself while it has the keyboard.

    `where` is what the widget is called; keys are told by their names, with spaces between them,
    and by what they do.
    """
    widget.setProperty(OWN_KEYS, [where, *(list(pair) for pair in keys)])


def begin_with(view: QWidget, first: QWidget) -> None:
    """Let the keyboard begin at a widget when a view is shown.

    A focus proxy would leave whatever lies between the two out when Tab goes round.
    """
    view.setProperty(FIRST, first)


def is_offered(button: QAbstractButton) -> bool:
    """Return whether a button is meant to be seen: one left out for want of room is, too."""
    line = button.parentWidget()
    return line.is_wanted(button) if isinstance(line, Line) else button.isVisible()


def led_to(within: QWidget) -> QAbstractButton | None:
    """Return the button within a widget that the keyboard was led to, if any."""
    focus = QApplication.focusWidget()
    if not isinstance(focus, QAbstractButton) or not getattr(focus, "focus_shown", False):
        return None
    return focus if within.isAncestorOf(focus) else None


def press(main: QAbstractButton | None, within: QWidget) -> None:
    """Press what the keyboard was led to within a widget, else its main button."""
    button = led_to(within) or main
    if button is not None:
        button.click()
