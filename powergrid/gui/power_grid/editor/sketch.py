# SPDX-License-Identifier: MIT
"""A board being drawn, as an immutable value: each change returns a new one."""

import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from math import dist
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from powergrid.box.drawing import COLOURS, Line, Lines, Point
from powergrid.files.messages import MAX_SHORT_TEXT
from powergrid.gui.power_grid.editor.rule_shapes import with_new_id
from powergrid.rules.board import Area

PLANE: Final = (1000.0, 880.0)
"""The plane of a new board fills the map of every window."""
NOTHING: Final[Mapping[str, Any]] = {}
_PLANTS: Final = "other_plants"


class City(NamedTuple):
    """A city on the plane, its name on a side of its sign; `more` is what else its row says.

    `house_prices`, `open_places` and `entry_cost` are as those of a board's city.
    """

    id: str
    name: str
    area: str
    x: float
    y: float
    side: str = "below"
    house_prices: tuple[int | None, ...] = ()
    open_places: tuple[int, ...] = ()
    entry_cost: int = 0
    more: Mapping[str, Any] = NOTHING


class Connection(NamedTuple):
    """A connection; its cost is at `t` on the line from a to b."""

    a: str
    b: str
    cost: int
    t: float = 0.5
    more: Mapping[str, Any] = NOTHING

    @property
    def ends(self) -> tuple[str, str]:
        """The ids of its cities."""
        return self.a, self.b

    def joins(self, a: str, b: str) -> bool:
        """Return whether it connects these two cities."""
        return {self.a, self.b} == {a, b}


T = TypeVar("T", City, Area)
Rules: TypeAlias = Mapping[str, Any]
"""Values of a board's own rules, by their keys."""
Changes: TypeAlias = Mapping[str, Any]
"""What an edition changes on a board: `rules`, and rows of cities and connections by their keys."""
_LETTERS: Final = (
    "аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch"
    " ыy эe юyu яya łl øo đd æae œoe"
)
"""Letters that do not decompose into Latin ones, each with what stands for it in an id."""
_IN_LATIN: Final = str.maketrans({pair[0]: pair[1:] for pair in _LETTERS.split()})
_NAMING: Final = {"cities": ("old", "id", "a", "b"), "areas": ("area",)}
"""The keys of these rows under which they name cities and areas."""


class Sketch(NamedTuple):
    """A board as its file will say it, finished or not; `land` are rings, `more` its other keys.

    Every city is in one of the areas, of which there is at least one.
    """

    id: str
    name: str
    areas: tuple[Area, ...]
    cities: tuple[City, ...] = ()
    connections: tuple[Connection, ...] = ()
    land: Lines = ()
    plane: Point = PLANE
    rules: Rules = NOTHING
    more: Mapping[str, Any] = NOTHING

    def city(self, city_id: str) -> City:
        """Return the city of that id."""
        return next(city for city in self.cities if city.id == city_id)

    def area(self, area_id: str) -> Area:
        """Return the area of that id."""
        return next(area for area in self.areas if area.id == area_id)

    def connection(self, a: str, b: str) -> Connection | None:
        """Return the connection of two cities, if there is one."""
        return next((known for known in self.connections if known.joins(a, b)), None)

    def length(self, a: str, b: str) -> float:
        """Return the distance of two cities, as a share of the plane's longer side."""
        one, other = self.city(a), self.city(b)
        return dist((one.x, one.y), (other.x, other.y)) / max(self.plane)

    def cities_in(self, area_id: str) -> list[City]:
        """Return the cities of an area."""
        return [city for city in self.cities if city.area == area_id]


def free_id(name: str, taken: Collection[str], otherwise: str) -> str:
    """Return an id made from a name, with a number if it is taken."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(_IN_LATIN)
    flat = letters.encode("ascii", "ignore").decode()
    words = "".join(char if char.isalnum() else " " for char in flat).split()
    start = "-".join(words)[: MAX_SHORT_TEXT - 4].strip("-") or otherwise
    found, count = start, 1
    while found in taken:
        count += 1
        found = f"{start}-{count}"
    return found


def with_city(sketch: Sketch, name: str, area: str, x: float, y: float) -> tuple[Sketch, str]:
    """Return the sketch with one more city, and its id."""
    city_id = free_id(name, {city.id for city in sketch.cities}, "city")
    city = City(city_id, name, area, *within_plane(sketch, x, y))
    return sketch._replace(cities=(*sketch.cities, city)), city_id


def moved(sketch: Sketch, city_id: str, x: float, y: float) -> Sketch:
    """Return the sketch with a city elsewhere."""
    x, y = within_plane(sketch, x, y)
    return sketch._replace(cities=_changed(sketch.cities, [city_id], x=x, y=y))


def within_plane(sketch: Sketch, x: float, y: float) -> Point:
    """Return the nearest whole point of the plane with room for a sign around it."""
    width, height = sketch.plane
    return round(min(max(x, 45), width - 45)), round(min(max(y, 25), height - 25))


def renamed(sketch: Sketch, city_id: str, name: str) -> tuple[Sketch, str]:
    """Return the sketch with a city of another name, and the id it has then."""
    new = free_id(name, {city.id for city in sketch.cities} - {city_id}, "city")
    ends = {city_id: new}
    changed = sketch._replace(
        cities=_changed(sketch.cities, [city_id], id=new, name=name),
        connections=tuple(
            connection._replace(
                a=ends.get(connection.a, connection.a), b=ends.get(connection.b, connection.b)
            )
            for connection in sketch.connections
        ),
    )
    return _with_new_id(changed, "cities", city_id, new), new


def with_house_prices(sketch: Sketch, city_id: str, prices: tuple[int | None, ...]) -> Sketch:
    """Return the sketch with a city that has these prices."""
    return sketch._replace(cities=_changed(sketch.cities, [city_id], house_prices=prices))


def with_open_places(sketch: Sketch, city_id: str, places: tuple[int, ...]) -> Sketch:
    """Return the sketch with these numbers of open places in a city, by Step."""
    return sketch._replace(cities=_changed(sketch.cities, [city_id], open_places=places))


def with_entry_cost(sketch: Sketch, city_id: str, cost: int) -> Sketch:
    """Return the sketch with a city that has this entry cost."""
    return sketch._replace(cities=_changed(sketch.cities, [city_id], entry_cost=cost))


def without_city(sketch: Sketch, city_id: str) -> Sketch:
    """Return the sketch without a city and its connections."""
    return sketch._replace(
        cities=tuple(city for city in sketch.cities if city.id != city_id),
        connections=tuple(
            connection for connection in sketch.connections if city_id not in connection.ends
        ),
    )


def painted(sketch: Sketch, city_ids: Collection[str], area: str) -> Sketch:
    """Return the sketch with these cities in an area."""
    return sketch._replace(cities=_changed(sketch.cities, city_ids, area=area))


def connected(sketch: Sketch, a: str, b: str, cost: int) -> Sketch:
    """Return the sketch with two cities connected at that cost."""
    connections = [
        connection._replace(cost=cost) if connection.joins(a, b) else connection
        for connection in sketch.connections
    ]
    if sketch.connection(a, b) is None:
        connections.append(Connection(a, b, cost))
    return sketch._replace(connections=tuple(connections))


def disconnected(sketch: Sketch, a: str, b: str) -> Sketch:
    """Return the sketch with two cities no longer connected."""
    connections = [known for known in sketch.connections if not known.joins(a, b)]
    return sketch._replace(connections=tuple(connections))


def with_area(sketch: Sketch, name: str) -> tuple[Sketch, str]:
    """Return the sketch with one more area in a colour of its own, and its id."""
    area_id = free_id(name, {area.id for area in sketch.areas}, "area")
    return sketch._replace(areas=(*sketch.areas, Area(area_id, name, free_colour(sketch)))), area_id


def free_colour(sketch: Sketch) -> str:
    """Return a colour that the fewest areas have."""
    used = [area.colour for area in sketch.areas]
    return min(COLOURS, key=used.count)


def renamed_area(sketch: Sketch, area_id: str, name: str) -> tuple[Sketch, str]:
    """Return the sketch with an area of another name, and the id it has then."""
    new = free_id(name, {area.id for area in sketch.areas} - {area_id}, "area")
    inside_it = [city.id for city in sketch.cities_in(area_id)]
    changed = sketch._replace(
        areas=_changed(sketch.areas, [area_id], id=new, name=name),
        cities=_changed(sketch.cities, inside_it, area=new),
    )
    return _with_new_id(changed, "areas", area_id, new), new


def coloured(sketch: Sketch, area_id: str, colour: str) -> Sketch:
    """Return the sketch with an area in another colour."""
    return sketch._replace(areas=_changed(sketch.areas, [area_id], colour=colour))


def without_area(sketch: Sketch, area_id: str) -> Sketch:
    """Return the sketch without an area, whose cities join the area of the nearest other city."""
    areas = tuple(area for area in sketch.areas if area.id != area_id)
    others = [city for city in sketch.cities if city.area != area_id]

    def next_to(city: City) -> str:
        if not others:
            return areas[0].id
        return min(others, key=lambda other: dist((city.x, city.y), (other.x, other.y))).area

    cities = [
        city._replace(area=next_to(city)) if city.area == area_id else city
        for city in sketch.cities
    ]
    sketch = sketch._replace(areas=areas, cities=tuple(cities))
    return _with_rules(sketch, lambda rules: _without_plants_of(area_id, rules))


def _without_plants_of(area_id: str, rules: Rules) -> Rules:
    """Return rules without an area's own plants, which no file may name for an area it lacks."""
    kept = {area: plants for area, plants in rules.get(_PLANTS, {}).items() if area != area_id}
    others = {key: value for key, value in rules.items() if key != _PLANTS}
    return {**others, _PLANTS: kept} if kept else others


def with_land(sketch: Sketch, ring: Line) -> Sketch:
    """Return the sketch with one more piece of land."""
    return sketch._replace(land=(*sketch.land, ring))


def without_land(sketch: Sketch, index: int) -> Sketch:
    """Return the sketch without a piece of land."""
    return sketch._replace(land=(*sketch.land[:index], *sketch.land[index + 1 :]))


def with_rule(sketch: Sketch, key: str, value: Any) -> Sketch:
    """Return the sketch with its own value of a rule, in all editions; None restores theirs."""

    def without(rules: Rules) -> Rules:
        return {name: known for name, known in rules.items() if name != key}

    if value is None:
        return sketch._replace(rules=without(sketch.rules))
    sketch = _with_rules(sketch, without)
    return sketch._replace(rules={**sketch.rules, key: value})


def _with_new_id(sketch: Sketch, kind: Literal["cities", "areas"], old: str, new: str) -> Sketch:
    """Return the sketch with another id for a city or area in its rules and in its editions."""

    def in_row(row: Mapping[str, Any]) -> dict[str, Any]:
        return {
            key: new if key in _NAMING[kind] and value == old else value
            for key, value in row.items()
        }

    def in_edition(changes: Changes) -> Changes:
        rows = {key: [in_row(row) for row in changes[key]] for key in changes if key != "rules"}
        return {**changes, **rows}

    sketch = _with_rules(sketch, lambda rules: with_new_id(rules, kind, old, new))
    return _with_editions(sketch, in_edition)


def _with_rules(sketch: Sketch, changed: Callable[[Rules], Rules]) -> Sketch:
    """Return the sketch with its rules changed, those of single editions too."""

    def in_edition(changes: Changes) -> Changes:
        return {**changes, "rules": changed(changes["rules"])} if "rules" in changes else changes

    return _with_editions(sketch._replace(rules=changed(sketch.rules)), in_edition)


def _with_editions(sketch: Sketch, changed: Callable[[Changes], Changes]) -> Sketch:
    """Return the sketch with what its editions change on it changed."""
    editions = sketch.more.get("editions", {})
    if not editions:
        return sketch
    renewed = {edition: changed(changes) for edition, changes in editions.items()}
    return sketch._replace(more={**sketch.more, "editions": renewed})


def free_spot(sketch: Sketch, near: Point) -> Point:
    """Return the free place for another city that is nearest to a point."""
    width, height = sketch.plane
    spots = [(x, y) for x in range(70, int(width), 90) for y in range(60, int(height), 70)]

    def is_free(spot: Point) -> bool:
        return all(abs(t.x - spot[0]) > 85 or abs(t.y - spot[1]) > 50 for t in sketch.cities)

    return min(filter(is_free, spots), key=lambda spot: dist(spot, near), default=near)


def _changed(rows: Iterable[T], ids: Collection[str], **new: Any) -> tuple[T, ...]:
    """Return cities or areas, those with these ids changed."""
    return tuple(row._replace(**new) if row.id in ids else row for row in rows)
