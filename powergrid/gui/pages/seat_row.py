# SPDX-License-Identifier: MIT
"""One seat of a new game: its name, who plays it, and its colour."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QWidget

from powergrid.gui.look.button import Button
from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.icons import paint_icon
from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton, paint_focus, paint_round
from powergrid.gui.look.tokens import BODY, PLAYER_COLOURS, RADIUS_SIGN, SEMIBOLD, STROKE_SELECTED
from powergrid.gui.names import colour_name, level_description, player_name
from powergrid.gui.pages.keys import note
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.new_game.new_game import LONGEST_NAME
from powergrid.gui.pages.text import Sign
from powergrid.records import PERSON, Seat

# A name reads as a label until it is edited.
_BARE = "QLineEdit:!focus { border-color: transparent; background: transparent; }"


class _Colour(PaintedButton):
    """One of the six houses, ringed where it is this seat's."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.is_taken = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(colour_name(colour))
        self.tell(self.tr("Gives the seat this colour; who has it takes the other."))
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


class _Player(PaintedButton):
    """Who plays the seat; a click opens the list, the arrow keys go through it."""

    chosen = Signal(str)

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__()
        self._players = tuple(players)
        self._player = self._players[0]
        self.tell(self.tr("Chooses who plays the seat."))
        note(
            self,
            self.tr("In a seat"),
            ("Up Down", self.tr("The next one in the list of who plays")),
        )

    def show_player(self, player: str) -> None:
        """Show who plays."""
        self._player = player
        self.setText(player_name(player))
        self.setAccessibleName(self.tr("Played by {player}").format(player=self.text()))
        self.update()

    def natural_size(self, text: float) -> tuple[float, float]:
        return 150, 32

    def minimumSizeHint(self) -> QSize:
        return QSize(look().ipx(96), look().ipx(24))

    def nextCheckState(self) -> None:
        """Open the list; QAbstractButton calls this for every kind of click."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for player in self._players:
            text = player_name(player)
            if player != PERSON:
                text = self.tr("computer: {level}").format(level=text)
            action = menu.addAction(text)
            action.setToolTip(level_description(player))
            action.triggered.connect(lambda _=False, player=player: self.chosen.emit(player))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif self._player in self._players:
            at = self._players.index(self._player) + step
            self.chosen.emit(self._players[at % len(self._players)])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = look().px, look().theme
        face = QRectF(self.rect())
        if self.focus_shown:
            face = paint_focus(painter, face, px(RADIUS_SIGN))
        ground = theme.surface_3 if self.is_hovered() else theme.surface_2
        paint_round(painter, face, px(RADIUS_SIGN), ground)
        side = px(12)
        middle = (self.height() - side) / 2
        arrow = QRectF(face.right() - side - px(10), middle, side, side)
        paint_icon(painter, "chevron", arrow, theme.text_second)
        name = "person" if self._player == PERSON else "computer"
        sign = QRectF(face.left() + px(8), (self.height() - px(16)) / 2, px(16), px(16))
        paint_icon(painter, name, sign, theme.text_second)
        left = sign.right() + px(8)
        line = QRectF(left, 0, arrow.left() - left - px(4), self.height())
        paint_line(painter, line, self.text(), look().font(BODY), theme.text)


class SeatRow(Line):
    """`changed` tells the seat as it is now; choosing a colour that is taken swaps the two."""

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
        self.player = _Player(self._players)
        self.colours = [_Colour(colour) for colour in PLAYER_COLOURS]
        self.remove = Button(icon="close", height=28)
        self.remove.setAccessibleName(self.tr("Take the seat away"))
        self.add(QWidget(), least=0, wish=4)
        self.add(self.house)
        self.add(self.name, least=80, wish=130, stretch=1)
        self.add(self.player, least=104, wish=150)
        palette = Line(gap=0)
        for button in self.colours:
            palette.add(button)
            button.clicked.connect(lambda _=False, colour=button.colour: self._recolour(colour))
        self.add(palette)
        self.add(self.remove, least=28, wish=28)
        self.add(QWidget(), least=0, wish=2)
        self.name.textEdited.connect(self._rename)
        self.player.chosen.connect(self._take_player)
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
            self.name.setCursorPosition(0)  # where a long name finds no room, its end is cut
        self.player.show_player(seat.player)
        for button in self.colours:
            button.setChecked(button.colour == seat.colour)
            button.is_taken = button.colour in taken
            button.update()
        fewest = "" if can_remove else self.tr("Fewer cannot play this edition.")
        self.remove.tell(self.tr("Takes the seat away."), fewest)

    def _follow(self) -> None:
        self.name.setFont(look().font(BODY, SEMIBOLD))

    def _rename(self, name: str) -> None:
        self._tell(Seat(name, self.seat.colour, self.seat.player))

    def _take_player(self, player: str) -> None:
        self._tell(Seat(self.seat.name, self.seat.colour, player))

    def _recolour(self, colour: str) -> None:
        self._tell(Seat(self.seat.name, colour, self.seat.player))

    def _tell(self, seat: Seat) -> None:
        self.seat = seat
        self.changed.emit(seat)
