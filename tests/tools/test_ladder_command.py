# SPDX-License-Identifier: MIT
"""`powergrid ladder`: what it prints and writes."""

import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from unittest.mock import patch

import pytest

from powergrid.app.cli import main
from powergrid.bots import LEVELS
from powergrid.tools import ladder_command
from powergrid.tools.ladder_command import MARKS, PowerGridTable


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the two weakest levels play at two tables."""
    tables = (
        PowerGridTable("germany", "recharged", 3),
        PowerGridTable("germany", "classic", 2),
    )
    monkeypatch.setattr(ladder_command, "TABLES", tables)
    with patch.dict(LEVELS, dict(islice(LEVELS.items(), 2)), clear=True):
        yield


@pytest.mark.slow
def test_all_levels_play_each_other_and_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--games", "2", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert list(facts["ratings"]) == ["beginner", "learner"]
    assert [(duel["one"], duel["others"]) for duel in facts["duels"]] == [
        ("beginner", 2),
        ("learner", 2),
        ("beginner", 1),
        ("learner", 1),
    ]


@pytest.mark.slow
def test_only_the_named_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--games", "1", "--levels", "reference,planner", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["ratings"]) == ["reference", "planner"]


def test_the_last_level_can_play_fewer_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "--levels", "random,sensible,reference", "--games", "3"]
    assert main([*words, "--games-of-last", "1", "--json"]) == 0
    duels = json.loads(capsys.readouterr().out)["duels"]
    assert len(duels) == 2 * 6, "all six pairs play at both tables"
    for duel in duels:
        assert duel["games"] == (1 if "reference" in (duel["one"], duel["other"]) else 3)
    assert main([*words, "--games-of-last", "1"]) == 0
    assert "3 games, 1 with reference, of each pair at each table" in capsys.readouterr().out


def test_only_neighbours_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "--levels", "random,sensible,reference", "--games", "1", "--neighbours"]
    assert main([*words, "--json"]) == 0
    duels = json.loads(capsys.readouterr().out)["duels"]
    pairs = [("random", "sensible"), ("sensible", "random")]
    pairs += [("sensible", "reference"), ("reference", "sensible")]
    assert [(duel["one"], duel["other"]) for duel in duels] == 2 * pairs
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    against_reference = next(line for line in lines if line.startswith("| random |"))
    assert against_reference.endswith(" | – |")


@pytest.mark.parametrize(
    "levels", ["", "planner", "planner,planner", "planner,wizard", "planner,net-99.npz"]
)
def test_invalid_levels_are_refused(levels: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--levels", levels]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.slow
def test_the_table_is_written_between_the_lines(tmp_path: Path) -> None:
    file = tmp_path / "note.md"
    file.write_text(f"before\n{MARKS.begin}old\n{MARKS.end}after\n", "utf-8")
    assert main(["ladder", "--games", "1", "--write", str(file)]) == 0
    text = file.read_text("utf-8")
    assert text.startswith(f"before\n{MARKS.begin}\n| one seat of | rating |")
    assert text.endswith(f"\n{MARKS.end}after\n")
    assert "| learner |" in text
    assert "old" not in text


def test_a_file_without_the_lines_is_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "note.md"
    file.write_text("nothing", "utf-8")
    assert main(["ladder", "--write", str(file)]) == 2
    assert MARKS.begin.strip() in capsys.readouterr().err
    assert file.read_text("utf-8") == "nothing"


def test_a_folder_or_a_pipe_to_write_into_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (tmp_path, pipe):
        assert main(["ladder", "--write", str(file)]) == 2
        said = capsys.readouterr().err
        assert said == f"{file}: this is not a file; check the name and the folder.\n"
