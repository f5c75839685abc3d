# SPDX-License-Identifier: MIT
"""A figure that is to be read across the room, with its name."""

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY, CAPTION, SEMIBOLD, TITLE
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Text


class Total(Line):
    """A name over a large figure, or beside a smaller one if flat."""

    def __init__(self, name: str, role: str = "text", *, keeps_name: bool = False) -> None:
        super().__init__(vertical=True, gap=0)
        self._keeps_name = keeps_name
        self.name = Text(name, size=CAPTION, role="text_second", shrinks=False, grows=False)
        self.figure = Text(size=TITLE, weight=SEMIBOLD, role=role, shrinks=False, grows=False)
        self._between = QWidget()
        self.add(self.name, drop=1)
        self.add(self._between, stretch=1, least=0, wish=0)
        self.add(self.figure)
        self.want(self._between, False)

    def say(self, figure: str, name: str | None = None) -> None:
        """Show another figure, under another name if one is given."""
        self.figure.say(figure)
        if name is not None:
            self.name.say(name)

    def upright_width(self) -> int:
        """Return how wide it is with the figure below its name."""
        metrics = QFontMetricsF(look().font(TITLE, SEMIBOLD))
        return max(self.name.width_of_text(), ceil(metrics.horizontalAdvance(self.figure.text)))

    def minimumSizeHint(self) -> QSize:
        """Return the room of both where one stands over the other: no large figure is nameless."""
        is_whole = self.vertical or self._keeps_name
        return self.sizeHint() if is_whole else super().minimumSizeHint()

    def set_flat(self, flat: bool, *, is_row: bool = False) -> None:
        """Stand on one line, or on two; in a row of its own the figure stands at its end."""
        self.want(self._between, is_row)
        self.turn(not flat)
        self.gap = 5 if flat else 0
        self.figure.resize_type(BODY if flat else TITLE)
        self.place()
