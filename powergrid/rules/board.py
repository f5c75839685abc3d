# SPDX-License-Identifier: MIT
"""A board: cities, areas, connections, the map's own rules, and the distances between cities."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import combinations
from typing import Any, Final, NamedTuple

from powergrid.rules.edition import Edition
from powergrid.rules.fuel import NO_TOKENS, Tokens, add_tokens
from powergrid.rules.plants import Plant

NO_CITY: Final = -1
"""The index of no city."""
UNREACHABLE: Final = 10**6
"""The distance to a city that no route in play reaches."""


class Area(NamedTuple):
    """One of the board's areas; `colour` names its tint."""

    id: str
    name: str
    colour: str


class City(NamedTuple):
    """One city; `area` is an index into the board's areas.

    `house_prices`: what its places cost, None for a missing place; empty: as in the edition.
    `open_places`: how many of them are open in Steps 1, 2 and 3; empty: as in the edition.
    `entry_cost`: what every route into the city costs besides its connection.
    """

    id: str
    name: str
    area: int
    house_prices: tuple[int | None, ...] = ()
    entry_cost: int = 0
    open_places: tuple[int, ...] = ()


class Connection(NamedTuple):
    """A connection between two cities, given by their indexes, and its cost."""

    a: int
    b: int
    cost: int


class FuelDiscount(NamedTuple):
    """A discount on each token of a fuel, down to a price of 0, for owners of a house in a city."""

    city: str
    fuel: int
    amount: int


class NorthMarket(NamedTuple):
    """A second fuel market, in the north, with the same tables as `Edition` has for the usual one.

    `refill` is keyed by player count. Both share one supply, from which the north is filled first.
    """

    spaces: tuple[tuple[int, ...], ...]
    starting_fuel: Tokens
    refill: Mapping[int, tuple[tuple[int, int, int], ...]]


NO_TABLE: Final[dict[Any, Any]] = {}


class MapRules(NamedTuple):
    """How a map changes the edition's rules; None and empty mean no change.

    `edition`: the fields of `Edition` that have other values on this board.
    `other_plants`: by an area's id, the plants that replace those of the same number while the
    area is in play.
    `coal_storage_price`: burnt coal goes to a storage that sells once the market is empty, or any
    time if `is_storage_open`.
    `uranium_phase_out_plant`: once it has been bought, uranium is never refilled again.
    `plants_need_city_in`: by kind of plant, ids of areas: to open or bid for such a plant, a seat
    needs a city in one of them.
    `fuel_discounts`: how much a house in certain cities, named by their ids, takes off fuel prices.
    `second_network_cost`: the price, instead of a route, of beginning a network where no route
    leads. `no_start_in`: ids of cities in which no network may begin.
    `begin_in`: ids of the only cities in which networks may begin; `has_second_network`: every seat
    may begin one more network there, without a route.
    `passing_cost`: what each city that a route passes through costs, whoever owns it.
    `max_route_cost` ("longest_way" in files): the maximum price of a route, also charged where
    there is none.
    `glut_fuel`: a fuel that each token missing at its refill makes cheaper, until it is sold out.
    `north_market`: a second fuel market; in a turn a seat buys at one of the two.
    `may_lie_apart`: the areas in play need not be adjacent.
    `closed`: by player count, how many cities with a given price of their first place are closed.
    `uranium_leaves`: by player count, how many tokens leave the uranium market in Steps 1, 2 and 3.
    With this table, nuclear plants are mines, which sell uranium in Phase 5.
    `carbon_tax`: the surcharge on a token of coal, oil or garbage in Steps 1, 2 and 3.
    `buys_one_by_one`: in Phase 3 seats take turns buying one token.
    `price_limits`: the highest price of a token in Steps 1, 2 and 3, None for no limit.
    `burns_more`: by kind of plant, how many tokens it burns, but does not store, beyond the printed
    ones.
    `powers_most`: every seat must power as many cities as possible.
    `outage_above`: an outage begins when more cities per player are connected in a round;
    `outage_cut`: what it takes off an income for each of the seat's cities.
    `side_pile`: how many of the highest plants are set aside in Phase 5; they become the second
    draw pile.
    `buys_after_discount`: whoever buys the discounted plant may buy another one.
    `are_optional`: the players decide before the game whether the board's rules apply.
    """

    edition: Mapping[str, Any] = NO_TABLE
    other_plants: Mapping[str, tuple[Plant, ...]] = NO_TABLE
    coal_storage_price: int | None = None
    is_storage_open: bool = False
    uranium_phase_out_plant: int | None = None
    plants_need_city_in: Mapping[str, tuple[str, ...]] = NO_TABLE
    fuel_discounts: tuple[FuelDiscount, ...] = ()
    second_network_cost: int | None = None
    no_start_in: tuple[str, ...] = ()
    begin_in: tuple[str, ...] = ()
    has_second_network: bool = False
    passing_cost: int = 0
    max_route_cost: int | None = None
    glut_fuel: int | None = None
    north_market: NorthMarket | None = None
    may_lie_apart: bool = False
    closed: Mapping[int, Mapping[int, int]] = NO_TABLE
    uranium_leaves: Mapping[int, tuple[int, int, int]] = NO_TABLE
    carbon_tax: tuple[int, int, int] = (0, 0, 0)
    buys_one_by_one: bool = False
    price_limits: tuple[int | None, ...] = (None, None, None)
    burns_more: Mapping[str, int] = NO_TABLE
    powers_most: bool = False
    outage_above: int | None = None
    outage_cut: int = 0
    side_pile: int = 0
    buys_after_discount: bool = False
    are_optional: bool = False

    @property
    def has_variants(self) -> bool:
        """Whether the board has a mechanism that is coded as a variant."""
        return bool(self.uranium_leaves or self.outage_above is not None or self.side_pile)

    @property
    def may_be_in_pieces(self) -> bool:
        """Whether routes need not reach every city of the board."""
        return self.may_lie_apart or self.second_network_cost is not None

    def on(self, edition: Edition) -> Edition:
        """Return an edition with this board's changes."""
        return edition._replace(**self.edition) if self.edition else edition

    def starting_fuel(self, edition: Edition) -> Tokens:
        """Return the tokens at the start in all fuel markets of this board, in an edition."""
        north = NO_TOKENS if self.north_market is None else self.north_market.starting_fuel
        return add_tokens(self.on(edition).starting_fuel, north)


PLAIN_MAP: Final = MapRules()


class Board:
    """A map as one edition prints it. Cities, areas and connections are known by their index.

    `text`: the file of a board that is not built in, as games carry it.
    """

    def __init__(
        self,
        id: str,
        name: str,
        areas: tuple[Area, ...],
        cities: tuple[City, ...],
        connections: tuple[Connection, ...],
        rules: MapRules = PLAIN_MAP,
        text: str = "",
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.areas: Final = areas
        self.cities: Final = cities
        self.connections: Final = connections
        self.rules: Final = rules
        self.text: Final = text
        # What was found so far: many games are played in the same areas.
        self._choices: Final[dict[int, tuple[frozenset[int], ...]]] = {}
        self._beside: Final[dict[tuple[frozenset[int], int], list[int]]] = {}
        self._distance_tables: Final[dict[frozenset[int], tuple[tuple[int, ...], ...]]] = {}

    def _printed(self) -> tuple[object, ...]:
        return (
            self.id,
            self.name,
            self.areas,
            self.cities,
            self.connections,
            self.rules,
            self.text,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._printed() == other._printed()

    __hash__ = None  # type: ignore[assignment]  # the map's rules hold mappings

    def __repr__(self) -> str:
        return f"Board{self._printed()!r}"

    def __reduce__(self) -> tuple[type["Board"], tuple[object, ...]]:
        """Send only the printed board to another process, which computes the rest."""
        return Board, self._printed()

    @cached_property
    def plain(self) -> "Board":
        """The board without its special rules."""
        return self.with_rules(PLAIN_MAP)

    def with_rules(self, rules: MapRules) -> "Board":
        """Return the board with other special rules."""
        return Board(
            self.id, self.name, self.areas, self.cities, self.connections, rules, self.text
        )

    @cached_property
    def city_index(self) -> dict[str, int]:
        """The index of each city by its id."""
        return {city.id: index for index, city in enumerate(self.cities)}

    @cached_property
    def area_index(self) -> dict[str, int]:
        """The index of each area by its id."""
        return {area.id: index for index, area in enumerate(self.areas)}

    @cached_property
    def connection_index(self) -> dict[tuple[int, int], int]:
        """The index of the connection between two cities, given either way round."""
        table: dict[tuple[int, int], int] = {}
        for index, (a, b, _) in enumerate(self.connections):
            table[a, b] = table[b, a] = index
        return table

    @cached_property
    def has_special_cities(self) -> bool:
        """Whether some cities have other house prices or open places than the edition's."""
        return any(city.house_prices or city.open_places for city in self.cities)

    @cached_property
    def has_free_connections(self) -> bool:
        """Whether no connection costs anything: routes are paid by the cities they touch."""
        return not any(connection.cost for connection in self.connections)

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By city, the neighbouring cities and the cost of connecting each."""
        table: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for a, b, cost in self.connections:
            for here, there in ((a, b), (b, a)):
                table[here].append((there, cost + self.cities[there].entry_cost))
        return tuple(tuple(row) for row in table)

    @cached_property
    def adjacent_areas(self) -> tuple[frozenset[int], ...]:
        """By area, the areas a connection leads to."""
        table: list[set[int]] = [set() for _ in self.areas]
        for connection in self.connections:
            a, b = self.cities[connection.a].area, self.cities[connection.b].area
            if a != b:
                table[a].add(b)
                table[b].add(a)
        return tuple(frozenset(row) for row in table)

    def areas_needed(self, kind: str, areas: Collection[int]) -> tuple[int, ...]:
        """Return the areas in play in one of which a buyer of such a plant needs a city.

        If none of them is in play, nobody can buy one, and all are returned.
        """
        needed = sorted(self.area_index[area] for area in self.rules.plants_need_city_in[kind])
        return tuple(area for area in needed if area in areas) or tuple(needed)

    @cached_property
    def islands(self) -> tuple[frozenset[int], ...]:
        """The areas of each island on which a network may begin; usually one set of all areas."""
        left = set(range(len(self.areas)))
        if self.rules.second_network_cost is None:
            return (frozenset(left),)
        islands = []
        while left:
            island = _piece(min(left), left, self.adjacent_areas)
            left -= island
            islands.append(island)
        return tuple(islands)

    def are_areas_connected(self, areas: Collection[int]) -> bool:
        """Return whether these areas form one connected piece on each island."""
        if self.rules.may_lie_apart or not areas:
            return bool(areas)
        return all(
            _is_one_piece(island.intersection(areas), self.adjacent_areas)
            for island in self.islands
        )

    def choices(self, count: int) -> tuple[frozenset[int], ...]:
        """Return every set of `count` areas that may be in play.

        The areas are connected, and so are their cities if that is possible at all.
        """
        found = self._choices.get(count)
        if found is None:
            sets = map(frozenset, combinations(range(len(self.areas)), count))
            pieces = tuple(filter(self.are_areas_connected, sets))
            is_apart = self.rules.may_lie_apart
            whole = () if is_apart else tuple(filter(self._are_cities_connected, pieces))
            found = self._choices[count] = whole or pieces
        return found

    def areas_beside(self, areas: Collection[int], count: int) -> list[int]:
        """Return the areas that may join these so that `count` can be in play, ascending."""
        chosen = frozenset(areas)
        found = self._beside.get((chosen, count))
        if found is None:
            open_to = frozenset().union(*(some for some in self.choices(count) if chosen <= some))
            found = self._beside[chosen, count] = [
                area
                for area in sorted(open_to - chosen)
                if self.are_areas_connected({*chosen, area})
            ]
        return found

    def _are_cities_connected(self, areas: Collection[int]) -> bool:
        neighbours = [[to for to, _ in row] for row in self.neighbours]
        islands = [island.intersection(areas) for island in self.islands]
        return all(
            _is_one_piece(frozenset(self.cities_of(island)), neighbours) for island in islands
        )

    def cities_of(self, areas: Collection[int]) -> tuple[int, ...]:
        """Return the cities of these areas, ascending."""
        return tuple(i for i, city in enumerate(self.cities) if city.area in areas)

    def distances(self, cities: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        """Return the cost of the cheapest route within `cities` between any two of them.

        Row and column are city indexes; `UNREACHABLE` where there is no route.
        """
        in_play = frozenset(cities)
        found = self._distance_tables.get(in_play)
        if found is None:
            nowhere = (UNREACHABLE,) * len(self.cities)
            found = self._distance_tables[in_play] = tuple(
                self._distances_from(city, in_play) if city in in_play else nowhere
                for city in range(len(self.cities))
            )
        return found

    @cached_property
    def _steps(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By city, its neighbours and the cost of passing through the city to each."""
        passing = self.rules.passing_cost
        return tuple(tuple((to, cost + passing) for to, cost in row) for row in self.neighbours)

    def _distances_from(self, start: int, in_play: frozenset[int]) -> tuple[int, ...]:
        steps, longest = self._steps, self.rules.max_route_cost
        far = [UNREACHABLE] * len(self.cities)
        far[start] = 0
        heap = [(-self.rules.passing_cost, start)]
        while heap:
            cost, city = heappop(heap)
            if cost > far[city]:
                continue
            for neighbour, step in steps[city]:
                if neighbour in in_play and cost + step < far[neighbour]:
                    far[neighbour] = cost + step
                    heappush(heap, (cost + step, neighbour))
        if longest is not None:
            for city in in_play:
                far[city] = min(far[city], longest)
        return tuple(far)


def _is_one_piece(places: frozenset[int], neighbours: Sequence[Iterable[int]]) -> bool:
    return not places or _piece(min(places), places, neighbours) == places


def _piece(place: int, among: Iterable[int], neighbours: Sequence[Iterable[int]]) -> frozenset[int]:
    """Return the places among these that are connected to `place`, itself included."""
    piece, left = {place}, set(among) - {place}
    edge = [place]
    while edge:
        reached = left.intersection(neighbours[edge.pop()])
        left -= reached
        piece |= reached
        edge.extend(reached)
    return frozenset(piece)
