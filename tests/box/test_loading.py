# SPDX-License-Identifier: MIT
"""The box is read from its files, and nothing of it is written anywhere."""

import shutil
from pathlib import Path

from powergrid.box import load_board, load_drawing, load_drawing_of
from powergrid.files.places import own_maps_dir
from tests.box.conftest import SMALL_OUTLINE, WriteBoard


def test_opening_a_board_writes_no_file(home: Path) -> None:
    load_drawing("germany", "recharged")
    assert not [file for file in home.rglob("*") if file.is_file()]


def test_an_outline_that_changes_is_read_again(write_board: WriteBoard) -> None:
    own_maps_dir().mkdir(parents=True)
    written = write_board()
    for file in (written, written.with_name("small.outline.json")):
        shutil.move(file, own_maps_dir() / file.name)
    before = load_drawing("small", "recharged").outline
    assert load_drawing("small", "recharged").outline is before
    changed = SMALL_OUTLINE.replace("1000.5", "999.25")
    (own_maps_dir() / "small.outline.json").write_text(changed)
    after = load_drawing("small", "recharged").outline
    assert after is not None
    assert after != before


def test_the_board_of_a_game_is_drawn_without_the_files_that_were_beside_it(
    write_board: WriteBoard,
) -> None:
    own_maps_dir().mkdir(parents=True)
    written = write_board()
    for file in (written, written.with_name("small.outline.json")):
        shutil.move(file, own_maps_dir() / file.name)
    board = load_board("small", "recharged")
    drawn = load_drawing("small", "recharged")
    assert load_drawing_of(board, "recharged") == drawn
    shutil.rmtree(own_maps_dir())
    assert load_drawing_of(board, "recharged") == drawn._replace(outline=None)
