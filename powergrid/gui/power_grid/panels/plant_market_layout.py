# SPDX-License-Identifier: MIT
"""The layout of the plant market, in design pixels."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from powergrid.gui.power_grid.pieces.card_layout import CardLayout

_MOST_IN_ROW: Final = 8
_ONE_ROW_FROM: Final = 600
_TWO_ROWS_ABOVE: Final = 150


class PlantMarketParts(NamedTuple):
    """Headings and cards; `rule` is the line between the two markets if they are in one row."""

    layout: CardLayout
    title: QRectF
    future_title: QRectF
    rule: QRectF | None
    current: tuple[QRectF, ...]
    future: tuple[QRectF, ...]


def plant_market_layout(width: float, height: float, current: int, future: int) -> PlantMarketParts:
    """Return the layout for a size and the sizes of both markets: 4 | 4, or 4 above 4.

    Without a future market all plants are for sale, in one row or spread over two.
    """
    is_wide = width >= 860 or (width >= _ONE_ROW_FROM and height <= _TWO_ROWS_ABOVE)
    if is_wide and current + future <= _MOST_IN_ROW:
        return _one_row(width, height, current, future)
    columns = max(current, future) if future else ceil(current / 2)
    return _two_rows(width, height, columns, not future)


def _two_rows(width: float, height: float, columns: int, is_all_for_sale: bool) -> PlantMarketParts:
    pad = 10.0 if height >= 180 else 8.0
    gap = 8.0 if height >= 180 else 4.0
    top = 26.0 if height >= 180 else 22.0
    bottom = 8.0 if height >= 180 else 4.0
    tall = (height - top - bottom - gap) / 2
    wide = (width - 2 * pad - (columns - 1) * gap) / columns
    rows = [
        tuple(
            QRectF(pad + i * (wide + gap), top + line * (tall + gap), wide, tall)
            for i in range(columns)
        )
        for line in (0, 1)
    ]
    title, other = _titles(pad, width - pad, top, width * 0.62)
    current, future = (rows[0] + rows[1], ()) if is_all_for_sale else (rows[0], rows[1])
    return PlantMarketParts("flat", title, other, None, current, future)


def _one_row(width: float, height: float, current: int, future: int) -> PlantMarketParts:
    is_large = height >= 130
    pad = 12.0 if width >= 800 else 10.0
    gap = 10.0 if width >= 800 else 6.0
    middle = gap + 3 if future else 0.0
    top = 26.0 if is_large else 22.0
    tall = min(112.0, height - top - (8 if is_large else 6))
    count = current + future
    wide = (width - 2 * pad - (count - 1) * gap - middle) / count
    cards = tuple(
        QRectF(pad + i * (wide + gap) + (middle if i >= current else 0), top, wide, tall)
        for i in range(count)
    )
    split = cards[current].x() if future else width / 2
    title, other = _titles(pad, width - pad, top, split - (8 if future else 0))
    if not future:
        return PlantMarketParts("market", title, other, None, cards, ())
    rule = QRectF(split - (gap + middle) / 2 - 0.75, top, 1.5, tall)
    other.setLeft(split)
    return PlantMarketParts("market", title, other, rule, cards[:current], cards[current:])


def _titles(left: float, right: float, top: float, split: float) -> tuple[QRectF, QRectF]:
    line = top - 4
    return QRectF(left, 3, split - left, line - 3), QRectF(split, 3, right - split, line - 3)
