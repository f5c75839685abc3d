# SPDX-License-Identifier: MIT
"""The settings as groups of actions for the settings page; their keys work everywhere."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import key_sequence
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.language import LANGUAGES, SYSTEM
from powergrid.gui.settings.settings import SCALES
from powergrid.gui.shell.entries import Switch
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.settings_page import Choice, SettingGroup


class SettingActions(QObject):
    """Creates the actions of all settings; `columns` are their groups, side by side.

    The game's own ones are among those of how the window looks and how moves are made.
    """

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        looks: Sequence[Switch],
        moves: Sequence[Switch],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._preferences = preferences
        self.columns: Sequence[Sequence[SettingGroup]] = (
            (self._looks(looks), self._sounds()),
            (self._speeds(moves), self._languages()),
        )

    def _languages(self) -> SettingGroup:
        languages = {SYSTEM: translate("Menu", "Same as system"), **LANGUAGES}
        # Players who cannot read the current language must find this one.
        title = translate("Menu", "Language", "ends in “(Language)” in every translation")
        choice = self._choice("language", title, languages)
        return SettingGroup(title, [choice])

    def _sounds(self) -> SettingGroup:
        volumes = {
            "soft": translate("Menu", "Soft", "volume"),
            "medium": translate("Menu", "Medium", "volume"),
            "loud": translate("Menu", "Loud", "volume"),
        }
        title = translate("Menu", "Sound")
        volume = translate("Menu", "Volume")
        choice = self._choice("volume", volume, volumes)
        heard = translate("Menu", "Sounds for pieces and turns")
        switch = self._setting(Switch("has_sound", heard, "Shift+F9"))
        return SettingGroup(title, [choice], [switch])

    def _speeds(self, own: Sequence[Switch]) -> SettingGroup:
        paces = {
            "slow": translate("Menu", "Slow", "speed"),
            "normal": translate("Menu", "Normal", "speed"),
            "fast": translate("Menu", "Fast", "speed"),
            "instant": translate("Menu", "Instant", "speed"),
        }
        bots, people = (
            translate("Menu", "Speed of bots' moves"),
            translate("Menu", "Speed of people's moves"),
        )
        choices = [
            self._choice("pace", bots, paces),
            self._choice("own_pace", people, paces),
        ]
        switches = (
            Switch("shows_moves", translate("Menu", "Show moves"), "F9"),
            Switch("hands_over", translate("Menu", "Hide the table between players"), "Ctrl+H"),
            Switch("skips_turns", translate("Menu", "Skip turns with nothing to do"), "Ctrl+K"),
            *own,
        )
        title = translate("Menu", "Speed and moves")
        return SettingGroup(title, choices, list(map(self._setting, switches)))

    def _looks(self, own: Sequence[Switch]) -> SettingGroup:
        switches = [*map(self._setting, own), self._full_screen()]
        choices = [*self._colours(), *self._sizes()]
        return SettingGroup(
            translate("Menu", "Appearance", "how the window looks"), choices, switches
        )

    def _colours(self) -> list[Choice]:
        schemes = {
            "system": translate("Menu", "Same as system"),
            "light": translate("Menu", "Light", "colours of the window"),
            "dark": translate("Menu", "Dark", "colours of the window"),
        }
        contrasts = {
            "system": translate("Menu", "Same as system"),
            "normal": translate("Menu", "Normal", "contrast of the window"),
            "high": translate("Menu", "High", "contrast of the window"),
        }
        palettes = {
            "table": translate("Menu", "Table", "name of a set of colours: those of this table"),
            "wood": translate("Menu", "Painted wood"),
            "safe": translate("Menu", "Colour-blind safe"),
        }
        return [
            self._choice("scheme", translate("Menu", "Colours"), schemes),
            self._choice("contrast", translate("Menu", "Contrast"), contrasts),
            self._choice("palette", translate("Menu", "Players' colours"), palettes),
        ]

    def _sizes(self) -> list[Choice]:
        percent = translate("Menu", "{percent}%")
        scales = {scale: percent.format(percent=scale) for scale in SCALES}
        size = translate("Menu", "Size", "of everything in the window")
        scale = self._choice("scale", size, scales)._replace(limit=_limit_of_scale)
        sizes = {
            "normal": translate("Menu", "Normal", "size of the text"),
            "large": translate("Menu", "Large", "size of the text"),
            "larger": translate("Menu", "Extra large", "size of the text"),
        }
        text = translate("Menu", "Text size", "of what is read: sentences, lists, rules")
        return [scale, self._choice("text_size", text, sizes)]

    def _full_screen(self) -> QAction:
        full, fills = translate("Menu", "Full screen"), self._window.isFullScreen()
        switch = self._switch(full, fills, self._fill_screen, "F11")
        known = QKeySequence(QKeySequence.StandardKey.FullScreen)
        if known != switch.shortcut():
            switch.setShortcuts([switch.shortcut(), known])
        return switch

    def _fill_screen(self, is_full: bool) -> None:
        """Show the window full screen, or as a window again."""
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        self._window.setWindowState(state | full if is_full else state & ~full)

    def _setting(self, switch: Switch) -> QAction:
        """Return the action of a setting."""
        is_on = getattr(self._preferences.settings, switch.name)
        return self._switch(
            switch.text, is_on, partial(self._preferences.set, switch.name), switch.key
        )

    def _switch(self, text: str, is_on: bool, slot: Callable[[bool], object], key: str) -> QAction:
        """Return an action that is on or off, whose key works in the whole window."""
        action = new_action(text, self)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.setShortcut(key_sequence(key))
        action.toggled.connect(slot)
        self._window.addAction(action)
        return action

    def _choice(self, name: str, title: str, texts: Mapping[Any, str]) -> Choice:
        """Return a choice with an action for each value of a setting."""
        chosen = getattr(self._preferences.settings, name)
        group = QActionGroup(self)
        for value, text in texts.items():
            action = new_action(text, group)
            action.setCheckable(True)
            action.setChecked(value == chosen)
            action.setData(value)
        group.triggered.connect(lambda action: self._preferences.set(name, action.data()))
        return Choice(title, group.actions())


def new_action(text: str, parent: QObject) -> QAction:
    """Return an action with a text."""
    action = QAction(parent)  # given the text as well, PySide would look for icons
    action.setText(text)
    return action


def _limit_of_scale() -> str:
    """Return a sentence with the largest scale that fits if that is below the chosen one."""
    if not look().limit:
        return ""
    text = translate("Menu", "This window has room for {percent}%.")
    return text.format(percent=int(look().limit * 100))
