# SPDX-License-Identifier: MIT
"""Reading GeoJSON: the lines and rings of the features that count, checked."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from powergrid.files.checks import Check, InvalidValue, kind, list_of, mapping, one_of
from powergrid.files.json_file import read_json

_MAX_ENTRIES: Final = 1_000_000
"""More entries than a file of the size that is read can hold."""
AREA: Final = "area"
"""The kind of features that have an `id`."""


def read_features(file: Path, kinds: Collection[str], *, has_box: bool = False) -> dict[str, Any]:
    """Return the content of a GeoJSON file with features of some kinds, and a `bbox` if it has one.

    Features of other kinds are left out. Raises `FileError` if something is wrong.
    """

    def check(value: Any) -> None:
        mapping({"properties": mapping({"kind": _TEXT})})(value)
        if value["properties"]["kind"] in kinds:
            _check_feature(value)

    box = {"bbox": _BOX} if has_box else {}
    data: dict[str, Any] = read_json(
        file, mapping({**box, "features": list_of(check, _MAX_ENTRIES)})
    )
    features = [one for one in data["features"] if one["properties"]["kind"] in kinds]
    return {**data, "features": features}


def lines_of(geometry: dict[str, Any]) -> Iterator[Sequence[Sequence[float]]]:
    """Yield the lines and rings of a GeoJSON geometry, each of (lon, lat)."""
    kind, coordinates = geometry["type"], geometry["coordinates"]
    if kind == "LineString":
        yield coordinates
    elif kind in ("MultiLineString", "Polygon"):
        yield from coordinates
    else:
        for polygon in coordinates:
            yield from polygon


def _check_feature(value: Any) -> None:
    if value["properties"]["kind"] == AREA:
        mapping({"properties": mapping({"id": _TEXT})})(value)
    mapping({"geometry": mapping({"type": one_of(_COORDINATES)})})(value)
    coordinates = _COORDINATES[value["geometry"]["type"]]
    mapping({"geometry": mapping({"coordinates": coordinates})})(value)


def _degrees(count: int, must: str) -> Check:
    return kind(
        must,
        lambda value: (
            isinstance(value, list)
            and len(value) == count
            and all(type(degrees) in (int, float) and abs(degrees) <= 360 for degrees in value)
        ),
    )


def _check_line(value: Any) -> None:
    list_of(_PLACE, _MAX_ENTRIES)(value)
    if not value:
        raise InvalidValue("is empty")


_TEXT: Final = kind("a text", lambda value: isinstance(value, str))
_PLACE: Final = _degrees(2, "a longitude and a latitude")
_BOX: Final = _degrees(4, "west, south, east and north in degrees")
_LINES: Final = list_of(_check_line, _MAX_ENTRIES)
_COORDINATES: Final[dict[str, Check]] = {
    "LineString": _check_line,
    "MultiLineString": _LINES,
    "Polygon": _LINES,
    "MultiPolygon": list_of(_LINES, _MAX_ENTRIES),
}
