# SPDX-License-Identifier: MIT
"""The final standings: a heading, and a row for each seat."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import LIT, theme_for
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, RADIUS_SIGN, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.card_layout import MIN_SIZES
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.pieces.plant_card import paint_plant_card
from powergrid.records import Seat
from powergrid.rules.plants import Plant

_PLACE, _NAME, _FIGURE, _WHY = 26, 120, 70, 200
_WINDOW = (64, 32)
_CARD, _ROOMY_CARD, _GAP = 92, 112, 5
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


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
        width, height = self.columns * (card + _GAP), MIN_SIZES["mini"][1]
        return QSize(look().ipx(max(width, 1)), look().ipx(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        height = look().px(MIN_SIZES["mini"][1] + 2)
        top = (self.height() - height) / 2
        step = self.width() / max(1, self.columns)
        for index, plant in enumerate(self.plants):
            rect = QRectF(index * step, top, step - look().px(_GAP), height)
            ground = look().theme.surface_3
            paint_plant_card(painter, rect, plant, layout="mini", ground=ground)


class _Powered(QWidget):
    """The number of cities powered, in a lit window as on the plants' cards."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, count: int) -> None:
        super().__init__()
        self.setAccessibleName(str(count))

    def sizeHint(self) -> QSize:
        return QSize(look().ipx(_FIGURE), look().ipx(_WINDOW[1]))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px, ink = smooth_painter(self), look().px, theme_for("dark").background
        wide, high = map(px, _WINDOW)
        window = QRectF(self.width() - wide, (self.height() - high) / 2, wide, high)
        paint_round(painter, window, px(RADIUS_SIGN), LIT)
        side = high * 0.5
        house = QRectF(window.left() + px(8), window.center().y() - side / 2, side, side)
        paint_icon(painter, "house", house, ink)
        figure = window.adjusted(px(10) + side, 0, -px(8), 0)
        font = look().font(TITLE, SEMIBOLD)
        paint_line(painter, figure, self.accessibleName(), font, ink, "right")


class StandingRow(Line):
    """Place, seat, cities powered and owned, money, plants, and why it has this place."""

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
        self.add(QWidget(), minimum=2, hint=2)
        number = Text(str(place), size=LEAD, weight=SEMIBOLD)
        self.add(number, minimum=_PLACE, hint=_PLACE)
        self.add(PieceIcon(house=seat.colour, side=26))
        name = Text(seat.name, size=LEAD, weight=SEMIBOLD)
        self.add(name, minimum=_NAME, hint=_NAME)
        powered, *others = figures
        self.add(_Powered(powered), minimum=_FIGURE, hint=_FIGURE)
        for figure in others:
            text = Text(str(figure), size=LEAD, weight=SEMIBOLD, role="text_second", align=_RIGHT)
            self.add(text, minimum=_FIGURE, hint=_FIGURE)
        self.add(QWidget(), minimum=8, hint=8)
        self.add(_Plants(plants, columns), drop=2)
        # All rows divide their width alike, so that their columns line up.
        self.why = Text(why, size=BODY, role="text_second", wraps=True)
        self.add(self.why, stretch=1, minimum=150, hint=_WHY, drop=1)
        self.add(QWidget(), minimum=2, hint=2)

    @property
    def has_room(self) -> bool:
        """Whether the row is high enough for its reason in the player's text size."""
        lines = self.why.grown_lines(self.why.width())
        return lines <= 2 and self.why.grown_height(lines) <= self.height()


class Standings(Line):
    """The heading, and a row for each seat; all reasons have the player's text size or none."""

    def __init__(self, columns: int, rows: Sequence[StandingRow]) -> None:
        super().__init__(vertical=True, gap=6)
        self.rows = rows
        self.add(StandingHead(columns))
        for row in rows:
            self.add(row, minimum=32, hint=58)

    def arrange(self) -> None:
        """Let the reasons grow if all of them have room."""
        super().arrange()
        grows = all(row.has_room for row in self.rows)
        for row in self.rows:
            row.why.let_grow(grows)


class StandingHead(Line):
    """The headings of the columns, all in the player's text size or none."""

    def __init__(self, columns: int) -> None:
        super().__init__(gap=14)
        self.add(QWidget(), minimum=2, hint=2)
        self.add(QWidget(), minimum=_PLACE, hint=_PLACE)
        self.add(QWidget(), minimum=26, hint=26)
        self.add(QWidget(), minimum=_NAME, hint=_NAME)
        names = (
            translate("EndView", "powered", "cities, heading of a column"),
            translate("EndView", "cities", "heading of a column"),
            translate("EndView", "money", "heading of a column"),
        )
        self._figures = [
            Text(name, size=CAPTION, role="text_second", align=_RIGHT, yields=True)
            for name in names
        ]
        for text in self._figures:
            self.add(text, minimum=_FIGURE, hint=_FIGURE)
        self.add(QWidget(), minimum=8, hint=8)
        self._plants = caption(translate("EndView", "plants"))
        wide, roomy = columns * (_CARD + _GAP), columns * (_ROOMY_CARD + _GAP)
        self.add(self._plants, minimum=wide, hint=roomy, drop=2)
        self._why = caption(translate("EndView", "why this place"))
        self.add(self._why, stretch=1, minimum=150, hint=_WHY, drop=1)
        self.add(QWidget(), minimum=2, hint=2)

    def arrange(self) -> None:
        """Let the headings grow if those above figures have the width."""
        size = CAPTION * look().text
        fits = all(width_of(text.text, size) <= _FIGURE for text in self._figures)
        for text in (*self._figures, self._plants, self._why):
            text.let_grow(fits)
        super().arrange()
