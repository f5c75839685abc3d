# SPDX-License-Identifier: MIT
"""The layout of the fuel market's rows, spaces and tokens, in design pixels."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

_WIDE: Final = 800
"""The minimum width of a row with room to spare."""
_CROWDED: Final = 4
"""Spaces with more tokens than this are wider than others."""
_FIGURE: Final = 8.0
"""The width of one digit of a price."""


class SpaceParts(NamedTuple):
    """One space of the market: its price and the rectangles of its tokens, cheapest first."""

    price: int
    ground: QRectF
    label: QRectF
    tokens: tuple[QRectF, ...]


class FuelRowParts(NamedTuple):
    """One fuel; rectangles are relative to its row."""

    icon: QRectF
    name: QRectF
    next: QRectF
    spaces: tuple[SpaceParts, ...]
    stock: QRectF
    refill: QRectF

    @property
    def tokens(self) -> tuple[QRectF, ...]:
        """The rectangles of all tokens, cheapest first."""
        return tuple(token for space in self.spaces for token in space.tokens)


class FuelMarketParts(NamedTuple):
    """The heading's three texts and the four rows."""

    title: QRectF
    about: QRectF
    stock: QRectF
    rows: tuple[QRectF, ...]


def fuel_market_layout(width: float, height: float, text: float = 1.0) -> FuelMarketParts:
    """Return the layout for a size; `text` is the player's text size, 1 for normal."""
    is_large = height >= 150
    pad = _pad(width)
    top = 28.0 if is_large else 21.0
    bottom = 6.0 if is_large else 3.0
    tall = (height - top - bottom) / 4
    left, right = _spaces_range(width, text)
    line = top - 5
    return FuelMarketParts(
        title=QRectF(pad, 4, left - pad - 8, line),
        about=QRectF(left + 4, 4, right - left - 30, line),
        stock=QRectF(right - 26, 4, width - pad - right + 26, line),
        rows=tuple(QRectF(0, top + i * tall, width, tall) for i in range(4)),
    )


def fuel_row_layout(
    width: float, height: float, prices: Sequence[int], text: float = 1.0
) -> FuelRowParts:
    """Return the layout of one row; `prices` has the price of each token's place.

    In wide rows, figures grow with the player's text size `text`.
    """
    by = text if width >= _WIDE else 1.0
    pad, middle = _pad(width), height / 2
    icon = min(20.0, height - 8) if width >= _WIDE else 16.0
    icon_rect = QRectF(pad, middle - icon / 2, icon, icon)
    left, right = _spaces_range(width, text)
    name_left = icon_rect.right() + (10 if width >= _WIDE else 4)
    tall, low = min(22 * by, height - 3), min(18 * by, height - 3)
    next_left = left - (13 if width >= _WIDE else 5) - 23 * by
    next_ = QRectF(next_left, middle - tall / 2, 23 * by, tall)
    name = QRectF(name_left, middle - tall / 2, next_.x() - name_left - 2, tall)
    return FuelRowParts(
        icon=icon_rect,
        name=name,
        next=next_,
        spaces=_spaces(left, right, height, prices),
        stock=QRectF(right + 2, middle - low / 2, 18 * by, low),
        refill=QRectF(
            right + 2 + 21 * by, middle - low / 2, width - pad - right - 2 - 21 * by, low
        ),
    )


def _spaces(
    left: float, right: float, height: float, prices: Sequence[int]
) -> tuple[SpaceParts, ...]:
    groups = [(price, len(list(same))) for price, same in groupby(prices)]
    if not groups:
        return ()
    figures = [len(str(price)) * _FIGURE for price, _ in groups]
    # All spaces have equal room for tokens, whatever the digits of their price, except those that
    # hold many: a fuel in glut can have all of them at its lowest price.
    shares = [max(1.0, count / _CROWDED) for _, count in groups]
    share_wide = (right - left - sum(figures)) / sum(shares)
    is_narrow = (right - left) / len(groups) < 60
    gap = 2.0 if is_narrow else 3.0
    inset = 1.5 if height < 30 else 3.0
    spaces = []
    x = left
    for (price, count), digits, share in zip(groups, figures, shares, strict=True):
        wide = share * share_wide + digits
        ground = QRectF(x, inset, wide - gap, height - 2 * inset)
        x += wide
        spaces.append(_space(price, count, digits, ground, height, is_narrow))
    return tuple(spaces)


def _space(
    price: int, count: int, digits: float, ground: QRectF, height: float, is_narrow: bool
) -> SpaceParts:
    """Return the parts of a space: its price, `digits` wide, and `count` places for tokens."""
    side_pad = 2.5 if is_narrow else 6.0
    room = ground.width() - 2 * side_pad - digits - (1.5 if is_narrow else 3)
    side = min(20.0 if room > 90 else 18.0, height - 9, (room - (count - 1)) / count)
    step = min(side + 3, (room - side) / max(1, count - 1)) if count > 1 else 0.0
    # A single token is centred together with its price.
    lone = max(side_pad, (ground.width() - digits - side - 6) / 2)
    edge = side_pad if count > 1 else lone
    first = ground.right() - edge - side - (count - 1) * step
    y = height / 2 - side / 2
    tokens = tuple(QRectF(first + k * step, y, side, side) for k in range(count))
    label = QRectF(ground.x() + edge, height / 2 - 9, digits, 18)
    return SpaceParts(price, ground, label, tokens)


def _pad(width: float) -> float:
    return 12.0 if width >= _WIDE else 8.0


def _spaces_range(width: float, text: float) -> tuple[float, float]:
    """Return the left and right ends of the spaces, in the rows and the heading."""
    if width >= _WIDE:
        return 148.0 + 112 * (text - 1), width - _pad(width) - 60 * text
    return 114.0, width - _pad(width) - 45
