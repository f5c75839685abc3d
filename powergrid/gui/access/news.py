# SPDX-License-Identifier: MIT
"""What of a game is announced: what happens, in the log's sentences, and whose turn it is."""

from PySide6.QtCore import QObject

from powergrid.gui.access.announcer import announcer
from powergrid.gui.sentences import question_title, sentence
from powergrid.gui.session import Session
from powergrid.gui.words import translate
from powergrid.rules.events import Event, PhaseEnded, TurnEnded
from powergrid.rules.state import BUREAUCRACY


class News(QObject):
    """Announces one game: an action's sentences together, and urgently each question put here."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._asked: object = None
        self._actions = len(session.past)
        session.happened.connect(self._tell)
        session.changed.connect(self._follow)

    def ask(self) -> None:
        """Announce what the person at the screen is asked, if one is."""
        self._asked = self._session.question
        if self._session.is_person_asked:
            text = translate("News", "Your turn. {question}.")
            told = text.format(question=question_title(self._session))
            announcer().say(told, is_urgent=True)

    def _tell(self, events: list[Event]) -> None:
        told = [sentence(event, self._session) for event in events if not _is_plain(event)]
        announcer().say(" ".join(told))

    def _follow(self) -> None:
        actions, self._actions = self._actions, len(self._session.past)
        if self._actions < actions:
            announcer().say(translate("News", "Taken back."))
        if self._session.question is not self._asked:
            self.ask()


def _is_plain(event: Event) -> bool:
    """Return whether what is told beside it says as much."""
    is_paid = isinstance(event, TurnEnded) and event.phase == BUREAUCRACY
    return is_paid or isinstance(event, PhaseEnded)
