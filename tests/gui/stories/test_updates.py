# SPDX-License-Identifier: MIT
"""Updates: files of every released version open in this one; newer ones are not changed."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from powergrid.files.places import own_maps_dir
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.settings.settings import Settings
from powergrid.play.saved_games import games_dir, last_played
from powergrid.records import load, verify
from powergrid.rules import State, legal

VERSIONS = Path(__file__).parents[2] / "data" / "versions"
FOLDERS = sorted(folder for folder in VERSIONS.iterdir() if folder.is_dir())
GAMES = [
    pytest.param(version, name, facts, id=f"{version.name}-{name}")
    for version in FOLDERS
    for name, facts in json.loads((version / "facts.json").read_text()).items()
]
MOVES = 30


def placed(version: Path, name: str) -> Path:
    """Copy a version's game and boards to where the program looks for them; return the game."""
    shutil.copytree(version / "maps", own_maps_dir(), dirs_exist_ok=True)
    games_dir().mkdir(parents=True)
    return Path(shutil.copy(version / "games" / f"{name}.powergrid.json", games_dir()))


def is_as(state: State, facts: Mapping[str, Any]) -> bool:
    """Return whether a position is the one recorded by an earlier version."""
    written = {name: getattr(state, name) for name in facts} | {"seen": sorted(state.seen)}
    return bool(json.loads(json.dumps(written)) == facts)


@pytest.mark.parametrize("version", FOLDERS, ids=lambda folder: folder.name)
def test_the_facts_cover_every_game(version: Path) -> None:
    games = {file.name.removesuffix(".powergrid.json") for file in (version / "games").iterdir()}
    assert games == set(json.loads((version / "facts.json").read_text()))


@pytest.mark.parametrize(("version", "name", "facts"), GAMES)
def test_games_of_older_versions_continue_where_they_were(
    version: Path, name: str, facts: dict[str, Any]
) -> None:
    file = placed(version, name)
    assert verify(file).is_ok
    session = session_of(load(file))
    assert is_as(session.state, facts)
    found = last_played(load)
    assert found is not None
    assert found[0] == file
    assert found[1].is_finished == session.state.is_over
    if session.state.is_over:
        return
    before, rng = len(session.past), Random(1)
    for _ in range(MOVES):
        session.act(legal(session.state).sample(rng))
    assert len(session.past) == before + MOVES


def test_settings_of_older_versions_are_understood(settings_dir: Path) -> None:
    (settings_dir / "powergrid").mkdir()
    shutil.copy(VERSIONS / "0.1.0" / "powergrid.ini", settings_dir / "powergrid" / "powergrid.ini")
    settings = Settings()
    assert (settings.language, settings.scheme, settings.palette) == ("de", "dark", "wood")
    assert (settings.scale, settings.text_size, settings.shows_letters) == (150, "large", True)
    assert (settings.pace, settings.own_pace) == ("fast", "slow")
    assert (settings.shows_moves, settings.hands_over) == (False, True)


def test_a_game_of_a_newer_version_is_reported_and_not_changed() -> None:
    file = placed(VERSIONS / "0.1.0", "kept")
    newer = file.read_text().replace("record/1", "record/2")
    file.write_text(newer)
    told: list[str] = []
    assert last_played(load, lambda _file, sentence: told.append(sentence)) is None
    assert "newer" in told[0]
    assert file.name in told[0]
    assert file.read_text() == newer
    assert list(games_dir().iterdir()) == [file]
