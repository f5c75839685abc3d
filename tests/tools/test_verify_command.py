# SPDX-License-Identifier: MIT
"""`powergrid verify`: one line per file, and its exit codes."""

import gzip
import json
from pathlib import Path

import pytest

from powergrid.app.cli import main
from tests.records.games import KEPT


def test_correct_files_are_ok(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *map(str, KEPT)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(KEPT)
    assert lines[0] == f"{KEPT[0]}: ok, 501 moves"


def test_one_bad_file_fails_and_the_others_are_still_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_text("{")
    files = [str(KEPT[0]), str(tmp_path / "bad.json"), str(tmp_path / "none"), str(KEPT[1])]
    assert main(["verify", *files]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[2] == f"{files[2]}: there is no such file; check the name and the folder."
    assert lines[3].endswith("moves")


def test_figures_are_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--json", str(KEPT[0]), str(tmp_path)]) == 1
    good, bad = map(json.loads, capsys.readouterr().out.splitlines())
    assert (good["is_ok"], good["moves"]) == (True, 501)
    assert (bad["is_ok"], bad["file"]) == (False, str(tmp_path))


def test_verify_finds_a_changed_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--transcripts", str(tmp_path)]) == 0
    (packed,) = tmp_path.glob("*.json.gz")
    text = gzip.decompress(packed.read_bytes()).decode().replace('"income": 22', '"income": 23', 1)
    changed = tmp_path / "changed.json"
    changed.write_text(text)
    capsys.readouterr()
    assert main(["verify", str(changed)]) == 1
    assert "22" in capsys.readouterr().out
