# SPDX-License-Identifier: MIT
"""How a board is drawn: its plane, the positions of cities and costs, and the lines behind them."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

COLOURS: Final = ("green", "brown", "red", "yellow", "blue", "purple", "teal")
"""The tints that areas may have."""

NAME_SIDES: Final = (
    "above",
    "above-start",
    "above-end",
    "below",
    "below-start",
    "below-end",
    "left",
    "right",
)
"""The sides for a city's name; start and end align with the left and right edge of its sign."""

_FARTHEST = 100_000

Point: TypeAlias = tuple[float, float]

Line: TypeAlias = Sequence[float]
"""The x and y of its points, one after the other."""

Lines: TypeAlias = tuple[Line, ...]
"""Rings to fill, or lines to stroke."""


class Spot(NamedTuple):
    """The position of a city's sign on the plane, the side of its name, and the name."""

    x: float
    y: float
    name_side: str
    label: str


class Plate(NamedTuple):
    """The position of a connection's cost: at `t` on the line from its first city to its second,
    `offset` pixels across that line."""

    t: float = 0.5
    offset: float = 0.0

    def turned(self) -> "Plate":
        """Return the same plate for the connection in the other direction."""
        return Plate(1 - self.t, -self.offset)


class Outline(NamedTuple):
    """The shapes of a board in units of its plane; they may reach beyond it.

    Fill `areas` (by area index), `focus` (the land played on) and `neighbour` with the even-odd
    rule; stroke `borders` and `coast`.
    """

    areas: tuple[Lines, ...]
    focus: Lines
    neighbour: Lines
    borders: Lines
    coast: Lines


class Drawing(NamedTuple):
    """The drawing of a board in one edition; x points right and y down.

    `cities` are in the order of the board's cities, `plates` in that of its connections;
    `house_prices` are printed on the places of every city. Without an outline, an area is the part
    of the `land` nearest to its cities.
    """

    width: float
    height: float
    cities: tuple[Spot, ...]
    plates: tuple[Plate, ...]
    outline: Outline | None
    house_prices: tuple[int, ...]
    ground: Path | None = None
    land: Lines = ()


def do_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether the line from a to b crosses that from c to d."""

    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def line_of(figures: Sequence[float]) -> Line:
    """Return the line through these points, or raise `ValueError`."""
    # whole lines at once: a Python loop over all points takes longer than reading the file
    if not set(map(type, figures)) <= {int, float} or len(figures) < 4 or len(figures) % 2:
        raise ValueError
    if max(figures) > _FARTHEST or min(figures) < -_FARTHEST:
        raise ValueError
    return array("d", figures)  # a tuple takes four times the memory
