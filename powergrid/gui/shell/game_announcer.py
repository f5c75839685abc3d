# SPDX-License-Identifier: MIT
"""Announces a game to screen readers: what happens, and what a person is asked."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.fault_text import fault_text
from powergrid.play.session import AnySession


class GameAnnouncer(QObject):
    """Announces the events of each action together, and each question to a person urgently.

    `news` returns the events of an action in words, `question` what the current seat is asked.
    """

    def __init__(
        self,
        session: AnySession,
        news: Callable[[Sequence[Any]], str],
        question: Callable[[], str],
    ) -> None:
        super().__init__(session)
        self._session = session
        self._question = question
        self._asked: object = None
        self._announced = ""
        self._actions = len(session.past)
        session.happened.connect(lambda events: announcer().say(news(events)))
        session.bots.faulted.connect(
            lambda fault: announcer().say(fault_text(fault, session.seats))
        )
        session.changed.connect(self._follow)

    def ask(self) -> None:
        """Announce the question to the person at the screen, once a turn."""
        self._asked, before = self._session.question, self._announced
        self._announced = ""
        if self._session.is_person_asked:
            text = translate("News", "Your turn. {question}.")
            self._announced = text.format(question=self._question())
        if self._announced != before:
            announcer().say(self._announced, is_urgent=True)

    def _follow(self) -> None:
        actions, self._actions = self._actions, len(self._session.past)
        if self._actions < actions:
            announcer().say(translate("News", "Undone."))
            self._announced = ""
        if self._session.question is not self._asked:
            self.ask()
