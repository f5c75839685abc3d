# SPDX-License-Identifier: MIT
"""What must hold between the rows of a board: names that are there, once each, and one network."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from powergrid.box.sheet import MOST_CITIES, MOST_CONNECTIONS, Sheet

_Place = TypeVar("_Place")


def check(sheet: Sheet) -> None:
    """Raise `BoxError` at the first thing that does not fit together."""
    _check_size(sheet)
    _check_cities(sheet)
    _check_areas(sheet)
    _check_connections(sheet)
    _check_area_network(sheet)
    _check_network(sheet)
    _check_rules(sheet)


def _check_size(sheet: Sheet) -> None:
    for key, rows, most in (
        ("cities", len(sheet.cities), MOST_CITIES),
        ("connections", len(sheet.connections), MOST_CONNECTIONS),
    ):
        if rows > most:
            raise sheet.source.error(f"these are {rows} entries; at most {most} can be used.", key)
    if len(sheet.cities) < 2:
        raise sheet.source.error("a board needs at least two cities; add them.", "cities")


def _check_cities(sheet: Sheet) -> None:
    seen: set[str] = set()
    for row in sheet.cities:
        if row.id in seen:
            raise row.source.error(
                f'the city "{row.id}" stands here twice; take one out or change its id.', "id"
            )
        seen.add(row.id)


def _check_areas(sheet: Sheet) -> None:
    known = [area.id for area in sheet.areas]
    for row in sheet.cities:
        if row.area not in known:
            raise row.source.error(
                f'there is no area "{row.area}"; the areas are {", ".join(known) or "missing"}.',
                "area",
            )
    filled = {row.area for row in sheet.cities}
    for area in known:
        if area not in filled:
            raise sheet.source.error(
                f'no city lies in the area "{area}"; give it one or take it out.', "areas"
            )


def _check_connections(sheet: Sheet) -> None:
    cities = {row.id for row in sheet.cities}
    seen: set[tuple[str, str]] = set()
    for row in sheet.connections:
        for key, city in (("a", row.a), ("b", row.b)):
            if city not in cities:
                raise row.source.error(
                    f'there is no city "{city}" on the board; use the id of one of its cities.',
                    key,
                )
        if row.a == row.b:
            raise row.source.error(
                f'"{row.a}" is connected with itself; name two different cities.', "b"
            )
        if (row.a, row.b) in seen or (row.b, row.a) in seen:
            raise row.source.error(
                f'"{row.a}" and "{row.b}" are connected twice; take one connection out.'
            )
        seen.add((row.a, row.b))


def _check_area_network(sheet: Sheet) -> None:
    area_of = {row.id: row.area for row in sheet.cities}
    links: dict[str, set[str]] = {area.id: set() for area in sheet.areas}
    for row in sheet.connections:
        a, b = area_of[row.a], area_of[row.b]
        links[a].add(b)
        links[b].add(a)
    for area in _unreached(links):
        raise sheet.source.error(
            f'no way leads from the area "{sheet.areas[0].id}" to the area "{area}";'
            " add a connection.",
            "areas",
        )


def _check_network(sheet: Sheet) -> None:
    links: dict[str, set[str]] = {row.id: set() for row in sheet.cities}
    for row in sheet.connections:
        links[row.a].add(row.b)
        links[row.b].add(row.a)
    lost = set(_unreached(links))
    for city in sheet.cities:
        if city.id in lost:
            raise city.source.error(
                f'no way leads from "{sheet.cities[0].id}" to "{city.id}"; add a connection.'
            )


def _check_rules(sheet: Sheet) -> None:
    areas = [area.id for area in sheet.areas]
    cities = {row.id for row in sheet.cities}
    for kind, needed in sheet.rules.plants_need_city_in.items():
        for area in needed:
            if area not in areas:
                raise sheet.source.error(
                    f'{kind} plants need a city in the area "{area}", which the board has not;'
                    f" the areas are {', '.join(areas)}.",
                    "rules",
                )
    for discount in sheet.rules.fuel_discounts:
        if discount.city not in cities:
            raise sheet.source.error(
                f'a house in "{discount.city}" makes fuel cheaper, but the board has no such city;'
                " use the id of one of its cities.",
                "rules",
            )


def _unreached(links: Mapping[_Place, Iterable[_Place]]) -> list[_Place]:
    left = dict.fromkeys(links)
    edge = [next(iter(left))]
    del left[edge[0]]
    while edge:
        for place in links[edge.pop()]:
            if place in left:
                del left[place]
                edge.append(place)
    return list(left)
