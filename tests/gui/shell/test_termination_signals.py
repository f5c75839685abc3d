# SPDX-License-Identifier: MIT
"""However the program ends, what was played and planned is restored."""

import signal
from pathlib import Path

import pytest

from powergrid.gui.shell.termination_signals import TerminationSignals
from powergrid.play.saved_games import games_dir
from powergrid.records import load, save
from tests.gui.programs import Program
from tests.gui.tables import a_record

pytestmark = pytest.mark.slow

PLAN = "[window.table.staging.set_planning(True), window.table.action.page.choose_plant(5)]"
PLANNED = "window.table.staging.plans.of(window.session.state.seat).plant"


@pytest.fixture
def file() -> Path:
    """Return the file of a game in which plant 5 is for sale."""
    game = games_dir() / "mine.json"
    save(a_record(), game)
    return game


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_the_program_cleanly(name: str, file: Path) -> None:
    number = signal.Signals[name]
    with Program(file) as program:
        program.shown().tell(PLAN)
        program.process.send_signal(number)
        assert program.ended() == 128 + number
        assert program.process.stderr is not None
        assert program.process.stderr.read() == ""
    assert list(file.parent.iterdir()) == [file]  # no lock is left either
    if name == "SIGTERM":
        with Program(file) as again:
            assert again.shown().tell(PLANNED) == 5


def test_a_second_signal_while_the_program_ends_prints_nothing(qapp: object) -> None:
    before = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        TerminationSignals(lambda: None).release()
        assert signal.set_wakeup_fd(-1) == -1
        assert {signal.getsignal(name) for name in before} == {signal.SIG_DFL}
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


def test_a_plan_survives_a_killed_program(file: Path) -> None:
    with Program(file) as program:
        program.shown().tell(PLAN)
        assert program.tell("window.settings.write()") is None
        program.process.kill()
        program.process.wait()
    with Program(file) as again:
        assert again.shown().tell(PLANNED) == 5


def test_an_open_question_does_not_delay_a_signal(file: Path) -> None:
    with Program(file) as program:
        program.shown()
        file.unlink()
        file.mkdir()
        program.tell("act(1)")
        assert "not saved" in program.tell("window.alerts.sentence.text")
        program.tell("window.close()")
        assert program.tell("window.isVisible()")
        program.process.send_signal(signal.SIGTERM)
        assert program.ended() == 128 + signal.SIGTERM
    file.rmdir()


def test_the_last_game_is_the_one_last_at_the_table_whatever_the_clock_says(file: Path) -> None:
    save(a_record(seed=2), games_dir() / "newer.json")
    with Program(file) as program:
        assert program.shown().tell("act(1)") == 1
        program.tell("window.close()")
        assert program.ended() == 0
    save(load(games_dir() / "newer.json"), games_dir() / "newer.json")
    with Program() as again:
        again.shown().tell("window.front.page.main.click()")
        assert again.tell("str(window.autosave.file)") == str(file)
