# SPDX-License-Identifier: MIT
"""The fuel market as rows, one for each fuel, with what the draft would buy."""

from collections.abc import Sequence
from typing import NamedTuple

from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.word_lists import listed
from powergrid.gui.power_grid.game.fuel_forecast import (
    after_purchases,
    as_buyer,
    first_prices,
    needs_after,
    prices_after_refill,
)
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.words.game_status import mines_text
from powergrid.gui.power_grid.words.terms import fuel_name, fuel_title, market_title
from powergrid.rules import State, fuel_market
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS, URANIUM
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.bureaucracy import Refill, refill_if_all_run
from powergrid.rules.state import SETUP
from powergrid.rules.variants.mines import tokens_leaving, uranium_price


class FuelRow(NamedTuple):
    """One fuel and the prices of its `spaces`; the most expensive `in_market` hold a token.

    The cheapest `in_cart` of these are in the draft's cart; the next `stock` are for sale, the
    first of them for `next_price`, 0 if there is none. The seat at the screen pays `discount` less
    than the prices of the spaces, or more if that is negative, and can buy `available` more; all
    other prices are those that it pays. Coal from the storage is sold for `storage_price` (None on
    boards without storage): last, or also before if `is_storage_open`. Fuel that `is_mined` is sold
    by mines and not bought. While a person buys, `needs` are the seats that buy later, `BANK` among
    them, with the tokens of this fuel that each lacks.

    If everybody still to buy fills all plants once, and runs them, `refill` tokens are added at the
    end of the round, while the refill table says `due`; the market then has `later`, the first of
    them for `next_round`, 0 if there is none.
    """

    fuel: int
    spaces: tuple[int, ...]
    in_market: int
    in_cart: int
    next_price: int
    stock: int
    refill: int
    due: int
    discount: int
    available: int
    storage_price: int | None
    storage: int
    storage_in_cart: int
    is_storage_open: bool
    later: int
    is_mined: bool = False
    needs: tuple[tuple[int, int], ...] = ()
    next_round: int = 0

    @property
    def free(self) -> int:
        """How many spaces, the cheapest ones, hold no token."""
        return len(self.spaces) - self.in_market

    @property
    def following(self) -> int:
        """The space with the next price, from the cheapest; -1 if a market of mines is full."""
        return self.free - 1 if self.is_mined else self.free + self.in_cart

    @property
    def ghosts(self) -> range:
        """The free spaces that will be full in the next round, from the cheapest."""
        return range(min(self.free, len(self.spaces) - self.later), self.free)

    def charged(self, price: int) -> int:
        """Return what the seat at the screen pays for a token on a space with that price."""
        return max(0, price - self.discount)

    @property
    def cart(self) -> int:
        """The number of tokens of this fuel in the cart, from the market and the storage."""
        return self.in_cart + self.storage_in_cart

    @property
    def can_change(self) -> bool:
        """Whether this fuel can be put into the cart or taken out."""
        return self.available > 0 or self.cart > 0


def fuel_rows(session: Session, staging: Staging) -> list[FuelRow]:
    """Return the rows of coal, oil, garbage and uranium, with the draft's cart."""
    draft = staging.at_market(_draft(session, staging))
    is_bought = isinstance(session.question, FuelPurchases) and session.is_person_asked
    after, later = draft, NO_TOKENS
    if not (draft.is_over or draft.phase == SETUP or ends_game(draft)):
        # If a person buys, the cart is bought first.
        after = after_purchases(draft, ends_turn=is_bought)
        later = prices_after_refill(after, session.viewer)
    needs = needs_after(draft) if is_bought and draft.seat == session.state.seat else {}
    refill = refill_if_all_run(after)
    return [
        _row(fuel, session, staging, draft, after, refill)._replace(
            needs=tuple((seat, tokens[fuel]) for seat, tokens in needs.items() if tokens[fuel]),
            next_round=0 if fuel == URANIUM and draft.game.mines else later[fuel],
        )
        for fuel in FUELS
    ]


def fuel_text(session: Session, row: FuelRow) -> str:
    """Return a row as a sentence."""
    if row.fuel == URANIUM and session.state.game.mines:
        return mines_text(session.state, session.viewer)
    sold_out = translate("Sentences", "sold out", "a fuel of which the market has none")
    if row.in_market > row.in_cart:
        sold_out = translate("Sentences", "not for sale", "a fuel that is too expensive now")
    text = translate(
        "Sentences",
        "{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy"
        " fuel for one run and run all plants, {due} by the table",
    )
    if row.next_round:
        text = translate(
            "Sentences",
            "{fuel}: next {price}, {stock} for sale, {cart} in the cart, refill {refill} if all buy"
            " fuel for one run and run all plants, {due} by the table; next round from {later}",
        )
    return text.format(
        later=row.next_round,
        fuel=fuel_title(row.fuel),
        price=row.next_price or sold_out,
        stock=row.stock,
        cart=row.cart,
        refill=row.refill,
        due=row.due,
    )


def price_notes(session: Session, rows: Sequence[FuelRow]) -> list[str]:
    """Return what the board's rules and the viewer's network change about prices."""
    state, less = session.state, discounts(rows)
    text = translate("FuelMarket", "your discount: {less}")
    notes = [text.format(less=listed(less))] if less else []
    if tax := fuel_market.tax(state, COAL):
        text = translate("FuelMarket", "{tax} more per token")
        notes.append(text.format(tax=tax))
    limit = fuel_market.price_limit(state)
    if limit is not None:
        text = translate("FuelMarket", "tokens above {limit} are not for sale")
        notes.append(text.format(limit=limit))
    return notes


def discounts(rows: Sequence[FuelRow]) -> list[str]:
    """Return each discount of the viewer."""
    text = translate("FuelMarket", "{fuel} −{n}")
    return [
        text.format(n=row.discount, fuel=fuel_name(row.fuel)) for row in rows if row.discount > 0
    ]


def other_market_texts(session: Session, staging: Staging) -> list[str]:
    """Return the first prices of the market that is not shown, in a long and a short text."""
    market = staging.other_market
    other = fuel_market.market_at(session.state, market)
    first = first_prices(other, session.viewer)
    prices = {fuel: price for fuel, price in enumerate(first) if price}
    each = [f"{fuel_name(fuel)} {price}" for fuel, price in prices.items()]
    short = [str(price) for price in prices.values()]
    return [
        f"{market_title(market)}: {listed(each)}",
        f"{market_title(market)}: {listed(short)}",
    ]


def storage_text(coal: FuelRow) -> str:
    """Return what the coal storage holds, and when that is for sale."""
    text = translate(
        "FuelMarket",
        "The coal storage holds %n, for sale at {price} once the market has none.",
        "",
        coal.storage,
    )
    if coal.is_storage_open:
        text = translate(
            "FuelMarket",
            "The coal storage holds %n, for sale at {price} at any time.",
            "",
            coal.storage,
        )
    return text.format(price=coal.storage_price)


def _draft(session: Session, staging: Staging) -> State:
    """Return the state as if everything staged were done."""
    state, draft = session.state, staging.draft.state
    # Just after a change the draft may still be that of the previous state.
    return draft if (draft.round, draft.phase) == (state.round, state.phase) else state


def _row(
    fuel: int, session: Session, staging: Staging, draft: State, after: State, refill: Refill
) -> FuelRow:
    state = staging.at_market(session.state)
    has_storage = fuel == COAL and state.game.board.rules.coal_storage_price is not None
    buying = as_buyer(state, session.viewer)
    price = fuel_market.storage_price(buying) if has_storage else None
    storage = state.storage if has_storage else 0
    on_market, added, due = fuel_market.on_market(state), refill.added[fuel], refill.due[fuel]
    next_price = first_prices(draft, session.viewer)[fuel]
    is_mined = fuel == URANIUM and bool(state.game.mines)
    if is_mined:  # the price of a sale, and the tokens that leave
        next_price = uranium_price(state) or 0
        added = due = -tokens_leaving(state)
    available = 0
    if isinstance(session.question, FuelPurchases) and draft.seat == state.seat:
        available = FuelPurchases(_draft(session, staging)).max_amount(fuel, staging.market)
    return FuelRow(
        fuel=fuel,
        spaces=fuel_market.spaces_of(state, fuel),
        in_market=on_market[fuel],
        in_cart=max(0, on_market[fuel] - fuel_market.on_market(draft)[fuel]),
        next_price=next_price,
        stock=fuel_market.stock(draft, fuel),
        later=fuel_market.on_market(after)[fuel] + added,
        refill=added,
        due=due,
        discount=fuel_market.discount(state, fuel, session.viewer),
        available=available,
        storage_price=price,
        storage=storage,
        storage_in_cart=max(0, storage - draft.storage) if has_storage else 0,
        is_storage_open=has_storage and state.game.board.rules.is_storage_open,
        is_mined=is_mined,
    )
