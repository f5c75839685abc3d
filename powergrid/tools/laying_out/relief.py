# SPDX-License-Identifier: MIT
"""The relief under a board, bent from a picture of the whole earth, and the lines in its sea."""

from pathlib import Path
from typing import Final

import numpy as np

from powergrid.box.drawing import Outline
from powergrid.gui.power_grid.board.laying_out.sheet import Flags, Numbers
from powergrid.tools.laying_out.pixels import (
    FAR,
    Frame,
    blur,
    covered,
    distance,
    enlarge,
    fade,
    fill,
    read_part,
    sample,
)
from powergrid.tools.laying_out.warp import Bend

_NODES: Final = 8
"""Pixels between two points that are looked up on earth."""
_STEP: Final = 6
"""Greys are multiples of this, which keeps files small."""
_STEEPEST: Final = 64.0
_WAVES: Final = ((5.5, 70.0), (11.5, 46.0), (18.5, 28.0))
"""Lines along the coast: distance from it, and brightness."""


def shade(outline: Outline, frame: Frame, bend: Bend, world: Path) -> Numbers:
    """Return the grey of every pixel: 128 is flat, less is in the shade, more in the light.

    `world` is a picture of the whole earth's relief, twice as wide as high, lit from the
    north-west. Raises OSError if it is none.
    """
    country = covered(frame, outline.focus, *outline.areas)
    land = country | fill(frame, outline.neighbour)
    hills = _hills(land, frame, bend, world)
    out = distance(land, frame.scale)
    waves = sum(high * np.exp(-(((out - at) / 0.95) ** 2)) for at, high in _WAVES)
    sea = waves + np.where(out < FAR, 18 * np.exp(-out / 14), 0)
    grey = np.where(land, _STEEPEST * np.tanh(hills / _STEEPEST), sea)
    down, across = round(2.2 * frame.scale), round(1.2 * frame.scale)
    moved = np.pad(country, ((down, 0), (across, 0)))[: frame.rows, : frame.columns]
    grey -= np.where(country, 0, 46 * np.exp(-distance(moved, frame.scale) / 3.4))
    stepped: Numbers = 128 + _STEP * np.round(fade(frame, grey) / _STEP)
    return stepped.clip(0, 255)


def _hills(land: Flags, frame: Frame, bend: Bend, world: Path) -> Numbers:
    """Return the relief of the land, 0 where it is flat, and no other tint of the picture."""
    rows, columns = frame.rows, frame.columns
    high = np.linspace(frame.top, frame.bottom, rows // _NODES)
    wide = np.linspace(frame.left, frame.right, columns // _NODES)
    nodes = np.stack(np.meshgrid(wide, high), 2)
    places = bend.places(nodes.reshape(-1, 2)).reshape(nodes.shape)
    west, east = np.min(places[..., 0]) - 1, np.max(places[..., 0]) + 1
    south, north = np.min(places[..., 1]) - 1, np.max(places[..., 1]) + 1
    part = read_part(world, west, south, east, north)
    per_degree = part.shape[1] / (east - west)
    x = enlarge((places[..., 0] - west) * per_degree, rows, columns)
    y = enlarge((north - places[..., 1]) * part.shape[0] / (north - south), rows, columns)
    light = sample(part, x - 0.5, y - 0.5)
    source = columns / max(1.0, x[rows // 2, -1] - x[rows // 2, 0])  # pixels of ours per theirs
    weight = np.where(land, 1.0, 1e-6)

    def mean(radius: float) -> Numbers:
        return blur(light * weight, radius) / blur(weight, radius)

    softer, flat = mean(0.8 * source), mean(5.5 * source)
    hills = 0.62 * (light - softer) + 0.75 * (softer - flat)
    return hills + _grain(hills, source)


def _grain(hills: Numbers, source: float) -> Numbers:
    """Return ridges finer than the source shows, as strong as the land around is rugged."""
    rows, columns = hills.shape
    rng = np.random.default_rng(1)
    ridges = np.zeros_like(hills)
    size, strength = min(36.0, 3 * source), 1.0
    while size > 4:
        grid = rng.uniform(-1, 1, (round(rows / size) + 2, round(columns / size) + 2))
        y, x = np.mgrid[0:rows, 0:columns] / size
        ridges += strength * (1 - 2 * abs(sample(grid, x, y)))
        size, strength = size / 2, strength / 2
    down, across = np.gradient(ridges)
    lit = down + across
    rugged = blur(abs(hills), 12)
    return 0.55 * rugged * lit / max(float(np.std(lit)), 1e-6)
