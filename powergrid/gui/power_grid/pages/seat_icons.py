# SPDX-License-Identifier: MIT
"""A column of houses beside lines of text, which shows whose lines they are."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY
from powergrid.gui.power_grid.pieces.houses import paint_house

_SIDE = 14


class SeatIcons(QWidget):
    """Each house is beside the first line of its text."""

    def __init__(self, texts: Sequence[QWidget]) -> None:
        super().__init__()
        self._texts = tuple(texts)
        self._colours = [""] * len(self._texts)

    def show_colours(self, colours: Sequence[str]) -> None:
        """Show houses in these colours; an empty colour means no house."""
        self._colours = list(colours)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the houses beside their texts."""
        painter = QPainter(self)
        side, line = look().px(_SIDE), look().px(BODY * 1.4)
        for text, colour in zip(self._texts, self._colours, strict=True):
            if colour and not text.isHidden():
                middle = text.y() + min(float(text.height()), line) / 2
                paint_house(painter, colour, QRectF(1, middle - side / 2, side, side))
