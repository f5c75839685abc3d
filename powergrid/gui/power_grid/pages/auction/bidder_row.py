# SPDX-License-Identifier: MIT
"""All seats of an auction in a row."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import (
    design_size,
    fitting_size,
    largest_size,
    paint_text,
    pixels,
    width_of,
)
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, MEDIUM, RADIUS_CARD, SEMIBOLD, TITLE
from powergrid.gui.power_grid.pieces.houses import paint_house

_TALL = 38
_WIDE = 124
_SLIM = 62
"""Below this width, a seat's money or bid is shown under its house."""


class _Whole(NamedTuple):
    """Where the parts of a full tile are, and the size of its bid."""

    house: QRectF
    upper: QRectF
    lower: QRectF
    bid: QRectF | None
    bid_size: int


class BidderTile(QWidget):
    """A seat's house, name, a note and its last bid; a seat that is out is folded.

    `brief` is a figure for when the note does not fit; a folded seat has a `mark` under its house.
    The row sets `name_size` and `note_size`, so that all its tiles have the same.
    """

    def __init__(
        self, colour: str, name: str, note: str, bid: str, *, brief: str, mark: str
    ) -> None:
        super().__init__()
        self.colour = colour
        self.name = name
        self.note = note
        self.bid = bid
        self.brief = brief
        self.mark = mark
        self.is_on_turn = False
        self.name_size = self.note_size = float(CAPTION)
        self.setAccessibleName(f"{name}: {note} {bid}".strip())
        self.setToolTip(self.accessibleName())

    @property
    def is_folded(self) -> bool:
        """Whether the seat is out of this auction."""
        return bool(self.mark)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, dimmed for a seat that is out."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        width, height = design_size(self)
        edge = theme.text if self.is_on_turn else None
        ground = theme.surface_3 if self.is_on_turn else theme.surface_1
        paint_round(painter, QRectF(self.rect()), px(RADIUS_CARD), ground, edge, px(1.5))
        if self.is_folded:
            self._paint_folded(painter, width, height)
        elif height < _TALL:
            self._paint_line(painter, width, height)
        elif width < _SLIM:
            self._paint_slim(painter, width, height)
        else:
            self._paint_whole(painter, width, height)

    def fitting_sizes(self) -> tuple[float, float]:
        """Return the largest sizes at which its name and its note fit."""
        width, height = design_size(self)
        if height < _TALL:
            size = self._line_size(width, height)
            return size, size
        if width < _SLIM:
            return CAPTION, CAPTION
        whole = self._whole(width, height)
        name = fitting_size(whole.upper, self.name, CAPTION, SEMIBOLD)
        return name, fitting_size(whole.lower, self._note(whole.lower), CAPTION)

    def _paint_name(self, painter: QPainter, room: QRectF) -> None:
        """Write the name, or leave it to the house: names that are cut off may look the same."""
        if room.width() >= width_of(self.name, CAPTION, SEMIBOLD, True):
            paint_text(painter, room, self.name, self.name_size, look().theme.text, SEMIBOLD)

    def _paint_folded(self, painter: QPainter, width: float, height: float) -> None:
        side = min(15.0, height / 2 - 2)
        house = QRectF((width - side) / 2, height / 2 - side, side, side)
        if height < _TALL:
            house.moveTop((height - side) / 2)
        paint_house(painter, self.colour, pixels(house), dim=True)
        if height >= _TALL:
            line = QRectF(0, height / 2, width, min(18.0, height / 2))
            ink = look().theme.text_third
            paint_text(painter, line, self.mark, CAPTION, ink, align="centre")

    def _paint_slim(self, painter: QPainter, width: float, height: float) -> None:
        theme = look().theme
        paint_house(painter, self.colour, pixels(QRectF(width / 2 - 9, height / 2 - 20, 18, 18)))
        line = QRectF(0, height / 2 + 1, width, 18)
        if self.bid:
            paint_text(painter, line, self.bid, BODY, theme.text, SEMIBOLD, align="centre")
        else:
            paint_text(painter, line, self.brief, CAPTION, theme.text_second, align="centre")

    def _paint_line(self, painter: QPainter, width: float, height: float) -> None:
        paint_house(painter, self.colour, pixels(QRectF(5, (height - 15) / 2, 15, 15)))
        size, weight = self._figure_type()
        size *= self.note_size / CAPTION
        ink = look().theme.text if self.bid else look().theme.text_second
        taken = width_of(self._figure, size, weight)
        room = QRectF(width - 6 - taken, 0, taken + 1, height)
        self._paint_name(painter, QRectF(23, 0, room.left() - 28, height))
        paint_text(painter, room, self._figure, size, ink, weight)

    @property
    def _figure(self) -> str:
        """The bid, else the figure for when there is little room."""
        return self.bid or self.brief

    def _figure_type(self) -> tuple[float, int]:
        """Return the base size and weight of the figure in a line."""
        return (BODY, SEMIBOLD) if self.bid else (CAPTION, MEDIUM)

    def _line_size(self, width: float, height: float) -> float:
        """Return the largest size of the name at which it fits beside the figure."""
        size, weight = self._figure_type()

        def needed(large: float) -> float:
            figure = width_of(self._figure, size * large / CAPTION, weight)
            return 34 + width_of(self.name, large, SEMIBOLD) + figure

        return largest_size(QRectF(0, 0, width, height), CAPTION, needed)

    def _whole(self, width: float, height: float) -> _Whole:
        name = width_of(self.name, CAPTION, SEMIBOLD, True)
        size = TITLE if height >= 56 else LEAD
        taken = width_of(self.bid, size, SEMIBOLD)
        is_wide = width >= _WIDE and name <= width - taken - 55
        side, left = (20.0, 10.0) if is_wide else (17.0, 6.0)
        house = QRectF(left, (height - side) / 2, side, side)
        left = house.right() + (9 if is_wide else 6)
        high = max(18.0, min(18 * look().text, height / 2 - 2))
        upper = QRectF(left, height / 2 - high, width - left - 6, high)
        lower = upper.translated(0, high)
        if not is_wide and name > upper.width():
            house.moveTop(height / 2 + 1)  # a long name takes the whole upper line
            upper.setLeft(house.left())
        if not is_wide:
            return _Whole(house, upper, lower, None, size)
        bid = QRectF(width - 10 - taken, 0, taken + 1, height)
        for line in (upper, lower):
            line.setRight(bid.left() - 6)
        return _Whole(house, upper, lower, bid, size)

    def _note(self, room: QRectF) -> str:
        """Return the note, or the figure if the note does not fit."""
        fits = width_of(self.note, CAPTION, MEDIUM, True) <= room.width()
        return self.note if fits else self.brief

    def _paint_whole(self, painter: QPainter, width: float, height: float) -> None:
        theme, whole = look().theme, self._whole(width, height)
        paint_house(painter, self.colour, pixels(whole.house))
        self._paint_name(painter, whole.upper)
        if whole.bid is not None:
            paint_text(painter, whole.bid, self.bid, whole.bid_size, theme.text, SEMIBOLD)
        if self.bid and whole.bid is None:
            paint_text(painter, whole.lower, self.bid, BODY, theme.text, SEMIBOLD)
        else:
            note = self._note(whole.lower)
            paint_text(painter, whole.lower, note, self.note_size, theme.text_second)


_MIN, _MAX = 66, 190
_FEW = 3
"""Up to this many seats are always in one row."""
_ROOMY = 56
"""The minimum height for wider gaps and folded seats."""


class BidderRow(QWidget):
    """The seats that can bid share the room; the others are folded at the end.

    If one row would be too narrow, there are two.
    """

    accessible_role = QAccessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[BidderTile] = []
        look().changed.connect(self.place)

    def show_tiles(self, tiles: Sequence[BidderTile]) -> None:
        """Show these seats."""
        for tile in self.tiles:
            tile.hide()
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = sorted(tiles, key=lambda tile: tile.is_folded)
        for tile in self.tiles:
            tile.setParent(self)
            tile.show()
        self.place()

    def sizeHint(self) -> QSize:
        """Return the size of a roomy row."""
        return QSize(look().ipx(300), look().ipx(62))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a low row, or of two."""
        return QSize(look().ipx(200), look().ipx(44 if self._has_two_rows() else 26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the seats in the new size."""
        self.place()

    def place(self) -> None:
        """Place every seat; names have one size, and notes."""
        self._place_tiles()
        active = [tile for tile in self.tiles if not tile.is_folded]
        sizes = [tile.fitting_sizes() for tile in active]
        for tile in active:
            tile.name_size = min(name for name, _ in sizes)
            tile.note_size = min(note for _, note in sizes)
            tile.update()

    def _place_tiles(self) -> None:
        active = [tile for tile in self.tiles if not tile.is_folded]
        room, fold, gap = self._room()
        width = self.width() / look().scale
        if not self._has_two_rows():
            self._place_row(self.tiles, 0, self.height(), room, fold, gap)
            return
        first = (len(active) + 1) // 2
        high = (self.height() - look().ipx(4)) // 2
        room = (width - gap * (first - 1)) / first
        self._place_row(active[:first], 0, high, room, fold, gap)
        rest = self.tiles[first:]
        taken = (len(self.tiles) - len(active)) * (fold + gap)
        room = min(room, (width - taken - gap * (len(active) - first - 1)) / (len(active) - first))
        self._place_row(rest, self.height() - high, high, room, fold, gap)

    def _room(self) -> tuple[float, int, int]:
        """Return the widths of an active and a folded seat in one row, and the gap."""
        active = sum(not tile.is_folded for tile in self.tiles)
        fold, gap = (40, 8) if self.height() >= look().px(_ROOMY) else (28, 5)
        taken = (len(self.tiles) - active) * (fold + gap) + gap * (active - 1)
        room = (self.width() / look().scale - taken) / max(1, active)
        return room, fold, gap

    def _has_two_rows(self) -> bool:
        active = sum(not tile.is_folded for tile in self.tiles)
        return active > _FEW and self._room()[0] < _MIN

    def _place_row(
        self, tiles: Sequence[BidderTile], top: int, high: int, room: float, fold: int, gap: int
    ) -> None:
        x = 0.0
        for tile in tiles:
            wide = fold if tile.is_folded else min(room, _MAX)
            left, right = look().ipx(x), look().ipx(x + wide)
            tile.setGeometry(QRect(left, top, right - left, high))
            x += wide + gap
