# SPDX-License-Identifier: MIT
"""Chooses opponents for an even game from all saved games."""

from PySide6.QtCore import QObject, Signal

from powergrid.gui.power_grid.library.rated_games import RatedGames
from powergrid.gui.power_grid.library.reader import Reader
from powergrid.stats.rating import even_table


class EvenGame(QObject):
    """Reads the games once; `found` carries the levels of the opponents and the rating."""

    found = Signal(tuple, object)

    def __init__(self, opponents: int, parent: QObject) -> None:
        super().__init__(parent)
        self._opponents = opponents
        self._rated = RatedGames()
        self._reader = Reader(self)
        self._reader.found.connect(self._rated.add)
        self._reader.ended.connect(self._finish)

    def _finish(self) -> None:
        from powergrid.arena import RATINGS

        now = self._rated.ratings()[-1]
        self.found.emit(even_table(now.points, RATINGS, self._opponents), now)
        self.deleteLater()
