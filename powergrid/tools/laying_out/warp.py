# SPDX-License-Identifier: MIT
"""An outline on earth, drawn on the plane and bent along with the cities that were moved."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from powergrid.files.json_file import read_json
from powergrid.gui.board.laying_out.table import Numbers
from powergrid.tools.laying_out.plane import WIDTH, Projection

_KINDS: Final = {
    "focus": "focus",
    "neighbour": "neighbour",
    "borders": "borders",
    "state-borders": "borders",
    "coast": "coast",
}
_STROKED: Final = ("borders", "state-borders", "coast")
_NEAREST: Final = 30.0
"""Within so many units of a city its own way alone counts."""
_FAR: Final = 2500.0
_EDGE: Final = 0.002
"""Degrees from the edge of the data."""


def outline(file: Path, projection: Projection, there: Numbers, at: Numbers) -> dict[str, Any]:
    """Return the shapes of a GeoJSON file as an outline's JSON.

    Cities that the projection puts at `there` are drawn at `at`; land between goes along.
    """
    data = read_json(file, _unchecked)
    shapes: dict[str, list[list[list[float]]]] = {key: [] for key in set(_KINDS.values())}
    areas: dict[str, list[list[list[float]]]] = {}
    for feature in data["features"]:
        kind = feature["properties"]["kind"]
        if kind == "area":
            target = areas.setdefault(feature["properties"]["id"], [])
        elif kind in _KINDS:
            target = shapes[_KINDS[kind]]
        else:
            continue
        for line in _lines(feature["geometry"]):
            bent = _bent(np.array([projection(lon, lat) for lon, lat in line]), there, at)
            if kind not in _STROKED:
                bent += _beyond(np.array(line), data["bbox"])
            target.append(_thinned(bent))
    size = {"width": int(WIDTH), "height": int(projection.height)}
    return {"plane": size, "areas": areas, **shapes}


def _unchecked(value: object) -> None:
    """Let anything pass: this reads a file of the developer's own."""


def _lines(geometry: dict[str, Any]) -> Iterator[Sequence[Sequence[float]]]:
    kind, coordinates = geometry["type"], geometry["coordinates"]
    if kind == "LineString":
        yield coordinates
    elif kind in ("MultiLineString", "Polygon"):
        yield from coordinates
    else:
        for polygon in coordinates:
            yield from polygon


def _bent(points: Numbers, there: Numbers, at: Numbers) -> Numbers:
    """Return points moved as the cities about them were, the nearest counting most."""
    away = np.hypot(*np.moveaxis(points[:, None] - there, 2, 0))
    weight = 1 / (away**2 + _NEAREST**2) ** 1.5
    weight /= weight.sum(1, keepdims=True)
    bent: Numbers = points + weight @ (at - there)
    return bent.clip(-_FAR, _FAR)


def _beyond(places: Numbers, box: Sequence[float]) -> Numbers:
    """Return how far points on the edge of the data go outwards, so that land goes on there."""
    west, south, east, north = box
    lon, lat = places[:, 0], places[:, 1]
    right = (lon >= east - _EDGE).astype(float) - (lon <= west + _EDGE)
    down = (lat <= south + _EDGE).astype(float) - (lat >= north - _EDGE)
    beyond: Numbers = np.stack([right, down], 1) * WIDTH
    return beyond


def _thinned(points: Numbers) -> list[list[float]]:
    """Return a line's points without those closer than a unit to the one before."""
    kept: list[list[float]] = []
    for x, y in points[:-1]:
        if not kept or abs(x - kept[-1][0]) + abs(y - kept[-1][1]) > 1.2:
            kept.append([round(float(x), 1), round(float(y), 1)])
    kept.append([round(float(points[-1][0]), 1), round(float(points[-1][1]), 1)])
    return kept


def rows(lines: Iterable[tuple[str, Any]]) -> str:
    """Return JSON of which every entry has a line of its own."""
    from json import dumps

    return "{\n" + ",\n".join(f"{dumps(key)}: {dumps(value)}" for key, value in lines) + "\n}\n"
