# SPDX-License-Identifier: MIT
"""Two windows and one game: whatever happens, no moves are overwritten."""

import os
import signal
import time
from pathlib import Path

import pytest

from powergrid.play.saved_games import games_dir
from powergrid.records import load, replay, save
from tests.gui.programs import Program
from tests.gui.tables import a_record
from tests.patience import wait_until

pytestmark = pytest.mark.slow
MOVES = 30


@pytest.fixture
def file() -> Path:
    """Return the file of a game that is not over."""
    game = games_dir() / "mine.json"
    save(a_record(), game)
    return game


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    """Return another runtime directory, as a second login has."""
    return str(tmp_path)


def actions(file: Path) -> int:
    return sum(1 for step in replay(load(file)) if step.action is not None)


def is_only_looked_at(program: Program) -> bool:
    """Return whether a program shows the game, lets nobody play, and says why."""
    view, sentence = program.tell("type(window.view).__name__, window.alerts.sentence.text")
    assert program.tell("window.autosave is None")
    is_told: bool = program.tell("window.alerts.isVisible()") and "another window" in sentence
    return view == "ReplayTable" and is_told


def test_a_second_window_shows_the_game_without_writing_it(file: Path, elsewhere: str) -> None:
    with Program() as first, Program(XDG_RUNTIME_DIR=elsewhere) as second:
        one, other = first.shown(), second.shown()
        one.tell("window.continue_game()")
        other.tell("window.continue_game()")
        if one.tell("window.autosave is None"):  # the other one was first
            one, other = other, one
        assert is_only_looked_at(other)
        assert one.tell(f"act({MOVES})") == MOVES
        other.tell("window.controls.undo()")
        other.tell("window.continue_game()")
        assert is_only_looked_at(other)
        assert actions(file) == MOVES
        other.tell("window.navigator.leave()")
        other.tell("window.navigator.leave()")
        assert not other.tell("window.alerts.isVisible()")
        one.tell("window.close()")
        assert one.ended() == 0
        other.tell("window.continue_game()")
        assert other.tell("act(1)") == MOVES + 1
        assert actions(file) == MOVES + 1
    assert [path.name for path in games_dir().iterdir() if path.suffix == ".json"] == [file.name]


def test_a_killed_window_releases_its_game(file: Path, elsewhere: str) -> None:
    with Program(file) as first:
        assert first.shown().tell("act(3)") == 3
        first.process.kill()
        first.process.wait()
    with Program(file) as second:
        assert second.shown().tell("act(1)") == 4


def test_eight_simultaneous_starts_open_one_window(file: Path) -> None:
    programs = [Program(file) for _ in range(8)]
    try:
        wait_until(
            lambda: sum(program.process.poll() is None for program in programs) <= 1, time.sleep
        )
        (left,) = [program for program in programs if program.process.poll() is None]
        assert left.shown().tell("act(1)") == 1
        assert {program.process.returncode for program in programs if program is not left} == {0}
        assert actions(file) == 1
    finally:
        for program in programs:
            program.__exit__(None, None, None)


def test_a_start_during_the_first_start_opens_no_window(file: Path) -> None:
    with Program(file) as first:
        is_first = Path(os.environ["XDG_RUNTIME_DIR"]) / "powergrid.lock"
        wait_until(is_first.exists, time.sleep)
        with Program(file) as second:
            assert second.ended() == 0
        assert first.shown().tell("window.autosave is not None")


def test_a_second_window_opens_beside_a_hung_one(file: Path) -> None:
    with Program(file) as first:
        assert first.shown().tell("act(3)") == 3
        os.kill(first.process.pid, signal.SIGSTOP)
        try:
            with Program(file) as second:
                assert is_only_looked_at(second.shown())
        finally:
            os.kill(first.process.pid, signal.SIGCONT)
        assert first.tell("act(3)") == 6  # after five, a seat would be made to pass
    assert actions(file) == 6
    assert [path.name for path in games_dir().iterdir() if path.suffix == ".json"] == [file.name]
