# SPDX-License-Identifier: MIT
"""The bots' process hangs or dies during a game: play continues, and the log says so."""

import os
import signal
from collections.abc import Iterator
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.play.faults import Trouble
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.records import PERSON, Seat
from tests.gui.tables import a_record
from tests.gui.windows import begin
from tests.patience import PATIENCE
from tests.play.processes import is_gone

BOTS: Final = (PERSON, "reference", "reference", "reference")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PowerGridWindow]:
    settings = Settings()
    settings.pace = settings.own_pace = "instant"
    window = PowerGridWindow(WorkerThinker(OPPONENTS, patience=0.4), settings)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def playing(qtbot: QtBot, window: PowerGridWindow) -> Session:
    """Return a game in which the person is asked after the bots' moves."""
    assert window.open_record(a_record(player=BOTS))
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_person_asked and len(session.past) > 0)
    return session


def pass_on(session: Session) -> None:
    """Act so that a bot is asked next."""
    while session.is_person_asked:
        session.act(next(iter(session.question)))


def worker_of(window: PowerGridWindow) -> int:
    assert isinstance(window.thinker, WorkerThinker)
    return window.thinker.process


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
@pytest.mark.parametrize("way", ["wait", "pause", "skip"])
def test_the_game_continues_after_a_hang_and_says_so(
    qtbot: QtBot, window: PowerGridWindow, how: signal.Signals, way: str
) -> None:
    session = playing(qtbot, window)
    count = len(session.past)
    os.kill(worker_of(window), how)
    pass_on(session)
    if way == "pause":
        window.controls.pause()
        assert session.bots.is_paused
        window.controls.pause()
    elif way == "skip":
        window.controls.skip()
    qtbot.waitUntil(lambda: session.is_person_asked)
    faults = [fault.trouble for played in session.past[count:] for fault in played.faults]
    assert faults == [Trouble.HUNG if how == signal.SIGSTOP else Trouble.DIED]
    told = [row.text for row in LogModel(session).rows if "was restarted" in row.text]
    assert len(told) == len(faults)


@pytest.mark.slow
def test_a_new_game_is_played_although_the_worker_hangs_in_the_last(
    qtbot: QtBot, window: PowerGridWindow
) -> None:
    session = playing(qtbot, window)
    os.kill(worker_of(window), signal.SIGSTOP)
    pass_on(session)
    seats = tuple(Seat(str(n), c, "reference") for n, c in enumerate(("red", "blue", "green")))
    begin(window, GameSetup("germany", "classic", None, seats, 1))
    assert window.session is not session
    assert window.session is not None
    again = window.session
    qtbot.waitUntil(lambda: len(again.past) > 5)
    faults = [fault.trouble for played in again.past for fault in played.faults]
    assert faults == [Trouble.HUNG], "the first bot had to wait for it"


@pytest.mark.slow
def test_the_window_closes_without_waiting_for_a_worker_that_hangs(
    qtbot: QtBot, window: PowerGridWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("powergrid.play.worker.GRACE_SECONDS", PATIENCE)
    session = playing(qtbot, window)
    worker = worker_of(window)
    os.kill(worker, signal.SIGSTOP)
    pass_on(session)
    window.close()
    assert not is_gone(worker), "the window has waited for it"
    os.kill(worker, signal.SIGCONT)
    qtbot.waitUntil(lambda: is_gone(worker))
