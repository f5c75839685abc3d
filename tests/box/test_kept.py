# SPDX-License-Identifier: MIT
"""The board that is kept in the cache: the same as in the files, or as if it were not there."""

import json
import os
import shutil
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from powergrid import box
from powergrid.box import (
    BoxError,
    board_editions,
    board_ids,
    kept,
    load_board,
    load_drawing,
    load_edition,
    load_plants,
    own_maps_dir,
    places,
    resources_dir,
)
from tests.box.conftest import WriteBoard

PRINTINGS = [(board, edition) for board in board_ids() for edition in board_editions(board)]
Change = Callable[[Any], object]


def forget() -> None:
    """Be as a program that has just begun."""
    kept._read.cache_clear()
    load_edition.cache_clear()
    load_plants.cache_clear()


@pytest.fixture(autouse=True)
def _nothing_known() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.fixture
def file(home: Path) -> Path:
    return home / "cache" / "powergrid" / "board.json"


@pytest.fixture
def small(write_board: WriteBoard) -> Path:
    """A board of the user's own."""
    own_maps_dir().mkdir(parents=True)
    written = write_board()
    for one in (written, written.with_name("small.outline.json")):
        shutil.move(one, own_maps_dir() / one.name)
    return own_maps_dir() / written.name


def is_kept(board_id: str = "small", edition_id: str = "recharged") -> bool:
    """Return whether a program that begins now finds this board in the cache."""
    forget()
    found = kept.printing()
    return found is not None and found.is_of(places.board_file(board_id), edition_id)


def rewrite(file: Path, change: Change) -> None:
    """Change what is kept, with a sum that fits."""
    head, body = file.read_bytes().split(b"\n", 1)
    value = json.loads(body)
    change(value)
    body = json.dumps(value).encode()
    file.write_bytes(b"%s %d\n%s" % (head.rsplit(b" ", 1)[0], zlib.crc32(body), body))


@pytest.mark.parametrize(("board_id", "edition_id"), PRINTINGS)
def test_what_is_kept_is_what_the_files_say(board_id: str, edition_id: str) -> None:
    def all_of_it() -> str:
        parts = (load_board(board_id, edition_id), load_drawing(board_id, edition_id))
        return repr((*parts, load_edition(edition_id), load_plants()))

    read = all_of_it()
    assert is_kept(board_id, edition_id)
    forget()
    assert all_of_it() == read
    assert load_board(board_id, edition_id) is load_board(board_id, edition_id)


def test_only_what_is_asked_for_comes_from_the_cache(small: Path) -> None:
    load_drawing("small", "recharged")
    forget()
    assert load_edition("classic").id == "classic"
    assert [city.id for city in load_board("small", "classic").cities][1] == "bert"
    assert [city.id for city in load_board("small", "recharged").cities][1] == "emil"
    with pytest.raises(BoxError):
        load_board("large", "recharged")


def test_reading_a_board_for_the_rules_keeps_nothing(file: Path) -> None:
    load_board("germany", "classic")
    assert not file.exists()


def test_a_map_of_the_user_is_kept(small: Path) -> None:
    drawing = load_drawing("small", "recharged")
    assert is_kept()
    assert repr(load_drawing("small", "recharged")) == repr(drawing)


def test_a_board_without_lines_is_kept(small: Path) -> None:
    text = small.read_text(encoding="utf-8")
    small.write_text(text.replace("outline: small.outline.json\n", ""), encoding="utf-8")
    drawing = load_drawing("small", "recharged")
    assert is_kept()
    assert load_drawing("small", "recharged") == drawing
    assert drawing.outline is None


def test_a_changed_board_is_read_anew(small: Path) -> None:
    load_drawing("small", "recharged")
    forget()
    assert load_board("small", "recharged").name == "Small"
    text = small.read_text(encoding="utf-8")
    small.write_text(text.replace("name: Small", "name: Tiny "), encoding="utf-8")
    os.utime(small, ns=(1, 1))
    assert load_board("small", "recharged").name == "Tiny"


def test_changed_lines_are_read_anew(small: Path) -> None:
    load_drawing("small", "recharged")
    forget()
    outline = small.with_name("small.outline.json")
    outline.write_text(outline.read_text(encoding="utf-8").replace("400", "4000"), encoding="utf-8")
    drawing = load_drawing("small", "recharged")
    assert drawing.outline is not None
    assert drawing.outline.areas[0][0][4:6] == pytest.approx((1000, 4000))
    outline.unlink()
    with pytest.raises(BoxError):
        load_drawing("small", "recharged")


@pytest.mark.parametrize("name", ["plants.yaml", "editions/recharged.yaml"])
def test_changed_tables_are_read_anew(
    name: str, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = shutil.copytree(resources_dir(), tmp_path / "resources")
    monkeypatch.setattr(places, "resources_dir", lambda: copy)
    load_drawing("small", "recharged")
    assert is_kept()
    (copy / name).write_text((copy / name).read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert not is_kept()
    monkeypatch.undo()
    assert not is_kept()


def test_another_version_reads_anew(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_drawing("small", "recharged")
    monkeypatch.setattr(kept, "__version__", "9.9.9")
    assert not is_kept()
    load_drawing("small", "recharged")
    assert is_kept()


@pytest.mark.parametrize("left", [0, 1, 30, 500, -1])
def test_a_file_that_is_cut_off_is_as_if_missing(left: int, small: Path, file: Path) -> None:
    drawing = load_drawing("small", "recharged")
    file.write_bytes(file.read_bytes()[:left])
    assert not is_kept()
    assert load_drawing("small", "recharged") == drawing
    assert is_kept()


def test_a_file_with_a_wrong_figure_is_as_if_missing(small: Path, file: Path) -> None:
    load_drawing("small", "recharged")
    data = file.read_bytes()
    assert data.count(b"[0,2,6]") == 0
    file.write_bytes(data.replace(b"[0,1,6]", b"[0,1,5]"))
    assert file.read_bytes() != data
    assert not is_kept()


@pytest.mark.parametrize("data", [b"\0" * 100, b"{}", b"\xff\xfe", b"\n\n", b"powergrid-board/1"])
def test_a_foreign_file_is_as_if_missing(data: bytes, small: Path, file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(data)
    assert not is_kept()
    load_drawing("small", "recharged")
    assert is_kept()


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b"null", b"[]", b"{}", b"7", b'"x"', b"[NaN]", b"9" * 9999, b"[[]]"]
)
def test_odd_json_is_as_if_missing(body: bytes, small: Path, file: Path) -> None:
    load_drawing("small", "recharged")
    head = file.read_bytes().split(b"\n", 1)[0].rsplit(b" ", 1)[0]
    file.write_bytes(b"%s %d\n%s" % (head, zlib.crc32(body), body))
    assert not is_kept()


def test_too_large_a_file_is_neither_read_nor_written(
    small: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_drawing("small", "recharged")
    monkeypatch.setattr(kept, "MOST_BYTES", file.stat().st_size - 1)
    assert not is_kept()
    file.unlink()
    load_drawing("small", "recharged")
    assert not file.exists()


def at(*path: int) -> Callable[[Any, object], None]:
    """Return what puts another value at a place."""

    def put(value: Any, new: object) -> None:
        for step in path[:-1]:
            value = value[step]
        value[path[-1]] = new

    return put


PLACES = {
    "sources": at(0),
    "a source": at(0, 0),
    "its path": at(0, 0, 0),
    "its time": at(0, 0, 1),
    "plants": at(1),
    "a plant's number": at(1, 0, 1, 0),
    "a plant's kind": at(1, 0, 1, 1),
    "edition": at(2),
    "edition's id": at(2, 0),
    "edition's players": at(2, 1),
    "edition's areas": at(2, 2),
    "an edition's area": at(2, 2, 0, 1),
    "edition's tokens": at(2, 8),
    "edition's refill": at(2, 10, 0, 1, 0),
    "edition's truth": at(2, 13),
    "board's id": at(3, 0),
    "map's name": at(3, 1),
    "board's areas": at(3, 2),
    "a city": at(3, 3, 0),
    "a city's area": at(3, 3, 0, 2),
    "a connection's end": at(3, 4, 0, 1),
    "a connection's cost": at(3, 4, 0, 2),
    "map's rules": at(3, 5),
    "drawing": at(4),
    "width": at(4, 0),
    "a spot": at(4, 2, 0),
    "a spot's side": at(4, 2, 0, 2),
    "plates": at(4, 3),
    "a plate": at(4, 3, 0, 0),
    "lines of areas": at(4, 4, 0),
    "a line": at(4, 4, 1, 0),
    "a figure of a line": at(4, 4, 1, 0, 0),
}
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    10**9,
    1e300,
    "x",
    "",
    [],
    {},
    [[]],
    [None] * 3,
    {"a": 1},
    ["x"] * 5,
)


@pytest.mark.slow
def test_no_odd_value_is_taken_for_a_right_one(small: Path, file: Path) -> None:
    load_drawing("small", "recharged")
    whole = file.read_bytes()
    rewrite(file, lambda value: None)
    assert is_kept()
    taken: set[tuple[str, str]] = set()
    for name, put in PLACES.items():
        for odd in ODD:
            file.write_bytes(whole)
            rewrite(file, lambda value, put=put, odd=odd: put(value, odd))  # type: ignore[misc]
            if is_kept():
                taken.add((name, repr(odd)))
    assert taken == {
        # what may just as well stand there
        ("edition's truth", "True"),
        ("map's name", "'x'"),
        ("map's name", "''"),
        ("a figure of a line", "-1"),
    }


def test_a_cache_that_cannot_be_written_is_done_without(home: Path, small: Path) -> None:
    (home / "cache").rmdir()
    (home / "cache").write_text("no folder")
    assert load_drawing("small", "recharged") == load_drawing("small", "recharged")
    assert not is_kept()


def test_a_folder_in_the_way_is_done_without(small: Path, file: Path) -> None:
    file.mkdir(parents=True)
    assert load_drawing("small", "recharged") == load_drawing("small", "recharged")
    assert not is_kept()


def test_what_a_killed_program_left_is_written_over(small: Path, file: Path) -> None:
    file.parent.mkdir()
    file.with_name("board.json.part").write_text("half a bo")
    load_drawing("small", "recharged")
    assert is_kept()
    assert [one.name for one in file.parent.iterdir()] == ["board.json"]


def test_it_lies_at_home_where_no_other_folder_is_named(
    home: Path, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    load_drawing("small", "recharged")
    assert (home / ".cache" / "powergrid" / "board.json").is_file()
    assert is_kept()


def test_nobodys_home_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError

    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setattr(Path, "home", nowhere)
    kept.keep(kept.Printing((), {}, load_edition("classic"), load_board("usa", "classic"), None))  # type: ignore[arg-type]
    assert kept.printing() is None


def test_the_second_run_reads_no_yaml() -> None:
    code = (
        "import sys; from powergrid.box import *; load_board('germany', 'classic');"
        " load_edition('classic'); load_plants(); load_drawing('germany', 'classic');"
        " print('yaml' in sys.modules, 'powergrid.box.checks' in sys.modules)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [run.stdout.split() for run in runs] == [["True", "True"], ["False", "False"]]


def test_the_package_says_what_it_has() -> None:
    assert all(hasattr(box, name) for name in box.__all__)
