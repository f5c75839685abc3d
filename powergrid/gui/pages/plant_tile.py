# SPDX-License-Identifier: MIT
"""A plant to be picked: its card, as large as the room allows, and the key that picks it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid.gui.look.card_layout import LEAST_SIZES
from powergrid.gui.look.cards import CardState, paint_plant_card
from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton, paint_round
from powergrid.gui.look.tokens import CAPTION, MEDIUM, RADIUS_SLOT
from powergrid.gui.pages.keys import bind
from powergrid.gui.words import plant_words
from powergrid.rules.plants import Plant

_KEY = 20
_RING = 4


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

    def natural_size(self) -> tuple[float, float]:
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
        flat = rect.width() >= px(LEAST_SIZES["flat"][0]) and rect.height() >= px(
            LEAST_SIZES["flat"][1]
        )
        if self.key and rect.width() - px(_KEY + 6) >= px(LEAST_SIZES["mini"][0]):
            frame = QRectF(rect.left(), rect.center().y() - px(10), px(_KEY), px(20))
            paint_round(painter, frame, px(RADIUS_SLOT), None, look().theme.text_third, px(1))
            font = look().font(CAPTION, MEDIUM, True)
            paint_line(painter, frame, self.key, font, look().theme.text_second, "centre")
            rect.setLeft(rect.left() + px(_KEY + 6))
            flat = flat and rect.width() >= px(LEAST_SIZES["flat"][0])
        paint_plant_card(
            painter,
            rect,
            self.plant,
            state=self._card_state(),
            note=self.note if flat else "",
            layout="flat" if flat else "mini",
            ground=self._ground(),
        )

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
