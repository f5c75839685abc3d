# SPDX-License-Identifier: MIT
"""The rows of the log: a filter for one player, and the delegate that paints them."""

from typing import Any, cast

from PySide6.QtCore import (
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.tokens import CAPTION, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.models.log_model import LogModel, LogRow
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.rules.state import NO_SEAT

EVERYBODY = NO_SEAT
_LEFT = 34
_RIGHT = 14


class LogFilter(QSortFilterProxyModel):
    """The rows of one seat, and the headings above them."""

    def __init__(self, model: LogModel) -> None:
        super().__init__(model)
        self._log = model
        self.seat = EVERYBODY
        self.setSourceModel(model)

    def show_seat(self, seat: int) -> None:
        """Show what one seat did, or everything with `EVERYBODY`."""
        self.beginResetModel()
        self.seat = seat
        self.endResetModel()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Return whether a row is shown."""
        if self.seat == EVERYBODY:
            return True
        rows = self._log.rows
        if not rows[source_row].is_heading:
            return rows[source_row].seat == self.seat
        for row in rows[source_row + 1 :]:
            if row.is_heading:
                break
            if row.seat == self.seat:
                return True
        return False

    def row_at(self, index: Index) -> LogRow:
        """Return the log's row for an index of this model."""
        return self._log.rows[self.mapToSource(index).row()]


class LogDelegate(QStyledItemDelegate):
    """Paints a sentence with its player's house, or a heading."""

    def __init__(self, session: Session, rows: LogFilter, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._rows = rows

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw one row."""
        # PySide's stubs leave out the fields that a style option inherits.
        item = cast(Any, option)
        theme, px, row = look().theme, look().px, self._rows.row_at(index)
        rect = QRectF(item.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_heading:
            painter.setFont(look().text_font(CAPTION, SEMIBOLD))
            painter.setPen(theme.text_second)
            line = rect.adjusted(px(12), 0, 0, -px(3))
            painter.drawText(
                line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, row.text
            )
            painter.restore()
            return
        if item.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
            ground = rect.adjusted(px(6), 0, -px(6), 0)
            paint_round(painter, ground, px(RADIUS_SIGN), theme.surface_3)
        if row.seat != NO_SEAT:
            middle = rect.y() + px(4) + look().text_px(17) / 2
            house = QRectF(rect.x() + px(13), middle - px(7.5), px(14), px(14))
            paint_house(painter, self._session.seats[row.seat].colour, house)
        painter.setFont(look().text_font(CAPTION))
        painter.setPen(theme.text if row.seat != NO_SEAT else theme.text_second)
        text = rect.adjusted(px(_LEFT), px(4), -px(_RIGHT), 0)
        painter.drawText(text, Qt.TextFlag.TextWordWrap, row.text)
        if row.remark:
            painter.setPen(theme.text_second)
            text.setTop(text.top() + look().text_px(17 * self._lines(row.text)))
            painter.drawText(text, Qt.TextFlag.TextWordWrap, row.remark)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row whose text is wrapped to the list's width."""
        row = self._rows.row_at(index)
        view = cast(QListView, self.parent())
        width = view.viewport().width()
        if row.is_heading:
            return QSize(width, look().text_px(28))
        lines = self._lines(row.text) + (self._lines(row.remark) if row.remark else 0)
        return QSize(width, look().ipx(8) + look().text_px(17 * lines))

    def _lines(self, text: str) -> int:
        """Return how many lines a text has when it is wrapped to the list's width."""
        view = cast(QListView, self.parent())
        room = view.viewport().width() / look().scale - _LEFT - _RIGHT
        if width_of(text, CAPTION * look().text) <= room:
            return 1
        # Text wraps between words, so most lines are a little shorter than the width.
        lines, used = 1, 0.0
        for word in text.split(" "):
            wide = width_of(word + " ", CAPTION * look().text)
            if used and used + wide - 3 > room:
                lines, used = lines + 1, 0.0
            used += wide
        return lines
