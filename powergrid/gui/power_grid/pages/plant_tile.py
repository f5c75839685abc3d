# SPDX-License-Identifier: MIT
"""Tiles of plants to choose from: each a card, as large as fits, and a key."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, RADIUS_SLOT
from powergrid.gui.power_grid.pieces.card_layout import EDGE, MIN_SIZES, CardLayout
from powergrid.gui.power_grid.pieces.plant_card import CardState, paint_plant_card
from powergrid.gui.power_grid.words.terms import plant_words
from powergrid.rules.plants import Plant

HIGH_TILE: Final = (190, 190)
"""The preferred size of a tile in design pixels, in a single row."""

_KEY = 20
_RING = 4
_ROOMY = 97
"""The minimum height of a card with room below its note."""


class PlantTile(PaintedButton):
    """One plant, with the key that chooses it if there is one."""

    def __init__(self, plant: Plant, key: str) -> None:
        super().__init__()
        self.plant = plant
        self.key = key
        self.is_picked = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAccessibleName(plant_words(plant))
        if key:
            bind(self, key, self.click)

    def show_picked(self, is_picked: bool) -> None:
        """Show whether the plant is picked."""
        self.is_picked = is_picked
        self.update()

    def update_description(self) -> None:
        """Add the key to the accessible description."""
        super().update_description()
        if self.key:
            key = self.tr("Key: {key}").format(key=self.key)
            self.setAccessibleDescription(f"{self.description} {key}".strip())

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the size of a flat card."""
        return MIN_SIZES["flat"]

    def minimumSizeHint(self) -> QSize:
        """Return the size of the smallest card."""
        width, height = MIN_SIZES["mini"]
        return QSize(look().ipx(width), look().ipx(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the key and the card."""
        painter = smooth_painter(self)
        px = look().px
        ring = px(_RING)
        rect = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        layout = _layout_for(rect)
        frame = QRectF(rect.left(), rect.center().y() - px(10), px(_KEY), px(20))
        has_key = bool(self.key)
        if layout == "market":
            # The key goes to the free lower left of the card.
            inset = px(8 if rect.height() >= px(_ROOMY) else 5)
            frame.moveBottomLeft(rect.bottomLeft() + QPointF(px(EDGE + 8), -inset))
        elif has_key:
            has_key = rect.width() - px(_KEY + 6) >= px(MIN_SIZES["mini"][0])
            rect.setLeft(rect.left() + (px(_KEY + 6) if has_key else 0))
            layout = _layout_for(rect)
        paint_plant_card(
            painter,
            rect,
            self.plant,
            state=self._card_state(),
            layout=layout,
            ground=self._ground(),
        )
        if has_key:
            paint_round(painter, frame, px(RADIUS_SLOT), None, look().theme.text_third, px(1))
            font = look().font(CAPTION, MEDIUM, True)
            paint_line(painter, frame, self.key, font, look().theme.text_second, "centre")

    def _ground(self) -> QColor | None:
        """Return the card's background, raised if it is picked and has the focus."""
        if self.is_picked and self.has_ring:
            return look().theme.surface_3
        return None if self._card_state() == "hover" else look().theme.surface_1

    def _card_state(self) -> CardState:
        if not self.isEnabled():
            return "off"
        if self.is_picked or self.has_ring:
            return "selected"
        return "hover" if self.is_hovered() else "normal"

    def sizeHint(self) -> QSize:
        """Return the size of a flat card and its key."""
        width, height = MIN_SIZES["flat"]
        return QSize(look().ipx(width + _KEY + 6 + 2 * _RING), look().ipx(height + 2 * _RING))


class PlantTiles(Tiles):
    """A tile for each plant; `chosen` carries the number of a plant."""

    chosen = Signal(int)

    @property
    def plants(self) -> list[PlantTile]:
        """The tiles, in order."""
        return [tile for tile in self.tiles if isinstance(tile, PlantTile)]

    def show_plants(self, plants: Iterable[Plant], *, has_keys: bool = True) -> None:
        """Show tiles for these plants, with the keys 1, 2, … unless `has_keys` is False."""
        tiles = [
            PlantTile(plant, str(index) if has_keys else "")
            for index, plant in enumerate(plants, start=1)
        ]
        for tile in tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.chosen.emit(tile.plant.number))
        self.show_tiles(tiles)


def _layout_for(rect: QRectF) -> CardLayout:
    """Return the largest layout that fits a card of this size."""
    layouts: tuple[CardLayout, ...] = ("market", "flat")
    for layout in layouts:
        width, height = MIN_SIZES[layout]
        if rect.width() >= look().px(width) and rect.height() >= look().px(height):
            return layout
    return "mini"
