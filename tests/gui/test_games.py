# SPDX-License-Identifier: MIT
"""Where games are kept, and which one is gone on with."""

import os
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from powergrid.gui.games import Keeper, games_dir, last_unfinished, new_game_file
from powergrid.gui.session import session_of
from powergrid.records import digest, load
from tests.gui.tables import a_record, a_session, play_until

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def test_a_new_game_gets_a_file_of_its_own() -> None:
    first = new_game_file(a_record(), NOON)
    assert first.parent == games_dir()
    first.parent.mkdir(parents=True)
    first.touch()
    assert new_game_file(a_record(), NOON) != first


def test_every_action_and_every_undo_is_on_file(tmp_path: Path) -> None:
    session = a_session()
    file = tmp_path / "game.json"
    Keeper(session, file)
    rng = Random(1)
    for _ in range(60):
        session.act(session.question.sample(rng))
        if session.can_undo and rng.random() < 0.3:
            session.undo()
        assert digest(session_of(load(file)).state) == digest(session.state)


def test_a_save_that_fails_says_why(tmp_path: Path) -> None:
    session = a_session()
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    keeper = Keeper(session, blocked / "game.json")
    assert "game.json" in keeper.problem
    told: list[str] = []
    keeper.failed.connect(told.append)
    rng = Random(1)
    for _ in range(3):
        session.act(session.question.sample(rng))
    assert told == []  # the same reason is not told again and again
    blocked.unlink()
    session.act(session.question.sample(rng))
    assert keeper.problem == ""
    assert digest(session_of(load(keeper.file)).state) == digest(session.state)


def test_the_newest_game_is_gone_on_with_and_damaged_files_are_passed_over() -> None:
    assert last_unfinished() is None
    for number, when in ((1, 200), (2, 300)):
        file = games_dir() / f"{number}.json"
        Keeper(a_session(seed=number), file)
        os.utime(file, (when, when))
    (games_dir() / "damaged.json").write_text('{"header": ')
    (games_dir() / "nowhere.json").symlink_to(games_dir() / "gone")
    told: list[str] = []
    found = last_unfinished(told.append)
    assert found is not None
    assert len(told) == 1
    assert "damaged.json" in told[0]
    assert found[0].name == "2.json"
    assert (games_dir() / "damaged.json").read_text() == '{"header": '


@pytest.mark.slow
def test_a_finished_game_is_not_gone_on_with() -> None:
    session = a_session(players=3)
    Keeper(session, games_dir() / "over.json")
    play_until(session, lambda state: state.is_over)
    assert last_unfinished() is None
