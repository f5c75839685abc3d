# SPDX-License-Identifier: MIT
"""A board being laid out on the smallest map: signs, names and plates as boxes in pixels."""

import copy
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from powergrid.gui.power_grid.board.sizes import Sizes, sizes_of

SCALE: Final = 0.64
"""Pixels per unit of the plane on the smallest map that must be legible."""
SIZES: Final[Sizes] = sizes_of("slim", 1.0)
GAP: Final = 1.0
"""The minimum gap between two boxes."""

Numbers: TypeAlias = NDArray[np.float64]
"""Boxes, a row each, as left, top, right, bottom; or points as x, y."""

Flags: TypeAlias = NDArray[np.bool_]


class Sheet:
    """The positions of a board's signs, names and plates while they change.

    `centres` are those of signs, `offsets` the boxes of names relative to them, `t` the positions
    of plates on their connections, from 0 to 1. `ends` are the two cities of each connection.
    """

    def __init__(
        self,
        size: tuple[float, float],
        centres: Sequence[tuple[float, float]],
        connections: Sequence[tuple[int, int, int]],
        name_widths: Sequence[float],
    ) -> None:
        self.size: Final = size
        self.centres: Numbers = np.array(centres, dtype=float)
        self.ends: Final = np.array([connection[:2] for connection in connections], dtype=int)
        self.plate_widths: Final = np.array(
            [SIZES.plate_width(cost) for _, _, cost in connections], float
        )
        self.has_plates: Final = any(cost for _, _, cost in connections)
        self.name_widths: Final = name_widths
        self.sides = ["below"] * len(centres)
        self.offsets: Numbers = np.array([name_box(width, "below") for width in name_widths])
        self.t: Numbers = np.full(len(connections), 0.5)
        count = len(centres)
        self.cities: Final = count
        # Overlaps of a box with itself or of a name with its own sign do not count.
        self._counted: Final = ~np.eye(2 * count + len(connections), dtype=bool)
        own = np.arange(count)
        self._counted[own, own + count] = self._counted[own + count, own] = False
        a, b = self.ends[:, 0], self.ends[:, 1]
        self._apart: Final = (
            (a[:, None] != a) & (a[:, None] != b) & (b[:, None] != a) & (b[:, None] != b)
        )

    def put_names(self, sides: Sequence[str]) -> None:
        """Put every name on a side of its sign."""
        self.sides = list(sides)
        self.offsets = np.array(
            [name_box(width, side) for width, side in zip(self.name_widths, sides, strict=True)]
        )

    def copy(self) -> "Sheet":
        """Return an independent copy."""
        other = copy.copy(self)
        other.sides = list(self.sides)
        other.centres, other.offsets = self.centres.copy(), self.offsets.copy()
        other.t = self.t.copy()
        return other

    def signs(self) -> Numbers:
        """Return the boxes of signs."""
        half = np.array([SIZES.sign_width / 2, SIZES.sign_height / 2])
        return np.hstack([self.centres - half, self.centres + half])

    def name_boxes(self) -> Numbers:
        """Return the boxes of names."""
        return self.offsets + np.hstack([self.centres, self.centres])

    def plate_boxes(self, t: Numbers | None = None) -> Numbers:
        """Return the boxes of plates, at `t` on their connections, by default where they are now.

        All are NaN if no connection costs anything.
        """
        if not self.has_plates:
            return np.full((len(self.plate_widths), 4), np.nan)
        where = self.t if t is None else t
        a, b = self.centres[self.ends[:, 0]], self.centres[self.ends[:, 1]]
        middle = a + where[:, None] * (b - a)
        half = np.stack(
            [self.plate_widths / 2, np.full_like(self.plate_widths, SIZES.plate_height / 2)], 1
        )
        return np.hstack([middle - half, middle + half])

    def boxes(self) -> Numbers:
        """Return all boxes: of signs, of names, of plates."""
        return np.vstack([self.signs(), self.name_boxes(), self.plate_boxes()])

    def overlaps(self, gap: float = GAP) -> Flags:
        """Return which pairs of boxes are closer than a gap."""
        boxes = self.boxes()
        return overlaps(boxes, boxes, gap) & self._counted

    def crossings(self) -> Flags:
        """Return which pairs of connections cross."""
        a, b = self.centres[self.ends[:, 0]], self.centres[self.ends[:, 1]]
        to_a, to_b = _turns(a, b, a), _turns(a, b, b)
        is_cut = to_a * to_b < 0
        found: Flags = is_cut & is_cut.T & self._apart
        return found

    def faults(self) -> int:
        """Return the number of overlaps and boxes outside the map, plus four for each crossing."""
        boxes = self.boxes()
        outside = (boxes[:, :2] < 0).any(1) | (boxes[:, 2:] > np.array(self.size)).any(1)
        return int(self.overlaps().sum() // 2 + 2 * self.crossings().sum() + outside.sum())


def name_box(width: float, side: str) -> tuple[float, float, float, float]:
    """Return the box of a name of that width beside a sign whose centre is the origin."""
    half_height, half_width = SIZES.sign_height / 2, SIZES.sign_width / 2
    line, gap = SIZES.name_line, SIZES.name_gap
    edge, _, flush = side.partition("-")
    if edge == "right":
        return (half_width + gap, -line / 2, half_width + gap + width, line / 2)
    if edge == "left":
        return (-half_width - gap - width, -line / 2, -half_width - gap, line / 2)
    left = {"start": -half_width, "end": half_width - width}.get(flush, -width / 2)
    top = -half_height - line if edge == "above" else half_height
    return (left, top, left + width, top + line)


def overlaps(one: Numbers, other: Numbers, gap: float = GAP) -> Flags:
    """Return a row for each of the first boxes: which of the others are closer than a gap."""
    low, high = one[:, None, :2], one[:, None, 2:]
    found: Flags = np.all((low < other[:, 2:] + gap) & (other[:, :2] < high + gap), axis=2)
    return found


def _turns(a: Numbers, b: Numbers, c: Numbers) -> Numbers:
    """Return on which side of each line from a to b each point c is: the sign of the number."""
    vector = b - a
    to: Numbers = c[None] - a[:, None]
    return vector[:, None, 0] * to[..., 1] - vector[:, None, 1] * to[..., 0]
