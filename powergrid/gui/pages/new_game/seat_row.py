# SPDX-License-Identifier: MIT
"""One seat of a new game: its name, who plays it, and its colour."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from powergrid.gui.game.new_game import LONGEST_NAME
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintedButton, paint_focus, paint_round
from powergrid.gui.kit.tokens import BODY, PLAYER_COLOURS, RADIUS_SIGN, SEMIBOLD, STROKE_SELECTED
from powergrid.gui.pages.new_game.player_choice import PlayerChoice
from powergrid.gui.pieces.houses import paint_house
from powergrid.gui.pieces.sign import Sign
from powergrid.gui.words.names import colour_name
from powergrid.records import PERSON, Seat

# A name reads as a label until it is edited.
_BARE = "QLineEdit:!focus { border-color: transparent; background: transparent; }"


class _Colour(PaintedButton):
    """One of the six colours, ringed if it is this seat's."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.is_taken = False
        self.make_exclusive()
        self.setAccessibleName(colour_name(colour))
        self.describe(self.tr("Gives the seat this colour; who has it takes the other."))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def natural_size(self, text: float) -> tuple[float, float]:
        return 26, 26

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = look().px
        rect = QRectF(self.rect())
        if self.focus_shown:
            rect = paint_focus(painter, rect, px(RADIUS_SIGN))
        if self.isChecked():
            accent = look().theme.accent
            paint_round(painter, rect, px(RADIUS_SIGN), None, accent, px(STROKE_SELECTED))
        elif self.is_hovered():
            paint_round(painter, rect, px(RADIUS_SIGN), look().theme.surface_3)
        inset = px(6)
        house = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        paint_house(painter, self.colour, house, dim=self.is_taken)


class SeatRow(Line):
    """`changed` carries the new seat. Choosing a taken colour swaps the two."""

    accessible_role = QAccessible.Role.Grouping

    changed = Signal(object)
    removed = Signal()

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__(gap=7, pad=4, ground="surface_1")
        self.seat = Seat("", PLAYER_COLOURS[0], PERSON)
        self._players = (PERSON, *levels)
        self.house = Sign(side=26)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setStyleSheet(_BARE)
        self.player = PlayerChoice(self._players)
        self.player.describe(self.tr("Chooses who plays the seat."))
        self.colours = [_Colour(colour) for colour in PLAYER_COLOURS]
        self.remove = Button(icon="close", height=28)
        self.remove.setAccessibleName(self.tr("Take the seat away"))
        self.add(QWidget(), minimum=0, hint=4)
        self.add(self.house)
        self.add(self.name, minimum=80, hint=130, stretch=1)
        self.add(self.player, minimum=104, hint=150)
        palette = Line(gap=0)
        for button in self.colours:
            palette.add(button)
            button.clicked.connect(lambda _=False, colour=button.colour: self._recolour(colour))
        self.add(palette)
        self.add(self.remove, minimum=28, hint=28)
        self.add(QWidget(), minimum=0, hint=2)
        self.name.textEdited.connect(self._rename)
        self.player.chosen.connect(self._set_player)
        self.remove.clicked.connect(self.removed)
        look().changed.connect(self._follow)
        self._follow()

    def show_seat(self, seat: Seat, taken: set[str], can_remove: bool) -> None:
        """Show a seat; `taken` are the colours of the others."""
        self.seat = seat
        self.house.house = seat.colour
        self.house.update()
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
            self.name.setCursorPosition(0)  # show the beginning of a long name
        self.player.show_player(seat.player)
        for button in self.colours:
            button.setChecked(button.colour == seat.colour)
            button.is_taken = button.colour in taken
            button.update()
        fewest = "" if can_remove else self.tr("Fewer cannot play this edition.")
        self.remove.describe(self.tr("Takes the seat away."), fewest)

    def _follow(self) -> None:
        self.name.setFont(look().font(BODY, SEMIBOLD))

    def _rename(self, name: str) -> None:
        self._emit(Seat(name, self.seat.colour, self.seat.player))

    def _set_player(self, player: str) -> None:
        self._emit(Seat(self.seat.name, self.seat.colour, player))

    def _recolour(self, colour: str) -> None:
        self._emit(Seat(self.seat.name, colour, self.seat.player))

    def _emit(self, seat: Seat) -> None:
        self.seat = seat
        self.changed.emit(seat)
