# SPDX-License-Identifier: MIT
"""The ground of a board: its relief, rivers and lakes, from a JSON file and two pictures."""

import struct
from pathlib import Path
from typing import Final, NamedTuple

from powergrid.box.drawing import Lines, Point
from powergrid.box.outline import PLANE, check_plane, lines_of
from powergrid.files.checks import anything, line, mapping, number
from powergrid.files.json_file import read_json
from powergrid.files.messages import FileError, is_plain_name
from powergrid.files.text_file import open_file

RIVERS: Final = ("great", "large", "middle", "small")

MAX_SIDE: Final = 4096
"""The maximum width and height of a picture in pixels."""

_HEAD: Final = ">8s4x4sIIBB"
"""The beginning of a PNG: its signature, its size, and its pixel format."""
_HEAD_BYTES: Final = 26
_GREY: Final = (b"\x89PNG\r\n\x1a\n", b"IHDR", 8, 0)
_PICTURE: Final = line(1, 200)
_SHAPE: Final = mapping(
    {"plane": PLANE},
    {
        "relief": mapping(
            {
                **dict.fromkeys(("left", "top", "right", "bottom"), number(-20_000, 20_000)),
                "shade": _PICTURE,
                "bands": _PICTURE,
            },
            is_closed=True,
        ),
        "rivers": mapping({}, dict.fromkeys(RIVERS, anything), is_closed=True),
        "lakes": anything,
    },
    is_closed=True,
)


class Relief(NamedTuple):
    """Two grey pictures, and the rectangle of the plane that they cover.

    `shade`: 128 is flat land, less is shaded, more is lit. `bands`: 0 is nothing, 255
    land beyond the drawn world, else 1 + 16 × area + how near its edge is, up to 15.
    """

    left: float
    top: float
    right: float
    bottom: float
    shade: Path
    bands: Path


class Ground(NamedTuple):
    """What is drawn under a board; `rivers` are lines by size, in the order of `RIVERS`."""

    relief: Relief | None
    rivers: tuple[Lines, ...]
    lakes: Lines


def load_ground(file: Path, plane: Point) -> Ground:
    """Return the ground in a file, or raise `FileError` if it does not fit the plane."""
    top = read_json(file, _SHAPE)
    check_plane(file, top["plane"], plane, "ground")
    rivers = top.get("rivers", {})
    return Ground(
        _relief(file, top["relief"]) if "relief" in top else None,
        tuple(lines_of(file, f"rivers, {size}", rivers.get(size, [])) for size in RIVERS),
        lines_of(file, "lakes", top.get("lakes", [])),
    )


def _relief(file: Path, written: dict[str, float | str]) -> Relief:
    shade, bands = (_picture(file, key, str(written[key])) for key in ("shade", "bands"))
    left, top, right, bottom = (float(written[side]) for side in ("left", "top", "right", "bottom"))
    if left >= right or top >= bottom:
        raise FileError(
            file, "relief", "the pictures cover nothing; correct left, top, right and bottom."
        )
    return Relief(left, top, right, bottom, shade, bands)


def _picture(file: Path, key: str, name: str) -> Path:
    """Return the file of a picture, after checking the beginning of it."""
    if not is_plain_name(name):
        raise FileError(
            file,
            f"relief, {key}",
            "this is not a plain file name; put the picture beside the board.",
        )
    picture = file.with_name(name)
    try:
        with open_file(picture) as source:
            start, part, width, height, *kept = struct.unpack(_HEAD, source.read(_HEAD_BYTES))
    except (OSError, struct.error):
        raise FileError(picture, "", "this picture cannot be read; correct it.") from None
    if (start, part, *kept) != _GREY or not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
        raise FileError(
            picture,
            "",
            f"this must be a grey 8-bit PNG of at most {MAX_SIDE} by {MAX_SIDE}; save it as one.",
        )
    return picture
