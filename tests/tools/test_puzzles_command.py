# SPDX-License-Identifier: MIT
"""`powergrid puzzles`: what it reports about a folder."""

import json
from pathlib import Path
from shutil import copyfile

import pytest

from powergrid.app.cli import main
from powergrid.files.places import resources_dir
from powergrid.puzzles.puzzle_set import LIST

SHIPPED = resources_dir() / "puzzles"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the clearest shipped puzzle."""
    entries = json.loads((SHIPPED / LIST).read_text())
    best = max(entries, key=lambda entry: (entry["margin"] - entry["error"], entry["id"]))
    copyfile(SHIPPED / best["record"], tmp_path / best["record"])
    (tmp_path / LIST).write_text(json.dumps([best]))
    return tmp_path


def test_a_folder_with_enough_puzzles_is_not_changed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (folder / LIST).read_bytes()
    assert main(["puzzles", "make", str(folder), "--count", "1"]) == 0
    assert "1 puzzles" in capsys.readouterr().out
    assert (folder / LIST).read_bytes() == before


@pytest.mark.slow
def test_a_clear_puzzle_has_the_same_answer_with_other_cards(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "check", str(folder), "--samples", "8", "--seed", "5"]) == 0
    assert "1 of 1 puzzles have the same answer" in capsys.readouterr().out


def test_a_damaged_list_gets_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / LIST).write_text("{}")
    assert main(["puzzles", "check", str(folder)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
