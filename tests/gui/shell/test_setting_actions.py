# SPDX-License-Identifier: MIT
"""Each setting is an action with a key; a game brings its own."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.entries import Switch
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.setting_actions import SettingActions


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


LETTERS = Switch("shows_letters", "Letters on houses", "F4")
WORTH = Switch("shows_worth", "Show a plant's value in auctions", "Ctrl+I")


def actions_of(window: QWidget, moves: Sequence[Switch] = ()) -> SettingActions:
    return SettingActions(window, Preferences(Settings(), window), [LETTERS], moves, window)


def switch(actions: SettingActions, text: str) -> QAction:
    groups = [group for column in actions.columns for group in column]
    return next(action for group in groups for action in group.switches if action.text() == text)


def test_a_switch_changes_its_setting_and_works_by_key(window: QWidget) -> None:
    actions = actions_of(window)
    letters = switch(actions, "Letters on houses")
    assert letters.shortcut().toString() == "F4"
    assert letters in window.actions()
    letters.trigger()
    assert look().shows_letters
    letters.trigger()
    assert not look().shows_letters


def test_a_choice_has_one_checked_value_and_changes_its_setting(window: QWidget) -> None:
    look_of_all = actions_of(window).columns[0][0]
    (colours,) = [choice for choice in look_of_all.choices if choice.title == "Colours"]
    assert [action.text() for action in colours.actions if action.isChecked()] == ["Same as system"]
    colours.actions[2].trigger()
    assert look().theme.is_dark
    assert [action.text() for action in colours.actions if action.isChecked()] == ["Dark"]


def test_only_the_settings_of_the_game_are_among_them(window: QWidget) -> None:
    with pytest.raises(StopIteration):
        switch(actions_of(window), WORTH.text)
    assert switch(actions_of(window, [WORTH]), WORTH.text).isChecked()


def test_the_window_fills_the_screen_and_comes_back(window: QWidget) -> None:
    full = switch(actions_of(window), "Full screen")
    full.trigger()
    assert window.isFullScreen()
    assert switch(actions_of(window), "Full screen").isChecked()
    full.trigger()
    assert not window.isFullScreen()
    assert window.windowState() == Qt.WindowState.WindowNoState


def test_a_window_too_small_for_the_size_says_so(window: QWidget) -> None:
    look_of_all = actions_of(window).columns[0][0]
    (size,) = [choice for choice in look_of_all.choices if choice.title == "Size"]
    assert size.limit() == ""
    look().fit(1280, 800)
    look().set_scale(2)
    assert "100%" in size.limit()
