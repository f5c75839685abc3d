# SPDX-License-Identifier: MIT
"""Announces a game to screen readers: events, with the log's sentences, and questions."""

from PySide6.QtCore import QObject

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.words.events import sentence
from powergrid.gui.power_grid.words.questions import question_title
from powergrid.rules.events import Event, PhaseEnded, TurnEnded
from powergrid.rules.state import BUREAUCRACY


class GameAnnouncer(QObject):
    """Announces the events of each action together, and each question to a person urgently."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._asked: object = None
        self._announced = ""
        self._actions = len(session.past)
        session.happened.connect(self._announce)
        session.faulted.connect(lambda fault: announcer().say(sentence(fault, session)))
        session.changed.connect(self._follow)

    def ask(self) -> None:
        """Announce the question to the person at the screen, once a turn."""
        self._asked, before = self._session.question, self._announced
        self._announced = ""
        if self._session.is_person_asked:
            text = translate("News", "Your turn. {question}.")
            self._announced = text.format(question=question_title(self._session))
        if self._announced != before:
            announcer().say(self._announced, is_urgent=True)

    def _announce(self, events: list[Event]) -> None:
        sentences = [sentence(event, self._session) for event in events if not _is_redundant(event)]
        announcer().say(" ".join(sentences))

    def _follow(self) -> None:
        actions, self._actions = self._actions, len(self._session.past)
        if self._actions < actions:
            announcer().say(translate("News", "Undone."))
            self._announced = ""
        if self._session.question is not self._asked:
            self.ask()


def _is_redundant(event: Event) -> bool:
    """Return whether the other sentences make an event's sentence redundant."""
    is_paid = isinstance(event, TurnEnded) and event.phase == BUREAUCRACY
    return is_paid or isinstance(event, PhaseEnded)
