# SPDX-License-Identifier: MIT
"""The left column of the building page."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look

_MIN_AHEAD = 60


class StagedColumn(Line):
    """What changes, what is staged, and with `shows_ahead` the next cities if there is room."""

    def __init__(self, changes: QWidget, advice: QWidget, staged: Line, ahead: QWidget) -> None:
        super().__init__(vertical=True, gap=6)
        self.shows_ahead = False
        self._ahead = ahead
        self._staged = staged
        self._above = (changes, advice)
        self._rest = QWidget()
        self.add(changes)
        self.add(advice, drop=1)
        self.add(staged, minimum=0)
        self.add(ahead, stretch=1, minimum=0, hint=1)  # gets what the staged cities leave over
        self.add(self._rest, stretch=1, minimum=0, hint=0)

    def arrange(self) -> None:
        """Leave out the next cities if the staged ones need the room."""
        above = [*self._above, self._staged]
        taken = [part for part in above if self.is_wanted(part)]
        room = self.height() - sum(part.sizeHint().height() + look().ipx(6) for part in taken)
        has_room = self.shows_ahead and room >= look().px(_MIN_AHEAD)
        self.want(self._ahead, has_room)
        self.want(self._rest, not has_room)
        super().arrange()
