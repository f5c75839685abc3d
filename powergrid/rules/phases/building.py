# SPDX-License-Identifier: MIT
"""Phase 4, building: connecting cities in reverse turn order, Step 2, the end of the game."""

from collections.abc import Iterable, Iterator
from random import Random

from powergrid.rules import scoring
from powergrid.rules.actions import Action, BuildHouse, EndTurn
from powergrid.rules.board import UNREACHABLE
from powergrid.rules.errors import IllegalAction
from powergrid.rules.events import Event, HouseBuilt, TurnEnded
from powergrid.rules.game import Game
from powergrid.rules.plant_market import (
    begin_step2,
    begin_step3,
    is_step2_by_card,
    remove_obsolete,
)
from powergrid.rules.question import Question, not_asked
from powergrid.rules.state import (
    BUILDING,
    BUILDING_HOUSES,
    FREE,
    NO_PLACE,
    NO_SEAT,
    NOTHING,
    Deal,
    State,
    ask_first,
    is_closed,
    is_empty,
    largest_network,
    with_item,
)
from powergrid.rules.variants.chosen import variants_of
from powergrid.rules.view import cards_before_step3


class Sites(Question):
    """Connect a city in play, begin the second network in one of `beginnings`, or end the turn.

    `house(city)` is the price of its cheapest open place (None if none is open to this seat),
    `connection(city)` that of the cheapest route, `total(city)` their sum, affordable or not.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.money = state.money[state.seat]

    def check(self, action: object) -> None:
        """Raise IllegalAction if the action is no legal answer."""
        if isinstance(action, BuildHouse):
            _site(self.state, action)
        elif not isinstance(action, EndTurn):
            raise not_asked(action)

    def house(self, city: int) -> int | None:
        """Return the price of the cheapest place of a city that this seat may build on now."""
        place = open_place(self.state, self.seat, city)
        return None if place is None else self.state.game.place_prices[city][place]

    def connection(self, city: int) -> int:
        """Return the cost of the cheapest route from the seat's network; 0 for its first city."""
        return connection_cost(self.state, self.seat, city)

    def total(self, city: int) -> int | None:
        """Return the price of house and connection, None if the seat cannot build here."""
        house = self.house(city)
        connection = self.connection(city)
        return None if house is None or connection >= UNREACHABLE else house + connection

    def prices(self) -> dict[int, int]:
        """Return the total of every city with a place open to this seat, affordable or not."""
        return self._prices_up_to(UNREACHABLE - 1)

    def affordable(self) -> dict[int, int]:
        """Return the total of every city that can be connected now."""
        return self._prices_up_to(self.money)

    def _prices_up_to(self, limit: int) -> dict[int, int]:
        # `total` of every city in one loop: separate calls would take a quarter of a game's time.
        state, seat = self.state, self.seat
        house_prices = state.game.house_prices
        if not state.game.is_building_plain:
            totals = ((city, self.total(city)) for city in state.game.cities)
            return {city: total for city, total in totals if total is not None and total <= limit}
        longest = limit - min(house_prices)
        if longest < 0:
            return {}
        houses = state.houses
        reach = state.reach[seat] or (0,) * len(houses)
        last_open = state.game.open_places[state.step - 1] - 1 if state.cities[seat] else 0
        prices = {}
        for city in state.game.cities:
            if reach[city] > longest:
                continue
            owners = houses[city]
            if owners[last_open] != FREE or seat in owners:
                continue
            total = reach[city] + house_prices[owners.index(FREE)]
            if total <= limit:
                prices[city] = total
        return prices

    def beginnings(self) -> dict[int, int]:
        """Return the price of every city in which the seat can begin its second network."""
        prices = self._beginnings()
        return {city: price for city, price in prices.items() if price <= self.money}

    def houses(self) -> dict[BuildHouse, int]:
        """Return the price of every house with a place open to this seat, affordable or not."""
        connected = {BuildHouse(city): price for city, price in self.prices().items()}
        return connected | {
            BuildHouse(city, begins_network=True): price
            for city, price in self._beginnings().items()
        }

    def _beginnings(self) -> dict[int, int]:
        state = self.state
        if not state.game.has_second_network or not may_begin_again(state, self.seat):
            return {}
        prices = ((city, self.house(city)) for city in state.game.cities)
        return {
            city: price
            for city, price in prices
            if city in state.game.begin_in and price is not None
        }

    def __iter__(self) -> Iterator[Action]:
        yield EndTurn()
        for city in self.affordable():
            yield BuildHouse(city)
        for city in self.beginnings():
            yield BuildHouse(city, begins_network=True)

    def count(self) -> int:
        """Return how many legal actions there are."""
        count = 1 + len(self.affordable())
        return count + len(self.beginnings()) if self.state.game.has_second_network else count

    def sample(self, rng: Random) -> Action:
        """Return a random legal action, all equally likely."""
        cities = list(self.affordable())
        connected = len(cities)
        if self.state.game.has_second_network:
            cities += self.beginnings()
        pick = rng.randrange(len(cities) + 1)
        return BuildHouse(cities[pick], pick >= connected) if pick < len(cities) else EndTurn()


def open_place(state: State, seat: int, city: int) -> int | None:
    """Return the cheapest free place (from 0) a seat may build on in a city, None if none.

    As many places are open as the step says; a first city must be empty.
    """
    owners = state.houses[city]
    if seat in owners or FREE not in owners:
        return None
    place, game = owners.index(FREE), state.game
    if game.is_building_plain:
        places = game.open_places[state.step - 1] if state.cities[seat] else 1
        return place if place < places else None
    places = _places(state, seat, city)
    for other in range(place, places):
        if owners[other] == FREE and not _why_closed(state, seat, city, other):
            return other
    return None


def places_opened(game: Game, step: int, before: int) -> dict[int, int]:
    """Return the price of each place, from 1, that a Step opens after the one `before`.

    Cities with places of their own do not count.
    """
    return {
        place: game.house_prices[place - 1]
        for place in range(game.open_places[before - 1] + 1, game.open_places[step - 1] + 1)
    }


def late_cities(game: Game, cities: Iterable[int]) -> tuple[int, ...]:
    """Return the cities among these that have no place in Step 1."""
    return tuple(
        city
        for city in cities
        if all(price is None for price in game.place_prices[city][: game.open_places_in[city][0]])
    )


def first_house_prices(game: Game, cities: Iterable[int]) -> tuple[int, ...]:
    """Return what a first house may cost in one of these cities, in any Step, ascending."""
    prices: set[int] = set()
    for city in cities:
        places = game.place_prices[city]
        if not game.is_start_barred(city):
            found = [price for price in places if price is not None]
            prices.update(found if game.board.cities[city].open_places else found[:1])
    return tuple(sorted(prices))


def second_start(state: State, seat: int) -> int | None:
    """Return the city in which a seat's second network began, None if it has none."""
    return dict(state.extras.second_networks).get(seat)


def may_begin_again(state: State, seat: int) -> bool:
    """Return whether a seat may still begin its second network."""
    return (
        state.game.has_second_network
        and bool(state.cities[seat])
        and second_start(state, seat) is None
    )


def connection_cost(state: State, seat: int, city: int) -> int:
    """Return what the cheapest route to a city costs a seat, 0 for its first house."""
    reach = state.reach[seat]
    if not reach:
        return 0
    route, overseas = reach[city], state.game.board.rules.second_network_cost
    return overseas if route >= UNREACHABLE and overseas is not None else route


def _why_closed(state: State, seat: int, city: int, place: int) -> str:
    """Return a code for why a free place is closed to a seat, empty if it is open."""
    if not state.cities[seat] and state.game.is_start_barred(city):
        return "no_network_begins_here"
    for variant in variants_of(state.game):
        why = variant.why_closed(state, seat, city, place)
        if why:
            return why
    return ""


def _places(state: State, seat: int, city: int) -> int:
    """Return how many places of a city are open to a seat.

    For its first house that is usually only the first place the city has: it must be empty.
    """
    places = state.game.open_places_in[city][state.step - 1]
    if state.cities[seat] or state.game.board.cities[city].open_places:
        return places
    first = next(place for place, owner in enumerate(state.houses[city]) if owner != NO_PLACE)
    return min(first + 1, places)


def begin(state: State, deal: Deal, events: list[Event]) -> bool:
    """Ask the last in turn order first; return whether there is one."""
    state.waiting = state.order[::-1]
    return ask_first(state, BUILDING_HOUSES)


def act(state: State, action: Action, deal: Deal, events: list[Event]) -> bool:
    """Do what the seat on turn does; return whether the phase continues."""
    if isinstance(action, BuildHouse):
        _build(state, action, events)
        remove_obsolete(state, deal, events)
        return True
    if not isinstance(action, EndTurn):
        raise not_asked(action)
    events.append(TurnEnded(state.seat, BUILDING))
    state.waiting = state.waiting[1:]
    return ask_first(state, BUILDING_HOUSES)


def _build(state: State, action: BuildHouse, events: list[Event]) -> None:
    seat, city = state.seat, action.city
    place, house, connection = _site(state, action)
    events.append(HouseBuilt(seat, city, house, connection, action.begins_network))
    connect(state, seat, city, place, house + connection)
    if action.begins_network:
        begun = (*state.extras.second_networks, (seat, city))
        state.extras = state.extras._replace(second_networks=begun)
    for variant in variants_of(state.game):
        variant.city_connected(state, seat, city, events)


def _site(state: State, action: BuildHouse) -> tuple[int, int, int]:
    """Return the place of a house, its price and the connection's, or raise IllegalAction."""
    seat, city = state.seat, action.city
    if city not in state.game.cities:
        raise IllegalAction("city_not_in_play", city=city)
    if seat in state.houses[city]:
        raise IllegalAction("already_connected", city=city)
    place = open_place(state, seat, city)
    if place is None:
        raise IllegalAction(_why_no_place(state, seat, city), city=city, step=state.step)
    if action.begins_network:
        _check_beginning(state, seat, city)
        connection = 0
    else:
        connection = connection_cost(state, seat, city)
    if connection >= UNREACHABLE:
        raise IllegalAction("no_route", city=city)
    house = state.game.place_prices[city][place]
    assert house is not None  # an open place has a price
    if house + connection > state.money[seat]:
        raise IllegalAction("not_enough_money", price=house + connection, money=state.money[seat])
    return place, house, connection


def _check_beginning(state: State, seat: int, city: int) -> None:
    if not may_begin_again(state, seat):
        raise IllegalAction("no_second_network")
    if city not in state.game.begin_in:
        raise IllegalAction("no_network_begins_here", city=city)


def connect(state: State, seat: int, city: int, place: int, price: int) -> None:
    """Put a seat's house on a place of a city for that price, without any consequences."""
    near = state.game.distances[city]
    owners = with_item(state.houses[city], place, seat)
    state.money = with_item(state.money, seat, state.money[seat] - price)
    state.cities = with_item(state.cities, seat, (*state.cities[seat], city))
    state.houses = with_item(state.houses, city, owners)
    state.reach = with_item(state.reach, seat, _nearer(state.reach[seat], near))


def _why_no_place(state: State, seat: int, city: int) -> str:
    houses = state.houses[city]
    if is_closed(state, city):
        return "city_closed"
    first_free = houses.index(FREE) if FREE in houses else None
    if first_free is not None and first_free < _places(state, seat, city):
        return _why_closed(state, seat, city, first_free)
    if not state.cities[seat] and (why := _why_closed(state, seat, city, 0)):
        return why
    needs_empty = not (state.cities[seat] or state.game.board.cities[city].open_places)
    return "first_city_taken" if needs_empty and not is_empty(state, city) else "city_full"


def _nearer(reach: tuple[int, ...], near: tuple[int, ...]) -> tuple[int, ...]:
    """Return the reach of a network after a city is added, `near` being the reach of that city."""
    if not reach:
        return near
    return tuple([old if old < new else new for old, new in zip(reach, near, strict=True)])


def ends_game(state: State) -> bool:
    """Return whether the game ends with this Phase 4.

    It does if a seat has enough cities, or if nobody can ever connect another one.
    """
    return largest_network(state) >= state.game.end_at or is_full(state)


def is_full(state: State) -> bool:
    """Return whether every place is taken or barred for good, so that nobody can ever build."""
    if state.step < 3 and state.game.edition.has_steps:
        return False
    cities, seats = state.game.cities, range(state.game.players)
    return all(open_place(state, seat, city) is None for seat in seats for city in cities)


def has_step2_cities(state: State) -> bool:
    """Return whether a seat has enough cities for Step 2, or all cities have a house."""
    return step2_cause(state) != ""


def step2_cause(state: State) -> str:
    """Return `cities` if a seat has enough for Step 2, else `full` if all cities have a house.

    Empty if neither is so, or does not begin Step 2 on this board.
    """
    game = state.game
    if game.edition.does_step2_by_deck:
        return ""
    if largest_network(state) >= game.step2_at:
        return "cities"
    is_full = game.edition.does_step2_when_full and not any(
        is_empty(state, city) for city in game.cities
    )
    return "full" if is_full else ""


def next_step(state: State) -> int:
    """Return the step that the game would be in after this phase if it ended now."""
    if state.is_step3_due:
        return 2 if is_step2_by_card(state) else 3
    if state.step == 1 and has_step2_cities(state):
        return 3 if _is_step3_drawn_for_step2(state) else 2
    return state.step


def _is_step3_drawn_for_step2(state: State) -> bool:
    """Return whether everybody knows that the Step 3 card replaces the plant of Step 2."""
    edition = state.game.edition
    draws = edition.replaces_in_step2 and not edition.aside_until_step2
    return draws and cards_before_step3(state) == 0


def close(state: State, deal: Deal, events: list[Event]) -> None:
    """End the game if its trigger has been reached; otherwise begin Step 2 or 3 if it is due.

    In Classic both may be due: Step 2's plant is replaced between the phases (Hungarian rulebook),
    and Step 3 begins with Phase 5.
    """
    if ends_game(state):
        for variant in variants_of(state.game):
            variant.game_ending(state, events)
        _end(state)
        return
    is_skipped = state.is_step3_due and state.game.options.skipped_step2
    if state.step == 1 and has_step2_cities(state) and not is_skipped:
        begin_step2(state, deal, events)
    for variant in variants_of(state.game):
        variant.before_step3(state, deal, events)
    if state.is_step3_due:
        begin_step3(state, events)
    for variant in variants_of(state.game):
        variant.building_ended(state, events)


def _end(state: State) -> None:
    state.powered = scoring.all_powered(state)
    state.ranking = scoring.ranking(state)
    state.asks = NOTHING
    state.seat = NO_SEAT
