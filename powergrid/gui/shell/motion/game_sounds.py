# SPDX-License-Identifier: MIT
"""What one hears of a game: a sound for each action, and one for one's own turn."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, QObject
from PySide6.QtGui import QAccessible

from powergrid.gui.kit.sound import sounds
from powergrid.play.session import AnySession

UNDER_SPEECH: Final = frozenset(("bid", "card", "chip", "house"))
"""Over before a screen reader has begun to speak; what is longer it says in words."""
MS_BETWEEN: Final = 90
"""Moves that follow faster are heard as one."""


class GameSounds(QObject):
    """Follows one session: each action has one sound; after a bot's, one's own turn has another.

    `names` has the sounds by the type of an event; the first of them that an action brought is
    heard.
    """

    def __init__(self, session: AnySession, names: Mapping[type, str]) -> None:
        super().__init__(session)
        self._session = session
        self._names = names
        self._heard: str | None = None
        self._since = QElapsedTimer()
        session.happened.connect(self._hear)
        session.changed.connect(self._play)

    def _hear(self, events: list[Any]) -> None:
        """Note what the action sounds like; the table changes first."""
        kinds = {type(event) for event in events}
        self._heard = next((name for kind, name in self._names.items() if kind in kinds), "")

    def _play(self) -> None:
        name, self._heard = self._heard, None
        if name is None:  # nothing happened: it was taken back, or only looked at
            return
        session = self._session
        was_bot = not session.seats[session.past[-1].before.seat].is_person
        if was_bot and session.is_person_asked and name not in ("step", "bid"):
            name = "turn"
        if QAccessible.isActive() and name not in UNDER_SPEECH:
            return
        is_brief = name in UNDER_SPEECH
        is_late = self._since.isValid() and self._since.elapsed() < MS_BETWEEN
        if not name or (is_brief and (session.is_skipping or is_late)):
            return
        self._since.start()
        sounds().play(name)
