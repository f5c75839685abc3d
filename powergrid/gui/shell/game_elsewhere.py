# SPDX-License-Identifier: MIT
"""A game that another window has open can only be watched, and an alert says so."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.alerts import ELSEWHERE, Alerts
from powergrid.gui.shell.front import Front
from powergrid.gui.shell.navigator import Navigator
from powergrid.gui.shell.visits import Visits
from powergrid.play.session import AnySession


class GameElsewhere(QObject):
    """Shows such a game as a replay."""

    def __init__(self, navigator: Navigator, alerts: Alerts, visits: Visits, front: Front) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._alerts = alerts
        self._visits = visits
        self._front = front
        self._watched: QWidget | None = None
        navigator.currentChanged.connect(self._update_alert)

    def watch(self, session: AnySession) -> None:
        """Show the game and the alert."""
        if not self._navigator.has_home:
            self._front.show()
        self._visits.show_replay_of(session, len(session.past))
        self._watched = self._navigator.view
        self._update_alert()

    def _update_alert(self) -> None:
        """Show the alert while the game is watched."""
        if self._watched is None:
            return
        if self._navigator.currentWidget() is self._watched:
            why = translate(
                "MainWindow",
                "This game is open in another window: here you can only watch it.",
            )
            self._alerts.show_alert(ELSEWHERE, why)
        else:
            self._alerts.withdraw(ELSEWHERE)
