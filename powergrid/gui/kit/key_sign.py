# SPDX-License-Identifier: MIT
"""The picture of a key, on a button or beside what the key does."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.keys import key_text
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, translucent
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, RADIUS_SLOT


class KeySign(IconView):
    """A key beside what it does, where screen readers read it, too."""

    def __init__(self, key: str, *, side: float, role: Role = "text") -> None:
        super().__init__(side=side, role=role)
        self.key = key

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the key into a square, with a line of a pixel around it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = look().px(1) / 2
        frame = rect.adjusted(half, half, -half, -half)
        paint_key(painter, frame, key_text(self.key), look().theme.ink(self.role))


def paint_key(painter: QPainter, frame: QRectF, text: str, ink: QColor) -> None:
    """Paint a key with its text into a frame."""
    edge = translucent(ink, 0.6)
    paint_round(painter, frame, look().px(RADIUS_SLOT), None, edge, look().px(1))
    paint_line(painter, frame, text, look().font(CAPTION, MEDIUM, True), ink, "centre")
