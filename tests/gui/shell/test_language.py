# SPDX-License-Identifier: MIT
"""A change of language leaves the focus where it is, in the view that is shown and those below."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.choices import Chip
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.settings_page import SettingsPage
from tests.expect import expect
from tests.play.plain_views import PlainTable


def focused() -> tuple[type, str]:
    """Return the class and the text of the button with the focus."""
    widget = expect(Button, QApplication.focusWidget())
    return type(widget), widget.accessibleName()


def test_the_focus_stays_in_every_view(
    qtbot: QtBot, nim: MainWindow, nim_table: PlainTable
) -> None:
    nim.activateWindow()
    qtbot.waitUntil(nim.isActiveWindow)
    nim.preferences.set("language", "en")
    nim_table.buttons.tiles[1].setFocus()
    nim.visits.show_replay()
    expect(PlainTable, nim.view).buttons.tiles[1].setFocus()
    nim.menu.show_settings()
    chip = next(chip for chip in nim.view.findChildren(Chip) if chip.text() == "Polski")
    chip.setFocus()
    chip.click()
    expect(SettingsPage, nim.view)
    now = expect(Chip, QApplication.focusWidget())
    assert now is not chip
    assert now.text() == "Polski"
    nim.navigator.leave()
    assert expect(PlainTable, nim.view).is_replay
    assert focused() == (Button, "+1")
    nim.navigator.leave()
    assert nim.view is nim.table
    assert nim.table is not nim_table
    assert focused() == (Button, "2")
