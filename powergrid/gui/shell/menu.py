# SPDX-License-Identifier: MIT
"""The menu of the window, with the keys that work everywhere."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from powergrid.gui.kit.key_names import key_sequence
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.language import LANGUAGES, SYSTEM
from powergrid.gui.settings.settings import SCALES, Settings
from powergrid.gui.shell.entries import Key, TableEntry
from powergrid.gui.shell.game_table import GameTable
from powergrid.gui.shell.game_views import GameViews
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.settings_page import Choice, Group, SettingsPage
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

    def __init__(
        self,
        navigator: Navigator,
        visits: Visits,
        game_views: GameViews,
        preferences: Preferences,
        settings: Settings,
        preview: Callable[[], QWidget],
    ) -> None:
        super().__init__(navigator.window)
        self._new_preview = preview
        self._game_views = game_views
        self._navigator = navigator
        self._visits = visits
        self._preferences = preferences
        self._settings = settings
        self._part: QMenu = self
        self._add_games()
        self._add_turns()
        self._add_beside_table(self.addMenu(translate("Menu", "Beside the table")))
        self._make_preferences()
        # Whoever cannot read the language that is spoken must find this one.
        text = translate("Menu", "Settings…", "ends in “(Settings)” in every translation")
        self._add(text, self.show_settings, "Ctrl+,")
        full = QKeySequence.StandardKey.FullScreen
        self._add(translate("Menu", "Full screen"), self._toggle_full_screen, full, "F11")
        self.addSeparator()
        self._add(translate("Menu", "Front page"), self.front_asked.emit, "Ctrl+Home")
        self._add_own_key()
        quit_key = QKeySequence.StandardKey.Quit
        self._add(translate("Menu", "Quit"), navigator.window.close, quit_key, "Ctrl+Q")

    def _toggle_full_screen(self) -> None:
        """Let the window fill the screen, or be a window again."""
        window = self._navigator.window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_settings(self) -> None:
        """Show all settings on one page."""
        navigator = self._navigator
        if isinstance(navigator.view, SettingsPage):
            return
        page = SettingsPage(self._columns, self._new_preview())
        page.back_asked.connect(navigator.leave)
        navigator.visit(page)

    def _make_preferences(self) -> None:
        """Make the actions of the settings; those with keys work in the whole window."""
        preferences, settings = self._preferences, self._settings
        languages = {SYSTEM: translate("Menu", "As the system"), **LANGUAGES}
        title = translate("Menu", "Language", "ends in “(Language)” in every translation")
        choice = self._choice(title, languages, settings.language, preferences.set_language)
        self._columns = (
            (self._looks(),),
            (self._speeds(), Group(title, [choice])),
        )

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

    def _speeds(self) -> Group:
        preferences, settings = self._preferences, self._settings
        paces = {
            "slow": translate("Menu", "Slow", "speed"),
            "normal": translate("Menu", "Normal", "speed"),
            "fast": translate("Menu", "Fast", "speed"),
            "instant": translate("Menu", "Instant", "speed"),
        }
        bots, people = translate("Menu", "Speed of bots"), translate("Menu", "Speed of people")
        choices = [
            self._choice(bots, paces, settings.pace, preferences.set_pace),
            self._choice(people, paces, settings.own_pace, preferences.set_own_pace),
        ]
        moves = translate("Menu", "Show moves")
        hand_over = translate("Menu", "Cover the table between people")
        skip = translate("Menu", "Skip turns in which nothing can be done")
        ends = translate("Menu", "Enter also ends the turn")
        switches = [
            self._switch(moves, settings.shows_moves, preferences.set_shows_moves, "F9"),
            self._switch(hand_over, settings.hands_over, preferences.set_hands_over, "Ctrl+H"),
            self._switch(skip, settings.skips_turns, preferences.set_skips_turns, "Ctrl+K"),
            self._switch(ends, settings.ends_turns, preferences.set_ends_turns, "Ctrl+E"),
        ]
        return Group(translate("Menu", "Speed and moves"), choices, switches)

    def _looks(self) -> Group:
        preferences, settings = self._preferences, self._settings
        schemes = {
            "system": translate("Menu", "As the system"),
            "light": translate("Menu", "Light", "colours of the window"),
            "dark": translate("Menu", "Dark", "colours of the window"),
        }
        colours = translate("Menu", "Colours")
        choices = [self._choice(colours, schemes, settings.scheme, preferences.set_scheme)]
        palettes = {
            "table": translate("Menu", "Table", "name of a set of colours: those of this table"),
            "wood": translate("Menu", "Painted wood"),
            "safe": translate("Menu", "Safe for colour-blind eyes"),
        }
        players = translate("Menu", "Players' colours")
        choices.append(self._choice(players, palettes, settings.palette, preferences.set_palette))
        letters = translate("Menu", "Letters on houses")
        plain = translate("Menu", "Plain board", "without relief and light")
        switches = [
            self._switch(letters, settings.shows_letters, preferences.set_letters, "F4"),
            self._switch(plain, settings.is_plain, preferences.set_plain, "Shift+F4"),
        ]
        percent = translate("Menu", "{percent}%")
        scales = {str(scale): percent.format(percent=scale) for scale in SCALES}
        size = translate("Menu", "Size", "of everything in the window")
        choices.append(self._choice(size, scales, str(settings.scale), preferences.set_scale))
        sizes = {
            "normal": translate("Menu", "Normal", "size of the text"),
            "large": translate("Menu", "Large", "size of the text"),
            "larger": translate("Menu", "Larger", "size of the text"),
        }
        text = translate("Menu", "Text size", "of what is read: sentences, lists, rules")
        choices.append(self._choice(text, sizes, settings.text_size, preferences.set_text_size))
        return Group(translate("Menu", "Look", "how the window looks"), choices, switches)

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

    def _switch(self, text: str, is_on: bool, slot: Callable[[bool], object], key: str) -> QAction:
        """Return an action that is on or off, whose key works in the whole window."""
        action = _action(text, self)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.setShortcut(key_sequence(key))
        action.toggled.connect(slot)
        self._navigator.window.addAction(action)
        return action

    def _choice(
        self, title: str, texts: Mapping[str, str], chosen: str, slot: Callable[[str], object]
    ) -> Choice:
        """Return a choice with an action for each value."""
        group = QActionGroup(self)
        for name, text in texts.items():
            action = _action(text, group)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            action.setData(name)
        group.triggered.connect(lambda action: slot(action.data()))
        return Choice(title, group.actions())


def _action(text: str, parent: QObject) -> QAction:
    action = QAction(parent)  # told its text as well, PySide asks for what icons there are
    action.setText(text)
    return action
