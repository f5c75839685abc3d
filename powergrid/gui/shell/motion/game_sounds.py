# SPDX-License-Identifier: MIT
"""The sounds of a game: one for each action, and one for the player's own turn."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, QObject
from PySide6.QtGui import QAccessible

from powergrid.gui.kit.sound import sounds
from powergrid.play.session import AnySession

UNDER_SPEECH: Final = frozenset(("bid", "card", "chip", "house"))
"""Sounds so short that they do not disturb a screen reader."""
MS_BETWEEN: Final = 90
"""Brief sounds that follow faster than this are left out."""


class GameSounds(QObject):
    """Plays a sound for each action of a session, and another when a person's turn follows a bot's.

    `names` maps types of events to sounds; the first type that an action caused decides.
    """

    def __init__(self, session: AnySession, names: Mapping[type, str]) -> None:
        super().__init__(session)
        self._session = session
        self._names = names
        self._chosen: str | None = None
        self._since = QElapsedTimer()
        session.happened.connect(self._choose)
        session.changed.connect(self._play)

    def _choose(self, events: list[Any]) -> None:
        """Choose the sound of an action, to be played after the table has changed."""
        kinds = {type(event) for event in events}
        self._chosen = next((name for kind, name in self._names.items() if kind in kinds), "")

    def _play(self) -> None:
        name, self._chosen = self._chosen, None
        if name is None:  # no event: an undo, or another position of a replay
            return
        if self._is_turn_after_bot() and name not in ("step", "bid"):
            name = "turn"
        if name and not self._is_left_out(name):
            self._since.start()
            sounds().play(name)

    def _is_turn_after_bot(self) -> bool:
        session = self._session
        was_bot = not session.seats[session.past[-1].before.seat].is_person
        return was_bot and session.is_person_asked

    def _is_left_out(self, name: str) -> bool:
        """Return whether a sound would disturb a screen reader, or others that follow fast."""
        if name not in UNDER_SPEECH:
            return QAccessible.isActive()
        is_soon = self._since.isValid() and self._since.elapsed() < MS_BETWEEN
        return self._session.bots.is_skipping or is_soon
