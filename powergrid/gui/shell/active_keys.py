# SPDX-License-Identifier: MIT
"""The keys that work in the window now, read from its actions and shortcuts."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from powergrid.gui.kit.keys import DOES, OWN_KEYS, is_offered, key_text
from powergrid.gui.kit.translation import translate

Pair: TypeAlias = tuple[str, str]
"""The name of a key, and what it does."""


class KeyGroup(NamedTuple):
    """Keys that work in one place; each line has all keys that do the same."""

    title: str
    lines: list[tuple[list[str], str]]


def active_keys(window: QWidget) -> list[KeyGroup]:
    """Return all keys that work in the current view."""
    inner = window.findChildren(QWidget)
    visible = [
        widget for widget in inner if widget.isVisibleTo(window) and widget.window() is window
    ]
    groups = [
        (translate("KeyList", "Here"), _shortcuts(visible)),
        *_own_keys(visible),
        (translate("KeyList", "Everywhere"), _actions(window, are_switches=False)),
        (translate("KeyList", "Settings"), _actions(window, are_switches=True)),
        (translate("KeyList", "Lists, fields, buttons"), general()),
    ]
    found = [KeyGroup(title, _lines(pairs)) for title, pairs in groups]
    return [group for group in found if group.lines]


def general() -> list[Pair]:
    """Return the keys that work in all lists, fields and buttons."""
    forth, press = translate("KeyList", "To the next control"), translate("KeyList", "Press it")
    step = translate("KeyList", "Move in a list, change a value")
    return [
        ("Tab", forth),
        ("Shift+Tab", translate("KeyList", "To the previous control")),
        ("Space", press),
        ("Return", press),
        *((key, step) for key in ("Up", "Down", "PgUp", "PgDown")),
        ("Esc", translate("KeyList", "Close what is open")),
    ]


def _shortcuts(widgets: Iterable[QWidget]) -> Iterator[Pair]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for widget in widgets:
        for shortcut in widget.findChildren(QShortcut, options=direct):
            does = shortcut.property(DOES)
            if isinstance(does, QAbstractButton):
                if not is_offered(does):
                    continue
                does = does.accessibleName() or does.text()
            yield shortcut.key().toString(), does


def _own_keys(widgets: Iterable[QWidget]) -> list[tuple[str, list[Pair]]]:
    noted: dict[str, list[Pair]] = {}
    for widget in widgets:
        where, *keys = widget.property(OWN_KEYS) or [""]
        pairs = [(key, does) for names, does in keys for key in names.split()]
        if where and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            noted.setdefault(where, pairs)
    return list(noted.items())


def _actions(window: QWidget, *, are_switches: bool) -> Iterator[Pair]:
    for action in window.actions():
        for key in action.shortcuts() if action.isCheckable() == are_switches else ():
            yield key.toString(), action.text().replace("&", "").rstrip("…")


def _lines(pairs: Iterable[Pair]) -> list[tuple[list[str], str]]:
    """Return the keys grouped by what they do; both Enter keys count as one."""
    lines: dict[str, list[str]] = {}
    for key, does in pairs:
        keys = lines.setdefault(does, [])
        name = key_text("Return" if key == "Enter" else key)
        if name not in keys:
            keys.append(name)
    return [(keys, does) for does, keys in lines.items()]
