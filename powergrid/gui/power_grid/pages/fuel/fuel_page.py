# SPDX-License-Identifier: MIT
"""The page for buying fuel: a cart, what it changes, and what to expect of the market."""

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.now_after import Change, NowAfter, rise
from powergrid.gui.kit.tokens import BODY, CAPTION
from powergrid.gui.power_grid.game.cart import (
    best_market,
    missing_fuel,
)
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.fuel.forecast_panel import ForecastPanel
from powergrid.gui.power_grid.pages.fuel.fuel_cart import FuelCart
from powergrid.gui.power_grid.pages.fuel.outlook import Outlook, outlook
from powergrid.gui.power_grid.pages.page import Page
from powergrid.gui.power_grid.words.terms import market_title
from powergrid.rules.actions import Action, BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import FUELS, Tokens
from powergrid.rules.fuel_market import prices, storage_price
from powergrid.rules.legal import FuelPurchases, legal
from powergrid.rules.state import ANYWHERE

_CART_WIDTH: Final = 348
"""The minimum width of the cart, with the price of the next token and the room left."""
_LARGE_TYPE_HEIGHT: Final = 340
"""The minimum height for a forecast in large type."""
_ROW_GAP: Final = 6
"""The minimum gap between two low rows."""


class FuelPage(Page[FuelPurchases]):
    """Each token in the cart is a staged purchase; buying makes one purchase of each fuel.

    On boards where tokens are bought one by one, buying takes the first; the others stay planned.
    """

    quiet_head = True
    unfolds = True

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.changes = NowAfter()
        self.cart = FuelCart(staging, self.offer)
        self.cart.fuel_changed.connect(self.change_fuel)
        self.cart.stored_coal_changed.connect(self.change_stored_coal)
        self.forecast = ForecastPanel()
        self.parts = Line(gap=16)
        self.parts.add(self.cart, stretch=3, minimum=_CART_WIDTH)
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

    def start(self) -> None:
        """Start at the best market."""
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
        """Show the cart and what it changes."""
        state, after = self.state, self.staging.draft.state
        seat = state.seat
        self.show_figures()
        self.title.say(self.tr("Buy fuel"))
        self._show_market()
        self.cart.show_cart(state, self.question)
        before, ahead = outlook(state, seat), outlook(after, seat)
        self.changes.show_changes(self._changes(before, ahead))
        self.forecast.show_state(self.staging.at_market(after), ahead)
        self._show_buttons(state.money[seat] - after.money[seat], before)
        self.show_undo()

    def _changes(self, before: Outlook, ahead: Outlook) -> list[Change]:
        """Return what the cart changes; without cities, how many the plants could power."""
        seat = self.state.seat
        money = self.state.money[seat], self.staging.draft.state.money[seat]
        running = [sum(plant.runs for plant in one.plants) for one in (before, ahead)]
        cities = [one.powered if ahead.owned else one.capacity for one in (before, ahead)]
        name = self.tr("Cities powered") if ahead.owned else self.tr("Can power", "so many cities")
        return [
            Change(self.tr("Money"), str(money[0]), str(money[1])),
            rise(self.tr("Plants that run"), *running),
            rise(name, *cities),
        ]

    def _show_buttons(self, spent: int, before: Outlook) -> None:
        ends = self.staging.ends_turns and not self._is_one_by_one
        self.offer_end(self.end, is_apart=not ends, has_staged=bool(self.cart.count))
        self.buy.set_text(self._buy_text(spent, before, ends=ends))
        if ends and not self.cart.count:
            self.buy.describe(self.tr("Ends your turn without more fuel. You can undo it."))
        elif ends:
            does = self.tr("Buys the fuel in the cart and ends your turn. You can undo it.")
            self.buy.describe(does)
        else:
            empty = self.tr("The cart is empty: add fuel, or end your turn with E.")
            self.buy.describe(
                self.tr("Buys the fuel in the cart."), "" if self.cart.count else empty
            )
        full = self.tr("Your plants are fuelled, or no more can be bought.")
        self.fill.describe(
            self.tr("Adds what your plants burn in one round."),
            "" if any(self._missing()) else full,
        )

    def _buy_text(self, spent: int, before: Outlook, *, ends: bool) -> str:
        if self._is_one_by_one:
            one = self.tr("Buy one token")
            text = self.tr("Buy one token for {price}") if self.cart.count else one
            return text.format(price=self._next_price())
        if not ends:
            text = self.tr("Buy for {price}") if self.cart.count else self.tr("Buy")
            return text.format(price=spent)
        if self.cart.count:
            text = self.tr("Buy %n for {price} and end turn", "tokens", self.cart.count)
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
        """Fit cart and forecast to the size of the page."""
        self.body.gap = 4 if self.is_low else 10
        self.body.rank(self.changes, drop=int(bool(self.message.text)))
        self.cart.set_low(self.is_low, are_rows_low=self.is_narrow)
        self.parts.vertical = self.is_narrow
        is_smallest = self.is_narrow and self.is_low
        self.parts.gap = 3 if is_smallest else 8 if self.is_narrow else 16
        is_small = self.is_narrow or self.height() < look().px(_LARGE_TYPE_HEIGHT)
        pads = (0, 0) if is_smallest else (5, 2) if is_small else (12, 4)
        self.forecast.pad, self.forecast.gap = pads
        self.forecast.ground = None if is_smallest else "surface_1"
        # A forecast in large text takes all the room below it.
        self.right.let_stretch(self.forecast, int(look().text > 1))
        self.right.want(self.space, look().text == 1)
        self.forecast.resize_type(CAPTION if is_small else BODY)

    def least_body_height(self) -> int:
        """Return the minimum height at which the rows do not touch."""
        return super().least_body_height() + self.cart.rows_shown * look().ipx(_ROW_GAP)

    def body_height(self) -> int:
        """Return the height, with the rows close together if the forecast is beside them."""
        if self.parts.vertical:
            return super().body_height()
        parts = max(self.cart.dense_height, self.right.sizeHint().height())
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

    def _missing(self) -> Tokens:
        """Return what the plants lack for one run, without the cart."""
        return missing_fuel(self.staging.at_market(self.state))

    def _fill(self) -> None:
        self.head.clear_message()
        self.staging.clear()
        for fuel, amount in enumerate(self._missing()):
            if amount:
                self.staging.stage(self._purchase(fuel, amount))

    def _purchases(self) -> list[Action]:
        """Return one purchase of each fuel in the cart, and one from the storage."""
        stored = [BuyStoredCoal(self.cart.stored_coal)] if self.cart.stored_coal else []
        fuels = [
            self._purchase(fuel, amount) for fuel, amount in enumerate(self.cart.tokens) if amount
        ]
        return [*fuels, *stored]

    def _next_price(self) -> int:
        """Return the price of the first token in the cart."""
        fuel = next((fuel for fuel in FUELS if self.cart.tokens[fuel]), None)
        if fuel is not None:
            return prices(self.staging.at_market(self.state), fuel)[0]
        return storage_price(self.state) if self.cart.stored_coal else 0

    def _buy_one(self) -> None:
        """Buy the first token of the cart, and plan the others for the next turns."""
        cart = self.cart.tokens
        fuel = next((fuel for fuel in FUELS if cart[fuel]), None)
        if fuel is None and self.cart.stored_coal:
            self.staging.do([BuyStoredCoal(1)])
            return
        if fuel is None:
            self._end("Enter")
            return
        self.staging.plans.set(self.staging.planner, self.plan._replace(fuel=cart))
        self.staging.do([self._purchase(fuel, 1)])

    def _buy(self) -> None:
        """Buy the cart, or one token of it, and end the turn if the main button does so."""
        if self._is_one_by_one:
            self._buy_one()
        elif self.staging.ends_turns and not self.cart.count:
            self._end("Enter")
        else:
            self.staging.do(self._purchases(), ends_turn=self.staging.ends_turns)

    def _buy_and_stay(self) -> None:
        """Buy the cart without ending the turn."""
        if self._is_one_by_one:
            self._buy_one()
        else:
            self.staging.do(self._purchases())

    def _end(self, key: str) -> None:
        """End the turn; ask first if the cart is full or no plant would run."""
        question = ""
        if self.cart.count:
            question = self.tr(
                "You haven't bought the cart. Press {key} again to end the turn anyway."
            )
        elif not outlook(self.state, self.state.seat).capacity and any(self._missing()):
            question = self.tr("No plant would run. Press {key} again to end the turn anyway.")
        self.end_turn(question, key)
