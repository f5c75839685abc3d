# SPDX-License-Identifier: MIT
"""The settings as groups of actions for the settings page; their keys work everywhere."""

from collections.abc import Callable, Container, Mapping, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import key_sequence
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.language import LANGUAGES, SYSTEM
from powergrid.gui.settings.settings import SCALES, Settings
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.settings_page import Choice, Group


class SettingActions(QObject):
    """Creates the actions of all settings; `columns` are their groups, side by side.

    Settings that the game does not use are left out.
    """

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        settings: Settings,
        unused: Container[str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._unused = unused
        self._preferences = preferences
        self._settings = settings
        self.columns: Sequence[Sequence[Group]] = (
            (self._looks(), self._sounds()),
            (self._speeds(), self._languages()),
        )

    def _languages(self) -> Group:
        preferences, settings = self._preferences, self._settings
        languages = {SYSTEM: translate("Menu", "Same as system"), **LANGUAGES}
        # Whoever cannot read the language that is spoken must find this one.
        title = translate("Menu", "Language", "ends in “(Language)” in every translation")
        choice = self._choice(title, languages, settings.language, preferences.set_language)
        return Group(title, [choice])

    def _sounds(self) -> Group:
        preferences, settings = self._preferences, self._settings
        volumes = {
            "soft": translate("Menu", "Soft", "volume"),
            "medium": translate("Menu", "Medium", "volume"),
            "loud": translate("Menu", "Loud", "volume"),
        }
        title = translate("Menu", "Sound")
        volume = translate("Menu", "Volume")
        choice = self._choice(volume, volumes, settings.volume, preferences.set_volume)
        heard = translate("Menu", "Hear pieces and turns")
        switch = self._switch(heard, settings.has_sound, preferences.set_sound, "Shift+F9")
        return Group(title, [choice], [switch])

    def _speeds(self) -> Group:
        preferences, settings = self._preferences, self._settings
        paces = {
            "slow": translate("Menu", "Slow", "speed"),
            "normal": translate("Menu", "Normal", "speed"),
            "fast": translate("Menu", "Fast", "speed"),
            "instant": translate("Menu", "Instant", "speed"),
        }
        bots, people = (
            translate("Menu", "Speed of bots' moves"),
            translate("Menu", "Speed of human moves"),
        )
        choices = [
            self._choice(bots, paces, settings.pace, preferences.set_pace),
            self._choice(people, paces, settings.own_pace, preferences.set_own_pace),
        ]
        moves = translate("Menu", "Show moves")
        hand_over = translate("Menu", "Hide the table between players")
        skip = translate("Menu", "Skip turns with nothing to do")
        ends = translate("Menu", "Enter also ends the turn")
        worth = translate("Menu", "Show a plant's value in auctions")
        switches = [
            self._switch(moves, settings.shows_moves, preferences.set_shows_moves, "F9"),
            self._switch(hand_over, settings.hands_over, preferences.set_hands_over, "Ctrl+H"),
            self._switch(skip, settings.skips_turns, preferences.set_skips_turns, "Ctrl+K"),
            *self._used(
                ("ends_turns", ends, settings.ends_turns, preferences.set_ends_turns, "Ctrl+E"),
                ("shows_worth", worth, settings.shows_worth, preferences.set_shows_worth, "Ctrl+I"),
            ),
        ]
        return Group(translate("Menu", "Speed and moves"), choices, switches)

    def _looks(self) -> Group:
        preferences, settings = self._preferences, self._settings
        schemes = {
            "system": translate("Menu", "Same as system"),
            "light": translate("Menu", "Light", "colours of the window"),
            "dark": translate("Menu", "Dark", "colours of the window"),
        }
        colours = translate("Menu", "Colours")
        choices = [self._choice(colours, schemes, settings.scheme, preferences.set_scheme)]
        contrasts = {
            "system": translate("Menu", "Same as system"),
            "normal": translate("Menu", "Normal", "contrast of the window"),
            "high": translate("Menu", "High", "contrast of the window"),
        }
        contrast = translate("Menu", "Contrast")
        chosen = settings.contrast
        choices.append(self._choice(contrast, contrasts, chosen, preferences.set_contrast))
        palettes = {
            "table": translate("Menu", "Table", "name of a set of colours: those of this table"),
            "wood": translate("Menu", "Painted wood"),
            "safe": translate("Menu", "Colour-blind safe"),
        }
        players = translate("Menu", "Players' colours")
        choices.append(self._choice(players, palettes, settings.palette, preferences.set_palette))
        percent = translate("Menu", "{percent}%")
        scales = {str(scale): percent.format(percent=scale) for scale in SCALES}
        size = translate("Menu", "Size", "of everything in the window")
        choice = self._choice(size, scales, str(settings.scale), preferences.set_scale)
        choices.append(choice._replace(limit=_limit_of_scale))
        sizes = {
            "normal": translate("Menu", "Normal", "size of the text"),
            "large": translate("Menu", "Large", "size of the text"),
            "larger": translate("Menu", "Extra large", "size of the text"),
        }
        text = translate("Menu", "Text size", "of what is read: sentences, lists, rules")
        choices.append(self._choice(text, sizes, settings.text_size, preferences.set_text_size))
        letters = translate("Menu", "Letters on houses")
        plain = translate("Menu", "Plain board", "without relief and light")
        full = translate("Menu", "Full screen")
        switches = self._used(
            ("shows_letters", letters, settings.shows_letters, preferences.set_letters, "F4"),
            ("is_plain", plain, settings.is_plain, preferences.set_plain, "Shift+F4"),
        )
        fills = self._window.isFullScreen()
        switches.append(self._switch(full, fills, self._fill_screen, "F11"))
        known = QKeySequence(QKeySequence.StandardKey.FullScreen)
        if known != switches[-1].shortcut():
            switches[-1].setShortcuts([switches[-1].shortcut(), known])
        return Group(translate("Menu", "Appearance", "how the window looks"), choices, switches)

    def _fill_screen(self, is_full: bool) -> None:
        """Show the window full screen, or as a window again."""
        full, state = Qt.WindowState.WindowFullScreen, self._window.windowState()
        self._window.setWindowState(state | full if is_full else state & ~full)

    def _used(
        self, *switches: tuple[str, str, bool, Callable[[bool], object], str]
    ) -> list[QAction]:
        """Return a switch for each of these settings that the game uses."""
        return [
            self._switch(text, is_on, slot, key)
            for name, text, is_on, slot, key in switches
            if name not in self._unused
        ]

    def _switch(self, text: str, is_on: bool, slot: Callable[[bool], object], key: str) -> QAction:
        """Return an action that is on or off, whose key works in the whole window."""
        action = QAction(self)
        action.setText(text)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.setShortcut(key_sequence(key))
        action.toggled.connect(slot)
        self._window.addAction(action)
        return action

    def _choice(
        self, title: str, texts: Mapping[str, str], chosen: str, slot: Callable[[str], object]
    ) -> Choice:
        """Return a choice with an action for each value."""
        group = QActionGroup(self)
        for name, text in texts.items():
            action = QAction(group)
            action.setText(text)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.setData(name)
        group.triggered.connect(lambda action: slot(action.data()))
        return Choice(title, group.actions())


def _limit_of_scale() -> str:
    """Return a sentence with the largest scale that fits if that is below the chosen one."""
    if not look().limit:
        return ""
    text = translate("Menu", "This window has room for {percent}%; a larger one for more.")
    return text.format(percent=int(look().limit * 100))
