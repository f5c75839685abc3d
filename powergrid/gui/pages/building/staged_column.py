# SPDX-License-Identifier: MIT
"""The left column of the building page."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.fact_box import FactBox
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look

_MIN_AHEAD = 90


class StagedColumn(Line):
    """What is staged, the next cities if there is room, and the totals."""

    def __init__(self, staged: Line, ahead: FactBox, totals: Line) -> None:
        super().__init__(vertical=True, gap=4)
        self.staged, self.ahead, self.totals = staged, ahead, totals
        self._rest = QWidget()
        self.add(staged, minimum=0)
        self.add(ahead, stretch=1, minimum=0, hint=1)  # only gets what the staged cities leave
        self.add(self._rest, stretch=1, minimum=0, hint=0)
        self.add(totals)

    def arrange(self) -> None:
        """Leave out the next cities if the staged ones need the room."""
        taken = [part for part in (self.staged, self.totals) if self.is_wanted(part)]
        room = self.height() - sum(part.sizeHint().height() for part in taken)
        has_room = not taken or room >= look().px(_MIN_AHEAD)
        self.want(self.ahead, has_room)
        self.want(self._rest, not has_room)
        super().arrange()
