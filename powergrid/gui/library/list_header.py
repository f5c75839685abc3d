# SPDX-License-Identifier: MIT
"""The headings of a list, by which it is sorted."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from powergrid.gui.look.icons import paint_icon
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import CAPTION, SEMIBOLD

PAD: Final = 10
"""What cells and headings keep free on both sides, in design pixels."""
_SIGN: Final = 10


class ListHeader(QHeaderView):
    """Headings in the table's type; `right` are the columns of figures."""

    def __init__(self, parent: QWidget, right: frozenset[int] = frozenset()) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._right = right
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def sectionSizeFromContents(self, logical_index: int) -> QSize:
        """Return the room in which a heading is whole, its sign beside it."""
        text = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal) or "")
        wide = QFontMetricsF(look().text_font(CAPTION, SEMIBOLD)).horizontalAdvance(text)
        return QSize(ceil(wide) + look().ipx(2 * PAD + _SIGN + 4), self.height())

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:
        """Draw one heading, with a sign where the list is sorted by it."""
        theme, px = look().theme, look().px
        is_sorted = self.isSortIndicatorShown() and logical_index == self.sortIndicatorSection()
        text = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal) or "")
        inner = QRectF(rect).adjusted(px(PAD), 0, -px(PAD), 0)
        font = look().text_font(CAPTION, SEMIBOLD)
        if QFontMetricsF(font).horizontalAdvance(text) > inner.width() + 1:
            font = look().font(CAPTION, SEMIBOLD, True)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, theme.background)
        painter.setFont(font)
        painter.setPen(theme.text if is_sorted else theme.text_second)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        left = inner.left()
        if logical_index in self._right:
            left = inner.right() - wide
        line = QRectF(left, inner.top(), wide + 1, inner.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        if is_sorted:
            side = px(_SIGN)
            at = (
                line.left() - side - px(4) if logical_index in self._right else line.right() + px(4)
            )
            painter.translate(at + side / 2, inner.center().y())
            if self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder:
                painter.rotate(180)
            sign = QRectF(-side / 2, -side / 2, side, side)
            paint_icon(painter, "chevron", sign, theme.text)
        painter.restore()
