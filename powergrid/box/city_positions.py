# SPDX-License-Identifier: MIT
"""The positions of cities on the plane: given by the board, or projected from coordinates."""

from collections.abc import Sequence
from math import cos, radians

from powergrid.box.board_file import BoardFile, CityRow
from powergrid.box.drawing import Point
from powergrid.files.fields import Fields

_WIDTH = 1000.0
_MAX_HEIGHT = 1500.0
_MIN_HEIGHT = 300.0
_MARGIN = 60.0


def plane_and_points(written: BoardFile) -> tuple[Point, tuple[Point, ...]]:
    """Return the plane's width and height, and the position of each city on it."""
    if written.plane is None:
        return _projected([_on_earth(row) for row in written.cities])
    return written.plane, tuple(_on_plane(row, written.plane) for row in written.cities)


def _on_plane(row: CityRow, plane: Point) -> Point:
    if row.on_plane is None:
        raise _missing(row.source, "x and y, as the board has a plane")
    (x, y), (width, height) = row.on_plane, plane
    if x > width or y > height:
        raise row.source.error(
            f"the city is at {x:g}, {y:g}, outside the plane of {width:g} by {height:g};"
            " move it inside.",
            "x" if x > width else "y",
        )
    return row.on_plane


def _on_earth(row: CityRow) -> Point:
    if row.on_plane is not None:
        raise row.source.error(
            "x and y need a plane; give the board one, with width and height.", "x"
        )
    if row.on_earth is None:
        raise _missing(row.source, "lat and lon, as the board has no plane")
    return row.on_earth


def _missing(source: Fields, keys: str) -> Exception:
    return source.error(f"the city has no position; give it {keys}.")


def _projected(earth: Sequence[Point]) -> tuple[Point, tuple[Point, ...]]:
    lats = [lat for lat, _ in earth]
    middle = cos(radians((min(lats) + max(lats)) / 2))
    flat = [(lon * middle, -lat) for lat, lon in earth]
    left, top = min(x for x, _ in flat), min(y for _, y in flat)
    wide = max(x for x, _ in flat) - left
    high = max(y for _, y in flat) - top
    room, maximum = _WIDTH - 2 * _MARGIN, _MAX_HEIGHT - 2 * _MARGIN
    scale = min(
        room / wide if wide > 0 else maximum / (high or 1), maximum / high if high else room
    )
    height = max(_MIN_HEIGHT, high * scale + 2 * _MARGIN)
    right, down = (_WIDTH - wide * scale) / 2, (height - high * scale) / 2
    return (_WIDTH, round(height, 1)), tuple(
        (round(right + (x - left) * scale, 1), round(down + (y - top) * scale, 1)) for x, y in flat
    )
