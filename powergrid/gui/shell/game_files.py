# SPDX-License-Identifier: MIT
"""Opens games from files, and saves the one at the table."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.damaged_files import remember_damaged
from powergrid.gui.shell.game_views import AnyViews
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.safeguard import Safeguard
from powergrid.play.autosave import Autosave
from powergrid.play.errors import RecordError
from powergrid.play.game_file import GameFile, OpenElsewhere, new_game_file
from powergrid.play.record_files import GameRecord, read, save, with_ending
from powergrid.play.saved_games import games_dir, last_played, new_game_name

_MAX_SENTENCES: Final = 3
"""Damaged files of which a message says what is wrong."""


class GameFiles(QObject):
    """Opens games at the table of one window.

    `clearing` is emitted before the game at the table is replaced, `opened` carries the record of
    the new one. `already_open` means that the requested game is at the table. `opened_elsewhere`
    carries the session of a game that another window has open, and its file. `saved` carries the
    file that the player has chosen for the record.
    """

    clearing = Signal()
    opened = Signal(object)
    already_open = Signal()
    opened_elsewhere = Signal(object, Path)
    saved = Signal(Path)

    def __init__(
        self,
        navigator: Navigator,
        game: CurrentGame,
        safeguard: Safeguard,
        views: AnyViews,
    ) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._game = game
        self._settings = views.settings
        self._safeguard = safeguard
        self._views = views

    def open_new(self, record: GameRecord) -> None:
        """Open a new game, saved in a new file."""
        self._open(record, lambda: self._new_file(record))

    def open_record(self, record: GameRecord) -> bool:
        """Open a game that is not saved; warn and return False if that fails."""
        return self._open(record, None)

    def _open(self, record: GameRecord, file: Callable[[], GameFile] | None) -> bool:
        """Open a game that is saved in the file that `file` makes, if any."""
        if not self._safeguard.may_leave(lambda: self._open(record, file)):
            return False
        try:
            session = self._views.session(record)
        except RecordError as error:
            self._navigator.warn(str(error))
            return False
        try:
            autosave = None if file is None else Autosave(session, file())
        except OpenElsewhere as error:
            self.opened_elsewhere.emit(session, Path(error.file))
            return True
        self.clearing.emit()
        self._game.end()
        self._safeguard.show_game()
        self._game.session, self._game.autosave = session, autosave
        if autosave is not None:
            self._safeguard.watch(autosave)
            autosave.begin()
            self._settings.game = autosave.file.name
        self.opened.emit(record)
        return True

    def open_file(self, file: Path) -> bool:
        """Open a record; if it is continued, the new game gets a file of its own."""
        autosave = self._game.autosave
        if autosave is not None and file.resolve() == autosave.file.resolve():
            self.already_open.emit()
            return True
        try:
            known = read(file)  # first, so that a change after it is noticed and not overwritten
            record = self._views.load(file)
        except RecordError as error:
            error.file = str(file)
            self._navigator.warn(str(error))
            return False
        if file.resolve().parent == games_dir(self._views.folder).resolve():
            return self._open(record, lambda: GameFile(file, known))
        if record.is_finished:
            return self.open_record(record)
        return self._open(record, lambda: self._new_file(record))

    def _new_file(self, record: GameRecord) -> GameFile:
        return new_game_file(new_game_name(record, self._views.folder))

    def warn_once(self, damaged: Mapping[Path, str]) -> None:
        """Warn about damaged files in one message, without those known that have not changed since.

        `damaged` has a sentence for each.
        """
        sentences = [damaged[file] for file in remember_damaged(self._settings, damaged)]
        if not sentences:
            return
        if more := len(sentences[_MAX_SENTENCES:]):
            sentences[_MAX_SENTENCES:] = [
                translate("MainWindow", "%n more games cannot be opened.", "", more)
            ]
        self._navigator.warn("\n\n".join(sentences))

    def open_last(self) -> None:
        """Open the last game, if there is one."""
        found = self._last_or_warn()
        if found is not None:
            self.open_file(found[0])

    def _last_or_warn(self) -> tuple[Path, GameRecord] | None:
        """Return the same as `last_played`, and warn about damaged files."""
        damaged: dict[Path, str] = {}
        found = self.last_played(damaged.__setitem__)
        self.warn_once(damaged)
        return found

    def last_played(self, warn: Callable[[Path, str], object]) -> tuple[Path, GameRecord] | None:
        """Return the last game and its file, a finished one only if none is unfinished.

        `warn` gets each damaged file and what is wrong.
        """
        views, last = self._views, self._settings.game
        return last_played(views.load, warn, last, views.folder, open_first=True)

    def continue_last(self) -> None:
        """Open the unfinished game that was played last, or say that there is none."""
        found = self._last_or_warn()
        if found is None or found[1].is_finished:
            text = translate("MainWindow", "There is no unfinished game to continue.")
            self._navigator.warn(text)
        else:
            self.open_file(found[0])

    def ask_for_record(self) -> None:
        """Ask for a file with a record and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._navigator.window(),
            translate("MainWindow", "Open a record"),
            str(games_dir(self._views.folder)),
            translate("MainWindow", "Records (*.json *.json.gz)"),
        )
        if name:
            self.open_file(Path(name))

    def save_record_as(self) -> bool:
        """Ask for a file and save the record there too; return whether that was done."""
        session = self._game.session
        if session is None or session.recorder is None:
            return False
        name, _ = QFileDialog.getSaveFileName(
            self._navigator.window(),
            translate("MainWindow", "Save the record"),
            "game.powergrid.json",
            translate("MainWindow", "Records (*.json *.json.gz)"),
        )
        if not name:
            return False
        file = with_ending(Path(name))
        try:
            save(session.recorder, file)
        except RecordError as error:
            self._navigator.warn(str(error))
            return False
        self.saved.emit(file)
        return True
