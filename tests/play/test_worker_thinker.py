# SPDX-License-Identifier: MIT
"""Bots thinking in a process of their own."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from powergrid import bots
from powergrid.bots import advise
from powergrid.gui.power_grid.game.opponents import OPPONENTS, decide
from powergrid.play.faults import Trouble
from powergrid.play.thinker import Thinker
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.rules import State
from tests.gui.tables import a_session
from tests.patience import next_line


def test_the_instant_thinker_answers_at_once(qtbot: QtBot) -> None:
    state = a_session(player="sensible").state
    thinker = Thinker(OPPONENTS)
    with qtbot.waitSignal(thinker.decided) as answer:
        thinker.decide(7, "sensible", state, 5)
    assert answer.args == [7, decide("sensible", state, 5)]


@pytest.fixture
def thinker() -> Iterator[WorkerThinker]:
    """Return a thinker with a time limit of seconds."""
    thinker = WorkerThinker(OPPONENTS, patience=0.4)
    yield thinker
    thinker.close()


@pytest.fixture
def bots_fail_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every bot fail in this process; workers load their own."""

    def break_down(*_: object) -> NoReturn:
        raise AssertionError("thought in the window's own process")

    monkeypatch.setattr(bots, "decide", break_down)
    monkeypatch.setattr(bots, "advise", break_down)


def answer_to(qtbot: QtBot, thinker: WorkerThinker, level: str, state: State) -> object:
    """Ask with ticket 7, and return the answer."""
    with qtbot.waitSignal(thinker.decided) as answer:
        thinker.decide(7, level, state, 5)
    assert answer.args is not None
    assert answer.args[0] == 7
    return answer.args[1]


def troubles(thinker: WorkerThinker) -> list[tuple[int, str]]:
    """Return a list to which faults are added."""
    found: list[tuple[int, str]] = []
    thinker.troubled.connect(lambda ticket, trouble, where: found.append((ticket, trouble)))
    return found


@pytest.mark.slow
def test_the_worker_answers_as_the_instant_thinker_does(
    qtbot: QtBot, thinker: WorkerThinker
) -> None:
    state = a_session(player="sensible").state
    for level in ("sensible", "reference"):
        assert answer_to(qtbot, thinker, level, state) == decide(level, state, 5)
    with qtbot.waitSignal(thinker.advised) as advice:
        thinker.advise(8, state)
    assert advice.args == [8, advise(state)]


@pytest.mark.slow
@pytest.mark.usefixtures("bots_fail_here")
@pytest.mark.parametrize("is_asked", [False, True])
def test_the_question_of_a_killed_worker_goes_to_a_new_one(
    qtbot: QtBot, thinker: WorkerThinker, is_asked: bool
) -> None:
    state = a_session(player="sensible").state
    first = answer_to(qtbot, thinker, "sensible", state)
    found, killed = troubles(thinker), thinker.process
    if is_asked:  # it cannot answer any more, but is asked
        os.kill(killed, signal.SIGSTOP)
        thinker.decide(7, "sensible", state, 5)
        with qtbot.waitSignal(thinker.decided) as answer:
            os.kill(killed, signal.SIGKILL)
        assert answer.args == [7, first]
    else:
        os.kill(killed, signal.SIGKILL)
        assert answer_to(qtbot, thinker, "sensible", state) == first
    assert found == [(7, Trouble.DIED)]
    assert thinker.process not in (0, killed)


@pytest.mark.slow
@pytest.mark.usefixtures("bots_fail_here")
def test_a_worker_that_hangs_is_replaced(qtbot: QtBot, thinker: WorkerThinker) -> None:
    state = a_session(player="sensible").state
    first = answer_to(qtbot, thinker, "sensible", state)
    found, stopped = troubles(thinker), thinker.process
    os.kill(stopped, signal.SIGSTOP)
    assert answer_to(qtbot, thinker, "sensible", state) == first
    assert found == [(7, Trouble.HUNG)]
    qtbot.waitUntil(lambda: is_gone(stopped))


@pytest.mark.slow
def test_a_new_question_replaces_one_that_hangs(qtbot: QtBot, thinker: WorkerThinker) -> None:
    state = a_session(player="sensible").state
    answer_to(qtbot, thinker, "sensible", state)
    answered: list[int] = []
    thinker.decided.connect(lambda ticket, _: answered.append(ticket))
    found = troubles(thinker)
    os.kill(thinker.process, signal.SIGSTOP)
    for ticket in (8, 9):
        thinker.decide(ticket, "sensible", state, 5)
    assert answer_to(qtbot, thinker, "sensible", state) is not None
    assert (answered, found) == ([7], []), "nobody waits for the others any more"


@pytest.mark.slow
def test_a_failing_bot_is_reported_with_its_place(qtbot: QtBot, thinker: WorkerThinker) -> None:
    broken = a_session(player="sensible").state.copy()
    broken.asks = 99
    told: list[tuple[int, str, str]] = []
    thinker.troubled.connect(lambda *trouble: told.append(trouble))
    thinker.decide(7, "reference", broken, 5)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert [(ticket, trouble) for ticket, trouble, _ in told] == [
        (7, Trouble.FAILED),
        (7, Trouble.SILENT),  # the simple bot knows no answer either
    ]
    assert "KeyError" in told[0][2]
    state = a_session(player="sensible").state
    assert answer_to(qtbot, thinker, "sensible", state) == decide("sensible", state, 5)


@pytest.mark.slow
def test_turns_that_cannot_be_judged_are_reported(qtbot: QtBot, thinker: WorkerThinker) -> None:
    with qtbot.waitSignal(thinker.review_failed) as told:
        thinker.review(3, [None])
    assert told.args is not None
    assert told.args[0] == 3
    assert "AttributeError" in told.args[1]


@pytest.mark.slow
def test_without_any_process_the_question_stays_open(
    qtbot: QtBot, thinker: WorkerThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "no more processes")

    monkeypatch.setattr("powergrid.play.worker.Worker.__init__", refuse)
    found = troubles(thinker)
    thinker.decide(7, "sensible", a_session(player="sensible").state, 5)
    qtbot.waitUntil(lambda: (7, Trouble.SILENT) in found)
    monkeypatch.undo()
    state = a_session(player="sensible").state
    assert answer_to(qtbot, thinker, "sensible", state) == decide("sensible", state, 5)


THINKS = """
from PySide6.QtCore import QCoreApplication
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.worker_thinker import WorkerThinker
from tests.gui.tables import a_session

app = QCoreApplication([])
thinker = WorkerThinker(OPPONENTS)
thinker.decided.connect(lambda *_: print(thinker.process, flush=True))
thinker.decide(1, "sensible", a_session(player="sensible").state, 5)
app.exec()
"""


@pytest.mark.slow
def test_the_worker_ends_when_the_program_is_killed(qtbot: QtBot) -> None:
    program = subprocess.Popen([sys.executable, "-c", THINKS], stdout=subprocess.PIPE, text=True)
    with program:
        worker = int(next_line(program))
        os.kill(worker, 0)
        program.kill()

    qtbot.waitUntil(lambda: is_gone(worker))


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().split()[2] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


def test_an_unknown_level_plays_like_sensible() -> None:
    state = a_session(player="sensible").state
    assert decide("genius", state, 5) == decide("sensible", state, 5)


def test_if_a_level_resigns_the_fallback_answers_without_a_fault(
    thinker: WorkerThinker, qtbot: QtBot
) -> None:
    state = a_session(player="sensible").state
    troubles: list[tuple[object, ...]] = []
    thinker.troubled.connect(lambda *trouble: troubles.append(trouble))
    answer = answer_to(qtbot, thinker, "program:nobody has chosen this one", state)
    assert answer == decide("sensible", state, 5)
    assert troubles == [(7, Trouble.FAILED, "")]
