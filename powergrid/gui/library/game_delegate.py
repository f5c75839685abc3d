# SPDX-License-Identifier: MIT
"""How a game is drawn in the list: texts in the table's type, seats as houses with names."""

from typing import Any, Final, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid.gui.library.entry import Entry
from powergrid.gui.library.library_model import RESULT, ROUND, SEATS
from powergrid.gui.library.list_header import PAD
from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY, PLAYER_COLOURS, SEMIBOLD
from powergrid.records import Seat

ENTRY: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The role of the entry itself."""

_HOUSE: Final = 16


class GameDelegate(QStyledItemDelegate):
    """Draws one cell; rows that are chosen lie on a surface of their own."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        # PySide's stubs leave out the fields that a style option inherits.
        item = cast(Any, option)
        theme, px = look().theme, look().px
        entry: Entry = index.data(ENTRY)
        rect = QRectF(item.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if item.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.surface_3)
        inner = rect.adjusted(px(PAD), 0, -px(PAD), 0)
        if index.column() == SEATS and entry.summary is not None:
            winner = entry.summary.winner
            self._paint_seats(painter, inner, entry.summary.seats, winner)
        else:
            self._paint_text(painter, inner, index, entry)
        painter.restore()

    def _paint_text(
        self,
        painter: QPainter,
        rect: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        entry: Entry,
    ) -> None:
        theme = look().theme
        is_result = index.column() == RESULT
        has_won = is_result and entry.summary is not None and entry.summary.winner is not None
        painter.setFont(look().font(BODY, SEMIBOLD) if has_won else look().font(BODY))
        ink = theme.text if has_won or not is_result else theme.text_second
        painter.setPen(theme.bad if is_result and entry.problem else ink)
        side = (
            Qt.AlignmentFlag.AlignRight if index.column() == ROUND else Qt.AlignmentFlag.AlignLeft
        )
        text = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, int(rect.width())
        )
        painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, text)

    @staticmethod
    def _paint_seats(
        painter: QPainter, rect: QRectF, seats: tuple[Seat, ...], winner: Seat | None
    ) -> None:
        px, left = look().px, rect.left()
        for seat in seats:
            font = look().font(BODY, SEMIBOLD) if seat is winner else look().font(BODY)
            wide = QFontMetricsF(font).horizontalAdvance(seat.name)
            house = QRectF(left, rect.center().y() - px(_HOUSE) / 2, px(_HOUSE), px(_HOUSE))
            if house.right() > rect.right():
                break
            if seat.colour in PLAYER_COLOURS:
                paint_house(painter, seat.colour, house)
            line = QRectF(house.right() + px(6), rect.top(), wide, rect.height())
            line.setRight(min(line.right(), rect.right()))
            painter.setFont(font)
            painter.setPen(look().theme.text)
            name = painter.fontMetrics().elidedText(
                seat.name, Qt.TextElideMode.ElideRight, round(line.width()) + 1
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
            left = line.right() + px(14)
