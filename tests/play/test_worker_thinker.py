# SPDX-License-Identifier: MIT
"""Bots thinking in a process of their own."""

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from powergrid import analysis, bots
from powergrid.analysis import advise
from powergrid.gui.power_grid.game.opponents import OPPONENTS, decide
from powergrid.play.faults import Trouble
from powergrid.play.thinker import Reply, Thinker
from powergrid.play.worker import Gone, Worker
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.rules import State
from tests.gui.tables import a_session
from tests.patience import PATIENCE, next_line
from tests.play.processes import is_gone


class Question:
    """A question to a thinker, with its answers and troubles so far."""

    def __init__(self, thinker: Thinker, level: str, state: State) -> None:
        self.answers: list[object] = []
        self.troubles: list[Trouble] = []
        self.places: list[str] = []
        self.reply = Reply(self.answers.append)
        self.reply.troubled.connect(self.note)
        thinker.decide(self.reply, level, state, 5)

    def note(self, trouble: str, where: str) -> None:
        self.troubles.append(Trouble(trouble))
        self.places.append(where)


@pytest.mark.usefixtures("qapp")
def test_the_instant_thinker_answers_at_once() -> None:
    state = a_session(player="sensible").state
    thinker = Thinker(OPPONENTS)
    assert Question(thinker, "sensible", state).answers == [decide("sensible", state, 5)]


@pytest.fixture
def thinker() -> Iterator[WorkerThinker]:
    """Return a thinker with a time limit of seconds."""
    thinker = WorkerThinker(OPPONENTS, patience=0.4)
    yield thinker
    thinker.close()


@pytest.fixture
def bots_fail_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every bot fail in this process; workers load their own bots."""

    def break_down(*_: object) -> NoReturn:
        raise AssertionError("thought in the window's own process")

    monkeypatch.setattr(bots, "decide", break_down)
    monkeypatch.setattr(analysis, "advise", break_down)


def answer_to(qtbot: QtBot, thinker: WorkerThinker, level: str, state: State) -> object:
    """Ask, and return the answer."""
    return answered(qtbot, Question(thinker, level, state))


def answered(qtbot: QtBot, question: Question) -> object:
    """Return the answer to a question as soon as it comes."""
    qtbot.waitUntil(lambda: bool(question.answers))
    (answer,) = question.answers
    return answer


@pytest.mark.slow
def test_the_worker_answers_as_the_instant_thinker_does(
    qtbot: QtBot, thinker: WorkerThinker
) -> None:
    state = a_session(player="sensible").state
    for level in ("sensible", "reference"):
        assert answer_to(qtbot, thinker, level, state) == decide(level, state, 5)
    found: list[object] = []
    thinker.advise(Reply(found.extend), state)
    qtbot.waitUntil(lambda: bool(found))
    assert found == advise(state)


@pytest.mark.slow
@pytest.mark.usefixtures("bots_fail_here")
@pytest.mark.parametrize("is_asked", [False, True])
def test_the_question_of_a_killed_worker_goes_to_a_new_one(
    qtbot: QtBot, thinker: WorkerThinker, is_asked: bool
) -> None:
    state = a_session(player="sensible").state
    first = answer_to(qtbot, thinker, "sensible", state)
    killed = thinker.process
    os.kill(killed, signal.SIGSTOP if is_asked else signal.SIGKILL)
    question = Question(thinker, "sensible", state)
    if is_asked:  # it is asked although it cannot answer any more
        os.kill(killed, signal.SIGKILL)
    assert answered(qtbot, question) == first
    assert question.troubles == [Trouble.DIED]
    assert thinker.process not in (0, killed)


@pytest.mark.slow
@pytest.mark.usefixtures("bots_fail_here")
def test_a_worker_that_hangs_is_replaced(qtbot: QtBot, thinker: WorkerThinker) -> None:
    state = a_session(player="sensible").state
    first = answer_to(qtbot, thinker, "sensible", state)
    stopped = thinker.process
    os.kill(stopped, signal.SIGSTOP)
    question = Question(thinker, "sensible", state)
    assert answered(qtbot, question) == first
    assert question.troubles == [Trouble.HUNG]
    qtbot.waitUntil(lambda: is_gone(stopped))


@pytest.mark.slow
def test_a_new_question_replaces_one_that_hangs(qtbot: QtBot, thinker: WorkerThinker) -> None:
    state = a_session(player="sensible").state
    answer_to(qtbot, thinker, "sensible", state)
    os.kill(thinker.process, signal.SIGSTOP)
    others = [Question(thinker, "sensible", state) for _ in range(2)]
    assert answer_to(qtbot, thinker, "sensible", state) is not None
    for other in others:
        assert (other.answers, other.troubles) == ([], []), "nobody waits for it any more"


@pytest.mark.slow
@pytest.mark.parametrize("is_dropped", [True, False])
def test_a_decision_waits_only_for_its_own_limit_behind_other_work(
    qtbot: QtBot, thinker: WorkerThinker, is_dropped: bool
) -> None:
    state = a_session(player="sensible").state
    answer_to(qtbot, thinker, "sensible", state)
    os.kill(thinker.process, signal.SIGSTOP)
    lost: list[str] = []
    other = Reply(lambda _: None, lost.append)
    thinker.compute(other, abs, 1)
    if is_dropped:
        other.drop()
    question = Question(thinker, "sensible", state)
    assert answered(qtbot, question) == decide("sensible", state, 5)
    assert question.troubles == [Trouble.HUNG]
    assert lost == ([] if is_dropped else [""]), "the work is given up with its worker"


@pytest.mark.slow
def test_other_work_is_answered_although_a_decision_is_asked_meanwhile(
    qtbot: QtBot, thinker: WorkerThinker
) -> None:
    state = a_session(player="sensible").state
    answer_to(qtbot, thinker, "sensible", state)
    done: list[object] = []
    thinker.compute(Reply(lambda _: done.append("first")), time.sleep, 0.2)
    thinker.compute(Reply(lambda _: done.append("last")), abs, 1)
    thinker.decide(Reply(lambda _: done.append("decision")), "sensible", state, 5)
    qtbot.waitUntil(lambda: len(done) == 3)
    assert done == ["first", "decision", "last"]


@pytest.mark.slow
def test_a_failing_bot_is_reported_with_its_place(qtbot: QtBot, thinker: WorkerThinker) -> None:
    broken = a_session(player="sensible").state.copy()
    broken.asks = 99
    question = Question(thinker, "reference", broken)
    # The simple bot knows no answer either.
    qtbot.waitUntil(lambda: question.troubles == [Trouble.FAILED, Trouble.SILENT])
    assert "KeyError" in question.places[0]
    state = a_session(player="sensible").state
    assert answer_to(qtbot, thinker, "sensible", state) == decide("sensible", state, 5)


@pytest.mark.slow
def test_turns_that_cannot_be_judged_are_reported(qtbot: QtBot, thinker: WorkerThinker) -> None:
    assert OPPONENTS.review is not None
    places: list[str] = []
    thinker.compute(Reply(places.extend, places.append), OPPONENTS.review, [None])
    qtbot.waitUntil(lambda: bool(places))
    assert "AttributeError" in places[0]


@pytest.mark.slow
def test_without_any_process_the_question_stays_open(
    qtbot: QtBot, thinker: WorkerThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise BlockingIOError(errno.EAGAIN, "no more processes")

    monkeypatch.setattr("powergrid.play.worker.Worker.__init__", refuse)
    question = Question(thinker, "sensible", a_session(player="sensible").state)
    qtbot.waitUntil(lambda: Trouble.SILENT in question.troubles)
    monkeypatch.undo()
    state = a_session(player="sensible").state
    assert answer_to(qtbot, thinker, "sensible", state) == decide("sensible", state, 5)


THINKS = """
from PySide6.QtCore import QCoreApplication
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.thinker import Reply
from powergrid.play.worker_thinker import WorkerThinker
from tests.gui.tables import a_session

app = QCoreApplication([])
thinker = WorkerThinker(OPPONENTS)
reply = Reply(lambda _: print(thinker.process, flush=True))
thinker.decide(reply, "sensible", a_session(player="sensible").state, 5)
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


@pytest.mark.slow
def test_a_worker_that_hears_no_more_waits_for_its_end_in_silence(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("powergrid.play.worker.MAX_END_SECONDS", 0)
    heard: list[object] = []

    def hear(_: Worker, message: object) -> None:
        heard.append(message)
        if not isinstance(message, Gone):
            raise EOFError  # its end of the connection is closed

    worker = Worker(hear)
    qtbot.waitUntil(lambda: any(isinstance(message, Gone) for message in heard))
    worker.kill()
    worker.process.join(PATIENCE)
    assert worker.process.exitcode == 0, "it has ended with an error"


def test_an_unknown_level_plays_like_sensible() -> None:
    state = a_session(player="sensible").state
    assert decide("genius", state, 5) == decide("sensible", state, 5)


def test_if_a_level_resigns_the_fallback_answers_without_a_fault(
    thinker: WorkerThinker, qtbot: QtBot
) -> None:
    state = a_session(player="sensible").state
    question = Question(thinker, "program:nobody has chosen this one", state)
    assert answered(qtbot, question) == decide("sensible", state, 5)
    assert (question.troubles, question.places) == ([Trouble.FAILED], [""])
