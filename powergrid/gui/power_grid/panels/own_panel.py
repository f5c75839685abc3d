# SPDX-License-Identifier: MIT
"""The panel of the player at the screen: money, cities, and plants with their fuel."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_runs, paint_text, pixels, width_of
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.tips import Tip
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    FIGURE,
    LEAD,
    MEDIUM,
    RADIUS_CARD,
    RADIUS_PANEL,
    REGULAR,
    SEMIBOLD,
)
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.players import PlayerRow, player_rows, player_text
from powergrid.gui.power_grid.panels.own_layout import STRIPE, OwnParts, own_layout
from powergrid.gui.power_grid.panels.plant_button import PlantButton
from powergrid.gui.power_grid.panels.plant_stores import shown_stores, tokens_of
from powergrid.gui.power_grid.panels.seat_tips import (
    cities_tip,
    money_tip,
    name_tip,
    order_tip,
    powers_tip,
)
from powergrid.gui.power_grid.panels.table_panel import TablePanel
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.plant_card import CardState
from powergrid.gui.power_grid.words.terms import cities_counted, plant_words, tokens_listed
from powergrid.rules.fuel import NO_TOKENS, Tokens, add_tokens, subtract_tokens
from powergrid.rules.legal import FuelPurchases, PlantScraps, Runs

_NO_PLANT: Final = 0


class OwnPanel(TablePanel):
    """The seat `session.viewer`; fuel in the cart is shown on its cards."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(session, staging, parent)
        self._players = player_rows(session)
        self._all_cards: list[PlantButton] = []
        self._chosen = _NO_PLANT
        session.changed.connect(self._restart)
        staging.draft_changed.connect(self._refresh)
        staging.plant_chosen.connect(self.show_chosen)
        self._refresh()

    @property
    def row(self) -> PlayerRow:
        """The seat's row."""
        return next(row for row in self._players if row.seat == self.session.viewer)

    @property
    def cards(self) -> list[PlantButton]:
        """The cards of the seat's plants, lowest first."""
        return self._all_cards[: len(self.row.plants)]

    def parts(self) -> OwnParts:
        """Return the layout, in design pixels."""
        width, height = design_size(self)
        game, plants = self.session.state.game, self.row.plants
        free = max(0, game.plants_allowed - len(game.limited(plants)))
        return own_layout(width, height, len(plants) + free)

    def show_chosen(self, plant: int) -> None:
        """Mark the plant to be scrapped, or none if that plant may not be scrapped."""
        question = self.session.question
        can_scrap = isinstance(question, PlantScraps) and plant in question.plants
        self._chosen = plant if can_scrap else _NO_PLANT
        self._refresh()

    def arrange(self) -> None:
        """Place the cards."""
        for card, rect in zip(self.cards, self.parts().plants, strict=False):
            card.place(rect, "own")

    def paint_surface(self, painter: QPainter) -> None:
        """Draw the background, with the player's colour along the left edge."""
        super().paint_surface(painter)
        radius = look().px(RADIUS_PANEL)
        ground, strip = QPainterPath(), QPainterPath()
        ground.addRoundedRect(QRectF(self.rect()), radius, radius)
        strip.addRect(QRectF(0, 0, look().px(STRIPE), self.height()))
        painter.fillPath(ground.intersected(strip), look().theme.house_fill(self.row.colour))

    def paint(self, painter: QPainter) -> None:
        """Draw name and figures, and the empty places for plants."""
        theme, row, parts = look().theme, self.row, self.parts()
        paint_text(painter, parts.order, str(row.place), CAPTION, theme.text_second, MEDIUM)
        paint_house(painter, row.colour, pixels(parts.house))
        wide = width_of(row.name, LEAD, SEMIBOLD, narrow=True)
        name_size = BODY if parts.is_narrow or wide > parts.name.width() else LEAD
        paint_text(painter, parts.name, row.name, name_size, theme.text, SEMIBOLD, grows=True)
        self._paint_money(painter, parts, row)
        cities = cities_counted(row.cities)
        powers = translate("OwnPanel", "powers {n} of {maximum}").format(
            n=row.powers, maximum=row.capacity
        )
        if parts.is_narrow:
            ink = theme.text_second
            paint_text(painter, parts.figures, cities, CAPTION, ink, align="right", grows=True)
            paint_text(painter, parts.more, powers, CAPTION, ink, align="right", grows=True)
        else:
            both = f"{cities} · {powers}"
            if width_of(both, CAPTION, MEDIUM, narrow=True) > parts.figures.width():
                both = f"{cities} · {row.powers}/{row.capacity}"
            paint_text(painter, parts.figures, both, CAPTION, theme.text_second, grows=True)
            ink = theme.text if row.is_asked else theme.text_second
            paint_text(painter, parts.more, row.status.text, CAPTION, ink, grows=True)
        radius, line = look().px(RADIUS_CARD), look().px(1.5)
        for rect in parts.plants[len(row.plants) :]:
            paint_round(painter, pixels(rect), radius, None, theme.surface_3, line)

    def tips(self) -> list[Tip]:
        """Return tips for all parts."""
        row, parts = self.row, self.parts()
        name, powers, cities = name_tip(row), powers_tip(row), cities_tip(row)
        tips = [
            (parts.order, order_tip(row, self.session.state)),
            (parts.house, name),
            (parts.name, name),
            (parts.money, money_tip(row)),
            (parts.figures, cities if parts.is_narrow else f"{cities} {powers}"),
            (parts.more, powers if parts.is_narrow else name),
            *(card.tip() for card in self.cards),
        ]
        empty = translate("OwnPanel", "Space for a plant.")
        return tips + [(rect, empty) for rect in parts.plants[len(row.plants) :]]

    def _paint_money(self, painter: QPainter, parts: OwnParts, row: PlayerRow) -> None:
        theme, rect = look().theme, parts.money
        if parts.is_narrow:
            unit = translate("OwnPanel", "E", "short for Elektro")
            wide = width_of(unit, CAPTION) + 4
            figure = rect.adjusted(0, 0, -wide, 0)
            paint_text(painter, figure, str(row.money), FIGURE - 6, theme.text, SEMIBOLD, "right")
            runs = [(unit, REGULAR, theme.text_second)]
            paint_runs(painter, rect.adjusted(0, 7, 0, 0), runs, CAPTION, "right")
            return
        paint_text(painter, rect, str(row.money), FIGURE, theme.text, SEMIBOLD)
        left = width_of(str(row.money), FIGURE, SEMIBOLD) + 6
        line = QRectF(rect.x() + left, rect.y() + 14, rect.width() - left, 18)
        paint_text(painter, line, translate("OwnPanel", "Elektro"), CAPTION, theme.text_second)

    def _restart(self) -> None:
        self._chosen = _NO_PLANT
        self._players = player_rows(self.session)
        self._refresh()

    def _card_state(self, plant: int) -> CardState:
        if plant == self._chosen:
            return "selected"
        question = self.session.question
        if isinstance(question, PlantScraps) and question.seat == self.session.viewer:
            return "normal" if plant in question.plants else "off"
        return "normal"

    def _refresh(self) -> None:
        row, game = self.row, self.session.state.game
        bought = self._bought()
        stores = shown_stores(game, row.plants, add_tokens(row.fuel, bought), bought)
        self._make_cards(len(row.plants))
        for card, number in zip(self.cards, row.plants, strict=True):
            plant = game.plants[number]
            card.set_card(
                plant,
                state=self._card_state(number),
                stored=stores[number],
                can_be_chosen=isinstance(self.session.question, PlantScraps | Runs),
            )
            tokens = tokens_of([name for name, _ in stores[number]])
            card.set_words(
                translate("OwnPanel", "{plant}; yours, holds {held}").format(
                    plant=plant_words(plant),
                    held=tokens_listed(tokens) or translate("OwnPanel", "nothing", "a plant holds"),
                )
            )
        self.setAccessibleName(player_text(row))
        self.arrange()
        self.update()

    def _bought(self) -> Tokens:
        """Return the tokens in the draft's cart."""
        state, draft = self.session.state, self.staging.draft.state
        seat = self.session.viewer
        is_buying = isinstance(self.session.question, FuelPurchases) and state.seat == seat
        if not is_buying or draft.phase != state.phase:
            return NO_TOKENS
        more = subtract_tokens(draft.fuel[seat], state.fuel[seat])
        coal, oil, garbage, uranium = (max(0, amount) for amount in more)
        return coal, oil, garbage, uranium

    def _make_cards(self, count: int) -> None:
        while len(self._all_cards) < count:
            card = PlantButton(self)
            card.chosen.connect(self.staging.choose_plant)
            self._all_cards.append(card)
        for at, card in enumerate(self._all_cards):
            card.setVisible(at < count)
