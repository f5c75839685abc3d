# SPDX-License-Identifier: MIT
"""Animates each move at a table, at the pace of the settings."""

from typing import Any

from PySide6.QtCore import QObject, SignalInstance

from powergrid.gui.settings.settings import MOVE_MS, Settings
from powergrid.gui.shell.game_pages import GameTable
from powergrid.gui.shell.motion.motion import Journeys, Motion
from powergrid.play.session import AnySession


def move_ms(session: AnySession, settings: Settings) -> int:
    """Return how many milliseconds a session's last move is animated, 0 while it is skipping."""
    if session.bots.is_skipping:
        return 0
    is_own = session.seats[session.past[-1].before.seat].is_person
    return MOVE_MS[settings.own_pace if is_own else settings.pace]


class MoveShow(QObject):
    """Follows the session of one table; created after the table, so its slots are called last."""

    def __init__(self, table: GameTable, settings: Settings, journeys: Journeys) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self._journeys = journeys
        self.motion: Motion | None = None
        table.session.happened.connect(self._depart)
        table.session.changed.connect(self._arrive)
        self._is_staged = False

    def follow(self, staged: SignalInstance, changed: SignalInstance) -> None:
        """Animate what a person stages, too: `staged` carries the events, `changed` comes next."""
        staged.connect(self._depart_staged)
        changed.connect(self._arrive_staged)

    def duration(self) -> int:
        """Return how many milliseconds the last move is animated."""
        return move_ms(self._table.session, self._settings)

    def _depart(self, events: list[Any]) -> None:
        self._leave(events, self.duration())

    def _leave(self, events: list[Any], duration: int) -> None:
        if self.motion is None and duration:
            self.motion = Motion(self._table, self._journeys)
        if self.motion is not None:
            self.motion.depart(events, duration)

    def _arrive(self) -> None:
        if self.motion is not None:
            self.motion.arrive()

    def _depart_staged(self, events: list[Any]) -> None:
        self._is_staged = True
        self._leave(events, MOVE_MS[self._settings.own_pace])

    def _arrive_staged(self) -> None:
        if self._is_staged:
            self._is_staged = False
            self._arrive()
