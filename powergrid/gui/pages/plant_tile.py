# SPDX-License-Identifier: MIT
"""A plant to be picked: its card, as large as the room allows, and the key that picks it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid.gui.look.card_layout import EDGE, LEAST_SIZES, CardLayout
from powergrid.gui.look.cards import CardState, paint_plant_card
from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton, paint_round
from powergrid.gui.look.tokens import CAPTION, MEDIUM, RADIUS_SLOT
from powergrid.gui.pages.keys import bind
from powergrid.gui.words import plant_words
from powergrid.rules.plants import Plant

PLANT_TILE: Final = (158, 74)
HIGH_TILE: Final = (140, 120)
"""What a tile takes of the room there is, in design pixels: one in a row of several, or of one."""

_KEY = 20
_RING = 4
_ROOMY = 97
"""From that height on a card has room below its note."""


class PlantTile(PaintedButton):
    """One plant; `note` stands on its card where the card is large enough."""

    def __init__(self, plant: Plant, key: str = "") -> None:
        super().__init__()
        self.plant = plant
        self.key = key
        self.note = ""
        self.is_picked = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAccessibleName(plant_words(plant))
        if key:
            bind(self, key, self.click)

    def show_picked(self, is_picked: bool, note: str) -> None:
        """Show whether it is the one picked."""
        self.is_picked, self.note = is_picked, note
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Let screen readers say the note and the key as well."""
        super()._describe()
        key = self.tr("Key: {key}").format(key=self.key) if self.key else ""
        said = [text for text in (self.note, self.told, key) if text]
        self.setAccessibleDescription(" ".join(said))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the size of a flat card."""
        return LEAST_SIZES["flat"]

    def minimumSizeHint(self) -> QSize:
        """Return the size of the smallest card."""
        width, height = LEAST_SIZES["mini"]
        return QSize(look().ipx(width), look().ipx(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the key and the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = look().px
        ring = px(_RING)
        rect = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        layout = _layout_for(rect)
        frame = QRectF(rect.left(), rect.center().y() - px(10), px(_KEY), px(20))
        has_key = bool(self.key)
        if layout == "market":
            # The lower left of such a card is free, below the note.
            inset = px(8 if rect.height() >= px(_ROOMY) else 5)
            frame.moveBottomLeft(rect.bottomLeft() + QPointF(px(EDGE + 8), -inset))
        elif has_key:
            has_key = rect.width() - px(_KEY + 6) >= px(LEAST_SIZES["mini"][0])
            rect.setLeft(rect.left() + (px(_KEY + 6) if has_key else 0))
            layout = _layout_for(rect)
        paint_plant_card(
            painter,
            rect,
            self.plant,
            state=self._card_state(),
            note="" if layout == "mini" else self.note,
            layout=layout,
            ground=self._ground(),
        )
        if has_key:
            paint_round(painter, frame, px(RADIUS_SLOT), None, look().theme.text_third, px(1))
            font = look().font(CAPTION, MEDIUM, True)
            paint_line(painter, frame, self.key, font, look().theme.text_second, "centre")

    def _ground(self) -> QColor | None:
        """Return the ground of the card: raised where the keyboard is at the one that is picked."""
        if self.is_picked and self.focus_shown:
            return look().theme.surface_3
        return None if self._card_state() == "hover" else look().theme.surface_1

    def _card_state(self) -> CardState:
        if not self.isEnabled():
            return "off"
        if self.is_picked or self.focus_shown:
            return "selected"
        return "hover" if self.is_hovered() else "normal"

    def sizeHint(self) -> QSize:
        """Return the size of a flat card and its key."""
        width, height = LEAST_SIZES["flat"]
        return QSize(look().ipx(width + _KEY + 6 + 2 * _RING), look().ipx(height + 2 * _RING))


def _layout_for(rect: QRectF) -> CardLayout:
    """Return the largest layout that a card of that size has room for."""
    layouts: tuple[CardLayout, ...] = ("market", "flat")
    for layout in layouts:
        width, height = LEAST_SIZES[layout]
        if rect.width() >= look().px(width) and rect.height() >= look().px(height):
            return layout
    return "mini"
