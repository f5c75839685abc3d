# SPDX-License-Identifier: MIT
"""The lines behind a board: land, neighbours, coasts, borders and areas, from a JSON file."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from powergrid.box.drawing import Line, Lines, Outline, Point, line_of
from powergrid.files.checks import Check, anything, mapping, number
from powergrid.files.json_file import read_json
from powergrid.files.messages import FileError
from powergrid.rules.board import Area

_LINES: Final = ("focus", "neighbour", "borders", "coast")
PLANE: Final = mapping({"width": number(), "height": number()}, is_closed=True)
"""The plane that a file of lines is drawn on."""


def load_outline(file: Path, plane: Point, areas: Sequence[Area]) -> Outline:
    """Return the outline in a file, or raise `FileError` if it does not fit the board."""
    top = read_json(file, _shape(areas))
    check_plane(file, top["plane"], plane, "outline")
    shapes = top.get("areas", {})
    return Outline(
        tuple(lines_of(file, f"areas, {area.id}", shapes.get(area.id, [])) for area in areas),
        *(lines_of(file, key, top.get(key, [])) for key in _LINES),
    )


def _shape(areas: Sequence[Area]) -> Check:
    """Return the check of a whole file; lines are checked when they are read."""
    shapes = mapping({}, {area.id: anything for area in areas}, is_closed=True)
    lines = dict.fromkeys(_LINES, anything)
    return mapping({"plane": PLANE}, {"areas": shapes, **lines}, is_closed=True)


def check_plane(file: Path, written: dict[str, float], plane: Point, what: str) -> None:
    """Raise `FileError` unless a file has this plane."""
    if (written["width"], written["height"]) != plane:
        raise FileError(
            file,
            "plane",
            f"the {what} must be drawn on the board's plane of {plane[0]:g} by {plane[1]:g};"
            " redraw it or change the board.",
        )


def lines_of(file: Path, where: str, value: object) -> Lines:
    """Return the lines or rings in a file, or raise `FileError`."""
    try:
        if not isinstance(value, list):
            raise TypeError
        return tuple(map(_line, value))
    except (TypeError, ValueError):
        raise FileError(
            file,
            where,
            "this must be a list of lines, each a list of two or more points [x, y]; correct it.",
        ) from None


def _line(line: list[list[float]]) -> Line:
    if set(map(len, line)) != {2}:
        raise ValueError
    return line_of(list(chain.from_iterable(line)))
