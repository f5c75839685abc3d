# SPDX-License-Identifier: MIT
"""A plant card that can be pointed at, clicked and reached by keyboard."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.card_layout import CardLayout
from powergrid.gui.look.cards import CardState, Stored, paint_plant_card, paint_step3_card
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import PaintedButton, paint_round
from powergrid.gui.look.tokens import FOCUS_GAP, RADIUS_CARD, STROKE_FOCUS
from powergrid.gui.panels.measure import pixels
from powergrid.gui.words import translate
from powergrid.rules.plants import Plant

RING: Final = FOCUS_GAP + STROKE_FOCUS
"""What the widget is larger than its card on each side: room for the ring."""


class PlantButton(PaintedButton):
    """One card; `plant` None is the Step 3 card. `chosen` carries the plant's number."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clicked.connect(self._choose)
        self.plant: Plant | None = None
        self.layout_name: CardLayout = "market"
        self.state: CardState = "normal"
        self.note = ""
        self.stored: Stored | None = None
        self.ground: QColor | None = None

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the least size of a card, for layouts that ask."""
        return 68.0, 58.0

    def set_card(
        self,
        plant: Plant | None,
        *,
        state: CardState = "normal",
        note: str = "",
        stored: Stored | None = None,
        can_be_chosen: bool = True,
    ) -> None:
        """Show a card."""
        self.plant, self.state, self.note, self.stored = plant, state, note, stored
        policy = Qt.FocusPolicy.StrongFocus if can_be_chosen else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.tell(translate("PlantButton", "Picks this plant.") if can_be_chosen else "")
        pointing = Qt.CursorShape.PointingHandCursor
        self.setCursor(pointing if can_be_chosen else Qt.CursorShape.ArrowCursor)
        self.update()

    def place(self, card: QRectF, layout: CardLayout) -> None:
        """Lie so that the card fills a rectangle of design pixels."""
        self.layout_name = layout
        ring = RING
        self.setGeometry(_outward(pixels(card.adjusted(-ring, -ring, ring, ring))))
        self.update()

    def card_rect(self) -> QRectF:
        """Return where the card lies in the widget, in pixels."""
        ring = look().px(RING)
        return QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, and the ring of the keyboard."""
        theme, px = look().theme, look().px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, state = self.card_rect(), self.state
        is_hovered = self.is_hovered() and self.focusPolicy() != Qt.FocusPolicy.NoFocus
        is_raised = is_hovered or (self.focus_shown and state == "selected")
        ground = theme.surface_3 if is_raised else self.ground
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
        if self.focus_shown and state != "selected":
            ring = QRectF(self.rect())
            paint_round(painter, ring, px(RADIUS_CARD + RING), None, theme.accent, px(STROKE_FOCUS))

    def _choose(self) -> None:
        if self.plant is not None:
            self.chosen.emit(self.plant.number)

    def paint_over(self, painter: QPainter, card: QRectF) -> None:
        """Draw what lies on the card."""


def _outward(rect: QRectF) -> QRect:
    return QRect(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))
