# SPDX-License-Identifier: MIT
"""The lines behind a board: land, neighbours, coasts, borders and areas, from a JSON file."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from powergrid.box.drawing import Line, Lines, Outline, Point, line_of
from powergrid.box.json_file import mapping, parsed
from powergrid.box.words import BoxError
from powergrid.rules.board import Area

_LINES: Final = ("focus", "neighbour", "borders", "coast")
_KEYS: Final = ("plane", "areas", *_LINES)


def load_outline(file: Path, plane: Point, areas: Sequence[Area]) -> Outline:
    """Return the outline in a file, or raise `BoxError` if it does not fit the board."""
    top = mapping(file, "", parsed(file), _KEYS)
    size = mapping(file, "plane", top.get("plane"), ("width", "height"))
    if (size.get("width"), size.get("height")) != plane:
        raise BoxError(
            file,
            "plane",
            f"the outline must be drawn on the board's plane of {plane[0]:g} by {plane[1]:g};"
            " draw it anew or change the board.",
        )
    shapes = mapping(file, "areas", top.get("areas", {}), [area.id for area in areas])
    return Outline(
        tuple(_lines(file, f"areas, {area.id}", shapes.get(area.id, [])) for area in areas),
        *(_lines(file, key, top.get(key, [])) for key in _LINES),
    )


def _lines(file: Path, where: str, value: object) -> Lines:
    try:
        if not isinstance(value, list):
            raise TypeError
        return tuple(map(_line, value))
    except (TypeError, ValueError):
        raise BoxError(
            file,
            where,
            "this must be a list of lines, each a list of two or more points [x, y]; mend it.",
        ) from None


def _line(line: list[list[float]]) -> Line:
    if set(map(len, line)) != {2}:
        raise ValueError
    return line_of(list(chain.from_iterable(line)))
