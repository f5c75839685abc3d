# SPDX-License-Identifier: MIT
"""The menu of the window, and the keys that work everywhere."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from powergrid.gui.kit.keys import key_sequence
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.entries import Key, TableEntry
from powergrid.gui.shell.game_controls import GameControls
from powergrid.gui.shell.game_pages import GameTable
from powergrid.gui.shell.game_views import AnyViews
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.preferences import Preferences
from powergrid.gui.shell.setting_actions import SettingActions, new_action
from powergrid.gui.shell.settings_page import SettingsPage
from powergrid.gui.shell.visits import Visits


class GameMenu(QMenu):
    """Leads to all pages; what can be done with the game at the table is a submenu.

    Its keys, and those of pages without an entry, work in the whole window. The menu asks for what
    the window itself does by a signal.
    """

    front_asked = Signal()
    rematch_asked = Signal()
    record_asked = Signal()
    save_asked = Signal()

    def __init__(
        self,
        navigator: Navigator,
        visits: Visits,
        game_views: AnyViews,
        controls: GameControls,
        preferences: Preferences,
        preview: Callable[[], QWidget],
    ) -> None:
        super().__init__(navigator.window())
        self._new_preview = preview
        self._game_views = game_views
        self._navigator = navigator
        self._visits = visits
        self._settings = SettingActions(
            navigator.window(),
            preferences,
            game_views.look_switches(),
            game_views.move_switches(),
            self,
        )
        asked, key = navigator.new_game_asked, QKeySequence.StandardKey
        self._add(self, translate("Menu", "New game…"), asked.emit, key.New)
        game = self.game = self.addMenu(translate("Menu", "This game"))
        for entry in visits.entries():
            self._add(self, entry.text, entry.slot, *entry.keys)
        self._add(self, translate("Menu", "Keys…"), visits.show_keys, "?", "Shift+F1")
        # Players who cannot read the current language must find this one.
        text = translate("Menu", "Settings…", "ends in “(Settings)” in every translation")
        self._add(self, text, self.show_settings, "Ctrl+,")
        self.addSeparator()
        self._add(self, translate("Menu", "Front page"), self.front_asked.emit, "Ctrl+Home")
        self._add_keys()
        self._add(self, translate("Menu", "Quit"), navigator.window().close, key.Quit, "Ctrl+Q")
        self._add_turns(game, controls)
        self._add_beside_table(game)
        self._add_record(game)
        for menu in (self, game):
            _mark_letters(menu)

    def withdraw(self) -> None:
        """Delete the menu; its keys stop working at once."""
        for action in self.findChildren(QAction):
            self._navigator.window().removeAction(action)
        self.deleteLater()

    def show_settings(self) -> None:
        """Show all settings on one page."""
        if not isinstance(self._navigator.view, SettingsPage):
            self._visits.show(SettingsPage(self._settings.columns, self._new_preview()))

    def _add_keys(self) -> None:
        """Add the keys of what has no entry: further pages, opening a record, the menu itself."""
        for entry in self._visits.pages():
            self._add(None, entry.text, entry.slot, *entry.keys)
        opened = translate("Menu", "Open a record…")
        self._add(None, opened, self.record_asked.emit, QKeySequence.StandardKey.Open)
        menu_asked = self._navigator.menu_asked
        self._add(None, translate("Menu", "The menu"), menu_asked.emit, "F10")

    def _add_turns(self, game: QMenu, controls: GameControls) -> None:
        visits, key = self._visits, QKeySequence.StandardKey
        replay = translate("Menu", "Replay", "look at the game again")
        self._add(game, replay, visits.show_replay, "F5")
        self._add(game, translate("Menu", "Since my last turn"), visits.show_since_last_turn, "F6")
        self._add(game, translate("Menu", "Skip to my turn"), controls.skip, "F7")
        self.pause = self._add(game, translate("Menu", "Pause"), controls.pause, "F8")
        self.pause.setCheckable(True)
        game.addSeparator()
        redo, undo_turn = translate("Menu", "Redo"), translate("Menu", "Undo the turn")
        self._add(game, translate("Menu", "Undo"), controls.undo, key.Undo)
        self._add(game, redo, controls.redo, key.Redo, "Ctrl+Shift+Z", "Ctrl+Y")
        self._add(game, undo_turn, controls.undo_turn, "Ctrl+Alt+Z")
        redo_turn = translate("Menu", "Redo the turn")
        self._add(game, redo_turn, controls.redo_turn, "Ctrl+Alt+Y")
        game.addSeparator()

    def _add_beside_table(self, game: QMenu) -> None:
        """Add what the table itself does and opens."""
        for entry in self._game_views.table_entries():
            self._add_table_entry(entry, game)
        game.addSeparator()

    def _add_record(self, game: QMenu) -> None:
        """Add what starts the same game again and what saves its record."""
        rematch = translate("Menu", "Rematch")
        self._add(game, rematch, self.rematch_asked.emit, "Ctrl+Shift+N")
        save = translate("Menu", "Save the record as…")
        self._add(game, save, self.save_asked.emit, QKeySequence.StandardKey.SaveAs, "Ctrl+S")

    def _add_table_entry(self, entry: TableEntry, game: QMenu) -> None:
        """Add an entry about the table, enabled while it can be used.

        Its key is only shown, since the table handles it.
        """
        action = new_action(f"{entry.text}\t{entry.key}", game)

        def follow() -> None:
            table = self._table()
            action.setEnabled(table is not None and entry.is_offered(table))

        def act() -> None:
            table = self._table()
            if table is not None:
                entry.slot(table)

        game.aboutToShow.connect(follow)
        action.triggered.connect(act)
        game.addAction(action)

    def _table(self) -> GameTable | None:
        view = self._navigator.view
        return view if isinstance(view, GameTable) else None

    def _add(
        self, menu: QMenu | None, text: str, slot: Callable[[], object], *keys: Key
    ) -> QAction:
        """Add an entry to a menu; without a menu, only the keys work."""
        action = new_action(text, self)
        # A key that is given twice is ambiguous to Qt and does nothing.
        names = dict.fromkeys(
            key if isinstance(key, str) else QKeySequence(key).toString() for key in keys
        )
        action.setShortcuts([key_sequence(name) for name in names if name])
        # The signal carries whether the action is checked, which these slots do not take.
        action.triggered.connect(lambda _=False: slot())
        if menu is not None:
            menu.addAction(action)
        self._navigator.window().addAction(action)
        return action


def _mark_letters(menu: QMenu) -> None:
    """Give each entry the first free letter of its text, in any language."""
    taken: set[str] = set()
    for line in menu.actions():
        text = line.text()
        words, _, _ = text.partition("\t")
        for at, letter in enumerate(words.casefold()):
            if letter.isalnum() and letter not in taken:
                taken.add(letter)
                line.setText(f"{text[:at]}&{text[at:]}")
                break
