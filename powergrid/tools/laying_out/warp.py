# SPDX-License-Identifier: MIT
"""An outline on earth, drawn on the plane and bent with the cities that were moved."""

from collections.abc import Iterable, Sequence
from json import dumps
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from powergrid.gui.power_grid.board.laying_out.sheet import Numbers
from powergrid.tools.laying_out.geojson import AREA, lines_of, read_features
from powergrid.tools.laying_out.plane import WIDTH, Projection

_KINDS: Final = {
    "focus": "focus",
    "neighbour": "neighbour",
    "borders": "borders",
    "state-borders": "borders",
    "coast": "coast",
    "played": "played",
}
_STROKED: Final = ("borders", "state-borders", "coast")
_NEAREST: Final = 30.0
"""The distance from a city, in units of the plane, within which its shift counts most."""
_FAR: Final = 2500.0
_STEPS: Final = 40
"""Steps in which cities move: so small that land between them is not folded."""
_EDGE: Final = 0.002
"""Degrees from the edge of the data."""


class Bend(NamedTuple):
    """How the earth is drawn on the plane: projected, then moved as the cities were.

    Cities `projected` to some points are drawn at others, `at`; land between them moves along.
    """

    projection: Projection
    projected: Numbers
    at: Numbers

    def points(self, places: Sequence[Sequence[float]]) -> Numbers:
        """Return the points on the plane of places, each (lon, lat)."""
        flat = np.array([self.projection(lon, lat) for lon, lat in places])
        return bend_points(flat, self.projected, self.at)

    def places(self, points: Numbers) -> Numbers:
        """Return the places, each (lon, lat), of points on the plane."""
        flat = bend_points(points, self.at, self.projected)
        return np.array([self.projection.back(x, y) for x, y in flat])


def outline(file: Path, bend: Bend) -> dict[str, Any]:
    """Return the shapes of a GeoJSON file as an outline's JSON, and the land `played` on."""
    data = read_features(file, (*_KINDS, AREA), has_box=True)
    shapes: dict[str, list[list[list[float]]]] = {key: [] for key in set(_KINDS.values())}
    areas: dict[str, list[list[list[float]]]] = {}
    for feature in data["features"]:
        kind = feature["properties"]["kind"]
        if kind == AREA:
            target = areas.setdefault(feature["properties"]["id"], [])
        else:
            target = shapes[_KINDS[kind]]
        for degrees in lines_of(feature["geometry"]):
            points = bend.points(degrees)
            if kind not in _STROKED:
                points += _beyond(np.array(degrees), data["bbox"])
            line = thin(points)
            if kind in _STROKED or len(line) > 2:  # a ring of two points covers nothing
                target.append(line)
    size = {"width": int(WIDTH), "height": int(bend.projection.height)}
    return {"plane": size, "areas": areas, **shapes}


def bend_points(points: Numbers, start: Numbers, end: Numbers) -> Numbers:
    """Return points moved along with cities, which move from `start` to `end` in small steps.

    The nearest cities count most, and a point at a city stays at it. With `start` and `end`
    exchanged, points move back to where they were, but for a fraction of a unit.
    """
    step = (end - start) / _STEPS
    for number in range(_STEPS):
        cities = start + number * step
        halfway = points + _moves(points, cities, step) / 2
        points = points + _moves(halfway, cities + step / 2, step)
    return points.clip(-_FAR, _FAR)


def _moves(points: Numbers, cities: Numbers, step: Numbers) -> Numbers:
    """Return how far points move while cities move by `step`."""
    moves: Numbers = _weights(points, cities) @ np.linalg.solve(_weights(cities, cities), step)
    return moves


def _weights(points: Numbers, cities: Numbers) -> Numbers:
    """Return how much each city counts at each point, 1 in all."""
    away = np.hypot(*np.moveaxis(points[:, None] - cities, 2, 0))
    weights: Numbers = 1 / (away**2 + _NEAREST**2) ** 1.5
    weights /= weights.sum(1, keepdims=True)
    return weights


def _beyond(places: Numbers, box: Sequence[float]) -> Numbers:
    """Return how far to move points on the edge of the data outwards, where land continues."""
    west, south, east, north = box
    lon, lat = places[:, 0], places[:, 1]
    right = (lon >= east - _EDGE).astype(float) - (lon <= west + _EDGE)
    down = (lat <= south + _EDGE).astype(float) - (lat >= north - _EDGE)
    beyond: Numbers = np.stack([right, down], 1) * WIDTH
    return beyond


def thin(points: Numbers) -> list[list[float]]:
    """Return a line's points without those closer than a unit to the one before."""
    found: list[list[float]] = []
    for x, y in points[:-1]:
        if not found or abs(x - found[-1][0]) + abs(y - found[-1][1]) > 1.2:
            found.append([round(float(x), 1), round(float(y), 1)])
    found.append([round(float(points[-1][0]), 1), round(float(points[-1][1]), 1)])
    return found


def rows(lines: Iterable[tuple[str, Any]]) -> str:
    """Return JSON with one line per entry."""
    return "{\n" + ",\n".join(f"{dumps(key)}: {dumps(value)}" for key, value in lines) + "\n}\n"
