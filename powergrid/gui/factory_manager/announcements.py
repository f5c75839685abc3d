# SPDX-License-Identifier: MIT
"""What a screen reader announces: events and questions."""

from PySide6.QtCore import QObject

from powergrid.factory.rules.events import Event
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.words import question_text
from powergrid.gui.kit.announcer import announcer


class GameAnnouncer(QObject):
    """Speaks for as long as the session lasts."""

    def __init__(self, session: FactorySession) -> None:
        super().__init__(session)
        self._session = session
        self._asked: object = None
        session.happened.connect(self._tell)
        session.changed.connect(self._ask)
        self._ask()

    def _tell(self, events: list[Event]) -> None:
        session = self._session
        told = [sentence(event, session.state, session.seats) for event in events]
        announcer().say(" ".join(filter(None, told)))

    def _ask(self) -> None:
        """Say what is asked, once a question."""
        session = self._session
        if session.is_person_asked and self._asked is not session.question:
            self._asked = session.question
            announcer().say(question_text(session.state))
