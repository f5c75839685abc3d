# SPDX-License-Identifier: MIT
"""The fuel market: what tokens cost, how many are available, and the refill.

On some maps seats pay different prices. In Phase 3, prices are those for the seat on turn; in other
phases, those printed on the market.
"""

from bisect import bisect_left, bisect_right
from itertools import accumulate, takewhile

from powergrid.rules.events import Event, FuelRefilled
from powergrid.rules.fuel import COAL, FUELS, URANIUM, Tokens, add_fuel, add_tokens, subtract_tokens
from powergrid.rules.game import Game
from powergrid.rules.state import ANYWHERE, FUEL, NORTH, SOUTH, State


def market_at(state: State, market: int) -> State:
    """Return the state with the seat on turn buying at that market; a copy if there are two."""
    if state.game.north is None:
        return state
    moved = state.copy()
    moved.extras = state.extras._replace(buys_at=market)
    return moved


def markets_open(state: State) -> tuple[int, ...]:
    """Return the markets at which the seat on turn may buy: a single one once it has bought."""
    if state.game.north is None:
        return (SOUTH,)
    buys_at = state.extras.buys_at
    return (SOUTH, NORTH) if buys_at == ANYWHERE else (buys_at,)


def on_market(state: State) -> Tokens:
    """Return the tokens of the market where the seat on turn buys; south if it may choose."""
    return state.extras.north if state.extras.buys_at == NORTH else state.fuel_market


def spaces_of(state: State, fuel: int) -> tuple[int, ...]:
    """Return the price of every space of the market where the seat on turn buys, cheapest first."""
    north = state.game.north
    if north is not None and state.extras.buys_at == NORTH:
        return north.spaces[fuel]
    return southern_spaces(state, fuel)


def southern_spaces(state: State, fuel: int) -> tuple[int, ...]:
    """Return the price of every space of the usual market, cheapest first."""
    game, extras = state.game, state.extras
    spaces = game.spaces[fuel]
    if not extras.glut or fuel != game.glut_fuel:
        return spaces
    return (spaces[0],) * extras.glut + spaces[: len(spaces) - extras.glut]


def stock(state: State, fuel: int) -> int:
    """Return how many tokens of a fuel are for sale, the coal storage included."""
    if state.game.has_printed_prices:
        in_market = state.fuel_market[fuel]
    else:
        limit = price_limit(state)
        if limit is not None:
            return sum(1 for _ in takewhile(lambda price: price <= limit, prices(state, fuel)))
        in_market = on_market(state)[fuel]
    return in_market + state.storage if fuel == COAL else in_market


def price(state: State, fuel: int, amount: int) -> int:
    """Return what the `amount` cheapest tokens cost together; `amount` is at most `stock`."""
    game = state.game
    if game.has_printed_prices:  # the usual case, without the call of `_market`
        in_market, worth = state.fuel_market[fuel], game.worth[fuel]
    else:
        in_market, worth = _market(state, fuel)
    if amount <= in_market:
        return worth[in_market] - worth[in_market - amount]
    return worth[in_market] + (amount - in_market) * storage_price(state)


def affordable(state: State, fuel: int, money: int) -> int:
    """Return how many tokens of a fuel that much money buys."""
    game = state.game
    if game.has_printed_prices:
        in_market, worth = state.fuel_market[fuel], game.worth[fuel]
    else:
        if price_limit(state) is not None:
            return bisect_right([*accumulate(prices(state, fuel)[: stock(state, fuel)])], money)
        in_market, worth = _market(state, fuel)
    taken = in_market - bisect_left(worth, worth[in_market] - money, 0, in_market)
    if fuel != COAL or taken < in_market or not state.storage:
        return taken
    price = storage_price(state)
    return taken + (
        min(state.storage, (money - worth[in_market]) // price) if price else state.storage
    )


def _market(state: State, fuel: int) -> tuple[int, tuple[int, ...]]:
    """Return how many tokens the market has, and what its n most expensive ones cost together."""
    off = _discount_now(state, fuel)
    return on_market(state)[fuel], state.game.worth_of(spaces_of(state, fuel), off)


def prices(state: State, fuel: int) -> tuple[int, ...]:
    """Return the price of every token, cheapest first, whether or not it is for sale now."""
    from_storage = (storage_price(state),) * (state.storage if fuel == COAL else 0)
    spaces = spaces_of(state, fuel)
    taken = spaces[len(spaces) - on_market(state)[fuel] :]
    off = 0 if state.game.has_printed_prices else _discount_now(state, fuel)
    if off:
        taken = tuple(max(0, price - off) for price in taken)
    return taken + from_storage


def discount(state: State, fuel: int, seat: int) -> int:
    """Return how much less than the printed price a seat pays for a token; no price is below 0."""
    cities, discounts = state.cities[seat], state.game.fuel_discounts
    total = sum(amount for kind, city, amount in discounts if kind == fuel and city in cities)
    return total - tax(state, fuel)


def tax(state: State, fuel: int) -> int:
    """Return the surcharge on a token of a fuel in this step."""
    return 0 if fuel == URANIUM else state.game.carbon_tax[state.step - 1]


def new_tax(game: Game, step: int, before: int) -> int:
    """Return the surcharge on a token of coal, oil or garbage that begins with a Step, 0 for none.

    `before` is the Step that has ended.
    """
    now = game.carbon_tax[step - 1]
    return now if now != game.carbon_tax[before - 1] else 0


def price_limit(state: State) -> int | None:
    """Return the highest price at which tokens are sold in this step, None if there is none."""
    return state.game.price_limits[state.step - 1]


def _discount_now(state: State, fuel: int) -> int:
    return discount(state, fuel, state.seat) if state.phase == FUEL else -tax(state, fuel)


def storage_price(state: State) -> int:
    """Return what a token from the coal storage costs now."""
    printed = state.game.board.rules.coal_storage_price or 0
    return max(0, printed - _discount_now(state, COAL))


def give_back(state: State, burnt: Tokens) -> None:
    """Return burnt tokens to the supply; with a coal storage, coal goes there."""
    if state.game.board.rules.coal_storage_price is not None:
        state.storage += burnt[COAL]
        burnt = (0, *burnt[1:])
    state.supply = add_tokens(state.supply, burnt)


def next_refill(state: State) -> Tokens:
    """Return the tokens that a refill now would add to the (southern) market."""
    source = refill_source(state)
    if state.game.north is not None:
        source = subtract_tokens(source, next_north_refill(state))
    return _limited(scheduled_refill(state), state.game.spaces, state.fuel_market, source)


def next_north_refill(state: State) -> Tokens:
    """Return the tokens that a refill now would add to the northern market, which comes first."""
    north = state.game.north
    assert north is not None  # the board has two markets
    due, source = scheduled_refill(state, NORTH), refill_source(state)
    return _limited(due, north.spaces, state.extras.north, source)


def _limited(
    due: Tokens, spaces: tuple[tuple[int, ...], ...], market: Tokens, source: Tokens
) -> Tokens:
    """Return the tokens due, limited by the room on the market and by the source."""
    coal, oil, garbage, uranium = [
        min(due[fuel], len(spaces[fuel]) - market[fuel], source[fuel]) for fuel in FUELS
    ]
    return (coal, oil, garbage, uranium)


def scheduled_refill(state: State, market: int = SOUTH) -> Tokens:
    """Return the tokens in the refill table, even if the supply has fewer."""
    game = state.game
    is_north = game.north is not None and market == NORTH
    table = game.north.refill[game.players] if game.north and is_north else game.refill
    coal, oil, garbage, uranium = (by_step[state.step - 1] for by_step in table)
    return (coal, oil, garbage, 0 if state.is_uranium_out else uranium)


def refill_source(state: State) -> Tokens:
    """Return the tokens a refill may draw on: the supply, and a coal storage if there is one."""
    if state.game.options.lost_coal and state.game.board.rules.coal_storage_price is not None:
        return (state.storage, *state.supply[1:])
    return add_fuel(state.supply, COAL, state.storage)


def refill(state: State, events: list[Event]) -> None:
    """Move the tokens due from storage and supply to the market, the northern one first.

    Coal comes from the storage first. Each token that a fuel in glut lacks makes it cheaper; once
    all of it has been bought, its usual prices return.
    """
    added, missing = next_refill(state), 0
    if state.game.north is not None:
        north = next_north_refill(state)
        state.extras = state.extras._replace(north=add_tokens(state.extras.north, north))
        _take_from_supply(state, north)
        events.append(FuelRefilled(north, NORTH))
    if state.game.glut_fuel is not None:
        missing = _missing(state, state.game.glut_fuel)
        state.extras = state.extras._replace(glut=next_glut(state))
    state.fuel_market = add_tokens(state.fuel_market, added)
    _take_from_supply(state, added)
    events.append(FuelRefilled(added, SOUTH, missing))


def next_glut(state: State) -> int:
    """Return how many spaces of a fuel in glut a refill now would leave at the lowest price."""
    glut = state.game.glut_fuel
    if glut is None:
        return 0
    before = state.extras.glut if state.fuel_market[glut] else 0
    return min(before + _missing(state, glut), len(state.game.spaces[glut]))


def _missing(state: State, fuel: int) -> int:
    """Return how many of the tokens of a fuel in the refill table the supply lacks."""
    return max(0, scheduled_refill(state)[fuel] - state.supply[fuel])


def _take_from_supply(state: State, tokens: Tokens) -> None:
    """Take tokens for a market, coal from the storage as long as it has some."""
    from_storage = min(state.storage, tokens[COAL])
    state.storage -= from_storage
    state.supply = add_fuel(subtract_tokens(state.supply, tokens), COAL, from_storage)
