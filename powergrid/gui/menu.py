# SPDX-License-Identifier: MIT
"""The menu of the window, with the keys that work everywhere."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from powergrid.gui.language import LANGUAGES, SYSTEM
from powergrid.gui.look.key_names import keys_named
from powergrid.gui.settings import SCALES
from powergrid.gui.table import Table

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow

Key: TypeAlias = QKeySequence.StandardKey | str
translate = QCoreApplication.translate


class GameMenu(QMenu):
    """Everything that can be done with a game and with the program."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._part: QMenu = self
        self._add_games()
        self._add_turns()
        self._add_asides(self.addMenu(translate("Menu", "Beside the table")))
        self._part = self.addMenu(translate("Menu", "Speed and moves"))
        self._add_speeds()
        self._part = self.addMenu(translate("Menu", "Look", "how the window looks"))
        self._add_looks()
        self._part = self
        languages = {SYSTEM: translate("Menu", "As the system"), **LANGUAGES}
        # Whoever cannot read the language that is spoken must find this one.
        title = translate("Menu", "Language", "ends in “(Language)” in every translation")
        self._add_choice(
            title, languages, window.settings.language, window.preferences.set_language
        )
        self.addSeparator()
        self._add_own_key()
        quit_key = QKeySequence.StandardKey.Quit
        self._add(translate("Menu", "Quit"), window.close, quit_key, "Ctrl+Q")

    def _add_own_key(self) -> None:
        """Let a key open the menu itself, in which it has no line."""
        action = _action(translate("Menu", "The menu"), self)
        action.setShortcut(keys_named("F10"))
        action.triggered.connect(lambda _=False: self._window.show_menu())
        self._window.addAction(action)

    def _add_games(self) -> None:
        window, key = self._window, QKeySequence.StandardKey
        self._add(translate("Menu", "New game…"), window.show_new_game, key.New)
        self._add(translate("Menu", "Rematch"), window.rematch, "Ctrl+Shift+N")
        self._add(translate("Menu", "Games…"), window.asides.show_library, "Ctrl+G")
        self._add(translate("Menu", "Statistics…"), window.asides.show_statistics, "Ctrl+T")
        self._add(translate("Menu", "Learn to play…"), window.asides.show_tutorial, "Ctrl+L")
        self._add(translate("Menu", "Rules…"), window.asides.show_rules, key.HelpContents, "F1")
        self._add(translate("Menu", "Keys…"), window.asides.show_keys, "?", "Shift+F1")
        self._add(translate("Menu", "Open a record…"), window.ask_for_record, key.Open)
        self._add(
            translate("Menu", "Save the record as…"), window.save_record_as, key.SaveAs, "Ctrl+S"
        )
        self.addSeparator()

    def _add_turns(self) -> None:
        window, key = self._window, QKeySequence.StandardKey
        self._add(translate("Menu", "Undo"), window.undo, key.Undo)
        self._add(translate("Menu", "Redo"), window.redo, key.Redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self._add(translate("Menu", "Undo the turn"), window.undo_turn, "Ctrl+Alt+Z")
        self._add(translate("Menu", "Redo the turn"), window.redo_turn, "Ctrl+Alt+Y")
        self.addSeparator()
        self._add(
            translate("Menu", "Replay", "look at the game again"), window.asides.show_replay, "F5"
        )
        self._add(translate("Menu", "Since my last turn"), window.asides.show_since_last_turn, "F6")
        self._add(translate("Menu", "Skip to my turn"), window.skip, "F7")
        self.pause = self._add(translate("Menu", "Pause"), window.pause, "F8")
        self.pause.setCheckable(True)
        self.addSeparator()

    def _add_asides(self, menu: QMenu) -> None:
        """Name what opens beside the table by a key of the table's own."""
        asides = {
            "L": (translate("Table", "The log"), Table.toggle_log),
            "M": (translate("Table", "The map as a list of cities"), Table.toggle_connections),
            "T": (translate("Table", "The table in words"), Table.toggle_words),
        }
        for key, (text, toggle) in asides.items():
            action = _action(f"{text}\t{key}", menu)
            action.triggered.connect(lambda _=False, toggle=toggle: self._toggle_aside(toggle))
            menu.addAction(action)
        self.aboutToShow.connect(lambda: menu.setEnabled(isinstance(self._window.view, Table)))

    def _toggle_aside(self, toggle: Callable[[Table], None]) -> None:
        view = self._window.view
        if isinstance(view, Table):
            toggle(view)

    def _add_speeds(self) -> None:
        window, settings = self._window, self._window.settings
        paces = {
            "slow": translate("Menu", "Slow", "speed"),
            "normal": translate("Menu", "Normal", "speed"),
            "fast": translate("Menu", "Fast", "speed"),
            "instant": translate("Menu", "Instant", "speed"),
        }
        bots, people = translate("Menu", "Speed of bots"), translate("Menu", "Speed of people")
        self._add_choice(bots, paces, settings.pace, window.preferences.set_pace)
        self._add_choice(people, paces, settings.own_pace, window.preferences.set_own_pace)
        moves = translate("Menu", "Show moves")
        self._add_switch(moves, settings.shows_moves, window.preferences.set_shows_moves, "F9")
        hand_over = translate("Menu", "Cover the table between people")
        self._add_switch(
            hand_over, settings.hands_over, window.preferences.set_hands_over, "Ctrl+H"
        )

    def _add_looks(self) -> None:
        window, settings = self._window, self._window.settings
        schemes = {
            "system": translate("Menu", "As the system"),
            "light": translate("Menu", "Light", "colours of the window"),
            "dark": translate("Menu", "Dark", "colours of the window"),
        }
        colours = translate("Menu", "Colours")
        self._add_choice(colours, schemes, settings.scheme, window.preferences.set_scheme)
        palettes = {
            "table": translate("Menu", "Table", "name of a set of colours: those of this table"),
            "wood": translate("Menu", "Painted wood"),
            "safe": translate("Menu", "Safe for colour-blind eyes"),
        }
        players = translate("Menu", "Players' colours")
        self._add_choice(players, palettes, settings.palette, window.preferences.set_palette)
        letters = translate("Menu", "Letters on houses")
        self._add_switch(letters, settings.shows_letters, window.preferences.set_letters, "F4")
        percent = translate("Menu", "{percent}%")
        scales = {str(scale): percent.format(percent=scale) for scale in SCALES}
        size = translate("Menu", "Size", "of everything in the window")
        self._add_choice(size, scales, str(settings.scale), window.preferences.set_scale)
        sizes = {
            "normal": translate("Menu", "Normal", "size of the text"),
            "large": translate("Menu", "Large", "size of the text"),
            "larger": translate("Menu", "Larger", "size of the text"),
        }
        text = translate("Menu", "Text size", "of what is read: sentences, lists, rules")
        self._add_choice(text, sizes, settings.text_size, window.preferences.set_text_size)
        full = QKeySequence.StandardKey.FullScreen
        self._add(translate("Menu", "Full screen"), window.toggle_full_screen, full, "F11")

    def _add(self, text: str, slot: Callable[[], object], *keys: Key) -> QAction:
        action = _action(text, self)
        # A key that stands there twice would lead nowhere.
        names = dict.fromkeys(
            key if isinstance(key, str) else QKeySequence(key).toString() for key in keys
        )
        action.setShortcuts([keys_named(name) for name in names if name])
        # The signal carries whether it is checked, which these slots do not ask for.
        action.triggered.connect(lambda _=False: slot())
        self._part.addAction(action)
        self._window.addAction(action)
        return action

    def _add_switch(self, text: str, is_on: bool, slot: Callable[[bool], object], key: str) -> None:
        action = _action(text, self)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.setShortcut(keys_named(key))
        action.toggled.connect(slot)
        self._part.addAction(action)
        self._window.addAction(action)

    def _add_choice(
        self, title: str, texts: Mapping[str, str], chosen: str, slot: Callable[[str], object]
    ) -> None:
        menu = self._part.addMenu(title)
        group = QActionGroup(self)
        for name, text in texts.items():
            action = _action(text, group)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.setData(name)
            menu.addAction(action)
        group.triggered.connect(lambda action: slot(action.data()))


def _action(text: str, parent: QObject) -> QAction:
    action = QAction(parent)  # told its text as well, PySide asks for what icons there are
    action.setText(text)
    return action
