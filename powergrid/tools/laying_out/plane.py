# SPDX-License-Identifier: MIT
"""From the earth to the plane: an equirectangular projection, stretched to a board's shape."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians
from typing import Final

from powergrid.box.drawing import Point

WIDTH: Final = 1000.0
_MIN_HEIGHT: Final = 820.0
_GREATEST_HEIGHT: Final = 920.0
"""Planes of these heights fill the map of every window; countries that do not fit are stretched."""
_MARGIN: Final = 50.0


@dataclass(frozen=True)
class Projection:
    """A projection of the earth onto a plane of 1000 by `height`."""

    west: float
    north: float
    across: float
    down: float
    height: float

    def __call__(self, lon: float, lat: float) -> Point:
        """Return the point of a place."""
        return (
            _MARGIN + (lon - self.west) * self.across,
            _MARGIN + (self.north - lat) * self.down,
        )

    def back(self, x: float, y: float) -> Point:
        """Return the (lon, lat) of a point."""
        return (
            self.west + (x - _MARGIN) / self.across,
            self.north - (y - _MARGIN) / self.down,
        )


def projection_of(places: Sequence[Point]) -> Projection:
    """Return the projection that fills the plane with these places, each (lat, lon).

    Raises ValueError, in one sentence, if all lie on one meridian or one parallel.
    """
    lats, lons = [lat for lat, _ in places], [lon for _, lon in places]
    wide = (max(lons) - min(lons)) * cos(radians((min(lats) + max(lats)) / 2))
    tall = max(lats) - min(lats)
    if not wide or not tall:
        raise ValueError("all cities lie on one line; give some another lat or lon.")
    room = WIDTH - 2 * _MARGIN
    height = min(_GREATEST_HEIGHT, max(_MIN_HEIGHT, tall / wide * room + 2 * _MARGIN))
    return Projection(
        west=min(lons),
        north=max(lats),
        across=room / (max(lons) - min(lons)),
        down=(height - 2 * _MARGIN) / tall,
        height=round(height),
    )
