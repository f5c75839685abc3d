# SPDX-License-Identifier: MIT
"""A game that another window has open: it is looked at, and a line says why no more."""

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
        self._seen: QWidget | None = None
        navigator.views.currentChanged.connect(self._say)

    def look_at(self, session: AnySession) -> None:
        """Show the game, and say why nothing can be done in it."""
        if not self._navigator.views.has_home:
            self._front.show()
        self._visits.show_replay_of(session, len(session.past))
        self._seen = self._navigator.view
        self._say()

    def _say(self) -> None:
        """Say so for as long as the game is looked at."""
        if self._seen is None:
            return
        if self._navigator.views.currentWidget() is self._seen:
            why = translate(
                "MainWindow",
                "This game is open in another window: here you can only watch it.",
            )
            self._alerts.tell(ELSEWHERE, why)
        else:
            self._alerts.withdraw(ELSEWHERE)
