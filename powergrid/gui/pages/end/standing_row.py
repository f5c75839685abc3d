# SPDX-License-Identifier: MIT
"""One line of the final standings."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.card_layout import LEAST_SIZES
from powergrid.gui.look.cards import paint_plant_card
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY, LEAD, SEMIBOLD, TITLE
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text, caption
from powergrid.records import Seat
from powergrid.rules.plants import Plant

translate = QCoreApplication.translate
_PLACE, _NAME, _FIGURE = 26, 120, 70
_CARD, _ROOMY_CARD, _GAP = 92, 112, 5


class _Plants(QWidget):
    def __init__(self, plants: Sequence[Plant], columns: int) -> None:
        super().__init__()
        self.plants = tuple(plants)
        self.columns = columns
        self.setAccessibleName(", ".join(str(plant.number) for plant in plants))

    def sizeHint(self) -> QSize:
        return self._size(_ROOMY_CARD)

    def minimumSizeHint(self) -> QSize:
        return self._size(_CARD)

    def _size(self, card: int) -> QSize:
        width, height = self.columns * (card + _GAP), LEAST_SIZES["mini"][1]
        return QSize(look().ipx(max(width, 1)), look().ipx(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        height = look().px(LEAST_SIZES["mini"][1] + 2)
        top = (self.height() - height) / 2
        step = self.width() / max(1, self.columns)
        for index, plant in enumerate(self.plants):
            rect = QRectF(index * step, top, step - look().px(_GAP), height)
            ground = look().theme.surface_3
            paint_plant_card(painter, rect, plant, layout="mini", ground=ground)


class StandingRow(Line):
    """Place, seat, what it powers, its cities, money and plants, and why it stands here."""

    def __init__(
        self,
        place: int,
        seat: Seat,
        figures: tuple[int, int, int],
        plants: Sequence[Plant],
        why: str,
        columns: int,
    ) -> None:
        super().__init__(gap=14, pad=0, ground="surface_2" if place == 1 else "surface_1")
        self.add(QWidget(), least=2, wish=2)
        number = Text(str(place), size=LEAD, weight=SEMIBOLD)
        self.add(number, least=_PLACE, wish=_PLACE)
        self.add(Sign(house=seat.colour, side=26))
        name = Text(seat.name, size=LEAD, weight=SEMIBOLD)
        self.add(name, least=_NAME, wish=_NAME)
        for index, figure in enumerate(figures):
            size = TITLE if index == 0 else LEAD
            role = "text" if index == 0 else "text_second"
            text = Text(str(figure), size=size, weight=SEMIBOLD, role=role, align=_RIGHT)
            self.add(text, least=_FIGURE, wish=_FIGURE)
        self.add(QWidget(), least=8, wish=8)
        self.add(_Plants(plants, columns))
        # All rows share their room alike, or their columns would not stand below each other.
        why_line = Text(why, size=BODY, role="text_second")
        self.add(why_line, stretch=1, least=60, wish=60, drop=1)


class StandingHead(Line):
    """The names of the columns."""

    def __init__(self, columns: int) -> None:
        super().__init__(gap=14)
        self.add(QWidget(), least=2, wish=2)
        self.add(QWidget(), least=_PLACE, wish=_PLACE)
        self.add(QWidget(), least=26, wish=26)
        self.add(QWidget(), least=_NAME, wish=_NAME)
        names = (
            translate("EndView", "powered", "cities, heading of a column"),
            translate("EndView", "cities", "heading of a column"),
            translate("EndView", "money", "heading of a column"),
        )
        for name in names:
            text = Text(name, size=13, role="text_second", align=_RIGHT, grows=False)
            self.add(text, least=_FIGURE, wish=_FIGURE)
        self.add(QWidget(), least=8, wish=8)
        plants = caption(translate("EndView", "plants"))
        self.add(plants, least=columns * (_CARD + _GAP), wish=columns * (_ROOMY_CARD + _GAP))
        why = caption(translate("EndView", "why this place"))
        self.add(why, stretch=1, least=60, wish=60, drop=1)


_RIGHT = Qt.AlignmentFlag.AlignRight
