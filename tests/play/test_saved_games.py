# SPDX-License-Identifier: MIT
"""Where games are saved, and which one is continued."""

import os
import time
from pathlib import Path
from random import Random

import pytest

from powergrid.files.places import own_maps_dir
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.play.autosave import Autosave
from powergrid.play.game_file import GameFile, new_game_file
from powergrid.play.saved_games import count_open, games_dir, last_played, new_game_name
from powergrid.records import digest, load, save
from tests.gui.tables import a_record, a_session


def kept(session: Session, file: Path) -> Autosave:
    """Return an autosave of a session that is already in a file."""
    autosave = Autosave(session, GameFile(file))
    autosave.begin()
    return autosave


def test_a_new_game_gets_its_own_file() -> None:
    wish = new_game_name(a_record())
    assert wish.parent == games_dir()
    first, second = new_game_file(wish), new_game_file(wish)
    assert first.path == wish
    assert second.path != first.path  # neither has been written yet, and both names are taken


def test_every_action_and_every_undo_is_saved(tmp_path: Path) -> None:
    session = a_session()
    file = tmp_path / "game.json"
    kept(session, file)
    rng = Random(1)
    for _ in range(60):
        session.act(session.question.sample(rng))
        if session.can_undo and rng.random() < 0.3:
            session.undo()
        assert digest(session_of(load(file)).state) == digest(session.state)


@pytest.mark.usefixtures("qapp")  # it is tried again later
def test_a_save_that_fails_says_why(tmp_path: Path) -> None:
    session = a_session()
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    autosave = kept(session, blocked / "game.json")
    assert "game.json" in autosave.problem
    told: list[str] = []
    autosave.problem_changed.connect(lambda: told.append(autosave.problem))
    rng = Random(1)
    for _ in range(3):
        session.act(session.question.sample(rng))
    assert len(told) == 0  # the same reason is reported only once
    blocked.unlink()
    session.act(session.question.sample(rng))
    assert told == [""]
    assert autosave.is_saved
    assert digest(session_of(load(autosave.file)).state) == digest(session.state)


def test_the_newest_game_is_continued_and_damaged_files_are_ignored() -> None:
    assert last_played(load) is None
    for number, when in ((1, 200), (2, 300)):
        file = games_dir() / f"{number}.json"
        kept(a_session(seed=number), file)
        os.utime(file, (when, when))
    (games_dir() / "damaged.json").write_text('{"header": ')
    (games_dir() / "nowhere.json").symlink_to(games_dir() / "gone")
    told: list[str] = []
    found = last_played(load, lambda _file, sentence: told.append(sentence))
    assert found is not None
    assert len(told) == 1
    assert "damaged.json" in told[0]
    assert found[0].name == "2.json"
    assert (games_dir() / "damaged.json").read_text() == '{"header": '


def test_a_file_changed_by_another_program_is_kept_and_the_game_saved_elsewhere(
    tmp_path: Path,
) -> None:
    session = a_session()
    file = tmp_path / "game.json"
    autosave = kept(session, file)
    save(a_record(seed=2), file)
    others = file.read_bytes()
    rng = Random(1)
    for _ in range(3):
        session.act(session.question.sample(rng))
    assert file.read_bytes() == others
    assert autosave.file == tmp_path / "game-2.json"
    assert digest(session_of(load(autosave.file)).state) == digest(session.state)


def test_a_deleted_file_is_written_again(tmp_path: Path) -> None:
    session = a_session()
    autosave = kept(session, tmp_path / "game.json")
    autosave.file.unlink()
    session.act(session.question.sample(Random(1)))
    assert digest(session_of(load(tmp_path / "game.json")).state) == digest(session.state)


def test_setting_the_clock_back_does_not_change_the_last_game() -> None:
    games_dir().mkdir(parents=True)
    now = time.time()
    for name, when in (("ahead", now + 10**6), ("now", now - 10), ("old", now - 10**6)):
        save(a_record(), games_dir() / f"{name}.json")
        os.utime(games_dir() / f"{name}.json", (when, when))
    found = last_played(load)
    assert found is not None
    assert found[0].name == "now.json"
    for last in ("ahead.json", "old.json"):  # the last game at the table is known without a clock
        found = last_played(load, last=last)
        assert found is not None
        assert found[0].name == last
    assert last_played(load, last="gone.json") == last_played(load)


def test_a_game_that_is_over_waits_only_if_no_other_does() -> None:
    over = load(Path(__file__).parents[1] / "data/transcripts/germany-classic-3p.json.gz")
    games = {"begun": a_record(), "over": over, "packed": a_record()}
    for name, record in games.items():
        save(record, games_dir() / (f"{name}.json.gz" if name == "packed" else f"{name}.json"))
    (games_dir() / "damaged.json").write_text("{")
    os.mkfifo(games_dir() / "pipe.json")
    assert count_open([*games_dir().iterdir(), games_dir() / "gone.json"]) == 1
    for open_first, name in ((True, "begun"), (False, "over")):
        found = last_played(load, last="over.json", open_first=open_first)
        assert found is not None
        assert found[0].stem == name
    (games_dir() / "begun.json").unlink()
    found = last_played(load, open_first=True)
    assert found is not None
    assert found[0].stem == "over"


def test_leftovers_of_a_killed_program_are_removed() -> None:
    games_dir().mkdir(parents=True)
    leftover = games_dir() / ".0a.powergrid-tmp"
    leftover.touch()
    os.utime(leftover, (1, 1))
    assert last_played(load) is None
    assert not leftover.exists()


def test_games_are_beside_boards_whatever_the_home_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", os.fsdecode(b"/home/not \xff utf-8"))
    assert games_dir().parent == own_maps_dir().parent
