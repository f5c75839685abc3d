# SPDX-License-Identifier: MIT
"""Files are written whole or not at all, and every fault is reported in one sentence."""

import errno
import gzip
import os
from pathlib import Path
from typing import Any

import pytest

from powergrid.files.atomic import remove_leftovers
from powergrid.play.record_files import MAX_BYTES
from powergrid.records import Recorder, RecordError, load, save
from tests.records.games import begun


def test_a_file_has_one_move_per_line(recorder: Recorder, tmp_path: Path) -> None:
    save(recorder, tmp_path / "deep" / "er" / "game.json")
    lines = (tmp_path / "deep" / "er" / "game.json").read_text().splitlines()
    record = recorder.record()
    assert lines[0].startswith('{"header": {"format": "powergrid-record/1"')
    assert len(lines) == len(record.moves) + 3
    assert list(load(tmp_path / "deep" / "er" / "game.json").lines) == list(
        range(3, len(record.moves) + 3)
    )


@pytest.mark.slow
def test_a_file_named_gz_is_compressed(recorder: Recorder, tmp_path: Path) -> None:
    save(recorder, tmp_path / "game.json.gz")
    assert gzip.decompress((tmp_path / "game.json.gz").read_bytes()) == recorder.text().encode()
    assert load(tmp_path / "game.json.gz").header == recorder.header
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("fails", ["os.replace", "os.fsync"])
def test_a_failed_write_leaves_the_old_file(
    fails: str, recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    save(recorder, file)
    before = file.read_bytes()
    recorder.take_back(5)

    def no_space(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(fails, no_space)
    with pytest.raises(RecordError, match="No space left on device"):
        save(recorder, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_leftovers_of_a_killed_program_can_be_removed(tmp_path: Path) -> None:
    old = tmp_path / ".game.json.77-1.powergrid-tmp"
    new = tmp_path / ".game.json.78-1.powergrid-tmp"
    kept = tmp_path / "game.json"
    for file in (old, new, kept):
        file.write_text("x")
    os.utime(old, (0, 0))
    remove_leftovers(tmp_path)
    remove_leftovers(tmp_path / "nowhere")
    assert sorted(tmp_path.iterdir()) == [new, kept]


def test_a_link_is_followed(recorder: Recorder, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    save(recorder, tmp_path / "real" / "game.json")
    (tmp_path / "link.json").symlink_to(tmp_path / "real" / "game.json")
    recorder.take_back(3)
    save(recorder, tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real" / "game.json").read_text() == recorder.text()


def test_a_place_that_cannot_be_written_is_reported_in_one_sentence(
    recorder: Recorder, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("x")
    for path in (tmp_path / "file" / "game.json", tmp_path, tmp_path / "nul\0.json"):
        with pytest.raises(RecordError, match="cannot be written"):
            save(recorder, path)


GOOD = begun().text()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "the file is empty"),
        (b"  \n ", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 text"),
        (b"hello", '"{" is missing'),
        (b"[1, 2]", '"{" is missing'),
        (b"{}", "this is not valid JSON"),
        (b'{"a": 1}', 'no "header"'),
        (b'{"header": {}, "moves": []}', "not a record of Power Grid"),
        (b'{"header": 3, "moves": []}', "must be a mapping"),
        (b'{"header": NaN, "moves": []}', "NaN is not a number"),
        (b'{"header": {"format": "powergrid-record/x"}, "moves": []}', "not a number"),
        (b'{"header": {"format": "powergrid-record/2"}, "moves": []}', "newer than this program"),
        (b'{"header": {"format": "chess/1"}, "moves": []}', "not a record of Power Grid"),
        (b"[" * 100_000, '"{" is missing'),
        (b'{"header": ' + b"[" * 100_000, "nested too deeply"),
        (b'{"header": ' + b"9" * 5000 + b"}", "5000 digits"),
        (b'{"header": 1e999, "moves": []}', "must be a mapping"),
        (b" " * (MAX_BYTES + 1), "larger than"),
        (gzip.compress(b" " * (MAX_BYTES + 1)), "larger than"),
        (gzip.compress(GOOD.encode())[:-20], "cut off"),
        (b"\x1f\x8bxxxxxxxxxxxxxxxx", "damaged"),
        (gzip.compress(GOOD.encode()) + b"more", "damaged"),
        (GOOD.encode() + b"x", "after the end"),
        (GOOD.replace('"moves": [', '"moves": {').encode(), "missing"),
        (GOOD.replace('"moves": [', '"moves": [7').encode(), "must be a mapping"),
        (GOOD.replace('"moves": [', '"moves": [{"type": "fly"}').encode(), "must be one of"),
        (GOOD.replace('"moves": [', '"moves": [{"type": "bid"}').encode(), '"seat" is missing'),
        (GOOD.replace('"rules_version": 2', '"rules_version": 3').encode(), "newer program"),
        (GOOD.replace('"moves": [', '"moves": [' + "0," * 60_000).encode(), "more than 50000"),
        (GOOD.replace("A game", "\\ud800").encode(), "one line"),
    ],
)
def test_a_damaged_or_foreign_file_is_reported_in_one_sentence(
    data: bytes, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        load(file)
    message = str(caught.value)
    assert says in message
    assert message.startswith(str(file))
    assert message.endswith(".")
    assert "\n" not in message
    assert file.read_bytes() == data


def test_a_path_that_is_not_a_file_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no such file"):
        load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="not a file"):
        load(tmp_path)
    with pytest.raises(RecordError):
        load("nul\0.json")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RecordError, match="not a file"):
        load(tmp_path / "pipe")


def test_an_error_names_the_line_and_the_move(recorder: Recorder, tmp_path: Path) -> None:
    lines = recorder.text().split("\n")
    lines[6] = '{"type": "bid", "seat": 9},'
    (tmp_path / "game.json").write_text("\n".join(lines))
    with pytest.raises(RecordError, match=r"game\.json, line 7, move 5: ") as caught:
        load(tmp_path / "game.json")
    assert (caught.value.line, caught.value.move) == (7, 5)
