# SPDX-License-Identifier: MIT
"""A game taken up in the middle, from a description of the table as it stands.

The description says what everybody at a real table can see or count. It is told between two
decisions, never within an auction.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from powergrid.rules.errors import IllegalPosition
from powergrid.rules.fuel import FUELS, NO_TOKENS, Tokens, less, more
from powergrid.rules.game import Game
from powergrid.rules.phases.building import connect, has_step2_cities
from powergrid.rules.phases.order import coming_order
from powergrid.rules.plant_market import is_barred, is_obsolete, on_offer
from powergrid.rules.plants import STEP3
from powergrid.rules.setup import cards_in_pile, first_state, market_size
from powergrid.rules.state import (
    AUCTION,
    BUILDING,
    BUILDING_HOUSES,
    BUREAUCRACY,
    BUYING_FUEL,
    FREE,
    FUEL,
    NO_PLACE,
    NO_SEAT,
    OPENING,
    RUNNING_PLANTS,
    State,
)
from powergrid.rules.view import unseen

ASKED_IN: Final = {
    AUCTION: OPENING,
    FUEL: BUYING_FUEL,
    BUILDING: BUILDING_HOUSES,
    BUREAUCRACY: RUNNING_PLANTS,
}
"""The phases in which a game may be taken up, and what they ask."""

Fault: TypeAlias = tuple[str, dict[str, object]]
"""Why no game can stand so: a stable word, and the figures that belong to it."""


class Holding(NamedTuple):
    """What lies before a seat: plants by number, cities by index, both in any order."""

    money: int
    plants: tuple[int, ...] = ()
    fuel: Tokens = NO_TOKENS
    cities: tuple[int, ...] = ()


class Position(NamedTuple):
    """A table between two decisions.

    `order` is the turn order, `done` the seats that are through with this phase. `sold`: a plant
    was sold in this round's Phase 2; where there is a discount token, the plant below it was.
    `under` are plants known to lie below the Step 3 card, `gone` those known to be out of the game;
    `pile` counts the cards of the draw pile, all of them. What is named nowhere may be in it.
    """

    round: int
    step: int
    phase: int
    order: tuple[int, ...]
    done: tuple[int, ...]
    holdings: tuple[Holding, ...]
    market: tuple[int, ...]
    fuel_market: Tokens
    pile: int
    storage: int = 0
    sold: bool = False
    under: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


def first_position(game: Game, market: tuple[int, ...]) -> Position:
    """Return the position with which round 1 of a game begins, seats in their order."""
    seats = tuple(range(game.players))
    start = first_state(game, market, seats)
    return Position(
        round=1,
        step=1,
        phase=AUCTION,
        order=seats,
        done=(),
        holdings=tuple([Holding(money) for money in start.money]),
        market=start.market,
        fuel_market=start.fuel_market,
        pile=start.pile_left,
    )


def has_positions(game: Game) -> bool:
    """Return whether a description says all that a game keeps: no option or board adds to it."""
    edition, rules = game.edition, game.board.rules
    return not (
        game.options.has_variants
        or edition.planned_row
        or edition.does_step2_by_deck
        or edition.aside_until_step2
        or rules.closed.get(game.players)
        or rules.side_pile
        or game.mines
        or game.has_second_network
        or game.north is not None
        or game.glut_fuel is not None
    )


def can_be_described(state: State) -> bool:
    """Return whether a state is one between two decisions, of which a description says all."""
    is_between = state.asks == ASKED_IN.get(state.phase) and not state.is_step3_due
    return is_between and has_positions(state.game)


def position_of(state: State) -> Position:
    """Return the description of the table at such a state."""
    holdings = tuple(map(Holding, state.money, state.plants, state.fuel, state.cities))
    owned = {plant for holding in holdings for plant in holding.plants}
    has_token = state.game.edition.has_discount_token
    return Position(
        round=state.round,
        step=state.step,
        phase=state.phase,
        order=state.order,
        done=tuple([seat for seat in state.order if seat not in state.waiting]),
        holdings=holdings,
        market=state.market,
        fuel_market=state.fuel_market,
        pile=state.pile_left,
        storage=state.storage,
        sold=state.phase == AUCTION and (not state.discount if has_token else state.sold > 0),
        under=state.under,
        gone=tuple(sorted(state.seen - {STEP3, *state.market, *state.under} - owned)),
    )


def waiting_in(position: Position) -> tuple[int, ...]:
    """Return the seats still to act in this phase, the one on turn first."""
    is_backwards = position.phase in (FUEL, BUILDING)
    seats = position.order[::-1] if is_backwards else position.order
    return tuple([seat for seat in seats if seat not in position.done])


def largest_market(game: Game, step: int) -> int:
    """Return how many plants lie in the market while there are cards to fill it."""
    return market_size(game.edition, game.players) - (2 if step == 3 else 0)


def state_of(game: Game, position: Position) -> State:
    """Return the state that a position describes, or raise `IllegalPosition`."""
    for code, facts in faults_in(game, position):
        raise IllegalPosition(code, **facts)
    return laid_out(game, position)


def laid_out(game: Game, position: Position) -> State:
    """Return a state with everything where a position has it, whether or not the rules allow it.

    The position names seats, plants and cities of the game. Houses without a place are left out.
    """
    state = first_state(game, position.market, position.order)
    holdings, waiting = position.holdings, waiting_in(position)
    owned = [plant for holding in holdings for plant in holding.plants]
    state.round, state.step, state.phase = position.round, position.step, position.phase
    state.waiting = waiting
    state.seat = waiting[0] if waiting else NO_SEAT
    state.asks = ASKED_IN[position.phase]
    for seat, holding in enumerate(holdings):
        for city in holding.cities:
            if FREE in state.houses[city] and seat not in state.houses[city]:
                connect(state, seat, city, state.houses[city].index(FREE), 0)
    state.money = tuple([holding.money for holding in holdings])
    state.plants = tuple([tuple(sorted(holding.plants)) for holding in holdings])
    state.fuel = tuple([holding.fuel for holding in holdings])
    card = {STEP3} if position.step == 3 else set()
    state.seen = frozenset({*position.market, *owned, *position.under, *position.gone} | card)
    state.under = tuple(sorted(position.under)) if position.step == 3 else position.under
    state.pile_left = position.pile
    state.fuel_market, state.storage = position.fuel_market, position.storage
    state.supply = less(game.edition.tokens, _tokens_out(position))
    phase_out = game.board.rules.uranium_phase_out_plant
    state.is_uranium_out = phase_out in owned or phase_out in position.gone
    if position.phase == AUCTION:
        state.sold = int(position.sold)
        if game.edition.has_discount_token and not position.sold and state.market:
            state.discount = state.market[0]
    return state


def _tokens_out(position: Position) -> Tokens:
    """Return the tokens that are not in the supply."""
    out = more(position.fuel_market, (position.storage, 0, 0, 0))
    for holding in position.holdings:
        out = more(out, holding.fuel)
    return out


def faults_in(game: Game, position: Position) -> Iterator[Fault]:
    """Yield everything for which no game can stand as a position describes it."""
    if not has_positions(game):
        yield "board_keeps_more", {}
        return
    if len(position.holdings) != game.players or sorted(position.order) != [*range(game.players)]:
        yield "seats_not_in_order", {}
        return
    faults = [*_unknown(game, position), *_twice(position)]
    if faults:  # nothing can be laid out
        yield from faults
        return
    state = laid_out(game, position)
    yield from _on_turn(game, position)
    yield from _in_market(game, position, state)
    yield from _in_pile(game, position, state)
    yield from _tokens(game, position, state)
    for seat in range(game.players):
        yield from _before_seat(game, position, state, seat)
    yield from _houses(game, position, state)
    yield from _by_cities(game, position, state)


def _unknown(game: Game, position: Position) -> Iterator[Fault]:
    """Yield what is not in the box, or not on the board."""
    for plant in (
        *position.market,
        *position.under,
        *position.gone,
        *(plant for holding in position.holdings for plant in holding.plants),
    ):
        if plant not in game.plants:
            yield "no_such_plant", {"plant": plant}
    for holding in position.holdings:
        for city in holding.cities:
            if city not in game.cities:
                yield "city_not_in_play", {"city": city}
    if position.phase not in ASKED_IN or position.step not in (1, 2, 3) or position.round < 1:
        yield "no_such_moment", {}


def _twice(position: Position) -> Iterator[Fault]:
    """Yield plants that lie in two places, and cities a seat is connected to twice."""
    plants = [*position.market, *position.under, *position.gone]
    for holding in position.holdings:
        plants += holding.plants
    for plant in sorted({plant for plant in plants if plants.count(plant) > 1}):
        yield "plant_twice", {"plant": plant}
    for seat, holding in enumerate(position.holdings):
        if len(set(holding.cities)) < len(holding.cities):
            yield "city_twice", {"seat": seat}


def _on_turn(game: Game, position: Position) -> Iterator[Fault]:
    done, waiting = {*position.done}, waiting_in(position)
    if not waiting:
        yield "nobody_on_turn", {}
    is_in_turn = position.phase != AUCTION and not (position.phase == FUEL and game.buys_one_by_one)
    order = position.order[::-1] if position.phase in (FUEL, BUILDING) else position.order
    if is_in_turn and done != {*order[: len(done)]}:
        yield "acts_before", {"seat": waiting[0] if waiting else NO_SEAT}
    edition = game.edition
    at_start = position.phase == AUCTION and not done
    if not at_start and (
        edition.removes_lowest_each_round
        or edition.removes_lowest_at_first_pass
        or game.board.rules.outage_above is not None
    ):
        yield "only_when_a_round_begins", {}
    if position.round == 1:
        for seat, holding in enumerate(position.holdings):
            has_bought = position.phase > AUCTION or seat in done
            if bool(holding.plants) != has_bought:
                yield "round_1_plants" if has_bought else "bought_already", {"seat": seat}
            if holding.cities and position.phase < BUILDING:
                yield "too_early_to_build", {"seat": seat}


def _in_market(game: Game, position: Position, state: State) -> Iterator[Fault]:
    size, found = largest_market(game, position.step), len(position.market)
    may_be_short = not position.pile or not game.edition.replaces_in_step2
    if found > size or (found < size and not may_be_short):
        yield "market_size", {"found": found, "needed": size, "step": position.step}
    for plant in state.market:
        if is_obsolete(state, plant):
            yield "plant_obsolete", {"plant": plant}
    if position.step == 1:
        for plant in on_offer(state):
            if plant in game.plants_not_in_step1:
                yield "banned_in_step1", {"plant": plant}


def _in_pile(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield why the draw pile cannot have so many cards."""
    has_card = position.step < 3 and game.edition.has_steps
    known = len(position.under) + has_card
    if position.step < 3:
        known += game.edition.cards_below_step3
    most = len(position.under) + has_card + len({*unseen(state)} - {*position.under})
    most = min(most, cards_in_pile(game.edition, game.plants, game.players) + len(position.under))
    if position.pile < known:
        yield "pile_too_small", {"least": known, "found": position.pile}
    elif position.pile > most:
        yield "pile_too_large", {"most": most, "found": position.pile}


def _tokens(game: Game, position: Position, state: State) -> Iterator[Fault]:
    for fuel in FUELS:
        spaces = len(game.spaces[fuel])
        if position.fuel_market[fuel] > spaces:
            yield "market_spaces", {"fuel": fuel, "most": spaces}
        if state.supply[fuel] < 0:
            all_there_are = game.edition.tokens[fuel]
            yield (
                "too_many_tokens",
                {"fuel": fuel, "most": all_there_are, "found": all_there_are - state.supply[fuel]},
            )
    if position.storage and game.board.rules.coal_storage_price is None:
        yield "no_storage", {}


def _before_seat(game: Game, position: Position, state: State, seat: int) -> Iterator[Fault]:
    holding, plants = position.holdings[seat], state.plants[seat]
    if len(plants) > game.plants_allowed:
        yield "too_many_plants", {"seat": seat, "most": game.plants_allowed}
    for plant in plants:
        if is_barred(state, seat, plant):
            yield "no_city_for_plant", {"seat": seat, "plant": plant}
    for fuel, over in enumerate(game.storage(plants).overflow(holding.fuel)):
        if over:
            yield "no_room", {"seat": seat, "fuel": fuel, "over": over}


def _houses(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield the cities with more houses than open places, and networks begun where none may."""
    for city in game.cities:
        owners = [seat for seat, one in enumerate(position.holdings) if city in one.cities]
        own = game.open_places_in.get(city, game.open_places)
        closed = state.houses[city][: own[position.step - 1]].count(NO_PLACE)
        most = own[position.step - 1] - closed
        if len(owners) > most:
            yield "too_many_houses", {"city": city, "most": most, "found": len(owners)}
    for seat, holding in enumerate(position.holdings):
        if holding.cities and all(map(game.is_start_barred, holding.cities)):
            yield "no_network_begins_here", {"seat": seat}


def _by_cities(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield what does not fit the numbers of cities: step, end, and turn order."""
    is_building = position.phase == BUILDING
    most = max(len(holding.cities) for holding in position.holdings)
    if most >= game.end_at and not is_building:
        yield "game_over", {"cities": game.end_at}
    if not game.edition.has_steps:
        if position.step > 1:
            yield "no_steps", {}
    elif position.step == 1 and has_step2_cities(state) and not is_building:
        yield "step2_is_due", {"cities": game.step2_at}
    elif position.step == 2 and not has_step2_cities(state):
        yield "step2_is_not_due", {"cities": game.step2_at}
    if not is_order_right(game, position):
        yield "wrong_order", {}


def is_order_right(game: Game, position: Position) -> bool:
    """Return whether the turn order can be the one of this phase, as far as that can be told."""
    is_late = game.edition.has_order_after_auctions
    state = laid_out(game, position)
    if position.phase == FUEL and (position.round == 1 or is_late):
        return coming_order(state) == position.order
    if position.phase == AUCTION and position.round > 1 and not is_late and not position.done:
        return coming_order(state) == position.order
    if position.phase == FUEL or (position.phase == AUCTION and not is_late):
        counts = [len(position.holdings[seat].cities) for seat in position.order]
        return counts == sorted(counts, reverse=True)
    return True


def by_the_rules(game: Game, position: Position) -> Position:
    """Return the position with the turn order that Phase 1 would set now."""
    return position._replace(order=coming_order(laid_out(game, position)))
