# SPDX-License-Identifier: MIT
"""The list of keys names every key there is, and no key means two things at once."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import powergrid.gui
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.keys import DOES, is_offered, key_text
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.language import use_language
from powergrid.gui.shell.active_keys import KeyGroup, active_keys, general
from powergrid.gui.shell.key_list_view import KeyListView, columns
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record
from tests.gui.views import views_of

GUI = Path(powergrid.gui.__file__).parent
GENERAL = {"painted_button.py"}
"""Files whose keys are those of all buttons and fields."""


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window(1920, 1080, PowerGridWindow.show_new_game)


def shortcuts(window: PowerGridWindow) -> list[QShortcut]:
    """Return the shortcuts that are active now."""

    def is_active(shortcut: QShortcut) -> bool:
        widget = shortcut.parent()
        return isinstance(widget, QWidget) and widget.isVisibleTo(window) and widget.isEnabled()

    return [shortcut for shortcut in window.findChildren(QShortcut) if is_active(shortcut)]


def active(window: PowerGridWindow) -> list[str]:
    """Return the active keys in the window, once for each listener."""
    keys = [shortcut.key().toString() for shortcut in shortcuts(window)]
    return keys + [key.toString() for action in window.actions() for key in action.shortcuts()]


def listed(window: PowerGridWindow) -> set[str]:
    return {key for group in active_keys(window) for keys, _ in group.lines for key in keys}


@pytest.mark.slow
def test_every_active_key_is_listed_and_does_one_thing(window: PowerGridWindow) -> None:
    for name in views_of(window):
        twice = [key for key, count in Counter(active(window)).items() if count > 1]
        assert not twice, name
        for group in active_keys(window):
            assert group.title
            assert all(does and isinstance(does, str) for _, does in group.lines), (name, group)
        missing = {key_text("Return" if key == "Enter" else key) for key in active(window)}
        missing -= listed(window)
        # The key of a button that is not offered does nothing.
        offered = [
            shortcut
            for shortcut in shortcuts(window)
            if key_text(shortcut.key().toString()) in missing
            and is_offered(shortcut.property(DOES))
        ]
        assert not offered, (name, missing)


def test_keys_are_bound_only_in_the_kit() -> None:
    for file in GUI.rglob("*.py"):
        text = file.read_text("utf-8")
        assert "QShortcut(" not in text or file.name == "keys.py", file
        assert "setShortcut" not in text or file.name in ("menu.py", "setting_actions.py"), file


def test_widgets_that_handle_keys_themselves_declare_them() -> None:
    for file in GUI.rglob("*.py"):
        text = file.read_text("utf-8")
        if "Key_" not in text:
            continue
        nodes = list(ast.walk(ast.parse(text)))
        names = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        taken = {key_text(_name(name)) for name in names if name.startswith("Key_")}
        told = {key_text(key) for key, _ in general()}
        if file.name not in GENERAL:
            told = {key_text(key) for call in nodes for key in _noted(call)}
        assert taken <= told, (file, taken - told)


def _name(attribute: str) -> str:
    key = getattr(Qt.Key, attribute)
    return "Return" if key == Qt.Key.Key_Enter else QKeySequence(key).toString()


def _noted(node: ast.AST) -> list[str]:
    """Return the keys that a call of `note` declares."""
    if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "note":
        return []
    pairs = [arg for arg in ast.walk(node) if isinstance(arg, ast.Tuple)]
    firsts = [pair.elts[0] for pair in pairs]
    return [
        key
        for argument in firsts
        if isinstance(argument, ast.Constant)
        for key in str(argument.value).split()
    ]


def test_a_key_opens_the_list_and_escape_leaves_it(window: PowerGridWindow) -> None:
    assert window.open_record(a_record())
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(window.view, KeyListView)
    told = window.view.text.toPlainText()
    for words in ("Here", "The log", "On the map", "Settings", "Full screen", "Everywhere", "F10"):
        assert words in told
    window.visits.show_keys()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert isinstance(window.view, Table)


def test_switches_are_listed_among_the_settings(window: PowerGridWindow) -> None:
    groups = {group.title: group.lines for group in active_keys(window)}
    keys = {key: title for title, lines in groups.items() for names, _ in lines for key in names}
    assert keys["F11"] == "Settings"
    assert keys["Ctrl+N"] == "Everywhere"


def test_columns_are_as_even_as_possible() -> None:
    lines = {"here": 8, "map": 5, "list": 3, "everywhere": 25, "controls": 5}
    groups = [KeyGroup(title, [(["A"], "does")] * count) for title, count in lines.items()]
    assert [[group.title for group in column] for column in columns(groups, 2)] == [
        ["here", "map", "list", "controls"],
        ["everywhere"],
    ]
    assert len(columns(groups, 5)) == 3  # more columns would not be shorter


def test_buttons_and_the_list_use_the_same_name_for_a_key(qtbot: QtBot) -> None:
    use_language("de")
    button = Button("Löschen", "Del")
    qtbot.addWidget(button)
    assert key_text("Del") == "Entf"
    assert button.accessibleDescription() == "Taste: Entf"
    button = Button("Löschen", "Space")
    qtbot.addWidget(button)
    assert button.accessibleDescription() == "Taste: Leertaste"
    assert button.key == "Space"
