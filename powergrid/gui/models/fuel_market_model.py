# SPDX-License-Identifier: MIT
"""The fuel market, one row a fuel, with what the draft would buy of it."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from powergrid.gui.desk import Desk
from powergrid.gui.models.rows_model import RowsModel
from powergrid.gui.session import Session
from powergrid.gui.words import fuel_title, translate
from powergrid.rules import fuel_market
from powergrid.rules.fuel import COAL, FUELS, SPACES
from powergrid.rules.legal import FuelPurchases


class FuelRow(NamedTuple):
    """One fuel: its `spaces` (the prices), the dearest `in_market` of which hold a token.

    Of these the cheapest `in_cart` are in the draft's cart; `next_price` is that of the token
    after them, 0 if none is left; `discount` is what the seat at the screen pays less for each
    than its space says. `most` more can be had by whoever buys now. Tokens of the coal
    storage cost `storage_price` (0: this board has none) and sell last.
    """

    fuel: int
    spaces: tuple[int, ...]
    in_market: int
    in_cart: int
    next_price: int
    stock: int
    refill: int
    discount: int
    most: int
    storage_price: int
    storage: int
    storage_in_cart: int

    @property
    def is_asked(self) -> bool:
        """Whether this fuel can be put into the cart or taken back."""
        return self.most > 0 or self.in_cart > 0 or self.storage_in_cart > 0


class FuelMarketModel(RowsModel[FuelRow]):
    """Coal, oil, garbage and uranium."""

    ROW = FuelRow

    def __init__(self, session: Session, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(self._in_words, parent)
        self._session = session
        self._desk = desk
        session.changed.connect(self.refresh)
        desk.draft_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Take over what has changed in the state or the cart."""
        self.update_rows([self._row(fuel) for fuel in FUELS])

    def _in_words(self, row: FuelRow) -> str:
        """Return a fuel in words."""
        text = translate(
            "Sentences",
            "{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill}",
        )
        return text.format(
            fuel=fuel_title(row.fuel),
            price=row.next_price or "–",
            stock=row.stock,
            cart=row.in_cart + row.storage_in_cart,
            refill=row.refill,
        )

    def _row(self, fuel: int) -> FuelRow:
        state, draft = self._session.state, self._desk.draft.state
        # For a moment after a change the draft may still be that of the state before.
        if draft.round != state.round or draft.phase != state.phase:
            draft = state
        is_coal = fuel == COAL
        price = state.game.board.rules.coal_storage_price if is_coal else None
        storage = state.storage if is_coal else 0
        left = fuel_market.prices(draft, fuel)
        most = 0
        if isinstance(self._session.question, FuelPurchases) and draft.seat == state.seat:
            most = FuelPurchases(draft).most(fuel)
        return FuelRow(
            fuel=fuel,
            spaces=SPACES[fuel],
            in_market=state.fuel_market[fuel],
            in_cart=max(0, state.fuel_market[fuel] - draft.fuel_market[fuel]),
            next_price=left[0] if left else 0,
            stock=len(left),
            refill=fuel_market.coming_refill(state)[fuel],
            discount=self._discount(fuel),
            most=most,
            storage_price=price or 0,
            storage=storage,
            storage_in_cart=max(0, storage - draft.storage) if is_coal else 0,
        )

    def _discount(self, fuel: int) -> int:
        state = self._session.state
        if not state.game.fuel_discounts:
            return 0
        return fuel_market.discount(state, fuel, self._session.viewer)
