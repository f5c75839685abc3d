# SPDX-License-Identifier: MIT
"""What the player at the screen holds: money, cities, and plants with their fuel."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.cards import CardState
from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import (
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
from powergrid.gui.models.players_model import PlayerRow, PlayersModel
from powergrid.gui.panels.measure import paint_runs, paint_text, pixels, width_of
from powergrid.gui.panels.own_layout import STRIPE, OwnParts, own_layout
from powergrid.gui.panels.plant_button import PlantButton
from powergrid.gui.panels.stores import shown_stores
from powergrid.gui.panels.table_panel import TablePanel
from powergrid.gui.session import Session
from powergrid.gui.words import cities_counted, plant_words, tokens_listed
from powergrid.rules.fuel import FUEL_NAMES, NO_TOKENS, Tokens
from powergrid.rules.legal import FuelPurchases, PlantScraps, Runs

translate = QCoreApplication.translate

_NOTHING: Final = 0


class OwnPanel(TablePanel):
    """The seat of `session.viewer`; fuel in the draft's cart lies on the cards already."""

    def __init__(self, session: Session, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(session, desk, parent)
        self.model = PlayersModel(session, self)
        self._all_cards: list[PlantButton] = []
        self._chosen = _NOTHING
        session.changed.connect(self._restart)
        desk.draft_changed.connect(self._renew)
        desk.plant_chosen.connect(self.show_chosen)
        self._renew()

    @property
    def row(self) -> PlayerRow:
        """The row of the seat shown."""
        return next(row for row in self.model.rows if row.seat == self.session.viewer)

    @property
    def cards(self) -> list[PlantButton]:
        """The cards of the plants owned, lowest first."""
        return self._all_cards[: len(self.row.plants)]

    def parts(self) -> OwnParts:
        """Return where everything lies, in design pixels."""
        width, height = self.size_in_design
        allowed = self.session.state.game.plants_allowed
        return own_layout(width, height, max(allowed, len(self.row.plants)))

    def show_chosen(self, plant: int) -> None:
        """Mark the plant to be given up; any number that may not go marks none."""
        question = self.session.question
        may_go = isinstance(question, PlantScraps) and plant in question.plants
        self._chosen = plant if may_go else _NOTHING
        self._renew()

    def arrange(self) -> None:
        """Place the cards."""
        for card, rect in zip(self.cards, self.parts().plants, strict=False):
            card.place(rect, "own")

    def paint_surface(self, painter: QPainter) -> None:
        """Draw the ground, with the player's colour along the left side."""
        super().paint_surface(painter)
        radius = look().px(RADIUS_PANEL)
        ground, strip = QPainterPath(), QPainterPath()
        ground.addRoundedRect(QRectF(self.rect()), radius, radius)
        strip.addRect(QRectF(0, 0, look().px(STRIPE), self.height()))
        painter.fillPath(ground.intersected(strip), look().theme.house_fill(self.row.colour))

    def paint(self, painter: QPainter) -> None:
        """Draw name and figures, and the places that have no plant yet."""
        theme, row, parts = look().theme, self.row, self.parts()
        paint_text(painter, parts.order, str(row.place), CAPTION, theme.text_second, MEDIUM)
        paint_house(painter, row.colour, pixels(parts.house))
        name_size = BODY if parts.is_narrow else LEAD
        paint_text(painter, parts.name, row.name, name_size, theme.text, SEMIBOLD)
        self._paint_money(painter, parts, row)
        cities = cities_counted(row.cities)
        powers = translate("OwnPanel", "powers {n} of {most}").format(
            n=row.powers, most=row.capacity
        )
        if parts.is_narrow:
            paint_text(painter, parts.figures, cities, CAPTION, theme.text_second, align="right")
            if parts.more is not None:
                paint_text(painter, parts.more, powers, CAPTION, theme.text_second, align="right")
        else:
            both = f"{cities} · {powers}"
            if width_of(both, CAPTION, MEDIUM, narrow=True) > parts.figures.width():
                both = f"{cities} · {row.powers}/{row.capacity}"
            paint_text(painter, parts.figures, both, CAPTION, theme.text_second)
            if parts.more is not None:
                ink = theme.text if row.is_asked else theme.text_second
                paint_text(painter, parts.more, row.note, CAPTION, ink)
        for rect in parts.plants[len(row.plants) :]:
            paint_round(
                painter,
                pixels(rect),
                look().px(RADIUS_CARD),
                None,
                theme.surface_3,
                look().px(1.5),
            )

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
        self._chosen = _NOTHING
        self._renew()

    def _card_state(self, plant: int) -> CardState:
        if plant == self._chosen:
            return "selected"
        question = self.session.question
        if isinstance(question, PlantScraps) and question.seat == self.session.viewer:
            return "normal" if plant in question.plants else "off"
        return "normal"

    def _renew(self) -> None:
        row, game = self.row, self.session.state.game
        bought = self._bought()
        fuel: Tokens = (
            row.fuel[0] + bought[0],
            row.fuel[1] + bought[1],
            row.fuel[2] + bought[2],
            row.fuel[3] + bought[3],
        )
        stores = shown_stores(game, row.plants, fuel, bought)
        self._make_cards(len(row.plants))
        for card, number in zip(self.cards, row.plants, strict=True):
            plant = game.plants[number]
            card.set_card(
                plant,
                state=self._card_state(number),
                stored=stores[number],
                can_be_chosen=isinstance(self.session.question, PlantScraps | Runs),
            )
            held = [name for name, _ in stores[number]]
            counts = [held.count(name) for name in FUEL_NAMES]
            tokens: Tokens = (counts[0], counts[1], counts[2], counts[3])
            card.setAccessibleName(
                translate("OwnPanel", "{plant}; yours, holds {held}").format(
                    plant=plant_words(plant),
                    held=tokens_listed(tokens) or translate("OwnPanel", "nothing", "a plant holds"),
                )
            )
        self.setAccessibleName(self.model.text(row))
        self.arrange()
        self.update()

    def _bought(self) -> Tokens:
        """Return the tokens in the draft's cart."""
        state, draft = self.session.state, self.desk.draft.state
        seat = self.session.viewer
        is_buying = isinstance(self.session.question, FuelPurchases) and state.seat == seat
        if not is_buying or draft.phase != state.phase:
            return NO_TOKENS
        more = [
            max(0, new - old) for new, old in zip(draft.fuel[seat], state.fuel[seat], strict=True)
        ]
        return (more[0], more[1], more[2], more[3])

    def _make_cards(self, count: int) -> None:
        while len(self._all_cards) < count:
            card = PlantButton(self)
            card.chosen.connect(self.desk.choose_plant)
            self._all_cards.append(card)
        for at, card in enumerate(self._all_cards):
            card.setVisible(at < count)
