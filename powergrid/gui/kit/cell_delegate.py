# SPDX-License-Identifier: MIT
"""Paints the cells of lists."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid.gui.kit.list_header import PAD
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.tokens import BODY


class CellDelegate(QStyledItemDelegate):
    """Paints a cell, as wide as its text; selected rows have their own background."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look().theme.surface_3)
        pad = look().px(PAD)
        self.paint_cell(painter, rect.adjusted(pad, 0, -pad, 0), index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a cell's text with its padding."""
        wide = QFontMetricsF(self.font(index)).horizontalAdvance(str(index.data()))
        height = super().sizeHint(option, index).height()
        return QSize(ceil(wide + 2 * look().px(PAD)) + 1, height)

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint the content of a cell."""
        self.paint_text(painter, rect, index, _side(index))

    def paint_text(
        self, painter: QPainter, rect: QRectF, index: Index, side: Qt.AlignmentFlag
    ) -> None:
        """Paint the text of a cell, elided if it is too long."""
        painter.setFont(self.font(index))
        painter.setPen(self.ink(index))
        text, right = str(index.data()), Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(text, right, int(rect.width()))
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, text)

    def font(self, index: Index) -> QFont:
        """Return the font of a cell."""
        return look().text_font(BODY)

    def ink(self, index: Index) -> QColor:
        """Return the colour of a cell's text."""
        return look().theme.text


def _side(index: Index) -> Qt.AlignmentFlag:
    wanted = Qt.AlignmentFlag(index.data(Qt.ItemDataRole.TextAlignmentRole) or 0)
    is_right = bool(wanted & Qt.AlignmentFlag.AlignRight)
    return Qt.AlignmentFlag.AlignRight if is_right else Qt.AlignmentFlag.AlignLeft
