# SPDX-License-Identifier: MIT
"""A list of cards, each with a miniature above a title: boards to choose from, games to open."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
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
"""The role of a word or a figure on the picture; a figure shines."""
HOUSES: Final = POSITION + 3
"""The role of the colours of the seats, whose houses end the note."""

_GAP: Final = 10
_PAD: Final = 12
_ROOMY: Final = 160
_LINE: Final = 22
_HOUSE: Final = 14


class CardList(QListView):
    """Cards in rows, as many in each as fit; `card` is the smallest size of one, in design pixels.

    The words take the lower part of a card, `lines` high.
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
        gap, least = look().ipx(_GAP), look().ipx(self.card[0])
        # Qt keeps room for a scroll bar, whether it is there or not.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        bar = max(bar, self.verticalScrollBar().sizeHint().width())
        room = self.contentsRect().width() - bar - 2
        count = max(1, (room + gap) // (least + gap))
        wide = max(least, room // count)
        # As much more height as width, for the picture.
        high = look().ipx(self.card[1]) + round((wide - gap - least) * 0.6) + gap
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
        words = px(_LINE * self._cards.lines + 10)
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
        theme, px = look().theme, look().px
        pad = px(_PAD if rect.width() > px(_ROOMY) else _PAD / 2)
        rect = rect.adjusted(pad, px(5), -pad, -px(5))
        room = rect.width()
        title = QRectF(rect.left(), rect.top(), rect.width(), px(_LINE))
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        has_note = self._cards.lines > 1
        is_narrow = pixels_wide(text, BODY, SEMIBOLD) > room
        is_long = pixels_wide(text, BODY, SEMIBOLD, is_narrow) > room
        size = CAPTION if is_long and not has_note else BODY
        if pixels_wide(text, size, SEMIBOLD, is_narrow) > room:  # it takes two lines
            longest = max(pixels_wide(word, BODY, SEMIBOLD, True) for word in text.split())
            size = BODY if has_note and longest <= room else CAPTION
            painter.setFont(look().font(size, SEMIBOLD, True))
            painter.setPen(theme.text)
            lines = rect if has_note else rect.adjusted(0, -px(5), 0, px(5))
            painter.drawText(lines, Qt.TextFlag.TextWordWrap, text)
            return
        paint_line(painter, title, text, look().font(size, SEMIBOLD, is_narrow), theme.text)
        if not has_note:
            return
        side, colours = px(_HOUSE), index.data(HOUSES) or ()
        note = title.translated(0, px(_LINE))
        note.setWidth(note.width() - side * 1.3 * len(colours))
        words = str(index.data(NOTE) or "")
        is_narrow = pixels_wide(words, CAPTION) > note.width()
        font = look().font(CAPTION, MEDIUM if is_narrow else REGULAR, is_narrow)
        if self._cards.lines > 2:
            note.setBottom(rect.bottom())
            painter.setFont(font)
            painter.setPen(theme.text_second)
            painter.drawText(note, Qt.TextFlag.TextWordWrap, words)
        else:
            paint_line(painter, note, words, font, theme.text_second)
        for number, colour in enumerate(colours):
            left = rect.right() - side * 1.3 * (len(colours) - number) + side * 0.3
            house = QRectF(left, note.center().y() - side / 2, side, side)
            paint_house(painter, colour, house)

    def _paint_badge(self, painter: QPainter, spot: QPointF, badge: str) -> None:
        theme, px = look().theme, look().px
        font = look().font(CAPTION, SEMIBOLD)
        shines = badge.isdecimal()
        width = pixels_wide(badge, CAPTION, SEMIBOLD) + px(14)
        frame = QRectF(spot.x(), spot.y(), width, px(22))
        paint_round(painter, frame, px(RADIUS_SIGN), LIT if shines else theme.surface_1)
        ink = themed("dark").background if shines else theme.text
        paint_line(painter, frame, badge, font, ink, "centre")

    def _paint_frame(
        self, painter: QPainter, rect: QRectF, radius: float, state: QStyle.StateFlag
    ) -> None:
        """Frame the chosen card in ink, and in the accent while the keyboard is here."""
        if not state & QStyle.StateFlag.State_Selected:
            return
        theme = look().theme
        ink = theme.accent if self._has_keyboard() else theme.text
        out = rect.adjusted(-3, -3, 3, 3)
        paint_round(painter, out, radius + 3, None, ink, look().px(2.5))

    def _has_keyboard(self) -> bool:
        widget: QWidget = self._cards
        return widget.hasFocus() and look().shows_focus
