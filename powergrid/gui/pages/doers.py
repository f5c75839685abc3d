# SPDX-License-Identifier: MIT
"""Who did what the lines beside it tell: a house for each of them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY

_SIDE = 14


class Doers(QWidget):
    """Houses in a column, each at the first line of its text; what the rules did has none."""

    def __init__(self, texts: Sequence[QWidget]) -> None:
        super().__init__()
        self._texts = tuple(texts)
        self._colours = [""] * len(self._texts)

    def show_colours(self, colours: Sequence[str]) -> None:
        """Show the houses of these players, an empty word standing for none."""
        self._colours = list(colours)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the houses where the texts stand now."""
        painter = QPainter(self)
        side, line = look().px(_SIDE), look().px(BODY * 1.4)
        for text, colour in zip(self._texts, self._colours, strict=True):
            if colour and not text.isHidden():
                middle = text.y() + min(float(text.height()), line) / 2
                paint_house(painter, colour, QRectF(1, middle - side / 2, side, side))
