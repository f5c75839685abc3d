# SPDX-License-Identifier: MIT
"""All seats of an auction in a row."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.pages.auction.bidder_tile import BidderTile

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
        """Place every seat."""
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
