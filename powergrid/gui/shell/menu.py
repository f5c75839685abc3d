# SPDX-License-Identifier: MIT
"""The menu of the window, with the keys that work everywhere."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from powergrid.gui.kit.key_names import key_sequence
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.language import LANGUAGES, SYSTEM
from powergrid.gui.settings.settings import SCALES, Settings
from powergrid.gui.shell.entries import Key, TableEntry
from powergrid.gui.shell.game_table import GameTable
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.visits import Visits


class GameMenu(QMenu):
    """Everything that can be done with a game and with the program.

    Its keys work in the whole window of the navigator; what the window itself does, the menu asks
    for by a signal.
    """

    front_asked = Signal()
    rematch_asked = Signal()
    record_asked = Signal()
    save_asked = Signal()
    undo_asked = Signal()
    redo_asked = Signal()
    undo_turn_asked = Signal()
    redo_turn_asked = Signal()
    skip_asked = Signal()
    pause_asked = Signal()
    full_screen_asked = Signal()

    def __init__(
        self,
        navigator: Navigator,
        visits: Visits,
        game_views: GameViews,
        preferences: Preferences,
        settings: Settings,
    ) -> None:
        super().__init__(navigator.window)
        self._game_views = game_views
        self._navigator = navigator
        self._visits = visits
        self._preferences = preferences
        self._settings = settings
        self._part: QMenu = self
        self._add_games()
        self._add_turns()
        self._add_beside_table(self.addMenu(translate("Menu", "Beside the table")))
        self._part = self.addMenu(translate("Menu", "Speed and moves"))
        self._add_speeds()
        self._part = self.addMenu(translate("Menu", "Look", "how the window looks"))
        self._add_looks()
        self._part = self
        languages = {SYSTEM: translate("Menu", "As the system"), **LANGUAGES}
        # Whoever cannot read the language that is spoken must find this one.
        title = translate("Menu", "Language", "ends in “(Language)” in every translation")
        self._add_choice(title, languages, settings.language, preferences.set_language)
        self.addSeparator()
        self._add(translate("Menu", "Front page"), self.front_asked.emit, "Ctrl+Home")
        self._add_own_key()
        quit_key = QKeySequence.StandardKey.Quit
        self._add(translate("Menu", "Quit"), navigator.window.close, quit_key, "Ctrl+Q")

    def _add_own_key(self) -> None:
        """Let a key open the menu itself, in which it has no line."""
        action = _action(translate("Menu", "The menu"), self)
        action.setShortcut(key_sequence("F10"))
        action.triggered.connect(lambda _=False: self._navigator.menu_asked.emit())
        self._navigator.window.addAction(action)

    def _add_games(self) -> None:
        visits, key = self._visits, QKeySequence.StandardKey
        new_game_asked = self._navigator.new_game_asked
        self._add(translate("Menu", "New game…"), new_game_asked.emit, key.New)
        self._add(translate("Menu", "Rematch"), self.rematch_asked.emit, "Ctrl+Shift+N")
        for entry in visits.entries():
            self._add(entry.text, entry.slot, *entry.keys)
        self._add(translate("Menu", "Keys…"), visits.show_keys, "?", "Shift+F1")
        self._add(translate("Menu", "Open a record…"), self.record_asked.emit, key.Open)
        self._add(
            translate("Menu", "Save the record as…"), self.save_asked.emit, key.SaveAs, "Ctrl+S"
        )
        self.addSeparator()

    def _add_turns(self) -> None:
        visits, key = self._visits, QKeySequence.StandardKey
        self._add(translate("Menu", "Undo"), self.undo_asked.emit, key.Undo)
        self._add(
            translate("Menu", "Redo"), self.redo_asked.emit, key.Redo, "Ctrl+Shift+Z", "Ctrl+Y"
        )
        self._add(translate("Menu", "Undo the turn"), self.undo_turn_asked.emit, "Ctrl+Alt+Z")
        self._add(translate("Menu", "Redo the turn"), self.redo_turn_asked.emit, "Ctrl+Alt+Y")
        for entry in self._game_views.turn_entries():
            self._add_table_entry(entry)
        self.addSeparator()
        self._add(translate("Menu", "Replay", "look at the game again"), visits.show_replay, "F5")
        self._add(translate("Menu", "Since my last turn"), visits.show_since_last_turn, "F6")
        self._add(translate("Menu", "Skip to my turn"), self.skip_asked.emit, "F7")
        self.pause = self._add(translate("Menu", "Pause"), self.pause_asked.emit, "F8")
        self.pause.setCheckable(True)
        self.addSeparator()

    def _add_beside_table(self, menu: QMenu) -> None:
        """Add what opens beside the table."""
        for entry in self._game_views.panel_entries():
            menu.addAction(self._table_action(entry, menu))
        self.aboutToShow.connect(lambda: menu.setEnabled(self._table() is not None))

    def _add_table_entry(self, entry: TableEntry) -> None:
        """Add a line about the table, enabled where it can be done."""
        action = self._table_action(entry, self)

        def follow() -> None:
            table = self._table()
            action.setEnabled(table is not None and entry.is_offered(table))

        self.aboutToShow.connect(follow)
        self.addAction(action)

    def _table_action(self, entry: TableEntry, parent: QMenu) -> QAction:
        """Return the action of a line; its key is only named, for the table listens to it."""
        action = _action(f"{entry.text}\t{entry.key}", parent)

        def act() -> None:
            table = self._table()
            if table is not None:
                entry.slot(table)

        action.triggered.connect(act)
        return action

    def _table(self) -> GameTable | None:
        view = self._navigator.view
        return view if isinstance(view, GameTable) else None

    def _add_speeds(self) -> None:
        preferences, settings = self._preferences, self._settings
        paces = {
            "slow": translate("Menu", "Slow", "speed"),
            "normal": translate("Menu", "Normal", "speed"),
            "fast": translate("Menu", "Fast", "speed"),
            "instant": translate("Menu", "Instant", "speed"),
        }
        bots, people = translate("Menu", "Speed of bots"), translate("Menu", "Speed of people")
        self._add_choice(bots, paces, settings.pace, preferences.set_pace)
        self._add_choice(people, paces, settings.own_pace, preferences.set_own_pace)
        moves = translate("Menu", "Show moves")
        self._add_switch(moves, settings.shows_moves, preferences.set_shows_moves, "F9")
        hand_over = translate("Menu", "Cover the table between people")
        self._add_switch(hand_over, settings.hands_over, preferences.set_hands_over, "Ctrl+H")
        skip = translate("Menu", "Skip turns in which nothing can be done")
        self._add_switch(skip, settings.skips_turns, preferences.set_skips_turns, "Ctrl+K")
        ends = translate("Menu", "Enter also ends the turn")
        self._add_switch(ends, settings.ends_turns, preferences.set_ends_turns, "Ctrl+E")

    def _add_looks(self) -> None:
        preferences, settings = self._preferences, self._settings
        schemes = {
            "system": translate("Menu", "As the system"),
            "light": translate("Menu", "Light", "colours of the window"),
            "dark": translate("Menu", "Dark", "colours of the window"),
        }
        colours = translate("Menu", "Colours")
        self._add_choice(colours, schemes, settings.scheme, preferences.set_scheme)
        palettes = {
            "table": translate("Menu", "Table", "name of a set of colours: those of this table"),
            "wood": translate("Menu", "Painted wood"),
            "safe": translate("Menu", "Safe for colour-blind eyes"),
        }
        players = translate("Menu", "Players' colours")
        self._add_choice(players, palettes, settings.palette, preferences.set_palette)
        letters = translate("Menu", "Letters on houses")
        self._add_switch(letters, settings.shows_letters, preferences.set_letters, "F4")
        plain = translate("Menu", "Plain board", "without relief and light")
        self._add_switch(plain, settings.is_plain, preferences.set_plain, "Shift+F4")
        percent = translate("Menu", "{percent}%")
        scales = {str(scale): percent.format(percent=scale) for scale in SCALES}
        size = translate("Menu", "Size", "of everything in the window")
        self._add_choice(size, scales, str(settings.scale), preferences.set_scale)
        sizes = {
            "normal": translate("Menu", "Normal", "size of the text"),
            "large": translate("Menu", "Large", "size of the text"),
            "larger": translate("Menu", "Larger", "size of the text"),
        }
        text = translate("Menu", "Text size", "of what is read: sentences, lists, rules")
        self._add_choice(text, sizes, settings.text_size, preferences.set_text_size)
        full = QKeySequence.StandardKey.FullScreen
        self._add(translate("Menu", "Full screen"), self.full_screen_asked.emit, full, "F11")

    def _add(self, text: str, slot: Callable[[], object], *keys: Key) -> QAction:
        action = _action(text, self)
        # A key that stands there twice would lead nowhere.
        names = dict.fromkeys(
            key if isinstance(key, str) else QKeySequence(key).toString() for key in keys
        )
        action.setShortcuts([key_sequence(name) for name in names if name])
        # The signal carries whether it is checked, which these slots do not ask for.
        action.triggered.connect(lambda _=False: slot())
        self._part.addAction(action)
        self._navigator.window.addAction(action)
        return action

    def _add_switch(self, text: str, is_on: bool, slot: Callable[[bool], object], key: str) -> None:
        action = _action(text, self)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.setShortcut(key_sequence(key))
        action.toggled.connect(slot)
        self._part.addAction(action)
        self._navigator.window.addAction(action)

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
