# SPDX-License-Identifier: MIT
"""Controls the game at the table: undo and redo, skipping, pausing, and its pace."""

from PySide6.QtCore import QObject, Signal

from powergrid.gui.kit.view import View
from powergrid.gui.settings.settings import PACES, Settings
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.game_pages import EndPage, GameTable
from powergrid.gui.shell.navigator import Navigator
from powergrid.play.session import AnySession


class GameControls(QObject):
    """What the menu and the settings do with the game at the table of one window.

    The bots wait while anything but the table is shown; `paused` says whether they are paused.
    """

    paused = Signal(bool)

    def __init__(self, navigator: Navigator, game: CurrentGame, settings: Settings) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._game = game
        self._settings = settings
        self._is_away = True
        self._was_paused = False
        navigator.currentChanged.connect(self._pause_away_from_table)

    def begin(self, session: AnySession) -> None:
        """Set the pace of a game that has just been opened, and follow its pauses."""
        self._is_away, self._was_paused = True, False  # its table is not shown yet
        self.apply_pace()
        session.bots.paused.connect(self.paused)
        self.paused.emit(False)

    def undo(self) -> None:
        """Undo what was done last in the view that is shown, or at the table of its end."""
        shown = self._navigator.view
        view = self._game.table if isinstance(shown, EndPage) else shown
        if isinstance(view, View):
            view.undo()

    def redo(self) -> None:
        """Redo what was undone last."""
        if self._game.session is not None and self._is_at_table():
            self._game.session.redo()

    def undo_turn(self) -> None:
        """Undo everything staged, or else the whole last turn."""
        is_end = isinstance(self._navigator.view, EndPage)
        if self._game.table is not None and (is_end or self._is_at_table()):
            self._game.table.undo_turn()

    def redo_turn(self) -> None:
        """Redo the turn that was undone last."""
        if self._game.session is not None and self._is_at_table():
            self._game.session.redo_turn()

    def skip(self) -> None:
        """Let the bots act at once until a person is asked."""
        if self._game.session is not None and self._is_at_table():
            self._game.session.skip()

    def pause(self) -> None:
        """Pause the bots, or let them continue; away from the table they are paused anyway."""
        session = self._game.session
        if session is not None:
            if self._is_at_table():
                session.bots.pause(not session.bots.is_paused)
            self.paused.emit(session.bots.is_paused)

    def apply_pace(self) -> None:
        """Set the pace of the table, and of a replay that is shown."""
        for table in {self._game.table, self._navigator.currentWidget()}:
            if isinstance(table, GameTable):
                table.session.bots.pace = PACES[self._settings.pace]

    def apply_skipping(self) -> None:
        """Skip turns in which a person can only pass, or stop skipping them."""
        if self._game.session is not None:
            self._game.session.skip_turns(self._settings.skips_turns)

    def _is_at_table(self) -> bool:
        return self._navigator.currentWidget() is self._game.table

    def _pause_away_from_table(self) -> None:
        session, is_away = self._game.session, self._game.is_in_progress and not self._is_at_table()
        if session is None or is_away == self._is_away:
            return
        self._is_away = is_away
        if is_away:
            self._was_paused = session.bots.is_paused
        session.bots.pause(is_away or self._was_paused)
