# SPDX-License-Identifier: MIT
"""A board: cities, areas, connections, the map's own rules, and the distances between cities."""

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from powergrid.rules.fuel import Tokens

UNREACHABLE: Final = 10**6
"""The distance to a city that no route in play leads to."""


class Area(NamedTuple):
    """One of the board's areas; `colour` names its tint."""

    id: str
    name: str
    colour: str


class City(NamedTuple):
    """One city; `area` is an index into the board's areas."""

    id: str
    name: str
    area: int


class Connection(NamedTuple):
    """A connection between two cities, given by their indexes, and its cost."""

    a: int
    b: int
    cost: int


class FuelDiscount(NamedTuple):
    """A discount on each token of a fuel, down to 0, for seats with a house in a city."""

    city: str
    fuel: int
    amount: int


NO_TABLE: Final[dict[Any, Any]] = {}


class MapRules(NamedTuple):
    """What a map changes of the edition's rules; None and empty mean: nothing.

    `coal_storage_price`: burnt coal goes to a storage that sells once the market is empty.
    `uranium_phase_out_plant`: once it has been bought, uranium is never refilled again.
    `plants_need_city_in`: by kind of plant, the ids of the areas in one of which a seat needs a
    city to open an auction or bid.
    `fuel_discounts`: what a house in certain cities, named by their ids, takes off fuel prices.
    `starting_fuel`, `refill`: tables that replace the edition's (refill by player count, then
    by fuel, three steps each).
    `are_optional`: the players decide before the game whether all of these hold.
    """

    coal_storage_price: int | None = None
    uranium_phase_out_plant: int | None = None
    plants_need_city_in: Mapping[str, tuple[str, ...]] = NO_TABLE
    fuel_discounts: tuple[FuelDiscount, ...] = ()
    starting_fuel: Tokens | None = None
    refill: Mapping[int, tuple[tuple[int, int, int], ...]] = NO_TABLE
    are_optional: bool = False


PLAIN_MAP: Final = MapRules()


class Board:
    """A map as one edition prints it. Cities, areas and connections are known by their index."""

    __match_args__ = ("id", "name", "areas", "cities", "connections", "rules")

    def __init__(
        self,
        id: str,
        name: str,
        areas: tuple[Area, ...],
        cities: tuple[City, ...],
        connections: tuple[Connection, ...],
        rules: MapRules = PLAIN_MAP,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.areas: Final = areas
        self.cities: Final = cities
        self.connections: Final = connections
        self.rules: Final = rules

    def _printed(self) -> tuple[object, ...]:
        return self.id, self.name, self.areas, self.cities, self.connections, self.rules

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
        """The board without rules of its own."""
        return Board(self.id, self.name, self.areas, self.cities, self.connections)

    @cached_property
    def city_index(self) -> dict[str, int]:
        """The index of each city by its id."""
        return {city.id: index for index, city in enumerate(self.cities)}

    @cached_property
    def area_index(self) -> dict[str, int]:
        """The index of each area by its id."""
        return {area.id: index for index, area in enumerate(self.areas)}

    @cached_property
    def link_index(self) -> dict[tuple[int, int], int]:
        """The index of the connection between two cities, given either way round."""
        table: dict[tuple[int, int], int] = {}
        for index, link in enumerate(self.connections):
            table[link.a, link.b] = table[link.b, link.a] = index
        return table

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """By city, the neighbouring cities and what the connection to each costs."""
        table: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for link in self.connections:
            table[link.a].append((link.b, link.cost))
            table[link.b].append((link.a, link.cost))
        return tuple(tuple(row) for row in table)

    @cached_property
    def adjacent_areas(self) -> tuple[frozenset[int], ...]:
        """By area, the areas a connection leads to."""
        table: list[set[int]] = [set() for _ in self.areas]
        for link in self.connections:
            a, b = self.cities[link.a].area, self.cities[link.b].area
            if a != b:
                table[a].add(b)
                table[b].add(a)
        return tuple(frozenset(row) for row in table)

    def are_areas_connected(self, areas: Collection[int]) -> bool:
        """Return whether these areas form one connected piece."""
        left = set(areas)
        if not left:
            return False
        edge = [left.pop()]
        while edge:
            reached = self.adjacent_areas[edge.pop()] & left
            left -= reached
            edge.extend(reached)
        return not left

    def cities_of(self, areas: Collection[int]) -> tuple[int, ...]:
        """Return the cities of these areas, ascending."""
        return tuple(i for i, city in enumerate(self.cities) if city.area in areas)

    def distances(self, cities: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        """Return the cost of the cheapest route between any two cities that stays within `cities`.

        Row and column are city indexes; `UNREACHABLE` where no route leads.
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
    def _distance_tables(self) -> dict[frozenset[int], tuple[tuple[int, ...], ...]]:
        """The tables made so far: many games are played in the same areas."""
        return {}

    def _distances_from(self, start: int, in_play: frozenset[int]) -> tuple[int, ...]:
        far = [UNREACHABLE] * len(self.cities)
        far[start] = 0
        heap = [(0, start)]
        while heap:
            cost, city = heappop(heap)
            if cost > far[city]:
                continue
            for neighbour, step in self.neighbours[city]:
                if neighbour in in_play and cost + step < far[neighbour]:
                    far[neighbour] = cost + step
                    heappush(heap, (cost + step, neighbour))
        return tuple(far)
