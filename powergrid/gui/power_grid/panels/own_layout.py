# SPDX-License-Identifier: MIT
"""The layout of the player's own panel, in design pixels."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

STRIPE: Final = 5
_TALL_CARD: Final = 170
_LOW_CARD: Final = 104


class OwnParts(NamedTuple):
    """The rectangle of each part; if `is_narrow`, name and figures are above the cards."""

    is_narrow: bool
    order: QRectF
    house: QRectF
    name: QRectF
    money: QRectF
    figures: QRectF
    more: QRectF
    plants: tuple[QRectF, ...]


def own_layout(width: float, height: float, plants: int) -> OwnParts:
    """Return the layout for a size and a number of plants."""
    return (_narrow if width < 500 else _side)(width, height, plants)


def _side(width: float, height: float, plants: int) -> OwnParts:
    is_large = height >= 140
    left = STRIPE + (14.0 if width >= 640 else 9.0)
    side = 176.0 if width >= 640 else 154.0
    pad = 12.0 if is_large else min(8.0, (height - _LOW_CARD) / 2)
    tall = min(height - 2 * pad, _TALL_CARD)
    cards = _cards(
        STRIPE + side + (16 if width >= 600 else 10), width - 14, (height - tall) / 2, tall, plants
    )
    top = (height - (132 if is_large else 108)) / 2
    step = 1.0 if is_large else 0.0
    house = 26.0 if is_large else 22.0
    text = side - (left - STRIPE)
    order = QRectF(left, top + 4, 12, 18)
    house_rect = QRectF(order.right() + 5, top + 13 - house / 2, house, house)
    name_left = house_rect.right() + 9
    name = QRectF(name_left, top + 2, STRIPE + side - name_left, 22)
    money = QRectF(left, name.bottom() + 8 + 4 * step, text, 34)
    figures = QRectF(left, money.bottom() + 4 + 4 * step, text, 18)
    more = QRectF(left, figures.bottom() + 2 + 4 * step, text, 18)
    return OwnParts(False, order, house_rect, name, money, figures, more, cards)


def _narrow(width: float, height: float, plants: int) -> OwnParts:
    left, right = STRIPE + 7.0, width - 12
    order = QRectF(left, 13, 12, 18)
    house = QRectF(order.right() + 5, 10, 24, 24)
    money = QRectF(right - 84, 6, 84, 32)
    figures = QRectF(money.x() - 122, 6, 118, 16)
    more = figures.translated(0, 16)
    name = QRectF(house.right() + 9, 11, figures.x() - house.right() - 15, 22)
    cards = _cards(left + 1, right, 41, height - 41 - 5, plants)
    return OwnParts(True, order, house, name, money, figures, more, cards)


def _cards(left: float, right: float, top: float, tall: float, plants: int) -> tuple[QRectF, ...]:
    gap = 10.0 if plants < 4 else 7.0
    wide = min(230.0, (right - left - (plants - 1) * gap) / plants)
    return tuple(QRectF(left + i * (wide + gap), top, wide, tall) for i in range(plants))
