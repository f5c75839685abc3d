# SPDX-License-Identifier: MIT
"""Protects what players save: alerts say what cannot be saved or opened.

Leaving an unsaved game needs consent.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from powergrid.files.folders import closed_folder
from powergrid.files.messages import printable, reason_of
from powergrid.files.places import data_dir
from powergrid.gui.kit.translation import translate
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.alerts import Alerts, Problem, Remedy
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.navigator import Navigator
from powergrid.play.autosave import Autosave


class Safeguard(QObject):
    """Watches whether the game and the settings of one window are saved.

    `save_as` asks the player for another file and returns whether the game was saved there.
    """

    def __init__(
        self,
        navigator: Navigator,
        alerts: Alerts,
        game: CurrentGame,
        settings: Settings,
        save_as: Callable[[], bool],
    ) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._alerts = alerts
        self._game = game
        self._settings = settings
        self._save_as = save_as
        self._may_lose = False
        self._is_asking = False
        self._closed = ""
        """What the alert about a closed folder says, also once it is hidden."""
        settings.problem_changed.connect(self._show_settings)

    @property
    def is_all_saved(self) -> bool:
        """Whether the game at the table is saved in its current state, or has no file."""
        autosave = self._game.autosave
        return autosave is None or autosave.is_saved

    def watch(self, autosave: Autosave) -> None:
        """Report problems with saving a game from now on."""
        # Queued: the alert resizes the table, which is not up to date yet.
        autosave.problem_changed.connect(self.show_game, Qt.ConnectionType.QueuedConnection)
        autosave.moved.connect(self._show_move)

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Return whether the game at the table is saved, or may be lost.

        If not, the player is asked, and `leave` is called if they agree.
        """
        if self._is_safe() or self._may_lose:
            return True
        if not self._is_asking:
            self._ask(leave)
        return False

    def leave_without_asking(self, leave: Callable[[], object]) -> None:
        """Save what can be saved, and leave."""
        self._is_safe()
        self._may_lose = True
        leave()
        self._may_lose = False

    def renew_texts(self) -> None:
        """Show the alerts in the current language."""
        self.show_game()
        self.show_closed()
        self._show_settings()

    def _is_safe(self) -> bool:
        """Return whether the game is saved, after another try if necessary."""
        autosave = self._game.autosave
        if autosave is not None and not autosave.is_saved:
            autosave.save()
        return self.is_all_saved

    def show_game(self) -> None:
        """Show or withdraw the alert that the game at the table is not saved."""
        autosave = self._game.autosave
        if autosave is None or not autosave.problem:
            self._alerts.withdraw(Problem.UNSAVED_GAME)
            return
        again = Remedy(self.tr("Try again"), self.tr("Saves the game once more."), autosave.save)
        elsewhere = Remedy(
            self.tr("Save as…"),
            self.tr("Saves the record of this game elsewhere."),
            self._save_as,
        )
        unsaved = self.tr("This game is not saved! {reason}").format(reason=autosave.problem)
        self._alerts.show_alert(Problem.UNSAVED_GAME, unsaved, (again, elsewhere))

    def show_closed(self) -> None:
        """Show or withdraw the alert that one of the player's folders cannot be opened."""
        error = closed_folder(data_dir())
        closed = "" if error is None else self._closed_text(error)
        if closed == self._closed:
            return  # it is shown, or the player has hidden it
        self._closed = closed
        self._show(Problem.CLOSED_FOLDER, closed)

    def _closed_text(self, error: OSError) -> str:
        text = self.tr(
            "{folder} cannot be opened ({reason}), so what is saved there is not shown. Check "
            "the folder."
        )
        return text.format(folder=printable(str(error.filename)), reason=reason_of(error))

    def _show_move(self, before: str, after: str) -> None:
        self._settings.game = after
        sentence = translate(
            "Games",
            "Another program has changed {before}. That file is left as it is, and your game "
            "continues in {after}.",
        )
        self._navigator.warn(sentence.format(before=before, after=after))

    def _show_settings(self) -> None:
        self._show(Problem.UNSAVED_SETTINGS, self._settings.problem)

    def _show(self, problem: Problem, sentence: str) -> None:
        """Show an alert that the player can hide, or withdraw it if there is nothing to say."""
        if not sentence:
            self._alerts.withdraw(problem)
            return
        hide = Remedy(
            self.tr("Hide"),
            self.tr("Hides this message."),
            lambda: self._alerts.withdraw(problem),
        )
        self._alerts.show_alert(problem, sentence, (hide,))

    def _ask(self, leave: Callable[[], object]) -> None:
        reason = "" if self._game.autosave is None else self._game.autosave.problem
        lost = self.tr("Everything played since the last save will be lost.")
        question = self.tr("Leave this game unsaved?")
        box = self._navigator.new_box(QMessageBox.Icon.Warning, f"{question}\n\n{reason} {lost}")
        elsewhere = box.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        lose = box.addButton(self.tr("Leave unsaved"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("Stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)

        def follow() -> None:
            self._is_asking = False
            chosen = box.clickedButton()
            if chosen is lose or (chosen is elsewhere and self._save_as()):
                self.leave_without_asking(leave)

        box.finished.connect(follow)
        self._is_asking = True
        box.open()
