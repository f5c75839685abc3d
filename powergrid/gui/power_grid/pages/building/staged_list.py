# SPDX-License-Identifier: MIT
"""The staged cities of the building page, a row for each."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.scrolled import Scrolled
from powergrid.gui.kit.text import Text, figure
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD


class _Number(QWidget):
    """A number on a disc in the player's colour, or a question mark if not staged."""

    def __init__(self, number: int, colour: str) -> None:
        super().__init__()
        self.number = number
        self.colour = colour

    def sizeHint(self) -> QSize:
        return QSize(look().ipx(20), look().ipx(20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = look().theme
        painter = smooth_painter(self)
        side = look().px(20)
        rect = QRectF(0, (self.height() - side) / 2, side, side)
        if self.number:
            fill, ink = theme.house_fill(self.colour), theme.on_player(self.colour)
            rim = theme.house_rim(self.colour)
            paint_round(painter, rect, side / 2, fill, rim, look().px(1))
        else:
            fill, ink = theme.accent, theme.on_accent
            paint_round(painter, rect, side / 2, fill)
        text = str(self.number) if self.number else "?"
        paint_line(painter, rect, text, look().font(CAPTION, SEMIBOLD), ink, "centre")


class StagedRow(Line):
    """`number` 0 is for the city pointed at, which cannot be unstaged."""

    taken_back = Signal()

    def __init__(self, number: int, colour: str, name: str, sum_: str, total: str) -> None:
        super().__init__(gap=8)
        role: Role = "text" if number else "accent"
        self.name = Text(name, size=BODY, weight=SEMIBOLD, role=role, shrinks=True, grows=False)
        role_of_sum: Role = "text_second" if number else "accent"
        self.sum = Text(sum_, size=CAPTION, role=role_of_sum, shrinks=True, grows=False)
        self.total = figure(BODY, total)
        self.total.say(total, role)
        self.add(_Number(number, colour))
        self.add(self.name, minimum=60)
        self.add(self.sum, stretch=1, drop=1, minimum=76)
        self.add_space()
        self.add(self.total)
        if number:
            self.back = Button(icon="close", height=24)
            self.back.describe(self.tr("Removes this planned house; the others stay."))
            self.back.setAccessibleName(self.tr("Remove {city}").format(city=name))
            self.back.clicked.connect(self.taken_back)
            self.add(self.back, minimum=26, hint=26)
        else:
            self.add(QWidget(), minimum=26, hint=26)


class StagedList(Scrolled):
    """The staged cities one below the other in `rows`, scrolled to the last one."""

    def __init__(self) -> None:
        rows = Line(vertical=True, gap=2)
        super().__init__(rows)
        self.rows = rows
        self.setWidgetResizable(True)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, maximum: bar.setValue(maximum))

    def sizeHint(self) -> QSize:
        """Return the room in which nothing scrolls."""
        return self.rows.sizeHint()
