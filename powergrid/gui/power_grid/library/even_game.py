# SPDX-License-Identifier: MIT
"""Chooses opponents for an even game from all saved games."""

from PySide6.QtCore import QObject, Signal

from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.rated_games import rated
from powergrid.gui.power_grid.library.reader import Reader
from powergrid.stats.rating import Rated, Rating, even_table, ratings


class EvenGame(QObject):
    """Reads the games once; `found` carries the levels of the opponents and the rating."""

    found = Signal(tuple, object)

    def __init__(self, opponents: int, parent: QObject) -> None:
        super().__init__(parent)
        self._opponents = opponents
        self._timed: list[tuple[float, Rated]] = []
        self._reader = Reader(self)
        self._reader.found.connect(self._add)
        self._reader.ended.connect(self._tell)

    def _add(self, entry: Entry) -> None:
        found = rated(entry)
        if found is not None:
            self._timed.append((entry.when, found))

    def _tell(self) -> None:
        from powergrid.arena import RATINGS

        now = rating_of(self._timed)[-1]
        self.found.emit(even_table(now.points, RATINGS, self._opponents), now)
        self.deleteLater()


def rating_of(timed: list[tuple[float, Rated]]) -> list[Rating]:
    """Return the rating before the first and after each of these games with their times."""
    return ratings([game for _, game in sorted(timed)])
