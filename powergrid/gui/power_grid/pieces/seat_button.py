# SPDX-License-Identifier: MIT
"""Small buttons for the seats, and for everybody."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_text, width_of
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.play.seats import Seat


class SeatButton(PaintedButton):
    """One of several exclusive buttons; without a colour it shows its name."""

    chosen = Signal(int)

    def __init__(self, seat: int, colour: str, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.clicked.connect(self._choose)
        self.seat = seat
        self._colour = colour
        self.setText(name)
        self.setAccessibleName(name)
        self.describe(name)
        self.make_exclusive()

    def _choose(self) -> None:
        self.chosen.emit(self.seat)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for the house or the word."""
        return (34.0 if self._colour else width_of(self.text(), BODY) + 22), 30.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw house or word, on a ground where it is chosen."""
        theme, px = look().theme, look().px
        painter = QPainter(self)
        self.paint_ground(painter, self.isChecked() or self.is_hovered())
        if self._colour:
            house = QRectF(0, 0, px(18), px(18))
            house.moveCenter(QRectF(self.rect()).center())
            paint_house(painter, self._colour, house)
        else:
            line = QRectF(0, 0, *design_size(self))
            weight = SEMIBOLD if self.isChecked() else 400
            paint_text(painter, line, self.text(), CAPTION, theme.text, weight, "centre")


def seat_buttons(
    everybody: int, name: str, seats: Sequence[Seat], parent: QWidget | None = None
) -> list[SeatButton]:
    """Return a button for `everybody`, which is a number of no seat, then one for each seat."""
    houses = [
        SeatButton(seat, player.colour, player.name, parent) for seat, player in enumerate(seats)
    ]
    return [SeatButton(everybody, "", name, parent), *houses]
