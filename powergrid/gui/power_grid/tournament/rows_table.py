# SPDX-License-Identifier: MIT
"""A table of texts under headings."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QHeaderView,
    QTableView,
    QWidget,
)

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import show_whole_rows

_ROW: Final = 36


class RowsTable(QTableView):
    """Rows of text under headings, on a panel; one column takes the remaining room.

    Those columns that hold `figures` are aligned right.
    """

    def __init__(self, name: str, figures: Collection[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self._figures = frozenset(figures)
        self.setHorizontalHeader(ListHeader(self, self._figures, ground="surface_1"))
        self.setItemDelegate(CellDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        show_whole_rows(self)
        look().changed.connect(self._follow)
        self._follow()

    def show_rows(self, head: Sequence[str], rows: Sequence[Sequence[str]], widest: int) -> None:
        """Show these rows; the current one stays. The column `widest` takes the remaining room."""
        self._model.setHorizontalHeaderLabels([*head])
        self._model.setRowCount(len(rows))
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QStandardItem(text)
                if column in self._figures:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight)
                self._model.setItem(at, column, item)
        modes = QHeaderView.ResizeMode
        for column in range(len(head)):
            mode = modes.Stretch if column == widest else modes.ResizeToContents
            self.horizontalHeader().setSectionResizeMode(column, mode)

    @property
    def wanted_height(self) -> int:
        """The height at which all rows are seen."""
        rows = self._model.rowCount() * self.verticalHeader().defaultSectionSize()
        return rows + self.horizontalHeader().height() + 2 * self.frameWidth()

    def mark(self, row: int, column: int, role: int, value: object) -> None:
        """Keep what a delegate paints beside a cell's text."""
        self._model.item(row, column).setData(value, role)

    def _follow(self) -> None:
        self.verticalHeader().setDefaultSectionSize(look().text_px(_ROW))
        self.horizontalHeader().setFixedHeight(look().ipx(32))
