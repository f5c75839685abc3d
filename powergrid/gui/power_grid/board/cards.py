# SPDX-License-Identifier: MIT
"""A list of cards, each with a miniature above a title: boards to choose from, games to open."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import mix, paint_plain, paint_round
from powergrid.gui.kit.row_selection import make_transparent
from powergrid.gui.kit.text_lines import paint_line, wrapped_size
from powergrid.gui.kit.theme import LIT, theme_for
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    MEDIUM,
    RADIUS_PANEL,
    RADIUS_SIGN,
    REGULAR,
    SEMIBOLD,
)
from powergrid.gui.power_grid.board.miniature import paint_miniature
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.pieces.houses import paint_house

SNAPSHOT: Final = int(Qt.ItemDataRole.UserRole) + 11
"""The role of a card's `Snapshot`; None while it is not known."""
NOTE: Final = SNAPSHOT + 1
"""The role of the text below the title."""
BADGE: Final = SNAPSHOT + 2
"""The role of a word or a number on the picture; a number has the colour of light."""
HOUSES: Final = SNAPSHOT + 3
"""The role of the colours of players, whose houses are shown at the end of the note."""

_GAP: Final = 10
_PAD: Final = 12
"""The margin beside the text of a card, half as wide on a narrow one."""
_NARROW: Final = 160
_LINE: Final = 22
_HOUSE: Final = 14
_HEIGHT_SHARE: Final = 0.6
"""How much a card that is wider than the smallest one grows in height, relative to that."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class CardList(QListView):
    """Cards in rows, as many in each as fit; `card` is the smallest size of one, in design pixels.

    The text in the lower part of a card has so many `lines`: one is the title alone, two are title
    and note, and with more the note wraps.
    """

    def __init__(self, card: tuple[int, int], lines: int = 2) -> None:
        super().__init__()
        self.card = card
        self.lines = lines
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        make_transparent(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(CardDelegate(self))
        look().changed.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the width."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Share the width among as many cards as fit in a row."""
        gap, min_width = look().ipx(_GAP), look().ipx(self.card[0])
        # Qt keeps room for a scroll bar even while it is hidden.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        bar = max(bar, self.verticalScrollBar().sizeHint().width())
        room = self.contentsRect().width() - bar - 2
        count = max(1, (room + gap) // (min_width + gap))
        width = max(min_width, room // count)
        height = look().ipx(self.card[1]) + round((width - gap - min_width) * _HEIGHT_SHARE) + gap
        self.setGridSize(QSize(width, height))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the background of the list transparent when the style changes."""
        super().changeEvent(event)
        self.viewport().setAutoFillBackground(False)


class CardDelegate(QStyledItemDelegate):
    """Paints the cards of a list."""

    def __init__(self, cards: CardList) -> None:
        super().__init__(cards)
        self._cards = cards

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a card."""
        return self._cards.gridSize()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Paint background, picture, text, badge and frame."""
        theme, px = look().theme, look().px
        state, gap = option.state, px(_GAP)
        rect = QRectF(option.rect).adjusted(3, 3, 3 - gap, 3 - gap)
        radius = px(RADIUS_PANEL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_enabled = bool(state & QStyle.StateFlag.State_Enabled)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        background = mix(theme.surface_1, theme.text, 0.07) if hovered else theme.surface_1
        paint_round(painter, rect, radius, background)
        picture = rect.adjusted(0, 0, 0, -self._text_height(rect.width(), index))
        painter.setOpacity(1 if is_enabled else 0.4)
        self._paint_picture(painter, picture, radius, index.data(SNAPSHOT))
        painter.setOpacity(1)
        self._paint_text(painter, rect.adjusted(0, picture.height(), 0, 0), index)
        badge = index.data(BADGE)
        if badge and index.data(SNAPSHOT) is not None:
            self._paint_badge(painter, picture.topLeft() + QPointF(px(8), px(8)), str(badge))
        self._paint_frame(painter, rect, radius, state)
        painter.restore()

    def _paint_picture(
        self, painter: QPainter, rect: QRectF, radius: float, snapshot: object
    ) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
        painter.save()
        painter.setClipPath(frame)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        if isinstance(snapshot, Snapshot):
            paint_miniature(painter, rect, snapshot)
        else:
            paint_plain(painter, rect, look().theme.surface_2)
        painter.restore()

    def _text_height(self, card_width: float, index: Index) -> float:
        """Return the height of a card's text: more if title and note need more lines."""
        px, lines = look().px, self._cards.lines
        usual = px(_LINE * lines + 10)
        width = card_width - 2 * _pad(card_width)
        title = self._title(str(index.data(Qt.ItemDataRole.DisplayRole) or ""), width)
        if lines == 1:
            return max(usual, title.height + px(6)) if title.wraps else usual
        if lines == 2:
            return title.height + px(_LINE + 10) if index.data(HOUSES) else usual
        # Shorter notes have the usual height, so that the titles in a row of cards are level.
        notes = str(index.data(NOTE) or ""), "\n".join("x" * (lines - 1))
        font = look().font(CAPTION, MEDIUM, True)
        return title.height + max(_wrapped_height(n, font, width) for n in notes) + px(12)

    def _title(self, text: str, width: float) -> "_Title":
        """Return the font and height of a title: in one line if it fits, smaller without a note.

        In place of a note of one line it is smaller, too, if it would need more than two lines.
        """
        has_note, px = self._cards.lines > 1, look().px
        is_narrow = pixels_wide(text, BODY, SEMIBOLD) > width
        is_long = pixels_wide(text, BODY, SEMIBOLD, is_narrow) > width
        size = CAPTION if is_long and not has_note else BODY
        if pixels_wide(text, size, SEMIBOLD, is_narrow) <= width:
            return _Title(look().font(size, SEMIBOLD, is_narrow), px(_LINE), wraps=False)
        longest = max(pixels_wide(word, BODY, SEMIBOLD, True) for word in text.split())
        font = look().font(BODY, SEMIBOLD, True)
        is_high = self._cards.lines == 2 and _wrapped_height(text, font, width) > 2 * px(_LINE)
        if not has_note or longest > width or is_high:
            font = look().font(CAPTION, SEMIBOLD, True)
        return _Title(font, _wrapped_height(text, font, width), wraps=True)

    def _paint_text(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint title and note; a title that wraps replaces a note of one line without houses."""
        px, lines, pad = look().px, self._cards.lines, _pad(rect.width())
        houses = index.data(HOUSES) or ()
        rect = rect.adjusted(pad, px(5), -pad, -px(5))
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        title = self._title(text, rect.width())
        if title.wraps:
            is_tight = lines == 1 or (lines == 2 and title.height > rect.height())
            room = rect.adjusted(0, -px(5), 0, px(5)) if is_tight else rect
            middle = int(Qt.AlignmentFlag.AlignVCenter) if lines == 1 else 0
            painter.setFont(title.font)
            painter.setPen(look().theme.text)
            painter.drawText(room, _WRAPPED | middle, text)
        else:
            room = QRectF(rect.left(), rect.top(), rect.width(), title.height)
            paint_line(painter, room, text, title.font, look().theme.text)
        if lines > 2 or (lines == 2 and (houses or not title.wraps)):
            note = rect.adjusted(0, title.height, 0, 0)
            if lines == 2:
                note.setHeight(px(_LINE))
            self._paint_note(painter, note, str(index.data(NOTE) or ""), houses)

    def _paint_note(
        self, painter: QPainter, rect: QRectF, note: str, colours: Sequence[str]
    ) -> None:
        """Paint the note, and the houses at its right end."""
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
        colour = theme_for("dark").background if is_lit else theme.text
        paint_line(painter, frame, badge, font, colour, "centre")

    def _paint_frame(
        self, painter: QPainter, rect: QRectF, radius: float, state: QStyle.StateFlag
    ) -> None:
        """Frame the selected card, in the accent colour while the list has the focus."""
        if state & QStyle.StateFlag.State_Selected:
            theme, has_focus = look().theme, self._cards.hasFocus() and look().shows_focus
            colour = theme.accent if has_focus else theme.text
            out = rect.adjusted(-3, -3, 3, 3)
            paint_round(painter, out, radius + 3, None, colour, look().px(2.5))


class _Title(NamedTuple):
    """The font and the height of a title, and whether it wraps."""

    font: QFont
    height: float
    wraps: bool


def _pad(card_width: float) -> float:
    """Return the margin beside the text of a card."""
    return look().px(_PAD if card_width > look().px(_NARROW) else _PAD / 2)


def _wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return the height of a text that wraps in a width, in whole pixels."""
    return ceil(wrapped_size(text, font, width).height())
