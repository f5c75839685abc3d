# SPDX-License-Identifier: MIT
"""Paints the list of sections: chapters as headings, with their sections below."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD

_HEIGHT: Final = 30
_HEAD_HEIGHT: Final = 42
_HEAD_BELOW: Final = 4


class SectionDelegate(CellDelegate):
    """Paints one row; chapters are the rows that cannot be selected."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a line, which is as wide as the list."""
        return QSize(0, look().text_px(_HEAD_HEIGHT if _is_head(index) else _HEIGHT))

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Draw a line, a heading close to its sections."""
        below = look().px(_HEAD_BELOW) if _is_head(index) else 0
        line = QRectF(rect.left(), rect.bottom() - look().text_px(_HEIGHT) - below, rect.width(), 0)
        line.setHeight(look().text_px(_HEIGHT))
        self.paint_text(painter, line, index, Qt.AlignmentFlag.AlignLeft)

    def font(self, index: Index) -> QFont:
        """Return the font of a line."""
        return look().text_font(CAPTION, SEMIBOLD) if _is_head(index) else look().text_font(BODY)

    def ink(self, index: Index) -> QColor:
        """Return the colour of a line."""
        return look().theme.text_second if _is_head(index) else look().theme.text


def _is_head(index: Index) -> bool:
    return not index.flags() & Qt.ItemFlag.ItemIsSelectable
