# SPDX-License-Identifier: MIT
"""Bots thinking in a process of their own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.bots import advise
from powergrid.gui.thinker import ADVICE, Thinker, WorkerThinker, decide
from tests.gui.tables import a_session


def test_the_instant_thinker_answers_at_once(qtbot: QtBot) -> None:
    state = a_session(player="sensible").state
    thinker = Thinker()
    with qtbot.waitSignal(thinker.decided) as answer:
        thinker.ask(7, "sensible", state, 5)
    assert answer.args == [7, decide("sensible", state, 5)]


@pytest.mark.slow
@pytest.mark.parametrize("is_noticed", [True, False])
def test_the_worker_answers_as_the_instant_thinker_does_and_outlives_its_death(
    qtbot: QtBot, is_noticed: bool
) -> None:
    state = a_session(player="sensible").state
    thinker = WorkerThinker()
    with qtbot.waitSignal(thinker.decided, timeout=20_000) as answer:
        thinker.ask(1, "sensible", state, 5)
    assert answer.args == [1, decide("sensible", state, 5)]
    assert thinker._pool is not None
    for worker in thinker._pool._processes.values():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
    if is_noticed:  # before the next question, or over it
        pool = thinker._pool
        qtbot.waitUntil(lambda: bool(pool._broken))
    with qtbot.waitSignal(thinker.decided, timeout=20_000) as answer:
        thinker.ask(2, "reference", state, 5)
    assert answer.args == [2, decide("reference", state, 5)]
    with qtbot.waitSignal(thinker.decided, timeout=20_000) as answer:
        thinker.ask(3, ADVICE, state, 5)
    assert answer.args == [3, advise(state)]
    thinker.close()


THINKS = """
from PySide6.QtCore import QCoreApplication
from powergrid.gui.thinker import WorkerThinker
from tests.gui.tables import a_session

app = QCoreApplication([])
thinker = WorkerThinker()
thinker.decided.connect(lambda *_: print(*thinker._pool._processes, flush=True))
thinker.ask(1, "sensible", a_session(player="sensible").state, 5)
app.exec()
"""


@pytest.mark.slow
def test_the_worker_ends_with_a_program_that_is_killed(qtbot: QtBot) -> None:
    program = subprocess.Popen([sys.executable, "-c", THINKS], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    with program:
        worker = int(program.stdout.readline())
        os.kill(worker, 0)
        program.kill()

    def is_gone() -> bool:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return True
        return Path(f"/proc/{worker}/stat").read_text().split()[2] == "Z"

    qtbot.waitUntil(is_gone, timeout=20_000)


def test_a_level_that_is_not_known_here_plays_all_the_same() -> None:
    state = a_session(player="sensible").state
    assert decide("genius", state, 5) == decide("sensible", state, 5)
