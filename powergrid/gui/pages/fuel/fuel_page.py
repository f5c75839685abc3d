# SPDX-License-Identifier: MIT
"""The page for buying fuel: a cart for all fuels, and the plants that would run."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtWidgets import QWidget

from powergrid.gui.game.cart import burnt_by_none, cart_of, filling, prices_in_cart
from powergrid.gui.game.session import Session
from powergrid.gui.game.staging import Staging
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import caption
from powergrid.gui.kit.total import Total
from powergrid.gui.kit.translation import translate
from powergrid.gui.pages.fuel.cart_row import CartRow
from powergrid.gui.pages.fuel.plant_marks import PlantMarks
from powergrid.gui.pages.fuel.running import Outlook, outlook
from powergrid.gui.pages.fuel.totals import Totals
from powergrid.gui.pages.page import Page
from powergrid.gui.words.terms import listed
from powergrid.rules.actions import Action, BuyFuel, EndTurn
from powergrid.rules.fuel import COAL, FUELS, Tokens
from powergrid.rules.fuel_market import prices
from powergrid.rules.legal import FuelPurchases, legal


class FuelPage(Page):
    """Each token in the cart is a staged purchase; buying makes one purchase of each fuel."""

    def __init__(self, session: Session, staging: Staging) -> None:
        super().__init__(session, staging)
        self.rows = [CartRow(fuel) for fuel in FUELS]
        self.left = Line(vertical=True, gap=2)
        for row in self.rows:
            row.changed.connect(self.change_fuel)
            self.left.add(row, minimum=22, hint=40)
        self.storage = caption()
        self.left.add(self.storage, drop=2, minimum=18, hint=20)
        self.left.want(self.storage, False)
        self.left.add_space()
        self.cart = Total(self.tr("Cart"))
        self.after = Total(self.tr("Money after"))
        self.powers = Total(self.tr("Powers", "so many cities"))
        self.totals = Totals(self.cart, self.after, self.powers)
        self.marks = PlantMarks()
        self.idle = caption(role="warning", wraps=True)
        self.right = Line(vertical=True, gap=6, pad=10, ground="surface_1")
        self.right.add(self.totals)
        self.right.add(self.marks)
        self.right.add(self.idle, drop=1)
        self.right.add_space()
        self.body.add(self.left, stretch=2, minimum=300)
        self.body.add(self.right, stretch=1, minimum=200, hint=250)
        self.fill = self.buttons.add(self.tr("Fill", "button: the stores of all plants"), "A")
        self.end = self.declining = self.buttons.add(self.tr("End turn"), "E", stand_in="end_turn")
        self.buy = self.buttons.add("", "Enter", primary=True)
        self.end.describe(self.tr("Ends your turn without buying what is in the cart."))
        self.fill.clicked.connect(self._fill)
        self.end.clicked.connect(self._end)
        self.buy.clicked.connect(self._buy)

    @property
    def question(self) -> FuelPurchases:
        """The question after everything in the cart is bought."""
        return cast(FuelPurchases, legal(self.staging.draft.state))

    @property
    def tokens(self) -> Tokens:
        """The tokens in the cart."""
        return cart_of(self.staging.draft.actions)

    def start(self) -> None:
        """Put the planned fuel into the cart."""
        for fuel, amount in enumerate(self.plan.fuel):
            if amount:
                self.staging.stage(BuyFuel(fuel, amount))

    def refresh(self) -> None:
        """Show the cart and its outcome."""
        state, after, cart = self.state, self.staging.draft.state, self.tokens
        seat = state.seat
        self.show_figures()
        self.title.say(self.tr("Buy fuel"))
        self.note.say(self.tr("Click a token; keys add one, with Shift they put it back."))
        useless = burnt_by_none(state, seat)
        for fuel, row in enumerate(self.rows):
            self._show_row(fuel, row, cart, fuel in useless)
        self._show_storage()
        spent = state.money[seat] - after.money[seat]
        ahead = outlook(after, seat)
        self.cart.say(str(spent))
        self.after.say(str(after.money[seat]))
        powers = self.tr("{powered} of {owned}").format(powered=ahead.powered, owned=ahead.owned)
        # Before the first city, show what could be powered.
        self.powers.say(powers if ahead.owned else str(ahead.capacity))
        self.marks.show_plants(ahead.plants)
        self._show_idle(ahead)
        self.buy.set_text(self.tr("Buy for {price}").format(price=spent))
        empty = (
            "" if any(cart) else self.tr("The cart is empty: add fuel, or end your turn with E.")
        )
        self.buy.describe(self.tr("Buys what is in the cart."), empty)
        self.buy.set_primary(any(cart))
        self.end.set_primary(not any(cart))
        full = self.tr("Your plants have what they burn, or more cannot be bought.")
        self.fill.describe(
            self.tr("Puts into the cart what your plants burn once."),
            "" if any(filling(state)) else full,
        )
        self.draft_buttons.show_undo()

    def adapt(self) -> None:
        """Put the totals beside the rows, or in a narrow panel on one line below them."""
        narrow, low = self.is_narrow, self.is_low
        self.body.vertical = narrow
        self.body.gap = 4 if narrow else 12
        self.right.vertical = not narrow
        self.right.ground = "" if narrow and low else "surface_1"
        self.right.pad = 0 if narrow and low else 6 if narrow else 8 if low else 14
        self.right.gap = 12 if narrow else 0 if low else 10
        self.totals.adapt(narrow=narrow, low=low)
        self.after.name.say(
            self.tr("After", "money after buying; short") if narrow else self.tr("Money after")
        )
        self.marks.flat = narrow or low
        self.right.want(self.idle, bool(self.idle.text) and not narrow and not low)
        for row in self.rows:
            row.gap = 5 if narrow or low else 8

    def change_fuel(self, fuel: int, amount: int) -> None:
        """Put tokens into the cart, or with a negative amount take them out."""
        self.messages.clear()
        if amount > 0:
            if not self.staging.stage(BuyFuel(fuel, amount)):
                self.explain_refusal(self.staging.draft.state, BuyFuel(fuel, amount))
            return
        for _ in range(-amount):
            self._take_out(fuel)

    def apply_hint(self, action: Action) -> None:
        """Put the hint's fuel into the cart."""
        if isinstance(action, BuyFuel):
            self.change_fuel(action.fuel, action.amount)

    def first_focus(self) -> QWidget | None:
        """Return the main button."""
        return self.buy if self.buy.isEnabled() else self.end

    def _take_out(self, fuel: int) -> None:
        """Take one token out: unstage the last purchase of the fuel, and stage the rest of it."""
        actions = self.staging.draft.actions
        for index in reversed(range(len(actions))):
            action = actions[index]
            if isinstance(action, BuyFuel) and action.fuel == fuel:
                self.staging.unstage(index)
                if action.amount > 1:
                    self.staging.stage(BuyFuel(fuel, action.amount - 1))
                return

    def _show_row(self, fuel: int, row: CartRow, cart: Tokens, is_useless: bool) -> None:
        if is_useless:
            row.show_reason(_no_plant_burns(fuel))
            return
        row.show_reason("")
        state, question = self.staging.draft.state, self.question
        room = max(0, question.room(fuel))
        costs = prices(state, fuel)
        row.count.say(str(cart[fuel]))
        row.room.say(
            self.tr("room {room}", "for so many tokens").format(room=room) if room and costs else ""
        )
        if not room:
            row.next.say(self.tr("stores full"))
        elif not costs:
            row.next.say(self.tr("sold out"))
        elif costs[0] > state.money[question.seat]:
            row.next.say(self.tr("{price}: too dear").format(price=costs[0]))
        else:
            row.next.say(self.tr("next {price}").format(price=costs[0]))
        paid = prices_in_cart(self.state, cart, fuel)
        row.sum.say(_sum_of(paid) if 1 < len(paid) <= 6 else "")
        row.price.say(str(sum(paid)))
        empty = "" if cart[fuel] else self.tr("There is none in the cart.")
        row.minus.describe(self.tr("Puts one token back."), empty)
        self.offer(row.plus, self.tr("Puts one token into the cart."), state, BuyFuel(fuel, 1))

    def _show_storage(self) -> None:
        price = self.state.game.board.rules.coal_storage_price
        self.left.want(self.storage, price is not None)
        if price is not None:
            after = self.staging.draft.state
            text = self.tr(
                "Coal storage: %n in it, at {price} once the market is empty.", "", after.storage
            )
            if not after.fuel_market[COAL]:
                text = self.tr("Coal storage: %n left in it, at {price} each.", "", after.storage)
            self.storage.say(text.format(price=price))

    def _show_idle(self, ahead: Outlook) -> None:
        text = ""
        if ahead.enough and any(self.tokens):
            enough = self.state.game.need(ahead.enough).cities
            text = self.tr("{plants} would do: power for {enough}, and {owned} needed").format(
                plants=listed([str(plant) for plant in ahead.enough]),
                enough=enough,
                owned=ahead.owned,
            )
        self.idle.say(text)

    def _fill(self) -> None:
        wanted = filling(self.state)
        self.messages.clear()
        self.staging.clear()
        for fuel, amount in enumerate(wanted):
            if amount:
                self.staging.stage(BuyFuel(fuel, amount))

    def _buy(self) -> None:
        wanted = self.tokens
        for fuel, amount in enumerate(wanted):
            if amount:
                self.session.act(BuyFuel(fuel, amount))

    def _end(self) -> None:
        question = ""
        if any(self.tokens):
            question = self.tr("The cart is not bought. E again ends the turn without it.")
        elif not outlook(self.state, self.state.seat).capacity and any(filling(self.state)):
            question = self.tr("No plant would run. E again ends the turn.")
        if not question or self.messages.is_confirmed(question):
            self.session.act(EndTurn())


def _no_plant_burns(fuel: int) -> str:
    return (
        translate("FuelPage", "none of your plants burns coal"),
        translate("FuelPage", "none of your plants burns oil"),
        translate("FuelPage", "none of your plants burns garbage"),
        translate("FuelPage", "none of your plants burns uranium"),
    )[fuel]


def _sum_of(amounts: Iterable[int]) -> str:
    return " + ".join(map(str, amounts))
