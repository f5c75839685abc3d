# SPDX-License-Identifier: MIT
"""The plant market: the current and the future market, and the plant being auctioned."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_runs, paint_text, pixels, width_of
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tips import Tip
from powergrid.gui.kit.tokens import (
    CAPTION,
    MEDIUM,
    RADIUS_CARD,
    RADIUS_SLOT,
    REGULAR,
    SEMIBOLD,
)
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.plant_market import MarketRow, card_text, market_rows
from powergrid.gui.power_grid.panels.plant_button import PlantButton
from powergrid.gui.power_grid.panels.plant_market_layout import (
    PlantMarketParts,
    plant_market_layout,
)
from powergrid.gui.power_grid.panels.table_panel import TablePanel
from powergrid.gui.power_grid.pieces.card_layout import CardContent, CardParts, card_layout
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.plant_card import CardState
from powergrid.rules.legal import Openings, PlantScraps
from powergrid.rules.plant_market import is_all_for_sale
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import step3_market_size
from powergrid.rules.state import AUCTION

_KNOWN: Final = 5
"""The number of plants of a sorted draw pile that are named."""
_NO_PLANT: Final = 0


class MarketCard(PlantButton):
    """A card of the market, with its key, and the minimum bid or the leading bid."""

    def __init__(self, parent: QWidget) -> None:
        self.key = ""
        super().__init__(parent)
        self.minimum = ""
        self.bid = 0
        self.leader = ("", "")

    def update_description(self) -> None:
        """Add the key to what screen readers say."""
        super().update_description()
        if self.key and self.isEnabled():
            key = translate("Button", "Key: {key}").format(key=self.key)
            self.setAccessibleDescription(f"{self.description} {key}")

    def paint_over(self, painter: QPainter, card: QRectF) -> None:
        """Draw the key, and the minimum bid or the leader's house, name and bid."""
        if self.key:
            self._paint_key(painter, card)
        rect = self._note_rect(card)
        if rect is None:
            return
        theme, scale = look().theme, look().scale
        key = self._key_rect(card)
        if self.key and rect.intersects(key):
            rect.setRight(key.left() - 1)
        line = QRectF(rect.x() / scale, rect.y() / scale, rect.width() / scale, 13)
        if self.minimum:
            paint_text(painter, line, self.minimum, CAPTION, theme.good, SEMIBOLD)
        elif self.bid:
            colour, name = self.leader
            house = QRectF(line.x(), line.y() - 0.5, 14, 14)
            paint_house(painter, colour, pixels(house))
            text = line.adjusted(17, 0, 0, 0)
            words = f"{name} {self.bid}"
            if width_of(words, CAPTION, SEMIBOLD, True) > text.width():
                words = str(self.bid)
            paint_text(painter, text, words, CAPTION, theme.text, SEMIBOLD)

    def _key_rect(self, card: QRectF) -> QRectF:
        """Return the rectangle of the key, beside what the card powers."""
        px = look().px
        frame = QRectF(0, 0, px(20), px(20))
        output = self._card_parts(card).output.translated(card.topLeft())
        frame.moveBottomRight(output.bottomLeft() - QPointF(px(4), 0))
        return frame

    def _paint_key(self, painter: QPainter, card: QRectF) -> None:
        """Draw the key that chooses the card."""
        px, theme = look().px, look().theme
        frame = self._key_rect(card)
        paint_round(painter, frame, px(RADIUS_SLOT), theme.surface_1, theme.text_second, px(1))
        font = look().font(CAPTION, MEDIUM, True)
        paint_line(painter, frame, self.key, font, theme.text, "centre")

    def _note_rect(self, card: QRectF) -> QRectF | None:
        if self.plant is None or not (self.minimum or self.bid):
            return None
        note = self._card_parts(card).note
        return None if note is None else note.translated(card.topLeft())

    def _card_parts(self, card: QRectF) -> CardParts:
        content = CardContent(2, 0 if self.plant is None else self.plant.fuel, 0, True)
        return card_layout(card.width(), card.height(), content, self.layout_name, look().scale)


class PlantMarketPanel(TablePanel):
    """The cards; the action panel's page decides what choosing one means."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(session, staging, parent)
        self.rows = market_rows(session)
        self._all_cards: list[MarketCard] = []
        self._chosen = _NO_PLANT
        session.changed.connect(self._restart)
        staging.plant_marked.connect(self.show_chosen)
        staging.shown_lot_changed.connect(self._refresh)
        self.show_chosen(staging.marked_plant)

    @property
    def cards(self) -> list[MarketCard]:
        """The cards in the market, lowest first."""
        return self._all_cards[: len(self.rows)]

    def parts(self) -> PlantMarketParts:
        """Return the layout, in design pixels."""
        width, height = design_size(self)
        state = self.session.state
        edition = state.game.edition
        if state.step == 3:
            size = step3_market_size(edition, state.game.players)
            return plant_market_layout(width, height, size, 0)
        is_less = state.step == 2 and not edition.replaces_in_step2
        future = edition.future_market - is_less
        return plant_market_layout(width, height, edition.current_market, future)

    def show_chosen(self, plant: int) -> None:
        """Mark a plant that may be auctioned as chosen, or none if it may not."""
        can_open = {row.card for row in self.rows if row.is_open}
        self._chosen = plant if plant in can_open else _NO_PLANT
        self._refresh()

    def arrange(self) -> None:
        """Place the cards; what is for sale early stays in the row of the future market."""
        parts = self.parts()
        current, future = list(parts.current), list(parts.future)
        for card, row in zip(self.cards, self.rows, strict=True):
            places = current if current and (row.is_current or not future) else future
            if places:
                card.place(places.pop(0), parts.layout)
            card.setVisible(row.card != self.staging.shown_lot)

    def paint(self, painter: QPainter) -> None:
        """Draw the headings, and an empty frame for a card on the auction's stage."""
        for card, row in zip(self.cards, self.rows, strict=True):
            if row.card == self.staging.shown_lot:
                self._paint_hole(painter, card)
        theme, parts = look().theme, self.parts()
        runs = [
            (self._title(), SEMIBOLD, theme.text),
            ("  " + self._status(), REGULAR, theme.text_second),
        ]
        paint_runs(painter, parts.title, runs, CAPTION, grows=True)
        if parts.rule is not None and not is_all_for_sale(self.session.state):
            paint_round(painter, pixels(parts.rule), 0, theme.surface_3)
        paint_text(
            painter,
            parts.future_title,
            self._future_title(is_beside=parts.rule is not None),
            CAPTION,
            theme.text_second,
            align="right" if parts.rule is None else "left",
            grows=True,
        )

    @staticmethod
    def _paint_hole(painter: QPainter, card: MarketCard) -> None:
        inset = look().px(1)
        rect = card.card_rect().translated(card.pos()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(look().theme.text_third, look().px(1.5), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, look().px(RADIUS_CARD), look().px(RADIUS_CARD))

    def tips(self) -> list[Tip]:
        """Return tips for headings and cards."""
        on_stage = self.staging.shown_lot
        shown = zip(self.cards, self.rows, strict=True)
        parts, cards = self.parts(), [card.tip() for card, row in shown if row.card != on_stage]
        every = translate("PlantMarket", "All of these may be auctioned.")
        if is_all_for_sale(self.session.state):
            return [(parts.title, every), *cards]
        if self._is_planned:
            known = translate("PlantMarket", "The draw pile is sorted: these come in Phase 5.")
            return [(parts.title, every), (parts.future_title, known), *cards]
        later = translate(
            "PlantMarket", "The future market is not for sale yet: its plants move up later."
        )
        current = translate("PlantMarket", "The current market: these may be auctioned.")
        return [(parts.title, current), (parts.future_title, later), *cards]

    @property
    def _is_planned(self) -> bool:
        """Whether the market is one row, and the next plants are known."""
        return self.session.state.game.edition.planned_row is not None

    def _title(self) -> str:
        if is_all_for_sale(self.session.state):
            return translate("PlantMarket", "Plant market")
        return translate("PlantMarket", "Current market")

    def _future_title(self, *, is_beside: bool) -> str:
        """Return the heading of the future market, or the next plants if they are known."""
        state = self.session.state
        if is_all_for_sale(state):
            return ""
        if self._is_planned:
            known = [str(plant) for plant in state.on_top[:_KNOWN]]
            text = translate("PlantMarket", "next: {plants}", "known cards of the draw pile")
            return text.format(plants=" · ".join(known)) if known else ""
        if is_beside:
            return translate("PlantMarket", "Future market")
        return translate("PlantMarket", "below: future market")

    def _status(self) -> str:
        state = self.session.state
        if not state.market:
            return translate("PlantMarket", "sold out", "the plant market")
        if state.phase != AUCTION or state.is_over:
            return translate("PlantMarket", "closed now", "the plant market")
        if isinstance(self.session.question, PlantScraps):
            return translate("PlantMarket", "plant {plant} is bought").format(plant=state.lot)
        if isinstance(self.session.question, Openings):
            return translate("PlantMarket", "up for auction", "the current market")
        if state.lot and state.bidders:
            return translate("PlantMarket", "plant {plant} is being auctioned").format(
                plant=state.lot
            )
        return ""

    def _restart(self) -> None:
        self.rows = market_rows(self.session)
        self.show_chosen(self.staging.marked_plant)

    def _refresh(self) -> None:
        rows = self.rows
        while len(self._all_cards) < len(rows):
            card = MarketCard(self)
            card.chosen.connect(self.staging.choose_plant)
            self._all_cards.append(card)
        for card, row in zip(self.cards, rows, strict=True):
            self._fill(card, row)
        for card in self._all_cards[len(rows) :]:
            card.hide()
        self.setAccessibleName(translate("PlantMarket", "Plant market"))
        self.arrange()
        self.update()

    def _fill(self, card: MarketCard, row: MarketRow) -> None:
        session = self.session
        is_choice = self._is_opening and row.is_open
        current = [other.card for other in self.rows if other.is_current]
        card.key = str(current.index(row.card) + 1) if is_choice else ""
        card.minimum, card.bid = "", 0
        if row.is_lot:
            leader = session.seats[row.leader]
            card.leader, card.bid = (leader.colour, leader.name), row.bid
        elif row.is_discounted:
            card.minimum = translate("PlantMarket", "min. {minimum}").format(minimum=row.minimum)
        card.set_card(
            None if row.card == STEP3 else session.state.game.plants[row.card],
            state=self._card_state(row),
            # A blank note reserves the place for what `paint_over` draws.
            note=" " if card.minimum or card.bid else "",
            can_be_chosen=self._is_opening and row.is_current,
        )
        card.set_words(card_text(session, row))

    def _card_state(self, row: MarketRow) -> CardState:
        if row.is_lot or row.card == self._chosen:
            return "selected"
        if not row.is_current:
            return "future"
        return "off" if self._is_opening and not row.is_open else "normal"

    @property
    def _is_opening(self) -> bool:
        """Whether a person is asked to open an auction."""
        return isinstance(self.session.question, Openings) and self.session.is_person_asked
