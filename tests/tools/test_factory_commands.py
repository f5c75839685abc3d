# SPDX-License-Identifier: MIT
"""`powergrid arena`, `ladder` and `tiles` with Factory Manager: what they print and write."""

import json
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from powergrid.app.cli import main
from powergrid.factory import bots
from powergrid.factory.bots.random_bots import BuilderBot
from powergrid.tools import ladder_command, tiles_command


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let builders play for the weakest and the strongest level and in every style."""
    monkeypatch.setattr(tiles_command, "style", lambda name: BuilderBot())
    weakest, *_, strongest = bots.LEVELS
    with patch.dict(bots.LEVELS, {weakest: BuilderBot, strongest: BuilderBot}, clear=True):
        yield


@pytest.mark.usefixtures("quick")
def test_the_arena_plays_each_deal_once_per_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "factory", "--seats", "builder,random", "--games", "4"]
    assert main([*words, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in facts["bots"]] == ["builder", "random"]
    assert sum(bot["share"] for bot in facts["bots"]) == pytest.approx(1)
    assert main(words) == 0
    assert "builder" in capsys.readouterr().out


def test_a_number_of_the_strongest_level_can_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "factory", "--games", "1", "--seats", "random,master:width=1"]
    assert main(words) == 0
    assert "master:width=1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seats", "word"),
    [
        ("random", "2 to 5"),
        ("random,wizard", "wizard"),
        ("random,master:size=4", "width"),
        ("random,expert:width=4", "master"),
        ("random,master:width=big", "big"),
    ],
)
def test_the_arena_names_invalid_arguments(
    seats: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--game", "factory", "--seats", seats]) == 2
    assert word in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [["--map", "germany"], ["--edition", "classic"], ["--option", "x"], ["--draft-areas"]],
)
def test_the_arena_refuses_what_factory_manager_does_not_have(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--game", "factory", *words]) == 2
    assert f"Factory Manager has no {words[0]}" in capsys.readouterr().err


@pytest.mark.usefixtures("quick")
def test_the_ladder_rates_the_levels_at_every_number_of_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["ladder", "--game", "factory", "--games", "1", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert list(facts["ratings"]) == list(bots.LEVELS)
    assert [duel["others"] for duel in facts["duels"]] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert next(str(table) for table in ladder_command.FACTORY_TABLES) == "2 players"


@pytest.mark.usefixtures("quick")
def test_statistics_of_tiles_are_written_to_a_file_and_a_plot(tmp_path: Path) -> None:
    file, plot = tmp_path / "tiles.md", tmp_path / "tiles.svg"
    file.write_text(f"before\n{tiles_command.MARKS.begin}{tiles_command.MARKS.end}after\n", "utf-8")
    words = ["tiles", "--games", "2", "--games-of-styles", "1"]
    assert main([*words, "--write", str(file), "--plot", str(plot)]) == 0
    text = file.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| each style wins 15–35 % |" in text
    assert "| storage 6 | storage +1 |" in text
    assert plot.read_text("utf-8").startswith("<svg")


def test_a_missing_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles", "--write", str(tmp_path / "none.md")]) == 2
    assert "none.md" in capsys.readouterr().err
