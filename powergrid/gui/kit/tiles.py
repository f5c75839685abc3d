# SPDX-License-Identifier: MIT
"""Tiles of equal size in as few rows as possible."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look


class Tiles(QWidget):
    """Tiles in reading order; `minimum` and `hint` are sizes of one tile in design pixels."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(
        self, minimum: tuple[float, float], hint: tuple[float, float], *, in_a_row: int = 4
    ) -> None:
        super().__init__()
        self.minimum = minimum
        self.hint = hint
        self.in_a_row = in_a_row
        self.gap = 6
        self.column_gap = 6
        self.tiles: list[QWidget] = []

    def show_tiles(self, tiles: Sequence[QWidget]) -> None:
        """Show exactly these tiles."""
        for tile in self.tiles:
            if tile not in tiles:
                tile.hide()
                tile.setParent(None)
                tile.deleteLater()
        self.tiles = list(tiles)
        for tile in self.tiles:
            tile.setParent(self)
            tile.show()
        self.updateGeometry()
        self.place()

    @property
    def columns(self) -> int:
        """The number of tiles in the first row."""
        count = len(self.tiles)
        rows = -(-count // self.in_a_row)
        return -(-count // max(1, rows))

    @property
    def rows(self) -> int:
        """The number of rows."""
        return -(-len(self.tiles) // max(1, self.columns))

    def place(self) -> None:
        """Place every tile."""
        if not self.tiles:
            return
        gap, between = look().ipx(self.gap), look().ipx(self.column_gap)
        columns, rows = self.columns, self.rows
        width = (self.width() - between * (columns - 1)) / columns
        width = min(width, look().px(self.hint[0]))
        height = (self.height() - gap * (rows - 1)) / rows
        for index, tile in enumerate(self.tiles):
            x = round((index % columns) * (width + between))
            y = round((index // columns) * (height + gap))
            tile.setGeometry(QRect(x, y, int(width), int(height)))

    def sizeHint(self) -> QSize:
        """Return the size at which every tile has its hint."""
        return self._size(self.hint)

    def minimumSizeHint(self) -> QSize:
        """Return the size at which every tile has its minimum."""
        return self._size(self.minimum)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tiles in the new room."""
        self.place()

    def _size(self, tile: tuple[float, float]) -> QSize:
        gap, between = look().ipx(self.gap), look().ipx(self.column_gap)
        columns, rows = self.columns, self.rows
        return QSize(
            columns * look().ipx(tile[0]) + between * max(0, columns - 1),
            rows * look().ipx(tile[1]) + gap * max(0, rows - 1),
        )
