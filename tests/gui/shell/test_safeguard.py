# SPDX-License-Identifier: MIT
"""A failed save stays visible until one works, and leaving the game asks first."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from powergrid.app import crash
from powergrid.files import atomic
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.language import use_language
from powergrid.play import autosave
from powergrid.play.autosave import Autosave
from powergrid.play.saved_games import games_dir
from powergrid.records import load, save
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record


class Disk:
    """A disk that can be full."""

    is_full = False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Return the disk that the program writes to."""
    disk, write = Disk(), atomic.write

    def write_if_there_is_room(file: Path, data: bytes | str, *, is_synced: bool = False) -> None:
        if disk.is_full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(file, data, is_synced=is_synced)

    monkeypatch.setattr(atomic, "write", write_if_there_is_room)
    yield disk
    disk.is_full = False


@pytest.fixture
def window(new_window: NewWindow, disk: Disk) -> PowerGridWindow:
    """Return a window whose game could not be saved the last time."""
    save(a_record(), games_dir() / "mine.json")
    window = new_window(first=lambda window: window.open_file(games_dir() / "mine.json"))
    disk.is_full = True
    act(window)
    QApplication.processEvents()
    return window


def act(window: PowerGridWindow) -> None:
    assert window.session is not None
    window.session.act(window.session.question.sample(Random(1)))


def autosave_of(window: PowerGridWindow) -> Autosave:
    assert window.autosave is not None
    return window.autosave


def question(window: PowerGridWindow) -> QMessageBox:
    """Return the only open question."""
    (box,) = window.findChildren(QMessageBox)
    return box


def answer(window: PowerGridWindow, text: str) -> None:
    box = question(window)
    (button,) = [button for button in box.findChildren(QPushButton) if button.text() == text]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.sendPostedEvents(None, 0)
    QApplication.processEvents()


def test_the_warning_about_a_failed_save_stays_until_one_works(
    window: PowerGridWindow, disk: Disk
) -> None:
    for _ in range(3):
        assert window.alerts.isVisible()
        assert "not saved" in window.alerts.sentence.text
        assert "No space left on device" in window.alerts.sentence.text
        act(window)
    disk.is_full = False
    again, _ = window.alerts.buttons
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not window.alerts.isVisible()
    assert len(load(autosave_of(window).file).moves) > 0
    assert window.safeguard.is_all_saved


@pytest.fixture
def retried_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "RETRY_MS", 50)


@pytest.mark.usefixtures("retried_soon")
def test_saving_is_retried_automatically(window: PowerGridWindow, disk: Disk, qtbot: QtBot) -> None:
    disk.is_full = False
    qtbot.waitUntil(lambda: not window.alerts.isVisible())
    assert window.safeguard.is_all_saved


def test_the_warning_is_shown_in_the_current_language(window: PowerGridWindow) -> None:
    before = window.alerts.buttons
    use_language("de")
    window.renew_texts()
    assert window.alerts.isVisible()
    assert window.alerts.buttons != before


def test_closing_asks_first_and_can_be_cancelled(window: PowerGridWindow, disk: Disk) -> None:
    window.close()
    window.close()  # only one question at a time
    assert window.isVisible()
    assert "Leave this game unsaved?" in question(window).text()
    assert "No space left on device" in question(window).text()
    answer(window, "Stay")
    assert window.isVisible()
    disk.is_full = False
    window.close()  # now it can be saved
    assert not window.isVisible()
    assert len(load(autosave_of(window).file).moves) > 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_pressed_without_reading_loses_nothing(window: PowerGridWindow, key: Qt.Key) -> None:
    window.close()
    box = question(window)
    QTest.keyClick(box, key)
    assert not box.isVisible()
    assert window.isVisible()


def test_closing_without_saving_is_possible_after_confirmation(window: PowerGridWindow) -> None:
    window.close()
    answer(window, "Leave unsaved")
    assert not window.isVisible()


def test_the_game_can_be_saved_elsewhere_before_closing(
    window: PowerGridWindow, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "elsewhere.json"

    def asked(*_: object) -> tuple[str, str]:
        disk.is_full = False
        return str(place), ""

    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", asked)
    window.close()
    answer(window, "Save as…")
    assert not window.isVisible()
    assert len(load(place).moves) > 0


def test_opening_another_game_asks_first_too(window: PowerGridWindow) -> None:
    before = window.session
    window.open_record(a_record(seed=2))
    assert window.session is before
    answer(window, "Stay")
    assert window.session is before
    window.open_record(a_record(seed=2))
    answer(window, "Leave unsaved")
    assert window.session is not before
    QApplication.processEvents()
    assert not window.alerts.isVisible()


def test_whoever_leaves_one_game_unsaved_is_asked_again_about_the_next(
    window: PowerGridWindow,
) -> None:
    window.safeguard.leave_without_asking(lambda: None)
    assert not window.safeguard.may_leave(lambda: None)
    answer(window, "Stay")


def test_a_shutdown_of_the_system_is_not_held_up_by_a_question(window: PowerGridWindow) -> None:
    window.end()
    assert not window.isVisible()
    assert not window.findChildren(QMessageBox)


def test_a_crash_does_not_claim_that_all_is_saved(window: PowerGridWindow, disk: Disk) -> None:
    crash.report(ValueError("once"))
    assert "not saved" in question(window).text()
    question(window).close()
    QApplication.sendPostedEvents(None, 0)
    disk.is_full = False
    autosave_of(window).save()
    crash.report(ValueError("twice"))
    assert "is saved" in window.findChildren(QMessageBox)[-1].text()


def test_settings_that_cannot_be_written_are_reported(
    new_window: NewWindow, settings_dir: Path, qtbot: QtBot
) -> None:
    window = new_window(first=lambda window: window.show_new_game())
    window.settings.write()
    file = Path(window.settings.file)
    file.unlink(missing_ok=True)
    file.mkdir(parents=True)
    window.preferences.set("pace", "fast")
    qtbot.waitUntil(window.alerts.isVisible)
    assert file.name in window.alerts.sentence.text
    (hide,) = window.alerts.buttons
    QTest.mouseClick(hide, Qt.MouseButton.LeftButton)
    assert not window.alerts.isVisible()
    window.preferences.set("pace", "slow")
    file.rmdir()
    window.settings.write()
    assert window.settings.problem == ""
    assert "pace=slow" in file.read_text()
    assert list(settings_dir.rglob("*.*")) == [file]


def test_a_folder_that_cannot_be_opened_is_reported_until_it_can(
    new_window: NewWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.environ["XDG_DATA_HOME"]
    monkeypatch.setenv("XDG_DATA_HOME", str(home / ("x" * 300)))
    window = new_window(first=lambda window: window.show_front())
    assert window.alerts.isVisible()
    assert "cannot be opened (File name too long)" in window.alerts.sentence.text
    (hide,) = window.alerts.buttons
    QTest.mouseClick(hide, Qt.MouseButton.LeftButton)
    window.show_front()
    assert not window.alerts.isVisible(), "it was hidden, and nothing has changed"
    use_language("de")
    window.renew_texts()
    monkeypatch.setenv("XDG_DATA_HOME", before)
    window.show_front()
    assert not window.alerts.isVisible()
