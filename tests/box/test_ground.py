# SPDX-License-Identifier: MIT
"""The ground of a board, read from its files and refused in one sentence."""

import os
from pathlib import Path
from struct import pack

import pytest

from powergrid.box import FileError, load_drawing, load_drawing_file
from powergrid.box.ground import Ground, load_ground
from tests.box.conftest import WriteBoard

PLANE = (1000.0, 800.0)
RELIEF = (
    '"relief": {"left": 0, "top": 0, "right": 9, "bottom": 9, "shade": "a.png", "bands": "a.png"}'
)


def head(width: int = 20, depth: int = 8) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + pack(">I4sIIBB", 13, b"IHDR", width, 10, depth, 0)


def loaded(folder: Path, rest: str, picture: bytes = b"") -> Ground:
    (folder / "a.png").write_bytes(picture)
    file = folder / "small.ground.json"
    file.write_text('{"plane": {"width": 1000, "height": 800}' + rest + "}", encoding="utf-8")
    return load_ground(file, PLANE)


@pytest.mark.parametrize("board", ["germany", "usa", "central-europe"])
def test_every_built_in_board_has_a_ground(board: str) -> None:
    drawing = load_drawing(board, "classic")
    assert drawing.ground is not None
    ground = load_ground(drawing.ground, (drawing.width, drawing.height))
    assert ground.relief is not None
    assert ground.relief.left < 0 < drawing.width < ground.relief.right
    assert sum(map(len, ground.rivers)) > 20
    assert ground.lakes


def test_every_part_of_a_ground_is_optional(tmp_path: Path) -> None:
    assert loaded(tmp_path, "") == Ground(None, ((), (), (), ()), ())


def test_a_ground_has_the_values_of_its_file(tmp_path: Path) -> None:
    ground = loaded(tmp_path, ', "rivers": {"large": [[[1, 2], [3, 4]]]}, ' + RELIEF, head())
    relief, rivers, _ = ground
    assert list(map(len, rivers)) == [0, 1, 0, 0]
    assert relief is not None
    assert relief.shade == tmp_path / "a.png"


@pytest.mark.parametrize(
    ("rest", "picture", "what"),
    [
        (', "rivers": {"wide": []}', b"", 'the key "wide"'),
        (', "lakes": [[[1, 2]]]', b"", "lakes: this must be"),
        (", " + RELIEF, b"", "picture cannot be read"),
        (", " + RELIEF, head()[:-1], "picture cannot be read"),
        (", " + RELIEF, b"GIF89a" + head()[6:], "a grey 8-bit PNG"),
        (", " + RELIEF, head(depth=16), "a grey 8-bit PNG"),
        (", " + RELIEF, head(width=4097), "at most 4096 by 4096"),
        (", " + RELIEF.replace("a.png", "../a.png"), head(), "not a plain file name"),
        (", " + RELIEF.replace("9", "0"), head(), "cover nothing"),
    ],
)
def test_a_damaged_ground_is_refused_in_one_sentence(
    tmp_path: Path, rest: str, picture: bytes, what: str
) -> None:
    with pytest.raises(FileError, match=what):
        loaded(tmp_path, rest, picture)


def test_a_pipe_in_place_of_a_picture_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pipe.png").symlink_to("pipe")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="picture cannot be read"):
        loaded(tmp_path, ", " + RELIEF.replace("a.png", "pipe.png"))


def test_the_ground_of_an_own_board_is_checked_with_the_board(write_board: WriteBoard) -> None:
    file = write_board(("areas:\n", "ground: none.json\nareas:\n"))
    with pytest.raises(FileError, match=r"none\.json: there is no such file"):
        load_drawing_file(file, "classic")
    file = write_board(("areas:\n", "ground: ../a.json\nareas:\n"))
    with pytest.raises(FileError, match="not a plain file name; put that file beside this one"):
        load_drawing_file(file, "classic")
