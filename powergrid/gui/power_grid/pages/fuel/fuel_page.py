# SPDX-License-Identifier: MIT
"""The page for buying fuel: a cart for all fuels, and which plants would run."""

from collections.abc import Callable
from typing import cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import Change, NowAfter, rise
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.tokens import BODY, CAPTION
from powergrid.gui.power_grid.game.cart import (
    best_market,
    cart_of,
    fuels_without_storage,
    missing_fuel,
    stored_in,
)
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.fuel.cart_row import LOW_ROW, ROW, CartRow
from powergrid.gui.power_grid.pages.fuel.forecast_panel import ForecastPanel
from powergrid.gui.power_grid.pages.fuel.outlook import Outlook, outlook
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.words.terms import market_title
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import COAL, FUELS, Tokens
from powergrid.rules.fuel_market import prices, storage_price
from powergrid.rules.legal import FuelPurchases, legal
from powergrid.rules.state import ANYWHERE

_CART = 348
"""The minimum width of the cart, with the price of the next token and the room left."""
_HIGH = 340
"""The minimum height for a forecast in large type."""
_APART = 6
"""What keeps two rows of the least height apart."""


class FuelPage(Page[FuelPurchases]):
    """Each token in the cart is a staged purchase; buying makes one purchase of each fuel.

    On boards where tokens are bought one by one, buying takes the first; the others stay planned.
    """

    quiet_head = True
    unfolds = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.changes = NowAfter()
        self.rows = [CartRow(fuel) for fuel in FUELS]
        self.left = Line(vertical=True, gap=2)
        self.none = caption(self.tr("None of your plants burns fuel."))
        self.left.add(self.none)
        for row in self.rows:
            row.changed.connect(self.change_fuel)
            self.left.add(row, minimum=22)
        self.stored = CartRow(COAL, is_storage=True)
        self.stored.changed.connect(lambda _, amount: self.change_stored_coal(amount))
        self.left.add(self.stored, minimum=22)
        self.storage = caption()
        self.left.add(self.storage, drop=2, minimum=18, hint=20)
        self.left.want(self.storage, False)
        self.left.add_space()
        self.forecast = ForecastPanel()
        self.parts = Line(gap=16)
        self.parts.add(self.left, stretch=3, minimum=_CART)
        self.right = Line(vertical=True, gap=0)
        self.right.add(self.forecast)
        self.space = QWidget()
        self.right.add(self.space, stretch=1, minimum=0, hint=0)
        self.parts.add(self.right, stretch=2, drop=1, minimum=180, hint=250)
        self.body.vertical = True
        self.body.add(self.changes)
        self.body.add(self.parts, stretch=1)
        add = self.foot.add_button
        fill = self.tr("Fill", "button: the stores of all plants")
        self.fill = add(fill, "A", self._fill, stand_in="fill")
        self.market = add("", "S", self._change_market)
        does = self.tr("Ends your turn without buying the cart.")
        end = self.tr("End turn")
        self.end = add(end, "E", lambda: self._end("E"), does, stand_in="end_turn")
        self.buy = add("", "Enter", self._buy, primary=True)
        for key in ("Shift+Return", "Shift+Enter"):
            bind(self, key, self._buy_and_stay, self.tr("Buy without ending the turn"))

    @property
    def question(self) -> FuelPurchases:
        """The question after everything in the cart has been bought."""
        return cast(FuelPurchases, legal(self.staging.at_market(self.staging.draft.state)))

    @property
    def _is_one_by_one(self) -> bool:
        return self.state.game.buys_one_by_one

    @property
    def tokens(self) -> Tokens:
        """The tokens in the cart."""
        return cart_of(self.staging.draft.actions)

    @property
    def stored_coal(self) -> int:
        """The coal from an open storage in the cart."""
        return stored_in(self.staging.draft.actions)

    @property
    def count(self) -> int:
        """The number of all tokens in the cart."""
        return sum(self.tokens) + self.stored_coal

    def start(self) -> None:
        """Choose the best market."""
        self.staging.select_market(best_market(self.state))

    def follow_plan(self) -> None:
        """Put the planned fuel into the cart."""
        for fuel, amount in enumerate(self.plan.fuel):
            if amount:
                self.staging.stage(self._purchase(fuel, amount))

    def _purchase(self, fuel: int, amount: int) -> BuyFuel:
        return BuyFuel(fuel, amount, self.staging.market)

    def _change_market(self) -> None:
        self.head.clear_message()
        self.staging.select_market(self.staging.other_market)

    def refresh(self) -> None:
        """Show the cart and what it brings."""
        state, after, cart = self.state, self.staging.draft.state, self.tokens
        seat = state.seat
        self.show_figures()
        self.title.say(self.tr("Buy fuel"))
        self._show_market()
        useless = fuels_without_storage(state, seat)
        for fuel, row in enumerate(self.rows):
            self.left.want(row, fuel not in useless)
            self._show_row(fuel, row, cart)
        self.left.want(self.none, len(useless) == len(FUELS))
        self._show_storage()
        before, ahead = outlook(state, seat), outlook(after, seat)
        self.changes.show_changes(self._changes(before, ahead))
        self.forecast.show_state(self.staging.at_market(after), ahead)
        self._show_buttons(state.money[seat] - after.money[seat], before)
        self.show_undo()

    def _changes(self, before: Outlook, ahead: Outlook) -> list[Change]:
        """Return what the cart changes; without cities, how many the plants could power."""
        seat = self.state.seat
        money = self.state.money[seat], self.staging.draft.state.money[seat]
        runs = [sum(plant.runs for plant in look.plants) for look in (before, ahead)]
        lit = [look.powered if ahead.owned else look.capacity for look in (before, ahead)]
        name = self.tr("Cities powered") if ahead.owned else self.tr("Can power", "so many cities")
        return [
            Change(self.tr("Money"), str(money[0]), str(money[1])),
            rise(self.tr("Plants that run"), *runs),
            rise(name, *lit),
        ]

    def _show_buttons(self, spent: int, before: Outlook) -> None:
        ends = self.staging.ends_turns and not self._is_one_by_one
        self.offer_end(self.end, is_apart=not ends, has_staged=bool(self.count))
        self.buy.set_text(self._buy_text(spent, before, ends=ends))
        if ends and not self.count:
            self.buy.describe(self.tr("Ends your turn without more fuel. You can undo it."))
        elif ends:
            does = self.tr("Buys the fuel in the cart and ends your turn. You can undo it.")
            self.buy.describe(does)
        else:
            empty = self.tr("The cart is empty: add fuel, or end your turn with E.")
            self.buy.describe(self.tr("Buys the fuel in the cart."), "" if self.count else empty)
        full = self.tr("Your plants are fuelled, or no more can be bought.")
        self.fill.describe(
            self.tr("Adds what your plants burn in one round."),
            "" if any(self._missing()) else full,
        )

    def _buy_text(self, spent: int, before: Outlook, *, ends: bool) -> str:
        if self._is_one_by_one:
            one = self.tr("Buy one token")
            text = self.tr("Buy one token for {price}") if self.count else one
            return text.format(price=self._next_price())
        if not ends:
            text = self.tr("Buy for {price}") if self.count else self.tr("Buy")
            return text.format(price=spent)
        if self.count:
            text = self.tr("Buy %n for {price} and end turn", "tokens", self.count)
            return text.format(price=spent)
        if all(plant.runs for plant in before.plants):
            return self.tr("End turn: all plants run")
        return self.tr("Buy nothing and end turn")

    def _show_market(self) -> None:
        """Name the chosen market, and offer the other one until something is bought."""
        has_two = self.state.game.north is not None
        self.foot.want(self.market, has_two)
        if not has_two:
            return
        here, other = self.staging.market, self.staging.other_market
        self.title.say(self.tr("Buy fuel: {market}").format(market=market_title(here)))
        self.market.set_text(market_title(other))
        bought, why_not = self.state.extras.buys_at, ""
        if bought != ANYWHERE:
            why_not = self.tr("This turn you buy here: {market}.")
            why_not = why_not.format(market=market_title(bought))
        self.market.describe(self.tr("Shows the other market; the cart is emptied."), why_not)

    def adapt(self) -> None:
        """Fit the rows to the page."""
        self.body.gap = 4 if self.is_low else 10
        self.body.rank(self.changes, drop=int(bool(self.message.text)))
        self.left.gap = 0 if self.is_low else 2
        self.parts.vertical = self.is_narrow
        is_least = self.is_narrow and self.is_low
        self.parts.gap = 3 if is_least else 8 if self.is_narrow else 16
        is_small = self.is_narrow or self.height() < look().px(_HIGH)
        pads = (0, 0) if is_least else (5, 2) if is_small else (12, 4)
        self.forecast.pad, self.forecast.gap = pads
        self.forecast.ground = None if is_least else "surface_1"
        # Large text takes all the room there is.
        self.right.let_stretch(self.forecast, int(look().text > 1))
        self.right.want(self.space, look().text == 1)
        self.forecast.resize_type(CAPTION if is_small else BODY)
        for row in (*self.rows, self.stored):
            row.is_low = self.is_narrow

    def least_body_height(self) -> int:
        """Return the least height at which the rows do not touch."""
        rows = sum(map(self.left.is_wanted, (*self.rows, self.stored)))
        return super().least_body_height() + rows * look().ipx(_APART)

    def body_height(self) -> int:
        """Return the height with the rows close together, if the forecast is beside them."""
        if self.parts.vertical:
            return super().body_height()
        rows = sum(map(self.left.is_wanted, (*self.rows, self.stored)))
        left = self.left.sizeHint().height() - rows * look().ipx(ROW - LOW_ROW)
        parts = max(left, self.right.sizeHint().height())
        return super().body_height() - self.parts.sizeHint().height() + parts

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Put tokens into the cart, or with a negative amount take them out."""
        self._change(amount, lambda tokens: self._purchase(fuel, tokens))

    def change_stored_coal(self, amount: int) -> None:
        """Put coal from an open storage into the cart, or with a negative amount take it out."""
        self._change(amount, BuyStoredCoal)

    def _change(self, amount: int, purchase: Callable[[int], BuyFuel | BuyStoredCoal]) -> None:
        self.head.clear_message()
        if amount > 0 and not self.staging.stage(purchase(amount)):
            self.explain_refusal(self.staging.draft.state, purchase(amount))
        for _ in range(-amount):
            self._take_out(purchase)

    def apply_hint(self, action: Action) -> None:
        """Put the hint's fuel into the cart."""
        if isinstance(action, BuyFuel):
            self.staging.select_market(action.market)
            self.change_fuel(action.fuel, action.amount)
        elif isinstance(action, BuyStoredCoal):
            self.change_stored_coal(action.amount)

    def first_focus(self) -> QWidget | None:
        """Return the main button."""
        return self.buy if self.buy.isEnabled() else self.end

    def _take_out(self, purchase: Callable[[int], BuyFuel | BuyStoredCoal]) -> None:
        """Take one token out: unstage the last such purchase, and stage one token less."""
        actions = self.staging.draft.actions
        for index in reversed(range(len(actions))):
            action = actions[index]
            if isinstance(action, BuyFuel | BuyStoredCoal) and action == purchase(action.amount):
                self.staging.unstage(index)
                if action.amount > 1:
                    self.staging.stage(purchase(action.amount - 1))
                return

    def _show_row(self, fuel: int, row: CartRow, cart: Tokens) -> None:
        state, question = self.staging.draft.state, self.question
        room = max(0, question.room(fuel))
        costs = prices(self.staging.at_market(state), fuel)
        can_buy = room and costs and costs[0] <= self.question.money
        text = self.tr("room {room}", "for so many tokens")
        row.room.say(text.format(room=room) if can_buy else "")
        self._say_next(row, room, costs[0] if costs else None)
        paid = prices(self.staging.at_market(self.state), fuel)[: cart[fuel]]
        row.sum.say(" + ".join(map(str, paid)) if 1 < len(paid) <= 6 else "")
        self._show_cart(row, cart[fuel], sum(paid), self._purchase(fuel, 1))

    def _show_cart(
        self, row: CartRow, count: int, paid: int, another: BuyFuel | BuyStoredCoal
    ) -> None:
        """Show the tokens in the cart and what they cost, and offer one less and one more."""
        row.count.say(str(count))
        row.price.say(str(paid))
        empty = "" if count else self.tr("None in the cart.")
        row.minus.describe(self.tr("Takes one token out of the cart."), empty)
        does, state = self.tr("Adds one token to the cart."), self.staging.draft.state
        self.offer(row.plus, does, state, another)

    def _say_next(self, row: CartRow, room: int, price: int | None) -> None:
        """Say what the next token costs, or why there is none; no price: none is left."""
        if not room:
            text = self.tr("stores full")
        elif price is None:
            text = self.tr("sold out")
        elif price > self.question.money:
            text = self.tr("{price}: too expensive").format(price=price)
        else:
            text = self.tr("next {price}").format(price=price)
        row.next.say(text)

    def _show_storage(self) -> None:
        rules = self.state.game.board.rules
        has_storage, is_open = rules.coal_storage_price is not None, rules.is_storage_open
        self.left.want(self.stored, is_open)
        self.left.want(self.storage, has_storage and not is_open)
        if is_open:
            self._show_stored()
        elif has_storage:
            after = self.staging.draft.state
            text = self.tr(
                "Coal storage: %n, at {price} once the market is empty.", "", after.storage
            )
            if not after.fuel_market[COAL]:
                text = self.tr("Coal storage: %n left, at {price} each.", "", after.storage)
            self.storage.say(text.format(price=storage_price(after)))

    def _show_stored(self) -> None:
        row, state, count = self.stored, self.staging.draft.state, self.stored_coal
        price, room = storage_price(state), max(0, self.question.room(COAL))
        row.room.say(self.tr("{n} left").format(n=state.storage))
        self._say_next(row, room, price if state.storage else None)
        self._show_cart(row, count, count * price, BuyStoredCoal(1))

    def _missing(self) -> Tokens:
        """Return what the plants lack for one run, beside an empty cart."""
        return missing_fuel(self.staging.at_market(self.state))

    def _fill(self) -> None:
        self.head.clear_message()
        self.staging.clear()
        for fuel, amount in enumerate(self._missing()):
            if amount:
                self.staging.stage(self._purchase(fuel, amount))

    def _purchases(self) -> list[Action]:
        """Return one purchase of each fuel in the cart, and one from the storage."""
        stored = [BuyStoredCoal(self.stored_coal)] if self.stored_coal else []
        fuels = [self._purchase(fuel, amount) for fuel, amount in enumerate(self.tokens) if amount]
        return [*fuels, *stored]

    def _next_price(self) -> int:
        """Return the price of the first token in the cart."""
        fuel = next((fuel for fuel in FUELS if self.tokens[fuel]), None)
        if fuel is not None:
            return prices(self.state, fuel)[0]
        return storage_price(self.state) if self.stored_coal else 0

    def _buy_one(self) -> None:
        """Buy the first token of the cart, and plan the others for the next turns."""
        cart = self.tokens
        fuel = next((fuel for fuel in FUELS if cart[fuel]), None)
        if fuel is None and self.stored_coal:
            self.staging.do([BuyStoredCoal(1)])
            return
        if fuel is None:
            self._end("Enter")
            return
        self.staging.plans.set(self.staging.planner, self.plan._replace(fuel=cart))
        self.staging.do([BuyFuel(fuel, 1)])

    def _buy(self) -> None:
        if self._is_one_by_one:
            self._buy_one()
        elif self.staging.ends_turns and not self.count:
            self._end("Enter")
        else:
            self.staging.do(self._purchases(), ends_turn=self.staging.ends_turns)

    def _buy_and_stay(self) -> None:
        if self._is_one_by_one:
            self._buy_one()
        else:
            self.staging.do(self._purchases())

    def _end(self, key: str) -> None:
        question = ""
        if self.count:
            question = self.tr(
                "You haven't bought the cart. Press {key} again to end the turn anyway."
            )
        elif not outlook(self.state, self.state.seat).capacity and any(self._missing()):
            question = self.tr("No plant would run. Press {key} again to end the turn anyway.")
        self.end_turn(question, key)
