# SPDX-License-Identifier: MIT
"""Why a position is impossible."""

from collections.abc import Iterator
from typing import Final

from powergrid.rules.errors import IllegalPosition
from powergrid.rules.fuel import FUELS
from powergrid.rules.game import Game
from powergrid.rules.phases.building import has_step2_cities
from powergrid.rules.plant_market import is_barred, is_obsolete, on_offer
from powergrid.rules.position import (
    ASKED_IN,
    NO_BANK,
    Fault,
    Position,
    expected_pile_size,
    is_pile_known,
    lay_out,
    waiting_in,
    with_forgotten,
)
from powergrid.rules.position_history import faults_of_history
from powergrid.rules.position_options import faults_of_options
from powergrid.rules.setup import cards_in_pile, market_size
from powergrid.rules.state import AUCTION, BUILDING, FUEL, NO_PLACE, NO_SEAT, NORTH, SOUTH, State
from powergrid.rules.view import unseen

_MAX_PILES_DONE: Final = 2
"""Only the draw pile and the side pile can run out."""


def state_of(game: Game, position: Position) -> State:
    """Return the state that a position describes, or raise `IllegalPosition`."""
    for code, facts in faults_in(game, position):
        raise IllegalPosition(code, **facts)
    return lay_out(game, with_forgotten(game, position))


def saved_state(game: Game, position: Position) -> State:
    """Return the state that a saved position describes, or raise `IllegalPosition`.

    How a game got there is not checked: earlier versions have saved what is refused today.
    """
    for code, facts in _on_table(game, position):
        raise IllegalPosition(code, **facts)
    return lay_out(game, position)


def faults_in(game: Game, position: Position) -> Iterator[Fault]:
    """Yield every reason why no game can reach a position."""
    yield from _on_table(game, with_forgotten(game, position))
    if not _beyond_checking(game, position):
        yield from faults_of_history(game, position)


def _beyond_checking(game: Game, position: Position) -> list[Fault]:
    """Return why a position describes no state that could be checked."""
    if len(position.holdings) != game.players or sorted(position.order) != [*range(game.players)]:
        return [("seats_not_in_order", {})]
    return [*_unknown(game, position), *_twice(position)]


def _on_table(game: Game, position: Position) -> Iterator[Fault]:
    """Yield every reason why a table cannot be as described."""
    if faults := _beyond_checking(game, position):
        yield from faults
        return
    state = lay_out(game, position)
    yield from _on_turn(game, position)
    if position.round == 1:
        yield from _in_round_1(game, position)
    yield from _in_market(game, position, state)
    yield from _in_pile(game, position, state)
    yield from _too_early(game, position)
    yield from _beside_pile(game, position)
    yield from _tokens(game, position, state)
    for seat in range(game.players):
        yield from _at_seat(game, position, state, seat)
    yield from _closed(game, position)
    yield from _houses(game, position, state)
    yield from _networks(game, position)
    yield from faults_of_options(game, position, state)
    yield from _by_cities(game, position, state)


def _unknown(game: Game, position: Position) -> Iterator[Fault]:
    """Yield plants, cities and moments that do not exist."""
    for plant in position.named:
        if plant not in game.plants:
            yield "no_such_plant", {"plant": plant}
    begun = [city for _, city in position.extras.second_networks]
    cities = [*position.closed, *begun, *position.marked]
    for holding in (*position.holdings, position.bank):
        cities += holding.cities
    if not {*cities} <= {*game.cities}:
        yield "city_not_in_play", {}
    if position.phase not in ASKED_IN or position.step not in (1, 2, 3) or position.round < 1:
        yield "no_such_moment", {}
    if _board_lacks(game, position):
        yield "not_on_this_board", {}


def _board_lacks(game: Game, position: Position) -> bool:
    """Return whether something is described that only other boards or options have."""
    rules, edition, extras = game.board.rules, game.edition, position.extras
    return any(
        (
            position.closed and game.players not in rules.closed,
            position.storage and rules.coal_storage_price is None,
            (extras.side_pile or extras.piles_done) and not game.side_pile,
            extras.shuffled and not edition.does_step2_by_deck,
            position.under and edition.planned_row is not None,
            extras.built and rules.outage_above is None,
            extras.second_networks and not game.has_second_network,
            any(extras.north) and game.north is None,
            extras.glut and game.glut_fuel is None,
            position.is_uranium_out and not rules.uranium_phase_out_plant,
            position.bank != NO_BANK and not game.options.against_the_bank,
            position.marked and not game.options.starting_cities,
        )
    )


def _twice(position: Position) -> Iterator[Fault]:
    """Yield plants in two places, and cities that a seat is connected to twice."""
    plants = position.named
    for plant in sorted({plant for plant in plants if plants.count(plant) > 1}):
        yield "plant_twice", {"plant": plant}
    for seat, holding in enumerate(position.holdings):
        if len(set(holding.cities)) < len(holding.cities):
            yield "city_twice", {"seat": seat}


def _on_turn(game: Game, position: Position) -> Iterator[Fault]:
    """Yield whether nobody is on turn, or seats have acted before it was their turn."""
    done, waiting = {*position.done}, waiting_in(position)
    if not waiting:
        yield "nobody_on_turn", {}
    is_in_turn = position.phase != AUCTION and not (position.phase == FUEL and game.buys_one_by_one)
    order = position.order[::-1] if position.phase in (FUEL, BUILDING) else position.order
    if is_in_turn and done != {*order[: len(done)]}:
        yield "acts_before", {"seat": waiting[0] if waiting else NO_SEAT}


def _in_round_1(game: Game, position: Position) -> Iterator[Fault]:
    """Yield what seats have before they can have it in round 1, or lack after buying."""
    for seat, holding in enumerate(position.holdings):
        has_bought = position.phase > AUCTION or seat in position.done
        may_have = has_bought or (position.sold and game.board.rules.buys_after_discount)
        if holding.plants and not may_have:
            yield "bought_already", {"seat": seat}
        if has_bought and not holding.plants:
            yield "round_1_plants", {"seat": seat}
        if holding.cities and position.phase < BUILDING:
            yield "too_early_to_build", {"seat": seat}


def market_sizes(game: Game, position: Position) -> range:
    """Return how many plants may lie in the market at a moment."""
    row, step, pile = game.edition.planned_row, position.step, position.pile
    if row is None:
        size = market_size(game.edition, game.players) - (2 if step == 3 else 0)
        is_spent = position.extras.piles_done > 1 if game.side_pile else not pile
        may_be_short = is_spent or not game.edition.replaces_in_step2
        return range(0 if may_be_short else size, size + 1)
    if step == 3:
        return range(0 if not pile else row.in_step3, row.in_step3 + 1)
    players = market_size(game.edition, game.players)
    size = players if position.round == 1 else row.kept[game.players]
    sold = players
    if position.phase == AUCTION:
        has_bank_bought = game.options.against_the_bank and not position.is_bank_due
        sold = len(position.done) + has_bank_bought
    return range(max(0, size - sold) if pile else 0, size + 1)


def _in_market(game: Game, position: Position, state: State) -> Iterator[Fault]:
    sizes, found = market_sizes(game, position), len(position.market)
    if found not in sizes:
        needed = sizes[-1] if found > sizes[-1] else sizes[0]
        yield "market_size", {"found": found, "needed": needed, "step": position.step}
    for plant in state.market:
        if is_obsolete(state, plant):
            yield "plant_obsolete", {"plant": plant}
    if position.step == 1:
        for plant in on_offer(state):
            if plant in game.plants_not_in_step1:
                yield "banned_in_step1", {"plant": plant}


def _in_pile(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield why the draw pile has too few or too many cards."""
    edition, under = game.edition, len(position.under)
    if is_pile_known(game, position):
        minimum = maximum = expected_pile_size(game, position)
    else:
        has_card = position.step < 3 and edition.has_steps
        aside = edition.aside_until_step2 if position.step == 1 else state.on_top
        hidden = len({*unseen(state)} - {*position.under, *aside})
        on_top = len(state.on_top)
        below = edition.cards_below_step3
        minimum = under + on_top + (has_card + below if position.step < 3 else 0)
        maximum = under + on_top + (has_card + hidden if position.step < 3 else min(hidden, below))
        whole = cards_in_pile(edition, game.plants, game.players)
        maximum = min(maximum, whole + under + len(edition.aside_until_step2))
    if position.pile < minimum:
        yield "pile_too_small", {"minimum": minimum, "found": position.pile}
    elif position.pile > maximum:
        yield "pile_too_large", {"maximum": maximum, "found": position.pile}


def _too_early(game: Game, position: Position) -> Iterator[Fault]:
    """Yield the cards that cannot have come yet, or cannot have left the game yet."""
    phase_out = game.board.rules.uranium_phase_out_plant
    if position.is_uranium_out and phase_out not in position.gone:
        yield "uranium_not_out", {"plant": phase_out}
    edition, row = game.edition, game.edition.planned_row
    if position.step == 1:
        for plant in edition.aside_until_step2:
            if plant in position.named:
                yield "not_before_step2", {"plant": plant}
    if row is not None and position.step < 3:
        for plant in position.named:
            if plant > row.shuffled_to:
                yield "not_before_step3", {"plant": plant}
    if position.extras.shuffled and position.step != 2:
        yield "above_only_in_step2", {}


def _beside_pile(game: Game, position: Position) -> Iterator[Fault]:
    """Yield why the side pile, or the cards under the draw pile, are impossible."""
    extras = position.extras
    if not 0 <= extras.piles_done <= _MAX_PILES_DONE:
        yield "no_such_moment", {}
    elif extras.piles_done == _MAX_PILES_DONE and (extras.side_pile or position.under):
        yield "all_for_sale", {}
    elif not extras.piles_done and game.side_pile and position.under:
        yield "not_under_yet", {}
    maximum = game.side_pile * (position.round - 1)
    if len(extras.side_pile) > maximum:
        yield "side_pile_too_large", {"maximum": maximum, "found": len(extras.side_pile)}


def _tokens(game: Game, position: Position, state: State) -> Iterator[Fault]:
    extras, north = position.extras, game.north
    for fuel in FUELS:
        spaces = len(game.spaces[fuel])
        if position.fuel_market[fuel] > spaces:
            yield "market_spaces", {"fuel": fuel, "maximum": spaces, "market": SOUTH}
        if north is not None and extras.north[fuel] > len(north.spaces[fuel]):
            maximum = len(north.spaces[fuel])
            yield "market_spaces", {"fuel": fuel, "maximum": maximum, "market": NORTH}
        if state.supply[fuel] < 0:
            total = game.edition.tokens[fuel]
            found = total - state.supply[fuel]
            yield "too_many_tokens", {"fuel": fuel, "maximum": total, "found": found}
    if game.glut_fuel is not None and extras.glut > len(game.spaces[game.glut_fuel]):
        maximum = len(game.spaces[game.glut_fuel])
        yield "too_much_glut", {"fuel": game.glut_fuel, "maximum": maximum}


def _at_seat(game: Game, position: Position, state: State, seat: int) -> Iterator[Fault]:
    holding, plants = position.holdings[seat], state.plants[seat]
    if len(game.limited(plants)) > game.plants_allowed:
        yield "too_many_plants", {"seat": seat, "maximum": game.plants_allowed}
    for plant in plants:
        if is_barred(state, seat, plant):
            yield "no_city_for_plant", {"seat": seat, "plant": plant}
    for fuel, over in enumerate(game.storage(plants).overflow(holding.fuel)):
        if over:
            yield "no_room", {"seat": seat, "fuel": fuel, "over": over}


def _closed(game: Game, position: Position) -> Iterator[Fault]:
    """Yield the prices with too many or too few closed cities, and closed cities with houses."""
    for price, count in game.board.rules.closed.get(game.players, {}).items():
        cities = [city for city in game.cities if game.place_prices[city][0] == price]
        needed, found = min(count, len(cities)), len({*cities} & {*position.closed})
        if found != needed:
            yield "closed_cities", {"price": price, "needed": needed, "found": found}
    for holding in position.holdings:
        for city in holding.cities:
            if city in position.closed:
                yield "city_closed", {"city": city}


def _houses(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield the cities with more houses than open places."""
    for city in game.cities:
        owners = [seat for seat, holding in enumerate(position.holdings) if city in holding.cities]
        places = game.open_places_in[city][position.step - 1]
        closed = state.houses[city][:places].count(NO_PLACE)
        is_bank, is_marked = city in position.bank.cities, city in position.marked
        maximum = max(0, places - closed - is_bank - is_marked)
        if is_bank and not is_marked:  # the bank may have followed the first house
            maximum = max(maximum, 1)
        if len(owners) > maximum and city not in position.closed:
            yield "too_many_houses", {"city": city, "maximum": maximum, "found": len(owners)}


def _networks(game: Game, position: Position) -> Iterator[Fault]:
    """Yield the networks that cannot have begun or grown as described."""
    for seat, holding in enumerate(position.holdings):
        if holding.cities and all(map(game.is_start_barred, holding.cities)):
            yield "no_network_begins_here", {"seat": seat}
    built, owned = position.extras.built, sum(len(holding.cities) for holding in position.holdings)
    maximum = owned if position.phase >= BUILDING else 0
    if built > maximum:
        yield "too_many_built", {"maximum": maximum, "found": built}
    begun = position.extras.second_networks
    for seat, city in begun:
        starts = {*position.holdings[seat].cities} & game.begin_in if seat < game.players else set()
        is_only_one = [owner for owner, _ in begun].count(seat) == 1
        if city not in starts or len(starts) < 2 or not is_only_one:
            yield "no_second_network", {"seat": seat, "city": city}


def _by_cities(game: Game, position: Position, state: State) -> Iterator[Fault]:
    """Yield what contradicts the numbers of cities: step and end of the game."""
    is_building = position.phase == BUILDING
    maximum = max(len(holding.cities) for holding in position.holdings)
    if maximum >= game.end_at and not is_building:
        yield "game_over", {"cities": game.end_at}
    if not game.edition.has_steps:
        if position.step > 1:
            yield "no_steps", {}
    elif position.step == 1 and has_step2_cities(state) and not is_building:
        yield "step2_is_due", {"cities": game.step2_at}
    elif position.step == 2 and not (game.edition.does_step2_by_deck or has_step2_cities(state)):
        yield "step2_is_not_due", {"cities": game.step2_at}
