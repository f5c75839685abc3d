# SPDX-License-Identifier: MIT
"""Other programs as the window asks them."""

import os
import subprocess
import sys
from pathlib import Path
from select import select

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS, decide
from powergrid.play.opponents import Resigned
from powergrid.play.thinker import Reply
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.programs import failure_log, install
from powergrid.rules import legal
from tests.gui.tables import a_session
from tests.patience import PATIENCE


def program(folder: Path, name: str, script: str) -> str:
    file = folder / name
    file.write_text(f"#!/bin/sh\nread game\n{script}\n")
    file.chmod(0o755)
    return install(file)


def test_a_chosen_program_decides(tmp_path: Path) -> None:
    state = a_session().state
    answer = f'{{"type": "open", "plant": {state.market[0]}, "bid": {state.market[0]}}}'
    level = program(tmp_path, "opener.sh", f"while read ask; do echo '{answer}'; done")
    assert decide(level, state, 1) in legal(state)
    assert decide(level, state, 1) == decide(level, state, 2)
    assert OPPONENTS.patience(level) > 15, "the program's own limit comes first"


def test_a_failing_program_resigns_and_the_log_says_why(tmp_path: Path) -> None:
    level = program(tmp_path, "broken.sh", "echo hello")
    for _ in range(9):
        with pytest.raises(Resigned):
            decide(level, a_session().state, 1)
    lines = failure_log().read_text().splitlines()
    assert len(lines) == 3, "it is not asked a fourth time"
    for line in lines:
        assert line.endswith("broken.sh wrote something other than one line of JSON.")


def test_the_log_says_that_a_program_is_gone() -> None:
    with pytest.raises(Resigned):
        decide("program:gone.py", a_session().state, 1)
    assert "gone.py is not among the programs" in failure_log().read_text()


@pytest.fixture
def held(tmp_path: Path) -> int:
    """Return the end of a pipe that `a_family` holds as long as any of it runs."""
    os.mkfifo(tmp_path / "held")
    return os.open(tmp_path / "held", os.O_RDONLY | os.O_NONBLOCK)


def a_family(folder: Path) -> str:
    """Return the level of a program that starts another one and never answers."""
    held, start = f"exec 3> '{folder / 'held'}'", "sleep 3600 <&- >&- & echo >&3"
    return program(
        folder, "family.sh", f"trap '' TERM\n{held}\n{start}\nwhile read ask; do :; done"
    )


def check_all_ended(held: int) -> None:
    assert os.read(held, 1) == b"\n"
    assert select([held], [], [], PATIENCE)[0], "somebody still holds it"
    assert os.read(held, 1) == b""
    os.close(held)


@pytest.mark.slow
def test_when_the_window_is_closed_all_that_a_program_has_started_ends(
    tmp_path: Path, held: int, qtbot: QtBot
) -> None:
    thinker = WorkerThinker(OPPONENTS)
    reply = Reply(lambda _: None)
    thinker.decide(reply, a_family(tmp_path), a_session().state, 1)
    qtbot.waitUntil(lambda: bool(select([held], [], [], 0)[0]))
    thinker.close()
    check_all_ended(held)


THINKS = """
import sys
from PySide6.QtCore import QCoreApplication
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.thinker import Reply
from powergrid.play.worker_thinker import WorkerThinker
from tests.gui.tables import a_session

app = QCoreApplication([])
thinker = WorkerThinker(OPPONENTS)
reply = Reply(print)
thinker.decide(reply, sys.argv[1], a_session().state, 1)
app.exec()
"""


@pytest.mark.slow
def test_when_the_window_is_killed_all_that_a_program_has_started_ends(
    tmp_path: Path, held: int
) -> None:
    level = a_family(tmp_path)
    with subprocess.Popen([sys.executable, "-c", THINKS, level]) as window:
        assert select([held], [], [], PATIENCE)[0]
        window.kill()
    check_all_ended(held)
