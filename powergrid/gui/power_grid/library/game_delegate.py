# SPDX-License-Identifier: MIT
"""How a game is drawn in the list: its board in small, seats as houses, the winner in bold."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from powergrid.gui.kit.cell_delegate import CellDelegate, Index, paint_elided
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_plain
from powergrid.gui.kit.tokens import BODY, MEDIUM, PLAYER_COLOURS, REGULAR, SEMIBOLD
from powergrid.gui.power_grid.board.cards import POSITION
from powergrid.gui.power_grid.board.miniature import Position, paint_miniature
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.library_model import DATE, RESULT, SEATS
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.records import Seat

ENTRY: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The role of the entry itself."""

_WIDE: Final = 1.5
"""How wide a picture is against its height."""
_HOUSE: Final = 16
_GAP: Final = 6
_BETWEEN: Final = 12


class GameDelegate(CellDelegate):
    """Draws a cell of the list of games."""

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Draw the seats, or any other column's text."""
        summary = _entry(index).summary
        if index.column() == DATE:
            rect = self._paint_picture(painter, rect, index)
        if index.column() == SEATS and summary is not None:
            _paint_seats(painter, rect, summary.seats, summary.winner)
        else:
            super().paint_cell(painter, rect, index)

    def _paint_picture(self, painter: QPainter, rect: QRectF, index: Index) -> QRectF:
        """Draw where the game stands, and return the room beside that."""
        high = rect.height() - look().px(8)
        frame = QRectF(rect.left(), rect.top() + look().px(4), high * _WIDE, high)
        position = index.data(POSITION)
        if isinstance(position, Position):
            paint_miniature(painter, frame, position)
        else:
            paint_plain(painter, frame, look().theme.surface_1)
        return rect.adjusted(frame.width() + look().px(12), 0, 0, 0)

    def font(self, index: Index) -> QFont:
        """Return a bold font for a result."""
        return look().text_font(BODY, SEMIBOLD) if _has_won(index) else look().text_font(BODY)

    def ink(self, index: Index) -> QColor:
        """Return the colour of a text: different for faults and for games without a result."""
        theme = look().theme
        if index.column() != RESULT or _has_won(index):
            return theme.text
        return theme.bad if _entry(index).problem else theme.text_second


def _entry(index: Index) -> Entry:
    entry: Entry = index.data(ENTRY)
    return entry


def _has_won(index: Index) -> bool:
    summary = _entry(index).summary
    return index.column() == RESULT and summary is not None and summary.winner is not None


def _set(
    seats: tuple[Seat, ...], winner: Seat | None, *, is_narrow: bool
) -> tuple[list[QFont], list[float]]:
    """Return the font of each name, and its width in it."""
    plain = look().text_font(BODY, MEDIUM if is_narrow else REGULAR, is_narrow)
    bold = look().text_font(BODY, SEMIBOLD, is_narrow)
    fonts = [bold if seat is winner else plain for seat in seats]
    names = zip(fonts, seats, strict=True)
    return fonts, [QFontMetricsF(font).horizontalAdvance(seat.name) + 1 for font, seat in names]


def _max_width(widths: list[float], room: float) -> float:
    """Return the maximum width of each, so that all fit into the room together."""
    left = max(0.0, room)
    for others, width in zip(range(len(widths), 0, -1), sorted(widths), strict=True):
        if width * others > left:
            return left / others
        left -= width
    return max(widths)


def _paint_seats(
    painter: QPainter, rect: QRectF, seats: tuple[Seat, ...], winner: Seat | None
) -> None:
    """Draw each house with its name; names that do not fit are narrowed, then the longest cut."""
    px = look().px
    room = rect.width() + px(_BETWEEN) - len(seats) * px(_HOUSE + _GAP + _BETWEEN)
    fonts, widths = _set(seats, winner, is_narrow=False)
    if sum(widths) > room:
        fonts, widths = _set(seats, winner, is_narrow=True)
    limit = _max_width(widths, room)
    widths = [min(width, limit) for width in widths]
    left = rect.left()
    for seat, font, width in zip(seats, fonts, widths, strict=True):
        house = QRectF(left, rect.center().y() - px(_HOUSE) / 2, px(_HOUSE), px(_HOUSE))
        if seat.colour in PLAYER_COLOURS:
            paint_house(painter, seat.colour, house)
        line = QRectF(house.right() + px(_GAP), rect.top(), width, rect.height())
        paint_elided(painter, line, seat.name, font, look().theme.text, Qt.AlignmentFlag.AlignLeft)
        left = line.right() + px(_BETWEEN)
