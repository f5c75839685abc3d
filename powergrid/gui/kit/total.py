# SPDX-License-Identifier: MIT
"""A large figure with its name."""

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD, TITLE


class Total(Line):
    """A name above a large figure, or if flat beside a smaller one."""

    def __init__(self, name: str, role: str = "text", *, keeps_name: bool = False) -> None:
        super().__init__(vertical=True, gap=0)
        self._keeps_name = keeps_name
        self.name = Text(name, size=CAPTION, role="text_second", shrinks=False, grows=False)
        self.figure = Text(size=TITLE, weight=SEMIBOLD, role=role, shrinks=False, grows=False)
        self._between = QWidget()
        self.add(self.name, drop=1)
        self.add(self._between, stretch=1, minimum=0, hint=0)
        self.add(self.figure)
        self.want(self._between, False)

    def say(self, figure: str, name: str | None = None) -> None:
        """Show another figure, under another name if one is given."""
        self.figure.say(figure)
        if name is not None:
            self.name.say(name)

    def upright_width(self) -> int:
        """Return its width with the figure below the name."""
        metrics = QFontMetricsF(look().font(TITLE, SEMIBOLD))
        return max(self.name.width_of_text(), ceil(metrics.horizontalAdvance(self.figure.text)))

    def minimumSizeHint(self) -> QSize:
        """Return the size with the name, which a large figure never loses."""
        is_whole = self.vertical or self._keeps_name
        return self.sizeHint() if is_whole else super().minimumSizeHint()

    def set_flat(self, flat: bool, *, is_row: bool = False) -> None:
        """Use one line or two; with `is_row`, the figure stands at the end of the line."""
        self.want(self._between, is_row)
        self.vertical = not flat
        self.gap = 5 if flat else 0
        self.figure.resize_type(BODY if flat else TITLE)
        self.place()
