# SPDX-License-Identifier: MIT
"""A small picture of a piece as a widget."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter

from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.pieces.fuel_tokens import paint_chip
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.kinds import paint_kind


class PieceIcon(IconView):
    """An icon, a kind of fuel or plant, its chip, or a player's house."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(
        self,
        icon: Icon | None = None,
        *,
        kind: str = "",
        chip: str = "",
        house: str = "",
        side: float,
    ) -> None:
        super().__init__(icon, side=side)
        self.kind = kind
        self.chip = chip
        self.house = house

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the drawing into a square."""
        if self.house:
            paint_house(painter, self.house, rect.adjusted(1, 1, -1, -1))
        elif self.chip:
            paint_chip(painter, self.chip, rect)
        elif self.kind:
            paint_kind(painter, self.kind, rect, look().theme)
        else:
            super().paint(painter, rect)
