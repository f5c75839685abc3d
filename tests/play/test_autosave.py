# SPDX-License-Identifier: MIT
"""What saves a game after every action."""

import os
from pathlib import Path

import pytest

from powergrid.files import atomic
from powergrid.play.autosave import Autosave
from powergrid.play.game_file import GameFile
from powergrid.play.recorded import session_of
from powergrid.play.session import AnySession
from tests.play.nim import NimRecord
from tests.play.nim_window import record_of

pytestmark = pytest.mark.usefixtures("qapp")  # a failed save is tried again after a while


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def kept(file: Path) -> tuple[AnySession, Autosave]:
    """Return a session that has just begun, and its autosave."""
    session = session_of(record_of())
    autosave = Autosave(session, GameFile(file))
    autosave.begin()
    return session, autosave


def fail(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


def test_every_action_is_saved_in_the_same_file(file: Path) -> None:
    session, autosave = kept(file)
    for moves in ((1,), (1, 2), (1, 2, 3)):
        session.act(moves[-1])
        assert NimRecord.load(file).moves == moves
    session.undo()
    assert NimRecord.load(file).moves == (1, 2)
    assert autosave.file == file


def test_a_game_that_is_no_longer_kept_leaves_its_file_alone(file: Path) -> None:
    session, autosave = kept(file)
    session.act(1)
    for _ in range(2):
        autosave.release()
    session.act(2)
    assert NimRecord.load(file).moves == (1,)


def test_a_game_moves_away_from_a_file_that_another_program_has_changed(file: Path) -> None:
    session, autosave = kept(file)
    told: list[tuple[str, str]] = []
    autosave.moved.connect(lambda before, after: told.append((before, after)))
    file.write_text("something else")
    session.act(1)
    session.act(2)
    assert file.read_text() == "something else"
    assert autosave.file != file
    assert NimRecord.load(autosave.file).moves == (1, 2)
    assert told == [(file.name, autosave.file.name)]
    GameFile(file).release()  # nobody holds it any more


def test_a_file_to_which_a_game_could_not_move_is_not_held(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, autosave = kept(file)
    file.write_text("something else")
    monkeypatch.setattr(atomic, "write", fail)
    session.act(1)
    assert "No space left" in autosave.problem
    assert autosave.file == file
    GameFile(file.with_name("game-2.json")).release()


def test_a_save_that_fails_makes_room_for_the_next(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = kept(file)
    leftover = file.with_name(".0123.powergrid-tmp")
    leftover.touch()
    os.utime(leftover, (1, 1))
    monkeypatch.setattr(atomic, "write", fail)
    session.act(1)
    assert not leftover.exists()


@pytest.mark.parametrize(("moves", "is_synced"), [((), False), ((1,), True)])
def test_only_a_game_without_an_action_may_be_lost_in_a_crash_of_the_machine(
    file: Path, monkeypatch: pytest.MonkeyPatch, moves: tuple[int, ...], is_synced: bool
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    session = session_of(record_of(*moves))
    Autosave(session, GameFile(file)).begin()
    assert bool(synced) == is_synced
    synced.clear()
    session.act(1)
    assert synced
