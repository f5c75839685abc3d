# SPDX-License-Identifier: MIT
"""The cart of the fuel page: a row for each fuel, and one for the coal storage."""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import Signal

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.cart import cart_of, fuels_without_storage, stored_in
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.fuel.cart_row import LOW_ROW, ROW, CartRow
from powergrid.rules import State
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import COAL, FUELS, Tokens
from powergrid.rules.fuel_market import prices, storage_price
from powergrid.rules.legal import FuelPurchases

Offer: TypeAlias = Callable[[PaintedButton, str, State, Action], None]
"""Enables a button, described by a text, if an action is legal in a state; else says why not."""

_MAX_PRICES: Final = 6
"""The most prices that a row adds up one by one."""


class FuelCart(Line):
    """Shows what is in the cart; the signals ask for more tokens, or with a negative number fewer.

    A fuel that no plant of the player stores has no row.
    """

    fuel_changed = Signal(int, int)
    stored_coal_changed = Signal(int)

    def __init__(self, staging: Staging, offer: Offer) -> None:
        super().__init__(vertical=True, gap=2)
        self._staging = staging
        self._offer = offer
        self.none = caption(translate("FuelPage", "None of your plants burns fuel."))
        self.add(self.none)
        self.rows = [CartRow(fuel) for fuel in FUELS]
        self.stored = CartRow(COAL, is_storage=True)
        for row in (*self.rows, self.stored):
            self.add(row, minimum=22)
        for row in self.rows:
            row.changed.connect(self.fuel_changed)
        self.stored.changed.connect(lambda _, amount: self.stored_coal_changed.emit(amount))
        self.storage = caption()
        self.add(self.storage, drop=2, minimum=18, hint=20)
        self.want(self.storage, False)
        self.add_space()

    @property
    def tokens(self) -> Tokens:
        """The tokens in the cart, without those from an open coal storage."""
        return cart_of(self._staging.draft.actions)

    @property
    def stored_coal(self) -> int:
        """The coal from an open storage in the cart."""
        return stored_in(self._staging.draft.actions)

    @property
    def count(self) -> int:
        """The number of all tokens in the cart."""
        return sum(self.tokens) + self.stored_coal

    @property
    def rows_shown(self) -> int:
        """The number of rows."""
        return sum(map(self.is_wanted, (*self.rows, self.stored)))

    @property
    def dense_height(self) -> int:
        """The height with the rows close together."""
        return self.sizeHint().height() - self.rows_shown * look().ipx(ROW - LOW_ROW)

    def set_low(self, is_low: bool, *, are_rows_low: bool) -> None:
        """Use less space between the rows, and low rows."""
        self.gap = 0 if is_low else 2
        for row in (*self.rows, self.stored):
            row.is_low = are_rows_low

    def show_cart(self, state: State, question: FuelPurchases) -> None:
        """Show the cart of the player whose turn it is, and the `question` once it is bought."""
        useless = fuels_without_storage(state, state.seat)
        for fuel, row in enumerate(self.rows):
            self.want(row, fuel not in useless)
            self._show_fuel(fuel, row, state, question)
        self.want(self.none, len(useless) == len(FUELS))
        self._show_storage(state, question)

    def _show_fuel(self, fuel: int, row: CartRow, state: State, question: FuelPurchases) -> None:
        staging, count = self._staging, self.tokens[fuel]
        room = max(0, question.room(fuel))
        costs = prices(staging.at_market(staging.draft.state), fuel)
        can_buy = room and costs and costs[0] <= question.money
        text = translate("FuelPage", "room {room}", "for so many tokens")
        row.room.say(text.format(room=room) if can_buy else "")
        row.next.say(_next_text(room, costs[0] if costs else None, question.money))
        paid = prices(staging.at_market(state), fuel)[:count]
        row.sum.say(" + ".join(map(str, paid)) if 1 < len(paid) <= _MAX_PRICES else "")
        self._show_count(row, count, sum(paid), BuyFuel(fuel, 1, staging.market))

    def _show_storage(self, state: State, question: FuelPurchases) -> None:
        rules, after = state.game.board.rules, self._staging.draft.state
        has_storage, is_open = rules.coal_storage_price is not None, rules.is_storage_open
        self.want(self.stored, is_open)
        self.want(self.storage, has_storage and not is_open)
        if is_open:
            self._show_stored(after, question)
        elif has_storage:
            text = translate(
                "FuelPage",
                "Coal storage: %n, at {price} once the market is empty.",
                "",
                after.storage,
            )
            if not after.fuel_market[COAL]:
                text = translate(
                    "FuelPage", "Coal storage: %n left, at {price} each.", "", after.storage
                )
            self.storage.say(text.format(price=storage_price(after)))

    def _show_stored(self, after: State, question: FuelPurchases) -> None:
        row, count, price = self.stored, self.stored_coal, storage_price(after)
        row.room.say(translate("FuelPage", "{n} left").format(n=after.storage))
        room = max(0, question.room(COAL))
        row.next.say(_next_text(room, price if after.storage else None, question.money))
        self._show_count(row, count, count * price, BuyStoredCoal(1))

    def _show_count(
        self, row: CartRow, count: int, paid: int, another: BuyFuel | BuyStoredCoal
    ) -> None:
        """Show the tokens in the cart and what they cost, and offer one less and one more."""
        row.count.say(str(count))
        row.price.say(str(paid))
        empty = "" if count else translate("FuelPage", "None in the cart.")
        row.minus.describe(translate("FuelPage", "Takes one token out of the cart."), empty)
        does = translate("FuelPage", "Adds one token to the cart.")
        self._offer(row.plus, does, self._staging.draft.state, another)


def _next_text(room: int, price: int | None, money: int) -> str:
    """Return what the next token costs, or why it cannot be bought; None if none is left."""
    if not room:
        return translate("FuelPage", "stores full")
    if price is None:
        return translate("FuelPage", "sold out")
    if price > money:
        return translate("FuelPage", "{price}: too expensive").format(price=price)
    return translate("FuelPage", "next {price}").format(price=price)
