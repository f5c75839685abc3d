# SPDX-License-Identifier: MIT
"""A table that wraps its texts instead of cutting them."""

from math import ceil
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.list_header import PAD, ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.text_lines import wrapped_size

_AROUND: Final = 8
"""The space above and below a text, together."""
_WRAP: Final = Qt.TextFlag.TextWordWrap


class WrappedTable(QTableView):
    """A table whose rows are as high as their texts; the current row stays in view."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setHorizontalHeader(ListHeader(self))
        self.setModel(model)
        self.setItemDelegate(_WrappedCell(self))
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        look().changed.connect(self.resizeRowsToContents)
        # Queued: while columns are resized, one that stretches still reports its old width.
        self.horizontalHeader().sectionResized.connect(
            self._fit_rows, Qt.ConnectionType.QueuedConnection
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in view."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def _fit_rows(self) -> None:
        self.resizeRowsToContents()
        self.scrollTo(self.currentIndex())


class _WrappedCell(CellDelegate):
    """Paints the whole text of a cell, in as many lines as it takes in its column."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a cell's text in the width of its column."""
        pad = 2 * look().px(PAD)
        text = wrapped_size(str(index.data()), self.font(index), option.rect.width() - pad)
        return QSize(ceil(text.width() + pad), ceil(text.height()) + look().ipx(_AROUND))

    def paint_text(
        self, painter: QPainter, rect: QRectF, index: Index, side: Qt.AlignmentFlag
    ) -> None:
        """Paint the text of a cell."""
        painter.setFont(self.font(index))
        painter.setPen(self.ink(index))
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter | _WRAP, str(index.data()))
