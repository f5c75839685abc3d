# SPDX-License-Identifier: MIT
"""Paints a costly move in two narrow lines: the move, and below it the better one."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import PaintMark, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.shell.review.mistakes import MistakeModel
from powergrid.play.seats import Seat

_HEIGHT: Final = 42
_LEFT: Final = 30
_LINE: Final = 17
_BETWEEN: Final = " · "
"""What is between round and phase, and before each reason."""


class MistakeDelegate(QStyledItemDelegate):
    """Draws the rows of a `MistakeModel`; `paint_mark` paints the mark of a seat."""

    def __init__(
        self, model: MistakeModel, seats: Sequence[Seat], view: QListView, paint_mark: PaintMark
    ) -> None:
        super().__init__(view)
        self._paint_mark = paint_mark
        self._model = model
        self._seats = tuple(seats)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of two lines."""
        return QSize(look().ipx(200), look().text_px(_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw one row."""
        theme, px, row = look().theme, look().px, self._model.rows[index.row()]
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
            paint_round(painter, rect, px(RADIUS_SIGN), theme.surface_3)
        house = QRectF(rect.x() + px(6), rect.center().y() - px(9), px(18), px(18))
        self._paint_mark(painter, self._seats[row.mistake.seat].colour, house)
        # In the narrow face, medium looks like regular.
        strong = look().text_font(CAPTION, SEMIBOLD, True)
        plain = look().text_font(CAPTION, MEDIUM, True)
        line = look().text_px(_LINE)
        upper = QRectF(rect.x() + px(_LEFT), rect.y() + px(4), rect.width() - px(_LEFT + 10), line)
        lower = upper.translated(0, line)
        paint_line(painter, upper, row.cost, strong, theme.warning, "right")
        upper.setRight(upper.right() - _width(row.cost, strong) - px(10))
        room = upper.width() - px(12)
        moment = shorten(row.moment, plain, room - _width(row.done, strong))
        paint_line(painter, upper, moment, plain, theme.text_second)
        upper.setLeft(upper.left() + _width(moment, plain) + px(12))
        paint_line(painter, upper, row.done, strong, theme.text)
        paint_line(painter, lower, shorten(row.better, plain, lower.width()), plain, theme.text)
        painter.restore()


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def shorten(text: str, font: QFont, room: float) -> str:
    """Return a line without its last parts if it is too long; the tooltip has them all."""
    while _width(text, font) > room and _BETWEEN in text:
        text = text.rpartition(_BETWEEN)[0]
    return text
