# SPDX-License-Identifier: MIT

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.look.look import look
from powergrid.gui.look.palette import apply_to, palette_of, sheet_of
from powergrid.gui.look.theme import themed
from powergrid.gui.look.widgets import Label, Panel


def test_a_panel_keeps_its_contents_below_its_title(qtbot: QtBot) -> None:
    panel = Panel("Fuel", "next price")
    label = Label("text")
    panel.body.addWidget(label)
    qtbot.addWidget(panel)
    panel.show()
    assert label.y() >= panel.header_height() > 0
    panel.set_title("")
    panel.set_note("")
    assert panel.title == ""
    assert panel.header_height() < 20


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_panel_lies_on_its_surface(qtbot: QtBot, level: int) -> None:
    panel = Panel()
    panel.set_level(1 if level == 1 else 2 if level == 2 else 3)
    panel.set_stripe(themed("light").house_fill("red"))
    panel.resize(60, 60)
    qtbot.addWidget(panel)
    image = panel.grab().toImage()
    assert image.pixelColor(30, 30) == panel.surface()
    assert image.pixelColor(1, 30) == themed("light").house_fill("red")


def test_a_long_label_does_not_widen_its_window(qtbot: QtBot) -> None:
    label = Label("a very long text " * 10, "caption", "second", narrow=True)
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.set_tone("bad")
    assert label.minimumSizeHint().width() < 40
    assert not label.grab().isNull()
    label.setWordWrap(True)
    assert label.heightForWidth(200) > 60


def test_qt_widgets_take_the_palette(qtbot: QtBot, qapp: QApplication) -> None:
    style, palette, font = qapp.style().objectName(), qapp.palette(), qapp.font()
    apply_to(qapp)
    look().set_scheme("dark")
    assert qapp.palette().color(QPalette.ColorRole.Window) == themed("dark").background
    look().set_scheme("light")
    assert qapp.palette().color(QPalette.ColorRole.Window) == themed("light").background
    assert qapp.palette() == palette_of(themed("light"))
    assert "{" in sheet_of(themed("light"))
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)
