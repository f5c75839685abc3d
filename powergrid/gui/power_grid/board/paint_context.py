# SPDX-License-Identifier: MIT
"""What all layers of a board need to know to paint."""

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QRectF

from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.layout import Layout


class PaintContext(NamedTuple):
    """The visible window of a scene, its layout and style, and the areas in play."""

    window: QRectF
    layout: Layout
    style: BoardStyle
    areas: Collection[int]

    def window_in(self, layout: Layout) -> QRectF:
        """Return the window's rectangle in another layout."""
        by = layout.scale / self.layout.scale
        corner = (self.window.topLeft() - self.layout.origin) * by + layout.origin
        return QRectF(corner, self.window.size() * by)

    def is_in_play(self, connection: int) -> bool:
        """Return whether both cities of a connection are in play."""
        cities, ends = self.layout.board.cities, self.layout.board.connections[connection]
        return cities[ends.a].area in self.areas and cities[ends.b].area in self.areas
