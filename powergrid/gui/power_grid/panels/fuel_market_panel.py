# SPDX-License-Identifier: MIT
"""The fuel market: four rows of spaces, and the coal storage if the board has one."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import (
    Run,
    design,
    design_size,
    largest_size,
    paint_runs,
    paint_text,
    pixels,
    runs_width,
    width_of,
)
from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.tips import Tip
from powergrid.gui.kit.tokens import CAPTION, MEDIUM, REGULAR, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market import (
    FuelRow,
    discounts,
    fuel_rows,
    fuel_text,
    other_market_texts,
    price_notes,
    storage_text,
)
from powergrid.gui.power_grid.panels.fuel_market_layout import FuelMarketParts, fuel_market_layout
from powergrid.gui.power_grid.panels.fuel_row_view import FuelRowView
from powergrid.gui.power_grid.panels.table_panel import TablePanel
from powergrid.gui.power_grid.pieces.kinds import paint_kind
from powergrid.gui.power_grid.words.game_status import mines_text
from powergrid.gui.power_grid.words.terms import market_title
from powergrid.rules import fuel_market
from powergrid.rules.fuel import COAL, FUEL_NAMES
from powergrid.rules.variants.mines import uranium_price

_SIGN: Final = 13


class FuelMarketPanel(TablePanel):
    """The fuel for sale, in every phase."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(session, staging, parent)
        self.fuels = fuel_rows(session, staging)
        self.rows = [FuelRowView(row, self) for row in self.fuels]
        for view in self.rows:
            view.chosen.connect(staging.choose_fuel)
        staging.draft_changed.connect(self._refresh)
        self._refresh()

    def parts(self) -> FuelMarketParts:
        """Return the layout of heading and rows, in design pixels."""
        return fuel_market_layout(*design_size(self), look().text)

    def arrange(self) -> None:
        """Place the rows."""
        for view, rect in zip(self.rows, self.parts().rows, strict=True):
            view.setGeometry(pixels(rect).toAlignedRect())

    def paint(self, painter: QPainter) -> None:
        """Draw the heading."""
        theme, parts = look().theme, self.parts()
        name = translate("FuelMarket", "Fuel")
        if self._has_two:
            name = market_title(self.staging.market)
        title: list[Run] = [(name, SEMIBOLD, theme.text)]
        following: Run = (" · " + translate("FuelMarket", "next price"), REGULAR, theme.text_second)
        if runs_width([*title, following], CAPTION) > parts.title.width():
            following = (" · " + translate("FuelMarket", "next"), REGULAR, theme.text_second)
        paint_runs(painter, parts.title, [*title, following], CAPTION, grows=True)
        stock = translate("FuelMarket", "stock, refill")
        if self._shows_needs:
            stock = translate("FuelMarket", "after you", "what those who buy later need")
        # If there is too little room, the heading of the last columns keeps its room.
        lacking = max(0.0, width_of(stock, CAPTION, MEDIUM, narrow=True) - parts.stock.width())
        right = parts.stock.adjusted(-lacking, 0, 0, 0)
        paint_text(painter, right, stock, CAPTION, theme.text_second, align="right", grows=True)
        about = parts.about.adjusted(0, 0, -lacking, 0)
        coal = self.fuels[COAL]
        if coal.storage_price is not None:
            about.setLeft(self._paint_storage(painter, about, coal) + 14)
        if self._has_two:
            texts = other_market_texts(self.session, self.staging)
            is_wide = width_of(texts[0], CAPTION, SEMIBOLD) <= about.width()
            text = texts[0] if is_wide else texts[1]
            paint_text(painter, about, text, CAPTION, theme.accent, SEMIBOLD, grows=True)
        else:
            about.setLeft(self._paint_next_round(painter, about))
            self._paint_notes(painter, about)

    def tips(self) -> list[Tip]:
        """Return tips for the headings and the rows."""
        parts = self.parts()
        tips: list[Tip] = [
            (parts.title, translate("FuelMarket", "What the next token of each fuel costs.")),
            (
                parts.stock,
                translate(
                    "FuelMarket",
                    "What those who buy after you still need to run all their plants once.",
                )
                if self._shows_needs
                else translate(
                    "FuelMarket",
                    "Tokens for sale now, and those added in Phase 5 if everybody buys fuel for"
                    " one run and runs all plants.",
                ),
            ),
        ]
        coal = self.fuels[COAL]
        if coal.storage_price is not None:
            tips.append((parts.about, storage_text(coal)))
        later = translate(
            "FuelMarket",
            "Where prices start next round if everybody buys fuel for one run and runs all plants.",
        )
        if self._has_two:
            click = translate("FuelMarket", "Click to show it.")
            later = f"{other_market_texts(self.session, self.staging)[0]}. {click}"
        tips.append((parts.about, "\n".join([later, *map(capitalise, self._notes())])))
        for view, row, rect in zip(self.rows, self.fuels, parts.rows, strict=True):
            tips += [(sign.translated(rect.topLeft()), text) for sign, text in view.tips()]
            tips.append((rect, fuel_text(self.session, row)))
        return tips

    def _paint_next_round(self, painter: QPainter, room: QRectF) -> float:
        """Write the first price of each fuel in the next round, and return the x where it ends."""
        theme = look().theme
        later = [row for row in self.fuels if row.next_round]
        word = translate("FuelMarket", "next round from", "prices follow")
        figures = [str(row.next_round) for row in later]

        def width_of_price(text: str, size: float) -> float:
            return _SIGN * size / CAPTION + 3 + width_of(text, size, SEMIBOLD)

        def needed(size: float) -> float:
            prices = sum(width_of_price(text, size) + 10 for text in figures)
            return width_of(word, size) + 8 + prices

        size = largest_size(room, CAPTION, needed)
        if not later or needed(size) > room.width():
            return room.left()
        x = paint_runs(painter, room, [(word, REGULAR, theme.text_second)], size) + 8
        for row, text in zip(later, figures, strict=True):
            side, width = _SIGN * size / CAPTION, width_of_price(text, size)
            sign = QRectF(x, room.center().y() - side / 2, side, side)
            paint_kind(painter, FUEL_NAMES[row.fuel], pixels(sign), theme)
            figure = QRectF(sign.right() + 3, room.top(), width, room.height())
            paint_text(painter, figure, text, size, theme.text, SEMIBOLD)
            x += width + 10
        return x + 6

    def _paint_notes(self, painter: QPainter, room: QRectF) -> None:
        """Write what changes prices on this board, briefly where there is little room."""
        long, brief = (" · ".join(notes) for notes in (self._notes(), self._brief_notes()))
        text = long if width_of(long, CAPTION, MEDIUM, narrow=True) <= room.width() else brief
        paint_text(painter, room, text, CAPTION, look().theme.text_second, grows=True)

    @property
    def _has_two(self) -> bool:
        """Whether the board has two fuel markets; one of them is shown."""
        return self.session.state.game.north is not None

    def _notes(self) -> list[str]:
        """Return what changes prices, and what mines earn."""
        state, notes = self.session.state, price_notes(self.session, self.fuels)
        return [*notes, mines_text(state, self.session.viewer)] if state.game.mines else notes

    def _brief_notes(self) -> list[str]:
        """Return the notes for a narrow panel."""
        state, notes = self.session.state, discounts(self.fuels)
        if tax := fuel_market.tax(state, COAL):
            notes.append(translate("FuelMarket", "+{tax} each", "tokens").format(tax=tax))
        limit = fuel_market.price_limit(state)
        if limit is not None:
            text = translate("FuelMarket", "sold up to {limit}", "a price")
            notes.append(text.format(limit=limit))
        if state.game.mines:
            text = translate("FuelMarket", "mines: {price} a city")
            notes.append(text.format(price=uranium_price(state) or 0))
        return notes

    def _paint_storage(self, painter: QPainter, rect: QRectF, coal: FuelRow) -> float:
        """Write what the storage holds, and return the x where that ends."""
        theme = look().theme
        before, _, after = translate("FuelMarket", "Coal storage {n}").partition("{n}")
        runs: list[Run] = [
            (before, REGULAR, theme.text_second),
            (str(coal.storage), SEMIBOLD, theme.text),
            (after, REGULAR, theme.text_second),
        ]
        if coal.storage_in_cart:
            cart = translate("FuelMarket", "%n in the cart", "tokens", coal.storage_in_cart)
            runs.append((" · " + cart, SEMIBOLD, theme.accent))
        return paint_runs(painter, rect, runs, CAPTION, grows=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Buy from the coal storage if its line is clicked, or show the other market."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self.parts().about.contains(design(event.position())):
            self._click_about()
        super().mousePressEvent(event)

    def _click_about(self) -> None:
        coal = self.fuels[COAL]
        if coal.is_storage_open:
            self.staging.choose_stored_coal(-1 if coal.storage_in_cart else 1)
        elif coal.storage_in_cart:
            self.staging.choose_fuel(COAL, -1)
        elif coal.storage_price is None and self._has_two:
            self.staging.select_market(self.staging.other_market)
        elif coal.storage_price is not None and coal.in_cart == coal.in_market and coal.available:
            self.staging.choose_fuel(COAL, 1)

    def _refresh(self) -> None:
        name = translate("FuelMarket", "Fuel market")
        self.setAccessibleName(market_title(self.staging.market) if self._has_two else name)
        self.fuels = fuel_rows(self.session, self.staging)
        for view, row in zip(self.rows, self.fuels, strict=True):
            needs = tuple((self.session.colour_of(seat), amount) for seat, amount in row.needs)
            text = fuel_text(self.session, row)
            view.show_row(row, text, needs if self._shows_needs else None)
        self.update()

    @property
    def _shows_needs(self) -> bool:
        """Whether the last columns show what rivals still need."""
        return any(row.needs for row in self.fuels)
