# SPDX-License-Identifier: MIT
"""`powergrid simulate`: what it prints and writes, and its exit codes."""

import json
from pathlib import Path

import pytest

from powergrid.app.cli import main


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--map", "mars"], ["mars", "germany", "usa"]),
        (["--players", "reference,wizard,random"], ["wizard", "sensible"]),
        (["--players", "random,random"], ["recharged", "2"]),
        (["--players", ""], ["sensible"]),
        (["--map", ""], ["germany", "usa"]),
        (["--edition", ""], ["classic"]),
        (["--edition", "deluxe"], ["deluxe", "classic"]),
        (["--map", "central-europe"], ["recharged", "classic"]),
        (["--option", "free_beer"], ["free_beer", "starting_cities", "one_area_per_player"]),
        (["--option", "one_area_per_player"], ["recharged", "one_area_per_player"]),
        (["--option", "against_the_bank"], ["recharged", "4"]),
    ],
)
def test_invalid_values_are_named_with_the_valid_ones(
    words: list[str], names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    for name in names:
        assert name in error


def test_the_same_seed_plays_the_same_games_and_transcripts_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--games", "3", "--players", "reference,sensible,random", "--json"]
    assert main([*words, "--transcripts", str(tmp_path)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    again = json.loads(capsys.readouterr().out)
    assert first["seats"] == again["seats"]
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(3)
    files = sorted(map(str, tmp_path.glob("*.json.gz")))
    assert len(files) == 3
    assert main(["verify", *files]) == 0


@pytest.mark.parametrize(
    "words",
    [
        ["--edition", "classic", "--map", "central-europe", "--option", "one_area_per_player"],
        ["--players", "reference,sensible", "--option", "against_the_bank"],
        ["--option", "starting_cities"],
        ["--map", "manhattan"],
        [
            *("--players", "random,reference", "--option", "against_the_bank"),
            *("--option", "starting_cities", "--option", "starting_cities"),
        ],
    ],
)
def test_games_with_options_verify(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--games", "2", "--transcripts", str(tmp_path)]) == 0
    files = sorted(map(str, tmp_path.glob("*.json.gz")))
    assert len(files) == 2
    assert all(words[-1] in file for file in files)
    assert main(["verify", *files]) == 0


def test_a_file_in_place_of_the_folder_is_refused_before_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    with pytest.raises(SystemExit, match="2"):
        main(["simulate", "--transcripts", str(file)])
    assert "cannot be written: Not a directory" in capsys.readouterr().err
