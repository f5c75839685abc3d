# SPDX-License-Identifier: MIT
"""Records of earlier formats are updated when read, and kept when overwritten."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from powergrid.play.record_files import format_of, unpack
from powergrid.records import Recorder, RecordError, load, replay, save
from powergrid.records.migration import STEPS


def earlier(recorder: Recorder) -> str:
    """Return a record in an imagined format older than the first."""
    text = recorder.text().replace('"powergrid-record/1"', '"powergrid-record/0"')
    return text.replace('"map"', '"board"')


def step(header: dict[str, Any], moves: list[Any]) -> tuple[dict[str, Any], list[Any]]:
    new = {"map" if key == "board" else key: value for key, value in header.items()}
    return new | {"format": "powergrid-record/1"}, moves


def test_an_earlier_record_is_brought_up_to_date(
    recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text(earlier(recorder))
    with pytest.raises(RecordError, match="line 1"):
        load(file)
    monkeypatch.setitem(STEPS, "powergrid-record/0", step)
    record = load(file)
    assert record.header == recorder.header
    assert len(list(replay(record))) == len(list(replay(recorder.record())))


@pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
def test_the_earlier_file_is_kept_when_it_is_overwritten(
    name: str, recorder: Recorder, tmp_path: Path
) -> None:
    file, before = tmp_path / name, earlier(recorder).encode()
    file.write_bytes(gzip.compress(before) if name.endswith(".gz") else before)
    for _ in range(2):
        save(recorder, file)
    assert format_of(file) == "powergrid-record/1"
    kept = tmp_path / f"{name}.powergrid-record-0"
    assert unpack(kept.read_bytes()) == before
    assert sorted(tmp_path.iterdir()) == [file, kept]


def test_an_older_backup_is_not_overwritten(recorder: Recorder, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    (tmp_path / "game.json.powergrid-record-0").write_text("the first")
    file.write_text(earlier(recorder))
    save(recorder, file)
    assert (tmp_path / "game.json.powergrid-record-0").read_text() == "the first"
