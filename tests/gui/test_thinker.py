# SPDX-License-Identifier: MIT
"""Bots thinking in a process of their own."""

import os
import signal

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.thinker import InstantThinker, WorkerThinker, decide
from tests.gui.tables import a_session


def test_the_instant_thinker_answers_at_once(qtbot: QtBot) -> None:
    state = a_session(player="sensible").state
    thinker = InstantThinker()
    with qtbot.waitSignal(thinker.decided) as answer:
        thinker.ask(7, "sensible", state, 5)
    assert answer.args == [7, decide("sensible", state, 5)]


@pytest.mark.slow
def test_the_worker_answers_as_the_instant_thinker_does_and_outlives_its_death(
    qtbot: QtBot,
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
    with qtbot.waitSignal(thinker.decided, timeout=20_000) as answer:
        thinker.ask(2, "reference", state, 5)
    assert answer.args == [2, decide("reference", state, 5)]
    with qtbot.waitSignal(thinker.decided, timeout=20_000):
        thinker.ask(3, "reference", state, 5)
    thinker.close()
