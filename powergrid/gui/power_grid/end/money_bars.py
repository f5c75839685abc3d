# SPDX-License-Identifier: MIT
"""Where the money went: a bar for each seat, in shades from dark to light."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.bar_chart import inks
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide, width_of
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.records import Seat
from powergrid.stats.game_figures import Round

_MIN_NAME, _MAX_NAME, _TOTAL, _LEGEND = 110, 190, 52, 24


def money_names() -> tuple[str, ...]:
    """Return the names of the parts of a bar, in order."""
    return (
        translate("EndView", "plants", "what money was spent on"),
        translate("EndView", "fuel", "what money was spent on"),
        translate("EndView", "connections", "what money was spent on"),
        translate("EndView", "houses", "what money was spent on"),
        translate("EndView", "left over", "money that was not spent"),
    )


class MoneyBars(QWidget):
    """All bars have the same scale: the longest is that of the richest seat."""

    accessible_role = QAccessible.Role.Chart

    def __init__(self, seats: Sequence[Seat], spent: Sequence[Round], left: Sequence[int]) -> None:
        super().__init__()
        self._rows = [
            (seat, (paid.plants, paid.fuel, paid.connections, paid.houses, money))
            for seat, paid, money in zip(seats, spent, left, strict=True)
        ]
        names = money_names()
        texts = [
            f"{seat.name}: " + ", ".join(f"{n} {v}" for n, v in zip(names, amounts, strict=True))
            for seat, amounts in self._rows
        ]
        self.setAccessibleName("; ".join(texts))

    def sizeHint(self) -> QSize:
        """Return the size of all bars and their legend."""
        return QSize(look().ipx(420), look().ipx(30 * len(self._rows) + _LEGEND))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size."""
        return QSize(look().ipx(300), look().ipx(20 * len(self._rows) + _LEGEND))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars and their legend."""
        painter = smooth_painter(self)
        px = look().px
        height = min(px(44), (self.height() - px(_LEGEND)) / max(1, len(self._rows)))
        richest = max(1, *(sum(amounts) for _, amounts in self._rows))
        room = self.width() - px(self._name_width() + _TOTAL)
        for index, (seat, amounts) in enumerate(self._rows):
            self._paint_bar(
                painter, seat, amounts, QRectF(0, index * height, room, height), richest
            )
        legend = QRectF(0, len(self._rows) * height + px(4), self.width(), px(16))
        _paint_legend(painter, legend)

    def _paint_bar(
        self, painter: QPainter, seat: Seat, amounts: Sequence[int], row: QRectF, richest: int
    ) -> None:
        px, theme = look().px, look().theme
        side = min(px(18), row.height() - px(2))
        paint_house(painter, seat.colour, QRectF(1, row.center().y() - side / 2, side, side))
        name = QRectF(side + px(8), row.top(), px(self._name_width()) - side - px(14), row.height())
        paint_line(painter, name, seat.name, look().font(BODY), theme.text)
        x = px(self._name_width())
        bar = min(px(26), row.height() - px(4))
        for amount, (fill, ink) in zip(amounts, inks(len(amounts)), strict=True):
            width = row.width() * amount / richest
            part = QRectF(x, row.center().y() - bar / 2, max(0.0, width - px(2)), bar)
            x += width
            if part.width() < 1:
                continue
            paint_round(painter, part, px(3), fill)
            font = look().font(CAPTION, SEMIBOLD)
            if QFontMetricsF(font).horizontalAdvance(str(amount)) + px(4) <= part.width():
                paint_line(painter, part, str(amount), font, ink, "centre")
        total = QRectF(self.width() - px(_TOTAL), row.top(), px(_TOTAL), row.height())
        text = str(sum(amounts))
        paint_line(painter, total, text, look().font(BODY, SEMIBOLD), theme.text, "right")

    def _name_width(self) -> float:
        """Return the width of the column of names."""
        names = max(width_of(seat.name, BODY) for seat, _ in self._rows)
        return min(_MAX_NAME, max(_MIN_NAME, 18 + 16 + names))


def _paint_legend(painter: QPainter, room: QRectF) -> None:
    """Paint the names of the parts in a row, closer together or in the narrow face if need be."""
    px, theme = look().px, look().theme
    names = money_names()
    marks = len(names) * px(15)
    wide = [pixels_wide(name, CAPTION) + 1 for name in names]
    is_narrow = sum(wide) + marks + (len(names) - 1) * px(4) > room.width()
    if is_narrow:
        wide = [pixels_wide(name, CAPTION, narrow=True) + 1 for name in names]
    font = look().font(CAPTION, narrow=is_narrow)
    gap = min(px(16), (room.width() - sum(wide) - marks) / (len(names) - 1))
    x = room.left()
    for name, width, (fill, _) in zip(names, wide, inks(len(names)), strict=True):
        paint_round(painter, QRectF(x, room.top() + px(3), px(10), px(10)), px(2), fill)
        line = QRectF(x + px(15), room.top(), width, room.height())
        paint_line(painter, line, name, font, theme.text_second)
        x += px(15) + width + gap
