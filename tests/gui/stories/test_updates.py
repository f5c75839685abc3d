# SPDX-License-Identifier: MIT
"""An update: what every released version has written opens in this one, and newer is left alone."""

import shutil
from pathlib import Path
from random import Random

import pytest

from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.settings.settings import Settings
from powergrid.play.saved_games import games_dir, last_unfinished
from powergrid.records import digest, load
from powergrid.rules import legal

VERSIONS = Path(__file__).parents[2] / "data" / "versions"
DIGESTS = {"0.1.0": "3416895ec26c098c"}
"""What a version's save leads to."""
MOVES = 30


def test_each_version_has_its_save_and_its_settings() -> None:
    assert {file.stem for file in VERSIONS.glob("*.json")} == set(DIGESTS)
    assert {file.stem for file in VERSIONS.glob("*.ini")} == set(DIGESTS)


@pytest.mark.parametrize("version", DIGESTS)
def test_its_game_goes_on(version: str) -> None:
    games_dir().mkdir(parents=True)
    shutil.copy(VERSIONS / f"{version}.json", games_dir() / "game.json")
    found = last_unfinished(load)
    assert found is not None
    session = session_of(found[1])
    assert digest(session.state) == DIGESTS[version]
    before, rng = len(session.past), Random(1)
    for _ in range(MOVES):
        session.act(legal(session.state).sample(rng))
    assert len(session.past) == before + MOVES


@pytest.mark.parametrize("version", DIGESTS)
def test_its_settings_are_understood(version: str, settings_dir: Path) -> None:
    (settings_dir / "powergrid").mkdir()
    shutil.copy(VERSIONS / f"{version}.ini", settings_dir / "powergrid" / "powergrid.ini")
    settings = Settings()
    assert (settings.scheme, settings.scale, settings.pace) == ("dark", 150, "fast")


def test_a_newer_game_is_told_and_left_alone() -> None:
    games_dir().mkdir(parents=True)
    file = games_dir() / "game.json"
    newer = (VERSIONS / "0.1.0.json").read_text().replace("record/1", "record/2")
    file.write_text(newer)
    told: list[str] = []
    assert last_unfinished(load, told.append) is None
    assert "newer" in told[0]
    assert "game.json" in told[0]
    assert file.read_text() == newer
    assert list(games_dir().iterdir()) == [file]
    assert load(VERSIONS / "0.1.0.json").header.title == "Kept by 0.1.0"
