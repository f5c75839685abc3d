# SPDX-License-Identifier: MIT
"""A board being drawn, as an immutable value: each change returns a new one."""

import unicodedata
from collections.abc import Collection, Iterable, Mapping
from math import dist
from typing import Any, Final, NamedTuple

from powergrid.box.drawing import COLOURS, Line, Lines, Point
from powergrid.files.messages import MAX_LETTERS
from powergrid.rules.board import Area

PLANE: Final = (1000.0, 880.0)
"""The plane of a new board fills the map of every window."""
NOTHING: Final[Mapping[str, Any]] = {}


class Town(NamedTuple):
    """A city on the plane, its name on a side of its sign; `more` is what else its row says."""

    id: str
    name: str
    area: str
    x: float
    y: float
    side: str = "below"
    more: Mapping[str, Any] = NOTHING


class Link(NamedTuple):
    """A connection; its cost is at `t` on the line from a to b."""

    a: str
    b: str
    cost: int
    t: float = 0.5
    more: Mapping[str, Any] = NOTHING


class Sketch(NamedTuple):
    """A board as its file will say it, finished or not; `land` are rings, `more` its other keys.

    Every town lies in one of the areas, of which there is at least one.
    """

    id: str
    name: str
    areas: tuple[Area, ...]
    towns: tuple[Town, ...] = ()
    links: tuple[Link, ...] = ()
    land: Lines = ()
    plane: Point = PLANE
    rules: Mapping[str, Any] = NOTHING
    more: Mapping[str, Any] = NOTHING

    def town(self, town_id: str) -> Town:
        """Return the town of that id."""
        return next(town for town in self.towns if town.id == town_id)

    def area(self, area_id: str) -> Area:
        """Return the area of that id."""
        return next(area for area in self.areas if area.id == area_id)

    def link(self, a: str, b: str) -> Link | None:
        """Return the connection of two towns, if there is one."""
        return next((link for link in self.links if {link.a, link.b} == {a, b}), None)

    def length(self, a: str, b: str) -> float:
        """Return the distance of two towns, as a share of the plane's longer side."""
        one, other = self.town(a), self.town(b)
        return dist((one.x, one.y), (other.x, other.y)) / max(self.plane)

    def towns_in(self, area_id: str) -> list[Town]:
        """Return the towns of an area."""
        return [town for town in self.towns if town.area == area_id]


def free_id(name: str, taken: Collection[str], otherwise: str) -> str:
    """Return an id made from a name, with a number if it is taken."""
    flat = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "".join(char if char.isalnum() else " " for char in flat).split()
    start = "-".join(words)[: MAX_LETTERS - 4].strip("-") or otherwise
    found, count = start, 1
    while found in taken:
        count += 1
        found = f"{start}-{count}"
    return found


def with_town(sketch: Sketch, name: str, area: str, x: float, y: float) -> tuple[Sketch, str]:
    """Return the sketch with one more town, and its id."""
    town_id = free_id(name, {town.id for town in sketch.towns}, "city")
    town = Town(town_id, name, area, *inside(sketch, x, y))
    return sketch._replace(towns=(*sketch.towns, town)), town_id


def moved(sketch: Sketch, town_id: str, x: float, y: float) -> Sketch:
    """Return the sketch with a town elsewhere."""
    x, y = inside(sketch, x, y)
    towns = [town._replace(x=x, y=y) if town.id == town_id else town for town in sketch.towns]
    return sketch._replace(towns=tuple(towns))


def inside(sketch: Sketch, x: float, y: float) -> Point:
    """Return the nearest whole point of the plane with room for a sign around it."""
    width, height = sketch.plane
    return round(min(max(x, 45), width - 45)), round(min(max(y, 25), height - 25))


def renamed(sketch: Sketch, town_id: str, name: str) -> tuple[Sketch, str]:
    """Return the sketch with a town of another name, and the id it has then."""
    new = free_id(name, {town.id for town in sketch.towns} - {town_id}, "city")
    towns = [
        town._replace(id=new, name=name) if town.id == town_id else town for town in sketch.towns
    ]
    links = [
        link._replace(
            a=new if link.a == town_id else link.a, b=new if link.b == town_id else link.b
        )
        for link in sketch.links
    ]
    rules = _reworded(sketch.rules, town_id, new)
    return sketch._replace(towns=tuple(towns), links=tuple(links), rules=rules), new


def without_town(sketch: Sketch, town_id: str) -> Sketch:
    """Return the sketch without a town and its connections."""
    return sketch._replace(
        towns=tuple(town for town in sketch.towns if town.id != town_id),
        links=tuple(link for link in sketch.links if town_id not in (link.a, link.b)),
    )


def painted(sketch: Sketch, town_ids: Collection[str], area: str) -> Sketch:
    """Return the sketch with these towns in an area."""
    towns = [town._replace(area=area) if town.id in town_ids else town for town in sketch.towns]
    return sketch._replace(towns=tuple(towns))


def linked(sketch: Sketch, a: str, b: str, cost: int) -> Sketch:
    """Return the sketch with two towns connected at that cost."""
    links = [
        link._replace(cost=cost) if {link.a, link.b} == {a, b} else link for link in sketch.links
    ]
    if sketch.link(a, b) is None:
        links.append(Link(a, b, cost))
    return sketch._replace(links=tuple(links))


def unlinked(sketch: Sketch, a: str, b: str) -> Sketch:
    """Return the sketch with two towns no longer connected."""
    links = [link for link in sketch.links if {link.a, link.b} != {a, b}]
    return sketch._replace(links=tuple(links))


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
    areas = [Area(new, name, area.colour) if area.id == area_id else area for area in sketch.areas]
    towns = [town._replace(area=new) if town.area == area_id else town for town in sketch.towns]
    rules = _reworded(sketch.rules, area_id, new)
    return sketch._replace(areas=tuple(areas), towns=tuple(towns), rules=rules), new


def coloured(sketch: Sketch, area_id: str, colour: str) -> Sketch:
    """Return the sketch with an area in another colour."""
    areas = [area._replace(colour=colour) if area.id == area_id else area for area in sketch.areas]
    return sketch._replace(areas=tuple(areas))


def without_area(sketch: Sketch, area_id: str) -> Sketch:
    """Return the sketch without an area, whose towns join the area of the nearest other town."""
    areas = tuple(area for area in sketch.areas if area.id != area_id)
    others = [town for town in sketch.towns if town.area != area_id]

    def next_to(town: Town) -> str:
        if not others:
            return areas[0].id
        return min(others, key=lambda other: dist((town.x, town.y), (other.x, other.y))).area

    towns = [
        town._replace(area=next_to(town)) if town.area == area_id else town for town in sketch.towns
    ]
    return sketch._replace(areas=areas, towns=tuple(towns))


def with_land(sketch: Sketch, ring: Line) -> Sketch:
    """Return the sketch with one more piece of land."""
    return sketch._replace(land=(*sketch.land, ring))


def without_land(sketch: Sketch, index: int) -> Sketch:
    """Return the sketch without a piece of land."""
    return sketch._replace(land=(*sketch.land[:index], *sketch.land[index + 1 :]))


def with_rule(sketch: Sketch, key: str, value: Any) -> Sketch:
    """Return the sketch with its own value of a rule; None restores the edition's."""
    rules = {name: known for name, known in sketch.rules.items() if name != key}
    return sketch._replace(rules=rules if value is None else {**rules, key: value})


def free_spot(sketch: Sketch, near: Point) -> Point:
    """Return the free place for another town that is nearest to a point."""
    width, height = sketch.plane
    spots = [(x, y) for x in range(70, int(width), 90) for y in range(60, int(height), 70)]

    def is_free(spot: Point) -> bool:
        return all(abs(t.x - spot[0]) > 85 or abs(t.y - spot[1]) > 50 for t in sketch.towns)

    free: Iterable[Point] = filter(is_free, spots)
    return min(free, key=lambda spot: dist(spot, near), default=near)


def _reworded(value: Any, old: str, new: str) -> Any:
    """Return the rules with an id replaced."""
    if isinstance(value, Mapping):
        return {
            new if key == old else key: _reworded(inner, old, new) for key, inner in value.items()
        }
    if isinstance(value, list | tuple):
        return [_reworded(inner, old, new) for inner in value]
    return new if value == old else value
