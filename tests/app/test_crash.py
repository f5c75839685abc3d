# SPDX-License-Identifier: MIT
"""When the program fails: a report on this machine, one sentence, no traceback."""

import faulthandler
import subprocess
import sys
import threading
from io import TextIOWrapper
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from powergrid import __version__
from powergrid.app import crash, doctor_command
from powergrid.app.cli import main
from powergrid.files.messages import FileError
from powergrid.files.places import maps_dir, resources_dir
from powergrid.play.errors import RecordError
from powergrid.play.thinker import Thinker
from tests.patience import PATIENCE, next_line
from tests.play.nim import OPPONENTS
from tests.play.nim_window import shown


def test_a_failing_command_prints_one_sentence_and_writes_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def fail(_: object) -> int:
        raise LookupError(f"nothing in {home}/somewhere")

    monkeypatch.setattr(doctor_command, "run", fail)
    assert main(["doctor"]) == crash.EXIT_FAULT
    (report,) = crash.reports()
    said = capsys.readouterr().err
    assert str(report) in said
    assert "Traceback" not in said
    text = report.read_text("utf-8")
    assert "LookupError: nothing in ~/somewhere" in text
    assert __version__ in text
    assert str(home) not in text


def test_the_window_reports_an_error_once(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    error = ValueError("at every paint")
    crash.report(error)
    crash.report(error)
    (box,) = window.findChildren(QMessageBox)
    (report,) = crash.reports()
    assert str(report) in box.text()
    box.close()


@pytest.mark.parametrize(
    "error",
    [
        FileError(maps_dir() / "usa.yaml", "line 7", "this is not valid YAML; correct the line."),
        RecordError("the file is empty.", file=str(resources_dir() / "tutorial/game.json")),
    ],
    ids=["board", "record"],
)
def test_a_damaged_file_of_the_game_is_told_and_not_reported(
    qtbot: QtBot, error: Exception
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    crash.report(error)
    (box,) = window.findChildren(QMessageBox)
    assert "reinstall the game" in box.text()
    assert str(error) in box.text()
    assert not crash.reports()
    box.close()


def test_an_error_in_a_file_of_the_player_is_reported(tmp_path: Path) -> None:
    crash.report(RecordError("nobody has caught this.", file=str(tmp_path / "game.json")))
    assert len(crash.reports()) == 1


def test_an_error_is_printed_even_if_no_report_can_be_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    crash.reports_dir().parent.rmdir()
    crash.reports_dir().parent.write_text("in the way")
    crash.report(ValueError("twice unlucky"))
    assert "went wrong" in capsys.readouterr().err


def test_only_a_window_with_a_table_tells_that_the_game_is_saved(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    crash.report(ValueError("no table"))
    assert "saved" not in capsys.readouterr().err
    shown(qtbot, Thinker(OPPONENTS))
    crash.report(ValueError("a table"))
    assert "Your game is saved." in capsys.readouterr().err


def test_old_reports_are_removed() -> None:
    crash.reports_dir().mkdir(parents=True)
    for number in range(30):
        (crash.reports_dir() / f"crash-2000{number:02}.txt").write_text("old")
    crash.report(ValueError("new"))
    names = [file.name for file in crash.reports()]
    assert len(names) == crash.MAX_REPORTS
    assert names[0] == "crash-200011.txt"


BREAKS_DOWN = """
from powergrid.app import crash
crash.watch_native()
import ctypes, sys
if "error" in sys.argv:
    crash.report(ValueError("first"))
if "wait" in sys.argv:
    print("watching", flush=True)
    sys.stdin.readline()
if "break" in sys.argv:
    ctypes.string_at(0)
"""


def test_without_a_native_crash_there_is_no_report() -> None:
    for _ in range(2):
        subprocess.run([sys.executable, "-c", BREAKS_DOWN], check=True)
    assert not crash.reports()


def test_a_native_crash_is_told_once_at_the_next_start(capfd: pytest.CaptureFixture[str]) -> None:
    subprocess.run([sys.executable, "-c", BREAKS_DOWN, "break"], check=False)
    for is_told in (True, False):
        subprocess.run([sys.executable, "-c", BREAKS_DOWN], check=True)
        (report,) = crash.reports()
        said = f"Something went wrong in Power Grid; the report is {report}."
        assert (said in capfd.readouterr().err) is is_told
    text = crash.reports()[0].read_text("utf-8")
    assert "Segmentation fault" in text
    assert __version__ in text


def test_a_native_crash_after_an_error_is_told() -> None:
    subprocess.run([sys.executable, "-c", BREAKS_DOWN, "error", "break"], check=False)
    subprocess.run([sys.executable, "-c", BREAKS_DOWN], check=True)
    error, native = crash.reports()
    assert "first" in error.read_text("utf-8")
    assert "Segmentation fault" in native.read_text("utf-8")


def test_a_native_crash_is_told_although_another_window_has_opened_meanwhile() -> None:
    command = [sys.executable, "-c", BREAKS_DOWN, "wait", "break"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        next_line(first)
        subprocess.run([sys.executable, "-c", BREAKS_DOWN], check=True)
        assert first.stdin is not None
        first.stdin.write("\n")
    subprocess.run([sys.executable, "-c", BREAKS_DOWN], check=True)
    (native,) = crash.reports()
    assert "Segmentation fault" in native.read_text("utf-8")


def test_an_earlier_crash_says_nothing_about_the_game_at_the_table(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faulthandler, "enable", TextIOWrapper.close)
    subprocess.run([sys.executable, "-c", BREAKS_DOWN, "break"], check=False)
    shown(qtbot, Thinker(OPPONENTS))
    crash.watch_native()
    said = capsys.readouterr().err
    assert "A report is in" in said
    assert "saved" not in said


def test_an_error_in_a_slot_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    crash.watch()
    try:
        raise ValueError("in a slot")
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)
    (report,) = crash.reports()
    assert "in a slot" in report.read_text("utf-8")


def test_a_painter_ends_with_the_method_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    crash.watch()
    painters: list[ref[QPainter]] = []

    def paint() -> None:
        painter = QPainter()
        painters.append(ref(painter))
        raise ValueError("while painting")

    with pytest.raises(ValueError, match="while painting") as caught:
        paint()
    sys.excepthook(caught.type, caught.value, caught.tb)
    assert painters[0]() is None
    assert "in paint" in crash.reports()[0].read_text("utf-8")


def test_an_error_in_another_thread_is_reported(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise ValueError("in a thread")

    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    crash.watch()
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join(PATIENCE)
    (report,) = crash.reports()
    assert "in a thread" in report.read_text("utf-8")
    assert not window.findChildren(QMessageBox)
    assert str(report) in capsys.readouterr().err
