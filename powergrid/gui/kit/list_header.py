# SPDX-License-Identifier: MIT
"""The header of a sortable list."""

from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD

PAD: Final = 10
"""The horizontal padding of cells and headings, in design pixels."""
_SIGN: Final = 10


class ListHeader(QHeaderView):
    """A header in the kit's font; `right` are the right-aligned columns.

    `ground` names the theme colour behind it, `height` is in design pixels.
    """

    def __init__(
        self,
        parent: QWidget,
        right: frozenset[int] = frozenset(),
        *,
        ground: Role = "background",
        height: int = 30,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._right = right
        self._ground = ground
        self._height = height
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        look().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setFixedHeight(look().ipx(self._height))

    def sectionSizeFromContents(self, logical_index: int) -> QSize:
        """Return the size of a heading with its sort sign."""
        text = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal) or "")
        wide = QFontMetricsF(look().text_font(CAPTION, SEMIBOLD)).horizontalAdvance(text)
        return QSize(ceil(wide) + look().ipx(2 * PAD + _SIGN + 4), self.height())

    def paintSection(self, painter: QPainter, rect: QRect, logical_index: int) -> None:
        """Paint a heading, with a sign if the list is sorted by it."""
        theme, px = look().theme, look().px
        is_sorted = self.isSortIndicatorShown() and logical_index == self.sortIndicatorSection()
        text = str(self.model().headerData(logical_index, Qt.Orientation.Horizontal) or "")
        inner = QRectF(rect).adjusted(px(PAD), 0, -px(PAD), 0)
        font = look().text_font(CAPTION, SEMIBOLD)
        if QFontMetricsF(font).horizontalAdvance(text) > inner.width() + 1:
            font = look().font(CAPTION, SEMIBOLD, True)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, theme.ink(self._ground))
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
