# SPDX-License-Identifier: MIT
"""Checks across the rows of a board: known names, each once, and one connected network."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from powergrid.box.board_file import MAX_CITIES, MAX_CONNECTIONS, BoardFile
from powergrid.files.messages import join_words

_Place = TypeVar("_Place")


def check(written: BoardFile) -> None:
    """Raise `FileError` for the first contradiction in a board."""
    _check_size(written)
    check_names(written)
    _check_areas(written)
    _check_connections(written)
    if not written.rules.may_be_in_pieces:
        _check_area_network(written)
        _check_network(written)
    _check_rules(written)


def check_names(written: BoardFile) -> None:
    """Raise `FileError` if a city is there twice, or a row names what is not on the board."""
    if not written.areas:
        raise written.source.error("a board needs at least one area; add one.", "areas")
    areas = [area.id for area in written.areas]
    cities = set[str]()
    for row in written.cities:
        if row.id in cities:
            raise row.source.error(
                f'the city "{row.id}" appears here twice; remove one or change its id.', "id"
            )
        cities.add(row.id)
        if row.area not in areas:
            raise row.source.error(
                f'there is no area "{row.area}"; the areas are {join_words(areas)}.', "area"
            )
    for connection in written.connections:
        for key, city in (("a", connection.a), ("b", connection.b)):
            if city not in cities:
                raise connection.source.error(
                    f'there is no city "{city}" on the board; use the id of one of its cities.',
                    key,
                )


def _check_size(written: BoardFile) -> None:
    for key, rows, max_rows in (
        ("cities", len(written.cities), MAX_CITIES),
        ("connections", len(written.connections), MAX_CONNECTIONS),
    ):
        if rows > max_rows:
            raise written.source.error(
                f"there are {rows} entries; at most {max_rows} are allowed.", key
            )
    if len(written.cities) < 2:
        raise written.source.error("a board needs at least two cities; add them.", "cities")


def _check_areas(written: BoardFile) -> None:
    filled = {row.area for row in written.cities}
    for area in written.areas:
        if area.id not in filled:
            raise written.source.error(
                f'no city is in the area "{area.id}"; give it one or remove it.', "areas"
            )


def _check_connections(written: BoardFile) -> None:
    seen: set[tuple[str, str]] = set()
    for row in written.connections:
        if row.a == row.b:
            raise row.source.error(
                f'"{row.a}" is connected with itself; name two different cities.', "b"
            )
        if (row.a, row.b) in seen or (row.b, row.a) in seen:
            raise row.source.error(
                f'"{row.a}" and "{row.b}" are connected twice; remove one connection.'
            )
        seen.add((row.a, row.b))


def _check_area_network(written: BoardFile) -> None:
    area_of = {row.id: row.area for row in written.cities}
    neighbours: dict[str, set[str]] = {area.id: set() for area in written.areas}
    for row in written.connections:
        a, b = area_of[row.a], area_of[row.b]
        neighbours[a].add(b)
        neighbours[b].add(a)
    for area in _unreached(neighbours):
        raise written.source.error(
            f'no route leads from the area "{written.areas[0].id}" to the area "{area}";'
            " add a connection.",
            "areas",
        )


def _check_network(written: BoardFile) -> None:
    neighbours: dict[str, set[str]] = {row.id: set() for row in written.cities}
    for row in written.connections:
        neighbours[row.a].add(row.b)
        neighbours[row.b].add(row.a)
    lost = set(_unreached(neighbours))
    for city in written.cities:
        if city.id in lost:
            raise city.source.error(
                f'no route leads from "{written.cities[0].id}" to "{city.id}"; add a connection.'
            )


def _check_rules(written: BoardFile) -> None:
    areas = [area.id for area in written.areas]
    cities = {row.id for row in written.cities}
    rules = written.rules
    for kind, needed in rules.plants_need_city_in.items():
        for area in needed:
            if area not in areas:
                raise written.source.error(
                    f'{kind} plants need a city in the area "{area}", but there is no such area;'
                    f" the areas are {', '.join(areas)}.",
                    "rules",
                    code="no_such_area",
                    id=area,
                )
    for what, named in (
        ('no network begins in "{}"', rules.no_start_in),
        ('networks begin in "{}"', rules.begin_in),
        (
            'a house in "{}" makes fuel cheaper',
            [discount.city for discount in rules.fuel_discounts],
        ),
    ):
        for city in named:
            if city not in cities:
                raise written.source.error(
                    f"{what.format(city)}, but the board has no such city;"
                    " use the id of one of its cities.",
                    "rules",
                    code="no_such_city",
                    id=city,
                )


def _unreached(neighbours: Mapping[_Place, Iterable[_Place]]) -> list[_Place]:
    left = dict.fromkeys(neighbours)
    edge = [next(iter(left))]
    del left[edge[0]]
    while edge:
        for place in neighbours[edge.pop()]:
            if place in left:
                del left[place]
                edge.append(place)
    return list(left)
