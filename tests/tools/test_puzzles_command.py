# SPDX-License-Identifier: MIT
"""`powergrid puzzles`: what it reports about a folder."""

import json
from argparse import ArgumentTypeError
from pathlib import Path
from shutil import copyfile

import pytest

from powergrid.app.cli import main
from powergrid.files.places import resources_dir
from powergrid.puzzles.puzzle_set import LIST
from powergrid.tools import puzzles_command

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
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> Path:
        raise ArgumentTypeError("it may be read-only")

    monkeypatch.setattr(puzzles_command, "folder_to_write", refuse)
    before = (folder / LIST).read_bytes()
    assert main(["puzzles", "make", str(folder), "--count", "1"]) == 0
    assert "1 puzzle in" in capsys.readouterr().out
    assert (folder / LIST).read_bytes() == before


def test_a_file_in_place_of_the_folder_is_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    assert main(["puzzles", "make", str(file)]) == 2
    assert capsys.readouterr().err == f"{file} cannot be written: Not a directory\n"


@pytest.mark.slow
def test_a_clear_puzzle_has_the_same_answer_with_other_cards(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "check", str(folder), "--samples", "8", "--seed", "5"]) == 0
    assert "Answers that stay the same with other cards: 1 of 1." in capsys.readouterr().out


def test_an_answer_that_does_not_fit_the_position_is_reported(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (entry,) = json.loads((folder / LIST).read_text())
    entry["options"][0]["answer"] = {"type": "end", "phase": "nonsense"}
    (folder / LIST).write_text(json.dumps([entry]))
    command = ["puzzles", "check", str(folder), "--samples", "8"]
    assert main(command) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{entry['id']}: its answers do not fit its position.",
        "Answers that stay the same with other cards: 0 of 1.",
    ]
    assert main([*command, "--json"]) == 1
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["fits"], row["stays"]) == (False, False)


@pytest.mark.parametrize("count", [0, 1])
def test_a_puzzle_without_a_choice_is_left_out(
    count: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (entry,) = json.loads((folder / LIST).read_text())
    entry |= {"options": entry["options"][:count], "done": -1}
    (folder / LIST).write_text(json.dumps([entry]))
    assert main(["puzzles", "check", str(folder)]) == 2
    assert "there are no puzzles in this folder" in capsys.readouterr().err


def test_a_damaged_list_gets_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / LIST).write_text("{}")
    assert main(["puzzles", "check", str(folder)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
