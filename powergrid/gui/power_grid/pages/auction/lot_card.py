# SPDX-License-Identifier: MIT
"""The place of the plant that is being auctioned."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.tokens import CAPTION, RADIUS_CARD
from powergrid.gui.power_grid.pieces.card_layout import MIN_SIZES, CardLayout
from powergrid.gui.power_grid.pieces.plant_card import paint_plant_card
from powergrid.gui.power_grid.words.terms import plant_words
from powergrid.rules.plants import Plant

_LARGE = (182, 264)
_SMALL = (108, 156)
_HIGHER: Final[tuple[CardLayout, ...]] = ("market", "lot")
"""The layouts of a card that is high enough for them."""


class LotCard(QWidget):
    """The card of a plant, or a dashed frame with some words until one is put up for auction."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self) -> None:
        super().__init__()
        self.plant: Plant | None = None
        self.words = ""
        self.is_small = False

    def show_plant(self, plant: Plant | None, words: str = "") -> None:
        """Show a plant, or words in its empty place."""
        self.plant, self.words = plant, words
        self.setAccessibleName(words if plant is None else plant_words(plant))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the card."""
        width, height = _SMALL if self.is_small else _LARGE
        return QSize(look().ipx(width), look().ipx(height))

    def minimumSizeHint(self) -> QSize:
        """Return its full width and a small height: height is given up first."""
        return QSize(self.sizeHint().width(), look().ipx(MIN_SIZES["mini"][1]))

    def card_rect(self) -> QRectF:
        """Return the card's rectangle in the widget, in pixels."""
        height = min(float(self.height()), self.width() * _LARGE[1] / _LARGE[0])
        return QRectF(0, 0, self.width(), height).adjusted(1, 1, -1, -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, or the frame."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        rect = self.card_rect()
        if self.plant is not None:
            layout: CardLayout = "flat"
            for higher in _HIGHER:
                if rect.height() >= px(MIN_SIZES[higher][1]):
                    layout = higher
            paint_plant_card(painter, rect, self.plant, layout=layout, ground=theme.surface_1)
            return
        ink = theme.accent if self.hasFocus() else theme.text_third
        pen = QPen(ink, px(1.5), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(rect, px(RADIUS_CARD), px(RADIUS_CARD))
        painter.setPen(theme.text_second)
        painter.setFont(look().text_font(CAPTION))
        room = rect.adjusted(px(8), px(4), -px(8), -px(4))
        wrap = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, wrap, self.words)
