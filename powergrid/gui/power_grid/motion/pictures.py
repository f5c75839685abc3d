# SPDX-License-Identifier: MIT
"""The pictures that fly over the table: a house, tokens, a bid, a sold card."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap, QRadialGradient

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_plain, paint_round, smooth_painter, translucent
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import LIT
from powergrid.gui.kit.tokens import LEAD, RADIUS_SIGN, RADIUS_SLOT, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.fuel_tokens import paint_fuel_token
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.shell.motion.pictures import paint_picture
from powergrid.rules.fuel import FUEL_NAMES

_MAX_TOKENS: Final = 5
_TOKEN: Final = 18
_HOUSE: Final = 18
_GLOW: Final = 2.4
"""The side of a glow, relative to that of the place in it."""


def house_picture(colour: str, side: float, ratio: float) -> QPixmap:
    """Return a picture of a player's house."""
    return paint_picture(
        QSizeF(side, side), ratio, lambda painter, rect: paint_house(painter, colour, rect)
    )


def token_picture(fuel: int, amount: int, ratio: float) -> QPixmap:
    """Return a picture of tokens side by side, at most `_MAX_TOKENS`."""
    count, side = min(amount, _MAX_TOKENS), look().px(_TOKEN)

    def paint(painter: QPainter, rect: QRectF) -> None:
        for at in range(count):
            token = QRectF(at * side, 0, side, side)
            paint_fuel_token(painter, FUEL_NAMES[fuel], token)

    return paint_picture(QSizeF(count * side, side), ratio, paint)


def bid_picture(colour: str, amount: int, ratio: float) -> QPixmap:
    """Return a picture of a player's house with a bid."""
    theme, px = look().theme, look().px
    font = look().font(LEAD, SEMIBOLD)
    text = str(amount)
    wide = QFontMetricsF(font).horizontalAdvance(text)

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_round(painter, rect, px(RADIUS_SIGN), theme.button_primary)
        house = QRectF(px(6), (rect.height() - px(_HOUSE)) / 2, px(_HOUSE), px(_HOUSE))
        paint_house(painter, colour, house)
        line = QRectF(house.right() + px(6), 0, wide + 1, rect.height())
        paint_line(painter, line, text, font, theme.on_button_primary)

    return paint_picture(QSizeF(wide + px(_HOUSE + 20), px(28)), ratio, paint)


def lit_picture(side: float, ratio: float) -> QPixmap:
    """Return a picture of a place for a house that lights up, in a glow."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        glow = QRadialGradient(rect.center(), rect.width() / 2)
        glow.setColorAt(0, translucent(LIT, 0.9))
        glow.setColorAt(1, translucent(LIT, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(rect)
        place = QRectF(0, 0, side, side)
        place.moveCenter(rect.center())
        paint_round(painter, place, look().px(RADIUS_SLOT), LIT)

    return paint_picture(QSizeF(side, side) * _GLOW, ratio, paint)


def sold_picture(card: QPixmap, colour: str, price: int) -> QPixmap:
    """Return the picture of a card with a band across it in the buyer's colour."""
    theme, px, ratio = look().theme, look().px, card.devicePixelRatio()
    picture = QPixmap(card)
    painter = smooth_painter(picture)
    width, height = card.width() / ratio, card.height() / ratio
    band = QRectF(0, height / 2 - px(16), width, px(32))
    paint_plain(painter, band, theme.house_fill(colour))
    text = translate("Journeys", "Sold {price}").format(price=price)
    font = look().font(LEAD, SEMIBOLD)
    paint_line(painter, band, text, font, theme.on_player(colour), "centre")
    painter.end()
    return picture
