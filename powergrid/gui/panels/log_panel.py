# SPDX-License-Identifier: MIT
"""The log: what has happened, newest below, by one player or by all."""

from typing import Any, cast

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.desk import Desk
from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import BODY, CAPTION, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.models.log_model import LogModel, LogRow
from powergrid.gui.panels.drawer import Drawer
from powergrid.gui.panels.measure import width_of
from powergrid.gui.panels.seat_button import SeatButton
from powergrid.gui.session import Session
from powergrid.rules.state import NO_SEAT

translate = QCoreApplication.translate

EVERYBODY = NO_SEAT
_LEFT = 34
_RIGHT = 14


class LogFilter(QSortFilterProxyModel):
    """The rows of one seat, under those headings that still have any."""

    def __init__(self, model: LogModel) -> None:
        super().__init__(model)
        self._log = model
        self.seat = EVERYBODY
        self.setSourceModel(model)

    def show_seat(self, seat: int) -> None:
        """Show what one seat did, or with `EVERYBODY` all."""
        self.beginResetModel()
        self.seat = seat
        self.endResetModel()

    def filterAcceptsRow(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
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

    def row_at(self, index: QModelIndex | QPersistentModelIndex) -> LogRow:
        """Return the row of the log behind an index of this model."""
        return self._log.rows[self.mapToSource(index).row()]


class LogDelegate(QStyledItemDelegate):
    """A sentence with the house of who did it, or a heading."""

    def __init__(self, session: Session, rows: LogFilter, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._rows = rows

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
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
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the room for a row whose text is wrapped to the list's width."""
        row = self._rows.row_at(index)
        view = cast(QListView, self.parent())
        width = view.viewport().width()
        if row.is_heading:
            return QSize(width, look().text_px(28))
        room = width / look().scale - _LEFT - _RIGHT
        # Words wrap before the edge, so a line holds a little less than its width.
        lines = (
            1 if width_of(row.text, CAPTION * look().text) <= room else self._lines(row.text, room)
        )
        return QSize(width, look().ipx(8) + look().text_px(17 * lines))

    def _lines(self, text: str, room: float) -> int:
        lines, used = 1, 0.0
        for word in text.split(" "):
            wide = width_of(word + " ", CAPTION * look().text)
            if used and used + wide - 3 > room:
                lines, used = lines + 1, 0.0
            used += wide
        return lines


class LogPanel(Drawer):
    """All that has happened; the list is made when it is first shown."""

    moment_asked = Signal(int)
    """How many of the game's actions were done at the moment that a sentence leads to."""

    def __init__(self, session: Session, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(translate("Log", "Log"), session, desk, parent)
        self.view: QListView | None = None
        self._rows: LogFilter | None = None
        self._buttons: list[SeatButton] = []
        self._follows = True

    def showEvent(self, event: QShowEvent) -> None:
        """Make the list now that it is wanted."""
        if self.view is None:
            self._build()
        super().showEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin in the list."""
        if self.view is not None:
            self.view.setFocus(event.reason())

    def show_seat(self, seat: int) -> None:
        """Show what one seat did, or with `EVERYBODY` all."""
        if self._rows is not None:
            self._rows.show_seat(seat)
            self._to_end()

    def row_at(self, index: QModelIndex) -> LogRow:
        """Return the row behind an index of the list's model."""
        assert self._rows is not None  # whoever has an index has a list
        return self._rows.row_at(index)

    def arrange(self) -> None:
        """Place filters and list."""
        if self.view is None:
            return
        px = look().ipx
        x = px(24 + width_of(self.title, BODY, SEMIBOLD))
        for button in self._buttons:
            size = button.sizeHint()
            button.setGeometry(x, px(6), size.width(), size.height())
            x += size.width() + px(2)
        self.view.setGeometry(0, px(42), self.width(), self.height() - px(42) - px(8))
        self.view.scheduleDelayedItemsLayout()

    def _build(self) -> None:
        model = LogModel(self.session, self)
        self._rows = LogFilter(model)
        self._make_buttons()
        view = QListView(self)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.viewport().setAutoFillBackground(False)
        view.setModel(self._rows)
        view.setItemDelegate(LogDelegate(self.session, self._rows, view))
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setMouseTracking(True)
        view.setAccessibleName(translate("Log", "Log"))
        view.entered.connect(self._light)
        view.activated.connect(self._lead_to)
        view.setToolTip(translate("Log", "Double click or Enter: see the table at that moment"))
        view.selectionModel().currentChanged.connect(self._light)
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._follow_end)
        self.view = view
        view.show()
        self.arrange()
        self._to_end()

    def _make_buttons(self) -> None:
        buttons = [SeatButton(EVERYBODY, "", translate("Log", "All", "all players"), self)]
        buttons += [
            SeatButton(seat, sitter.colour, sitter.name, self)
            for seat, sitter in enumerate(self.session.seats)
        ]
        buttons[0].setChecked(True)
        for button in buttons:
            button.chosen.connect(self.show_seat)
            button.show()
        self._buttons = buttons

    def _light(self, index: QModelIndex) -> None:
        cities = self._rows.row_at(index).cities if self._rows and index.isValid() else ()
        self.desk.light(list(cities))

    def _lead_to(self, index: QModelIndex) -> None:
        self.moment_asked.emit(self.row_at(index).position)

    def _note_place(self, value: int) -> None:
        if self.view is not None:
            self._follows = value >= self.view.verticalScrollBar().maximum() - look().ipx(8)

    def _follow_end(self) -> None:
        if self._follows:
            self._to_end()

    def _to_end(self) -> None:
        if self.view is not None:
            self._follows = True
            self.view.scrollToBottom()
