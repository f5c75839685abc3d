# SPDX-License-Identifier: MIT
"""Whether and how long each move at a table is animated."""

from PySide6.QtCore import QObject

from powergrid.gui.power_grid.motion.motion import Motion
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.settings.settings import MOVE_MS, Settings
from powergrid.rules.events import Event


class MoveShow(QObject):
    """Follows the session of one table; created after the table, so that it hears changes later."""

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self.motion: Motion | None = None
        table.session.happened.connect(self._depart)
        table.session.changed.connect(self._arrive)

    def duration(self) -> int:
        """Return how many milliseconds the last move is animated."""
        session = self._table.session
        if session.is_skipping:
            return 0
        is_own = session.seats[session.past[-1].before.seat].is_person
        return MOVE_MS[self._settings.own_pace if is_own else self._settings.pace]

    def _depart(self, events: list[Event]) -> None:
        duration = self.duration()
        if self.motion is None and duration:
            self.motion = Motion(self._table)
        if self.motion is not None:
            self.motion.depart(events, duration)

    def _arrive(self) -> None:
        if self.motion is not None:
            self.motion.arrive()
