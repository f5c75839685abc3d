# SPDX-License-Identifier: MIT
"""A plant card as a button."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels
from powergrid.gui.kit.painted import paint_round, plain_tip, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.tokens import FOCUS_GAP, RADIUS_CARD, STROKE_FOCUS
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.card_layout import CardLayout
from powergrid.gui.power_grid.pieces.plant_card import (
    CardState,
    Stored,
    paint_plant_card,
    paint_step3_card,
)
from powergrid.rules.plants import STEP3, Plant

RING: Final = FOCUS_GAP + STROKE_FOCUS
"""The margin around the card, for the focus ring."""


class PlantButton(PaintedButton):
    """One card, the Step 3 card if `plant` is None; `chosen` carries the card's number."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clicked.connect(self._choose)
        self.plant: Plant | None = None
        self.layout_name: CardLayout = "market"
        self.state: CardState = "normal"
        self.note = ""
        self.stored: Stored | None = None

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the smallest size of a card."""
        return 68.0, 58.0

    def set_card(
        self,
        plant: Plant | None,
        *,
        state: CardState,
        can_be_chosen: bool,
        note: str = "",
        stored: Stored | None = None,
    ) -> None:
        """Show a card."""
        self.plant, self.state, self.note, self.stored = plant, state, note, stored
        policy = Qt.FocusPolicy.StrongFocus if can_be_chosen else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.describe(translate("PlantButton", "Chooses this plant.") if can_be_chosen else "")
        pointing = Qt.CursorShape.PointingHandCursor
        self.setCursor(pointing if can_be_chosen else Qt.CursorShape.ArrowCursor)
        self.update()

    def set_words(self, words: str) -> None:
        """Set the accessible name, which is also part of the tooltip if the card can be chosen."""
        self.setAccessibleName(words)
        self.update_description()

    def update_description(self) -> None:
        """Let the tooltip say what the card is and what a click does."""
        super().update_description()
        if self.description and self.accessibleName():
            self.setToolTip(plain_tip(f"{self.accessibleName()}. {self.description}"))

    def tip(self) -> tuple[QRectF, str]:
        """Return the tooltip, with the card's rectangle on its panel in design pixels."""
        scale = look().scale
        rect = QRectF(self.geometry())
        design = QRectF(rect.topLeft() / scale, rect.size() / scale)
        return design, f"{self.accessibleName()}."

    def place(self, card: QRectF, layout: CardLayout) -> None:
        """Move the button so that its card fills a rectangle, in design pixels."""
        self.layout_name = layout
        self.setGeometry(_rounded(pixels(card.adjusted(-RING, -RING, RING, RING))))
        self.update()

    def card_rect(self) -> QRectF:
        """Return the card's rectangle in the widget, in pixels."""
        ring = look().px(RING)
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card and the focus ring."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        rect, state = self.card_rect(), self.state
        is_hovered = self.is_hovered() and self.focusPolicy() != Qt.FocusPolicy.NoFocus
        is_raised = is_hovered or (self.has_ring and state == "selected")
        ground = theme.surface_3 if is_raised else None
        if self.plant is None:
            paint_step3_card(painter, rect, state=state, note=self.note, ground=ground)
        else:
            paint_plant_card(
                painter,
                rect,
                self.plant,
                state=state,
                note=self.note,
                stored=self.stored,
                layout=self.layout_name,
                ground=ground,
            )
        self.paint_over(painter, rect)
        if self.has_ring and state != "selected":
            ring = QRectF(self.rect())
            paint_round(painter, ring, px(RADIUS_CARD + RING), None, theme.accent, px(STROKE_FOCUS))

    def _choose(self) -> None:
        self.chosen.emit(STEP3 if self.plant is None else self.plant.number)

    def paint_over(self, painter: QPainter, card: QRectF) -> None:
        """Draw something on the card; subclasses override this."""


def _rounded(rect: QRectF) -> QRect:
    return QRect(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))
