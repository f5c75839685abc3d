# SPDX-License-Identifier: MIT
"""A row for a seat of a new game: its colour, its name, and who plays it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from powergrid.files.checks import in_one_line
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.tokens import BODY, PLAYER_COLOURS, SEMIBOLD
from powergrid.gui.power_grid.pages.new_game.player_choice import PlayerChoice
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.words.names import colour_name
from powergrid.play.seats import MAX_NAME_LENGTH
from powergrid.records import PERSON, Seat

_PAD = 2
"""The space between a name and its frame."""
_INDENT = _PAD + 4
"""Where the text of a name begins, past the frame and Qt's own margin."""
# A name looks like a label until it is edited.
_SHEET = """
QLineEdit {{ padding: 0 {pad}px; }}
QLineEdit:!focus {{ border-color: transparent; background: transparent; }}
"""


class House(PaintedButton):
    """The seat's house; a click changes to the next colour."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = PLAYER_COLOURS[0]
        self.show_colour(self._colour)

    def show_colour(self, colour: str) -> None:
        """Show another colour."""
        self._colour = colour
        name = self.tr("Colour: {colour}").format(colour=colour_name(colour))
        self.setAccessibleName(name)
        self.describe(self.tr("Takes the next colour; its owner gets this one."))
        self.update()

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for the house."""
        return 34, 34

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the house, with a background under the pointer."""
        painter = QPainter(self)
        self.paint_ground(painter, self.is_hovered())
        side = look().px(22)
        house = QRectF(0, 0, side, side)
        house.moveCenter(QRectF(self.rect()).center())
        paint_house(painter, self._colour, house)


class SeatRow(Line):
    """`changed` carries the new seat. Choosing a taken colour swaps the two."""

    accessible_role = QAccessible.Role.Grouping

    changed = Signal(object)

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__(gap=6, pad=4, ground="surface_1")
        self.seat = Seat("", PLAYER_COLOURS[0], PERSON)
        self.house = House()
        self.house.clicked.connect(self._recolour)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setAccessibleName(self.tr("Name"))
        self.player = PlayerChoice(levels)
        self.temper = caption(role="text_second")
        row = Line(gap=6)
        row.add(self.name, minimum=70, hint=110, stretch=1)
        row.add(self.player)
        self.below = Line(gap=0)
        self.below.add(QWidget(), minimum=_INDENT, hint=_INDENT)
        self.below.add(self.temper, stretch=1)
        self.column = Line(vertical=True, gap=0)
        self.column.add(row, stretch=1)
        self.column.add(self.below, drop=1)
        self.add(self.house)
        self.add(self.column, stretch=1)
        self.name.textEdited.connect(
            lambda name: self._emit(self.seat._replace(name=in_one_line(name)))
        )
        self.name.editingFinished.connect(self._show_beginning)
        self.player.chosen.connect(lambda player: self._emit(self.seat._replace(player=player)))
        look().changed.connect(self._follow)
        self._follow()

    def show_seat(self, seat: Seat, temper: str = "") -> None:
        """Show a seat, and a line with the temper of its bot, or which program plays."""
        self.seat = seat
        self.temper.say(temper)
        self.column.want(self.below, bool(temper))
        self.house.show_colour(seat.colour)
        if in_one_line(self.name.text()) != seat.name:
            self.name.setText(seat.name)
            self._show_beginning()
        self.player.show_player(seat.player)

    def arrange(self) -> None:
        """Place the widgets; a line below the name that does not fit becomes the tooltip."""
        super().arrange()
        untold = "" if self.below in self.column.line_layout.rects() else self.temper.text
        self.setAccessibleDescription(untold)
        self.setToolTip(plain_tip(untold))

    def _follow(self) -> None:
        self.name.setStyleSheet(_SHEET.format(pad=look().ipx(_PAD)))
        self.name.setFont(look().font(BODY, SEMIBOLD))

    def _show_beginning(self) -> None:
        """Show the beginning of a long name."""
        self.name.setCursorPosition(0)

    def _recolour(self) -> None:
        at = PLAYER_COLOURS.index(self.seat.colour) + 1
        self._emit(self.seat._replace(colour=PLAYER_COLOURS[at % len(PLAYER_COLOURS)]))

    def _emit(self, seat: Seat) -> None:
        self.seat = seat
        self.changed.emit(seat)
