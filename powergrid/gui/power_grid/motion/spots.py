# SPDX-License-Identifier: MIT
"""Finds where the table shows a house, a plant, a token or a player's money."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.measure import pixels
from powergrid.gui.power_grid.pages.auction.lot_card import LotCard
from powergrid.gui.power_grid.panels.own_layout import OwnParts
from powergrid.gui.power_grid.panels.plant_button import PlantButton
from powergrid.gui.power_grid.panels.rivals_layout import RowParts
from powergrid.gui.power_grid.table.table import Table

Spot = QRectF | None
"""A rectangle in the table's pixels, None if the piece is not visible."""


class Spots:
    """Finds the spots on one table in its current layout."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def place(self, city: int, index: int) -> Spot:
        """Return one of a city's three places for houses."""
        view = self._table.board.view
        rect = view.board_scene().layout.place(city, index)
        shown = QRectF(view.mapFromScene(rect).boundingRect())
        if not QRectF(view.viewport().rect()).contains(shown.center()):
            return None
        return self._table.rect_of(view.viewport(), shown)

    def house(self, seat: int) -> Spot:
        """Return the house beside a player's name."""
        panel, parts = self._panel_of(seat)
        return None if parts is None else self._table.rect_of(panel, pixels(parts.house))

    def money(self, seat: int) -> Spot:
        """Return a player's money."""
        panel, parts = self._panel_of(seat)
        return None if parts is None else self._table.rect_of(panel, pixels(parts.money))

    def plants(self, seat: int) -> Spot:
        """Return the rectangle around all of a player's plants."""
        panel, parts = self._panel_of(seat)
        whole = QRectF()
        for rect in () if parts is None else parts.plants:
            whole = whole.united(pixels(rect))
        return None if whole.isEmpty() else self._table.rect_of(panel, whole)

    def plant(self, seat: int, plant: int) -> Spot:
        """Return one of a player's plants."""
        if seat == self._table.session.viewer:
            for card in self._table.own.cards:
                if card.plant is not None and card.plant.number == plant:
                    return self._table.rect_of(card, card.card_rect())
            return None
        rivals = self._table.rivals
        for row, parts in zip(rivals.rows(), rivals.parts(), strict=True):
            if row.seat == seat and plant in row.plants:
                return self._table.rect_of(rivals, pixels(rivals.cards(row, parts)[plant]))
        return self.plants(seat)

    def card(self, plant: int) -> PlantButton | LotCard | None:
        """Return the card of a plant on the auction's stage, or else in the market."""
        for lot in self._table.action.findChildren(LotCard):
            if lot.isVisible() and lot.plant is not None and lot.plant.number == plant:
                return lot
        for card in self._table.plants.cards:
            if card.plant is not None and card.plant.number == plant:
                return card
        return None

    def card_spot(self, card: PlantButton | LotCard) -> Spot:
        """Return the spot of a card."""
        return self._table.rect_of(card, card.card_rect())

    def pile(self) -> Spot:
        """Return the icon of the draw pile."""
        bar = self._table.top_bar
        return self._table.rect_of(bar, pixels(bar.parts().cards_icon))

    def token(self, fuel: int) -> Spot:
        """Return the cheapest token of a fuel in the market, or its icon if there is none."""
        view = self._table.fuel.rows[fuel]
        tokens = view.parts().tokens
        first = len(tokens) - view.row.in_market
        rect = tokens[first] if 0 <= first < len(tokens) else view.parts().icon
        return self._table.rect_of(view, pixels(rect))

    def stock(self, fuel: int) -> Spot:
        """Return the number of tokens of a fuel in the stock."""
        view = self._table.fuel.rows[fuel]
        return self._table.rect_of(view, pixels(view.parts().stock))

    def _panel_of(self, seat: int) -> tuple[QWidget, OwnParts | RowParts | None]:
        """Return the panel that shows a player, and the player's parts in it, if visible."""
        if seat == self._table.session.viewer:
            return self._table.own, self._table.own.parts()
        return self._table.rivals, self._row(seat)

    def _row(self, seat: int) -> RowParts | None:
        rows, parts = self._table.rivals.rows(), self._table.rivals.parts()
        for row, part in zip(rows, parts, strict=True):
            if row.seat == seat:
                return part
        return None
