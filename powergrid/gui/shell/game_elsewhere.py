# SPDX-License-Identifier: MIT
"""A game that another window has open is only shown here, and an alert says so."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.alerts import Alerts, Problem
from powergrid.gui.shell.front import Front
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.visits import Visits
from powergrid.play.game_file import GameFile, OpenElsewhere
from powergrid.play.session import AnySession

CHECK_MS: Final = 1000
"""The delay between checks whether the other window still has the game open."""


class GameElsewhere(QObject):
    """Shows such a game as a replay; the alert goes when the other window has closed it."""

    def __init__(self, navigator: Navigator, alerts: Alerts, visits: Visits, front: Front) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._alerts = alerts
        self._visits = visits
        self._front = front
        self._watched: QWidget | None = None
        self._file = Path()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._check)
        navigator.currentChanged.connect(self._update_alert)

    def watch(self, session: AnySession, file: Path) -> None:
        """Show the game in a file, and the alert."""
        if not self._navigator.has_home:
            self._front.show()
        self._visits.show_replay_of(session, len(session.past))
        self._watched, self._file = self._navigator.view, file
        self._update_alert()

    def _check(self) -> None:
        """Withdraw the alert if the other window has closed the game."""
        try:
            GameFile(self._file).release()
        except OpenElsewhere:
            return
        self._watched = None
        self._withdraw()

    def _update_alert(self) -> None:
        """Show the alert while the game is shown."""
        if self._watched is None:
            return
        if self._navigator.currentWidget() is self._watched:
            why = translate(
                "MainWindow",
                "This game is open in another window. Here is how it stood when you opened it.",
            )
            self._alerts.show_alert(Problem.OPEN_ELSEWHERE, why)
            self._timer.start(CHECK_MS)
        else:
            self._withdraw()

    def _withdraw(self) -> None:
        self._timer.stop()
        self._alerts.withdraw(Problem.OPEN_ELSEWHERE)
