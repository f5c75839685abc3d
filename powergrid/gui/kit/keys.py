# SPDX-License-Identifier: MIT
"""Keys: their names, and shortcuts that work while their widget is visible, each described."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from powergrid.gui.kit.line import Line

_SIGNS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"}


def key_sequence(name: str) -> QKeySequence:
    """Return the key sequence of an English name."""
    return QKeySequence.fromString(name, QKeySequence.SequenceFormat.PortableText)


def key_text(key: str) -> str:
    """Return a key as it is written on keyboards of the current language."""
    return _SIGNS.get(key) or key_sequence(key).toString(QKeySequence.SequenceFormat.NativeText)


_NAMES = {"Enter": ("Return", "Enter")}
DOES = "does"
"""The property of a shortcut: what it does as a text, or the button that does the same."""
OWN_KEYS = "own_keys"
"""The property of a widget: the keys it handles itself, each with what it does."""
_FIRST = "first"
"""The property of a view: the widget that gets the focus first."""


def bind(
    widget: QWidget, key: str, slot: Callable[[], object], does: QAbstractButton | str | None = None
) -> None:
    """Call `slot` at a key while `widget` is visible and enabled.

    `does` is a text or the button that does the same; the default is `widget`, then a button.
    """
    explained: object = widget if does is None else does
    assert isinstance(explained, QAbstractButton | str), f"the list of keys needs a text for {key}"
    for name in _NAMES.get(key, (key,)):
        shortcut = QShortcut(key_sequence(name), widget)
        shortcut.setProperty(DOES, explained)
        shortcut.activated.connect(slot)


def note(widget: QWidget, where: str, *keys: tuple[str, str]) -> None:
    """Document the keys that a widget handles itself while it has the focus.

    `where` names the widget; each entry has the names of keys, separated by spaces, and what they
    do.
    """
    widget.setProperty(OWN_KEYS, [where, *(list(pair) for pair in keys)])


def keep_key(event: QEvent, is_own: Callable[[QKeyEvent], bool]) -> bool:
    """Keep a key that a widget handles itself from being a shortcut; return whether it is one.

    For `event` of the widget: Qt asks the one with the focus before it looks for shortcuts.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    event.setAccepted(is_own(event))
    return event.isAccepted()


def set_first_focus(view: QWidget, first: QWidget) -> None:
    """Give a widget the focus when a view is shown.

    With a focus proxy, Tab would skip everything between the two.
    """
    view.setProperty(_FIRST, first)


def first_focus(view: QWidget) -> QWidget:
    """Return the widget that gets the focus when a view is shown: by default the view itself."""
    return view.property(_FIRST) or view


def is_offered(button: QAbstractButton) -> bool:
    """Return whether a button is visible, or would be with more room."""
    line = button.parentWidget()
    return line.is_wanted(button) if isinstance(line, Line) else button.isVisible()


def focused_button(within: QWidget) -> QAbstractButton | None:
    """Return the button within a widget that has a focus ring, if any."""
    focus = QApplication.focusWidget()
    if not isinstance(focus, QAbstractButton) or not getattr(focus, "focus_shown", False):
        return None
    return focus if within.isAncestorOf(focus) else None


def press(main: QAbstractButton | None, within: QWidget) -> None:
    """Press the button with the focus ring within a widget, else the main button.

    Pressing a choice that is already made would do nothing.
    """
    button = focused_button(within)
    if button is None or (button.isChecked() and button.autoExclusive()):
        button = main
    if button is not None:
        button.click()
