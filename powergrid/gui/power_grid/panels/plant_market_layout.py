# SPDX-License-Identifier: MIT
"""The layout of the plant market, in design pixels."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from powergrid.gui.power_grid.pieces.card_layout import CardLayout

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


def plant_market_layout(
    width: float, height: float, is_step3: bool, future: int
) -> PlantMarketParts:
    """Return the layout for a size: 4 | 4, 4 above 4, or in Step 3 six cards.

    `future` is the size of the future market: more than four plants get a row of their own, and
    with none all plants are for sale.
    """
    is_wide = width >= 860 or (width >= _ONE_ROW_FROM and height <= _TWO_ROWS_ABOVE)
    if is_wide and future == 4:
        return _one_row(width, height, is_step3)
    return _two_rows(width, height, 3 if is_step3 else max(4, future), is_step3 or not future)


def _two_rows(width: float, height: float, columns: int, is_step3: bool) -> PlantMarketParts:
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
    current, future = (rows[0] + rows[1], ()) if is_step3 else (rows[0], rows[1])
    return PlantMarketParts("flat", title, other, None, current, future)


def _one_row(width: float, height: float, is_step3: bool) -> PlantMarketParts:
    is_large = height >= 130
    pad = 12.0 if width >= 800 else 10.0
    gap = 10.0 if width >= 800 else 6.0
    middle = 2 * gap + 3
    top = 26.0 if is_large else 22.0
    tall = min(112.0, height - top - (8 if is_large else 6))
    count = 6 if is_step3 else 8
    gaps = 5 * gap if is_step3 else 6 * gap + middle
    wide = (width - 2 * pad - gaps) / count
    cards: list[QRectF] = []
    x = pad
    for i in range(count):
        cards.append(QRectF(x, top, wide, tall))
        x += wide + (middle if i == 3 and not is_step3 else gap)
    split = width / 2 if is_step3 else cards[4].x()
    title, other = _titles(pad, width - pad, top, split - (0 if is_step3 else 8))
    if is_step3:
        return PlantMarketParts("market", title, other, None, tuple(cards), ())
    rule = QRectF(cards[3].right() + middle / 2 - 0.75, top, 1.5, tall)
    other.setLeft(split)
    return PlantMarketParts("market", title, other, rule, tuple(cards[:4]), tuple(cards[4:]))


def _titles(left: float, right: float, top: float, split: float) -> tuple[QRectF, QRectF]:
    line = top - 4
    return QRectF(left, 3, split - left, line - 3), QRectF(split, 3, right - split, line - 3)
