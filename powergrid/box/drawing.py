# SPDX-License-Identifier: MIT
"""How a board is drawn: its plane, where cities and costs stand, and the lines behind them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

COLOURS: Final = ("green", "brown", "red", "yellow", "blue", "purple", "teal")
"""The tints of areas that the table has colours for."""

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
"""Where a city's name may stand; start and end are flush with its sign's left and right edge."""

_FARTHEST = 100_000

Point: TypeAlias = tuple[float, float]

Line: TypeAlias = tuple[float, ...]
"""The x and y of its points, one after the other."""

Lines: TypeAlias = tuple[Line, ...]
"""Rings to fill, or lines to stroke."""


class Spot(NamedTuple):
    """Where a city's sign stands on the plane, where its name at the sign, and how that reads."""

    x: float
    y: float
    name_side: str
    label: str


class Plate(NamedTuple):
    """Where the cost of a connection stands: at `t` on the way from its first city to its second,
    `offset` pixels across that line."""

    t: float = 0.5
    offset: float = 0.0

    def turned(self) -> "Plate":
        """Return the same plate for the connection seen from its other end."""
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
    """A board as it is drawn in one edition's printing, x to the right and y down.

    `cities` are in the order of the board's cities, `plates` in that of its connections;
    `house_prices` are printed on the places of every city. Without an outline, areas are the part
    of the `land` nearest to their cities.
    """

    width: float
    height: float
    cities: tuple[Spot, ...]
    plates: tuple[Plate, ...]
    outline: Outline | None
    house_prices: tuple[int, ...]
    ground: Path | None = None
    land: Lines = ()


def line_of(figures: Sequence[float]) -> Line:
    """Return the line of these figures, or raise `ValueError`."""
    # whole lines at once: a loop in Python over every point takes longer than reading the file
    if not set(map(type, figures)) <= {int, float} or len(figures) < 4 or len(figures) % 2:
        raise ValueError
    if max(figures) > _FARTHEST or min(figures) < -_FARTHEST:
        raise ValueError
    return tuple(figures)
