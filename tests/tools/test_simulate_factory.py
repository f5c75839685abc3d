# SPDX-License-Identifier: MIT
"""`powergrid simulate --game factory`: what it prints, and its exit codes."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from powergrid.app.cli import main
from powergrid.factory.bots import LEVELS
from powergrid.factory.records import new_record
from powergrid.play.record_files import save
from powergrid.play.seats import Seat

GAME = ("simulate", "--game", "factory")


def test_the_same_seed_plays_the_same_games_and_records_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*GAME, "--games", "2", "--players", "random,builder", "--option", "first_game"]
    assert main([*words, "--json", "--transcripts", str(tmp_path)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == first["seats"]
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(2)
    files = sorted(map(str, tmp_path.glob("*.json.gz")))
    assert len(files) == 2
    assert main(["verify", *files]) == 0
    assert main([*GAME, "--players", "random,builder"]) == 0
    assert "last profit" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--players", "random"], ["2 to 5"]),
        (["--players", "random,wizard"], ["wizard", *LEVELS]),
        (["--players", ""], [*LEVELS]),
        (["--option", "one_area_per_player"], ["first_game"]),
        (["--map", "germany"], ["Factory Manager has no --map"]),
        (["--map", ""], ["Factory Manager has no --map"]),
        (["--edition", "classic"], ["Factory Manager has no --edition"]),
    ],
)
def test_invalid_values_are_named_with_the_valid_ones(
    words: list[str], names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GAME, *words]) == 2
    error = capsys.readouterr().err
    assert all(name in error for name in names)


def test_a_wrong_record_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    save(replace(new_record([Seat("Ada", "red")] * 2, 1), is_finished=True), file)
    assert main(["verify", str(file)]) == 1
    assert '"finished" differs; expected False, found True' in capsys.readouterr().out
