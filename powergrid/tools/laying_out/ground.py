# SPDX-License-Identifier: MIT
"""The ground of a board: relief, bands, rivers and lakes, from a picture and lines of the earth."""

from collections.abc import Sequence
from itertools import chain, pairwise
from math import cos, hypot, radians
from pathlib import Path
from typing import Any, Final

import numpy as np

from powergrid.box.drawing import Drawing, Outline
from powergrid.box.ground import RIVERS
from powergrid.files import atomic
from powergrid.gui.power_grid.board.laying_out.sheet import Flags, Numbers
from powergrid.tools.laying_out.geojson import lines_of, read_features
from powergrid.tools.laying_out.pixels import Frame, covered, distance, fade, fill, png_of
from powergrid.tools.laying_out.relief import shade
from powergrid.tools.laying_out.warp import Bend, rows, thin

_BESIDE: Final = 220.0
"""How far, in units of the plane, the pictures extend left and right of it; half of it above."""
PIXELS: Final = 1320
"""The width of the picture of the bands, whose edges are sharp."""
SHADE_PIXELS: Final = 990
"""The width of the picture of the relief, whose source is no finer."""
_GREAT_RIVERS: Final = (1500.0, 600.0, 200.0)
"""The lengths in kilometres from which a river is drawn widest, wide and medium."""
_KM_PER_DEGREE: Final = 111.2


def write_ground(
    folder: Path, name: str, drawing: Drawing, bend: Bend, world: Path, lines: Path
) -> str:
    """Write a board's ground beside it, and return the name of its file.

    `world` is a picture of the relief of the whole earth, `lines` its rivers and lakes. Raises
    OSError if one of them cannot be used.
    """
    assert drawing.outline is not None
    down = drawing.height + _BESIDE / 2
    frame = Frame(-_BESIDE, -_BESIDE / 2, drawing.width + _BESIDE, down, PIXELS)
    coarse = frame._replace(columns=SHADE_PIXELS)
    pictures = {
        "shade": (f"{name}.relief.png", shade(drawing.outline, coarse, bend, world)),
        "bands": (f"{name}.bands.png", bands(drawing.outline, frame)),
    }
    for file, greys in pictures.values():
        atomic.write(folder / file, png_of(greys))
    relief = {side: getattr(frame, side) for side in ("left", "top", "right", "bottom")}
    written = {
        "plane": {"width": int(drawing.width), "height": int(drawing.height)},
        "relief": relief | {key: file for key, (file, _) in pictures.items()},
        **water(lines, drawing.outline, frame, bend),
    }
    atomic.write(folder / f"{name}.ground.json", rows(written.items()))
    return f"{name}.ground.json"


def bands(outline: Outline, frame: Frame) -> Numbers:
    """Return for every pixel 1 + 16 × its area + how near its edge is, 0 where no area is."""
    found = np.zeros((frame.rows, frame.columns))
    for area, rings in enumerate(outline.areas):
        inside = fill(frame, rings)
        away = distance(~inside, frame.scale)
        share = 0.46 * np.exp(-((away / 4.6) ** 1.4)) + 0.20 * np.exp(-((away / 15) ** 2))
        level = np.round(fade(frame, 15 * share / 0.66)).clip(0, 15)
        found = np.where(inside, 1 + 16 * area + level, found)
    return found


def water(file: Path, outline: Outline, frame: Frame, bend: Bend) -> dict[str, Any]:
    """Return rivers and lakes of a GeoJSON file as a ground's JSON has them.

    Its features of the `kind` river or lake count. The longer a river, the wider it is drawn.
    """
    lines: dict[str, list[Sequence[Sequence[float]]]] = {"lake": [], "river": []}
    for feature in read_features(file, lines)["features"]:
        lines[feature["properties"]["kind"]] += lines_of(feature["geometry"])
    everywhere = np.ones((frame.rows, frame.columns), bool)
    shores = list(map(bend.points, lines["lake"]))
    lakes = [thin(points) for points in shores if _parts_on(everywhere, points, frame)]
    wet = fill(frame, tuple(tuple(chain.from_iterable(lake)) for lake in lakes))
    dry = covered(frame, outline.focus, outline.neighbour, *outline.areas) & ~wet
    rivers: dict[str, list[list[list[float]]]] = {size: [] for size in RIVERS}
    for line in lines["river"]:
        size = sum(_kilometres(line) < length for length in _GREAT_RIVERS)
        rivers[RIVERS[size]] += [
            thin(_rounded(part)) for part in _parts_on(dry, bend.points(line), frame)
        ]
    return {"rivers": rivers, "lakes": lakes}


def _kilometres(line: Sequence[Sequence[float]]) -> float:
    return _KM_PER_DEGREE * sum(
        hypot((lon - lon2) * cos(radians(lat)), lat - lat2)
        for (lon, lat), (lon2, lat2) in pairwise(line)
    )


def _parts_on(shape: Flags, points: Numbers, frame: Frame) -> list[Numbers]:
    """Return the stretches of a line on a shape, each with a point beyond it."""
    column, row = ((points - (frame.left, frame.top)) * frame.scale).astype(int).T
    seen = (column >= 0) & (column < frame.columns) & (row >= 0) & (row < frame.rows)
    seen[seen] = shape[row[seen], column[seen]]
    seen = seen | np.append(seen[1:], False) | np.insert(seen[:-1], 0, False)
    parts = np.split(points, np.flatnonzero(np.diff(seen)) + 1)
    inside = parts[::2] if seen[0] else parts[1::2]
    return [part for part in inside if len(part) > 1]


def _rounded(line: Numbers) -> Numbers:
    """Return a line with its corners cut twice."""
    for _ in range(2):
        before, after = line[:-1], line[1:]
        inner = np.stack([0.75 * before + 0.25 * after, 0.25 * before + 0.75 * after], 1)
        line = np.concatenate([line[:1], inner.reshape(-1, 2), line[-1:]])
    return line
