# SPDX-License-Identifier: MIT
"""One seat in an auction."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, MEDIUM, SEMIBOLD
from powergrid.gui.pieces.houses import paint_house


class BidderTile(QWidget):
    """A seat's house, name, status and last bid."""

    def __init__(self, colour: str, name: str, note: str, bid: str, *, is_in: bool) -> None:
        super().__init__()
        self.colour = colour
        self.name = name
        self.note = note
        self.bid = bid
        self.is_in = is_in
        self.setAccessibleName(f"{name}: {note} {bid}".strip())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row, dimmed for seats that are out."""
        px, theme = look().px, look().theme
        painter = QPainter(self)
        height = self.height()
        side = min(px(18), height - px(2))
        house = QRectF(1, (height - side) / 2, side, side)
        paint_house(painter, self.colour, house, dim=not self.is_in)
        bold = look().font(BODY, SEMIBOLD)
        right = self.width() - px(2)
        bid_width = QFontMetricsF(bold).horizontalAdvance(self.bid)
        if self.bid:
            bid = QRectF(right - bid_width, 0, bid_width, height)
            paint_line(painter, bid, self.bid, bold, theme.text, "right")
            right -= bid_width + px(8)
        left = side + px(8)
        size = BODY if height >= px(22) else CAPTION
        ink = theme.text if self.is_in else theme.text_third
        room = max(0.0, right - left)
        name_font = look().font(size, MEDIUM)
        if QFontMetricsF(name_font).horizontalAdvance(self.name) > room:
            name_font = look().font(CAPTION, MEDIUM, True)
        note_font = look().font(CAPTION)
        note_width = QFontMetricsF(note_font).horizontalAdvance(self.note)
        name_width = QFontMetricsF(name_font).horizontalAdvance(self.name)
        has_note = left + name_width + px(8) + note_width <= right
        paint_line(painter, QRectF(left, 0, room, height), self.name, name_font, ink)
        if has_note:
            at = max(left + name_width + px(8), min(left + px(92), right - note_width))
            line = QRectF(at, 0, note_width + 1, height)
            paint_line(painter, line, self.note, note_font, theme.text_second)
