# SPDX-License-Identifier: MIT
"""The log of a game as a list: sentences with their players' marks, under headings."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, cast

from PySide6.QtCore import QAbstractItemModel, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import PaintMark, paint_round
from powergrid.gui.kit.row_selection import make_selected_current, make_transparent
from powergrid.gui.kit.text_lines import wrapped_lines
from powergrid.gui.kit.tokens import CAPTION, RADIUS_SIGN, SEMIBOLD
from powergrid.gui.kit.translation import translate

_GO: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LEFT: Final = 34
_RIGHT: Final = 14


class LogLine(NamedTuple):
    """A row of the log: a sentence about the player with that colour, or nobody; or a heading.

    `remark` is the player's reason.
    """

    text: str
    is_heading: bool = False
    colour: str = ""
    remark: str = ""


LineAt: TypeAlias = Callable[[Index], LogLine]


class LogList(QListView):
    """A list that stays at its newest row unless the player has scrolled up.

    `line_at` returns the line of a row, `paint_mark` draws a player's mark before it.
    """

    def __init__(
        self,
        model: QAbstractItemModel,
        line_at: LineAt,
        paint_mark: PaintMark,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._follows = True
        self.setModel(model)
        self.setItemDelegate(_LogDelegate(line_at, paint_mark, self))
        make_transparent(self)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerItem)  # the first row is whole
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        make_selected_current(self)
        note(
            self,
            translate("Log", "In the log"),
            ("Return", translate("Log", "Show the table at that moment")),
        )
        self.setToolTip(translate("Log", "Double-click or Enter: show the table at that moment"))
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_scrolling)
        bar.rangeChanged.connect(self.follow_end)

    def event(self, event: QEvent) -> bool:
        """Keep Enter, which leads to a moment, from being a shortcut."""
        is_own = keep_key(event, lambda pressed: pressed.key() in _GO)
        return is_own or super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the end of the log."""
        super().showEvent(event)
        self.follow_end()

    def go_to_end(self) -> None:
        """Show the newest row, and follow it from now on."""
        self._follows = True
        self.scrollToBottom()

    def follow_end(self) -> None:
        """Show the newest row unless the player has scrolled up."""
        if self._follows and self.isVisible():
            self.go_to_end()

    def _note_scrolling(self, value: int) -> None:
        self._follows = value == self.verticalScrollBar().maximum()


class _LogDelegate(QStyledItemDelegate):
    """Paints a sentence with its player's mark, or a heading."""

    def __init__(self, line_at: LineAt, paint_mark: PaintMark, view: QListView) -> None:
        super().__init__(view)
        self._line_at = line_at
        self._paint_mark = paint_mark

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw one row."""
        theme, px, line = look().theme, look().px, self._line_at(index)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.is_heading:
            painter.setFont(look().text_font(CAPTION, SEMIBOLD))
            painter.setPen(theme.text_second)
            place = rect.adjusted(px(12), 0, 0, -px(3))
            painter.drawText(
                place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, line.text
            )
            painter.restore()
            return
        if option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus):
            ground = rect.adjusted(px(6), 0, -px(6), 0)
            paint_round(painter, ground, px(RADIUS_SIGN), theme.surface_3)
        if line.colour:
            middle = rect.y() + px(4) + look().text_px(17) / 2
            mark = QRectF(rect.x() + px(13), middle - px(7.5), px(14), px(14))
            self._paint_mark(painter, line.colour, mark)
        painter.setFont(look().text_font(CAPTION))
        painter.setPen(theme.text if line.colour else theme.text_second)
        text = rect.adjusted(px(_LEFT), px(4), -px(_RIGHT), 0)
        painter.drawText(text, Qt.TextFlag.TextWordWrap, line.text)
        if line.remark:
            painter.setPen(theme.text_second)
            text.setTop(text.top() + look().text_px(17 * self._lines(line.text)))
            painter.drawText(text, Qt.TextFlag.TextWordWrap, line.remark)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row whose text is wrapped to the list's width."""
        line = self._line_at(index)
        if line.is_heading:
            return QSize(self._width(), look().text_px(28))
        lines = self._lines(line.text) + (self._lines(line.remark) if line.remark else 0)
        return QSize(self._width(), look().ipx(8) + look().text_px(17 * lines))

    def _width(self) -> int:
        return cast(QListView, self.parent()).viewport().width()

    def _lines(self, text: str) -> int:
        """Return how many lines a text has when it is wrapped to the list's width."""
        room = self._width() - look().px(_LEFT + _RIGHT)
        return wrapped_lines(text, look().text_font(CAPTION), room)
