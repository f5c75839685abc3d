# SPDX-License-Identifier: MIT
"""The list of costly moves, which leads to each of them."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QListView

from powergrid.gui.kit.painted import PaintMark
from powergrid.gui.kit.row_selection import make_selected_current, make_transparent
from powergrid.gui.shell.review.mistake_delegate import MistakeDelegate
from powergrid.gui.shell.review.mistakes import MistakeModel, MistakeRow
from powergrid.play.seats import Seat


class MistakeList(QListView):
    """`moment_asked` carries the position of the move that is clicked or activated."""

    moment_asked = Signal(int)

    def __init__(
        self, name: str, rows: Iterable[MistakeRow], seats: Sequence[Seat], paint_mark: PaintMark
    ) -> None:
        super().__init__()
        self.mistakes = MistakeModel(rows, self)
        self.setModel(self.mistakes)
        self.setItemDelegate(MistakeDelegate(self.mistakes, seats, self, paint_mark))
        make_transparent(self)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setAccessibleName(name)
        make_selected_current(self)
        self.clicked.connect(self._ask_for_moment)
        self.activated.connect(self._ask_for_moment)

    def _ask_for_moment(self, index: QModelIndex) -> None:
        self.moment_asked.emit(self.mistakes.rows[index.row()].mistake.position)
