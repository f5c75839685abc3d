# SPDX-License-Identifier: MIT
"""A list of cards, each with a miniature above a title: boards to choose from, games to open."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import mixed, paint_plain, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import themed
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    MEDIUM,
    RADIUS_PANEL,
    RADIUS_SIGN,
    REGULAR,
    SEMIBOLD,
)
from powergrid.gui.power_grid.board.miniature import LIT, Position, paint_miniature
from powergrid.gui.power_grid.pieces.houses import paint_house

POSITION: Final = int(Qt.ItemDataRole.UserRole) + 11
"""The role of a card's `Position`; None while it is not known."""
NOTE: Final = POSITION + 1
"""The role of the line below the title."""
BADGE: Final = POSITION + 2
"""The role of a word or a number on the picture; a number is lit."""
HOUSES: Final = POSITION + 3
"""The role of the seats' colours, whose houses are at the end of the note."""

_GAP: Final = 10
_PAD: Final = 12
_ROOMY: Final = 160
_LINE: Final = 22
_NOTE_LINE: Final = 17
_HOUSE: Final = 14
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class CardList(QListView):
    """Cards in rows, as many in each as fit; `card` is the smallest size of one, in design pixels.

    The words take the lower part of a card: a title alone, in two `lines` with a note, or in more
    with a note that wraps.
    """

    def __init__(self, card: tuple[int, int], lines: int = 2) -> None:
        super().__init__()
        self.card = card
        self.lines = lines
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setItemDelegate(CardDelegate(self))
        look().changed.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width among the cards of a row."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give every card its share of the width."""
        gap, min_width = look().ipx(_GAP), look().ipx(self.card[0])
        # Qt keeps room for a scroll bar even while it is hidden.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        bar = max(bar, self.verticalScrollBar().sizeHint().width())
        room = self.contentsRect().width() - bar - 2
        count = max(1, (room + gap) // (min_width + gap))
        wide = max(min_width, room // count)
        # A wider card is also higher, for the picture.
        high = look().ipx(self.card[1]) + round((wide - gap - min_width) * 0.6) + gap
        self.setGridSize(QSize(wide, high))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the ground of the window behind the cards when the style changes."""
        super().changeEvent(event)
        self.viewport().setAutoFillBackground(False)


class CardDelegate(QStyledItemDelegate):
    """Paints the cards of a list."""

    def __init__(self, cards: CardList) -> None:
        super().__init__(cards)
        self._cards = cards

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a card."""
        return self._cards.gridSize()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint ground, picture, words, badge and frame."""
        theme, px = look().theme, look().px
        state, gap = option.state, px(_GAP)
        rect = QRectF(option.rect).adjusted(3, 3, 3 - gap, 3 - gap)
        radius = px(RADIUS_PANEL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_enabled = bool(state & QStyle.StateFlag.State_Enabled)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = mixed(theme.surface_1, theme.text, 0.07) if hovered else theme.surface_1
        paint_round(painter, rect, radius, ground)
        lines = self._cards.lines
        words = px((_LINE + lines * _NOTE_LINE if lines > 2 else _LINE * lines) + 10)
        picture = rect.adjusted(0, 0, 0, -words)
        painter.setOpacity(1 if is_enabled else 0.4)
        self._paint_picture(painter, picture, radius, index.data(POSITION))
        painter.setOpacity(1)
        self._paint_words(painter, rect.adjusted(0, picture.height(), 0, 0), index)
        badge = index.data(BADGE)
        if badge:
            self._paint_badge(painter, picture.topLeft() + QPointF(px(8), px(8)), str(badge))
        self._paint_frame(painter, rect, radius, state)
        painter.restore()

    def _paint_picture(
        self, painter: QPainter, rect: QRectF, radius: float, position: object
    ) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
        painter.save()
        painter.setClipPath(frame)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        if isinstance(position, Position):
            paint_miniature(painter, rect, position)
        else:
            paint_plain(painter, rect, look().theme.sea)
        painter.restore()

    def _paint_words(
        self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        px, lines = look().px, self._cards.lines
        pad = px(_PAD if rect.width() > px(_ROOMY) else _PAD / 2)
        rect = rect.adjusted(pad, px(5), -pad, -px(5))
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        has_note, high = lines > 1, px(_LINE)
        is_narrow = pixels_wide(text, BODY, SEMIBOLD) > rect.width()
        is_long = pixels_wide(text, BODY, SEMIBOLD, is_narrow) > rect.width()
        size = CAPTION if is_long and not has_note else BODY
        if pixels_wide(text, size, SEMIBOLD, is_narrow) > rect.width():
            high = self._paint_long_title(painter, rect, text)
            has_note = lines > 2
        else:
            title = QRectF(rect.left(), rect.top(), rect.width(), high)
            font = look().font(size, SEMIBOLD, is_narrow)
            paint_line(painter, title, text, font, look().theme.text)
        if has_note:
            note = rect.adjusted(0, high, 0, 0)
            if lines == 2:
                note.setHeight(high)
            self._paint_note(painter, note, str(index.data(NOTE) or ""), index.data(HOUSES) or ())

    def _paint_long_title(self, painter: QPainter, rect: QRectF, text: str) -> float:
        """Paint a title in two lines, in place of a note of one line, and return its height."""
        has_note, pad = self._cards.lines > 1, look().px(5)
        longest = max(pixels_wide(word, BODY, SEMIBOLD, True) for word in text.split())
        size = BODY if has_note and longest <= rect.width() else CAPTION
        painter.setFont(look().font(size, SEMIBOLD, True))
        painter.setPen(look().theme.text)
        room = rect if has_note else rect.adjusted(0, -pad, 0, pad)
        middle = 0 if has_note else int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(room, _WRAPPED | middle, text)
        return painter.boundingRect(room, _WRAPPED | middle, text).height()

    def _paint_note(
        self, painter: QPainter, rect: QRectF, note: str, colours: Sequence[str]
    ) -> None:
        """Paint the note, and houses at its right end."""
        theme, side = look().theme, look().px(_HOUSE)
        step = side * 1.3
        room = rect.adjusted(0, 0, -step * len(colours), 0)
        wraps = self._cards.lines > 2
        if wraps:
            metrics = QFontMetricsF(look().font(CAPTION))
            is_narrow = not room.contains(metrics.boundingRect(room, _WRAPPED, note))
        else:
            is_narrow = pixels_wide(note, CAPTION) > room.width()
        font = look().font(CAPTION, MEDIUM if is_narrow else REGULAR, is_narrow)
        if wraps:
            painter.setFont(font)
            painter.setPen(theme.text_second)
            painter.drawText(room, _WRAPPED, note)
        else:
            paint_line(painter, room, note, font, theme.text_second)
        for number, colour in enumerate(colours):
            left = rect.right() - step * (len(colours) - number) + side * 0.3
            paint_house(painter, colour, QRectF(left, rect.center().y() - side / 2, side, side))

    @staticmethod
    def _paint_badge(painter: QPainter, spot: QPointF, badge: str) -> None:
        theme, px = look().theme, look().px
        font = look().font(CAPTION, SEMIBOLD)
        is_lit = badge.isdecimal()
        width = pixels_wide(badge, CAPTION, SEMIBOLD) + px(14)
        frame = QRectF(spot.x(), spot.y(), width, px(22))
        paint_round(painter, frame, px(RADIUS_SIGN), LIT if is_lit else theme.surface_1)
        ink = themed("dark").background if is_lit else theme.text
        paint_line(painter, frame, badge, font, ink, "centre")

    def _paint_frame(
        self, painter: QPainter, rect: QRectF, radius: float, state: QStyle.StateFlag
    ) -> None:
        """Frame the selected card, in the accent colour while the list has the keyboard."""
        if state & QStyle.StateFlag.State_Selected:
            theme, has_keyboard = look().theme, self._cards.hasFocus() and look().shows_focus
            ink = theme.accent if has_keyboard else theme.text
            out = rect.adjusted(-3, -3, 3, 3)
            paint_round(painter, out, radius + 3, None, ink, look().px(2.5))
