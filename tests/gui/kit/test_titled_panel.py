# SPDX-License-Identifier: MIT
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.text import Text
from powergrid.gui.kit.titled_panel import titled_panel


def test_the_title_and_its_note_are_above_the_content(qtbot: QtBot) -> None:
    content = QLabel("content")
    panel = titled_panel("Money", "after each round", content)
    qtbot.addWidget(panel)
    panel.resize(400, 200)
    panel.show()
    title, note = panel.findChildren(Text)
    assert (title.text, note.text) == ("Money", "after each round")
    assert title.x() < note.x()
    assert content.y() > title.mapTo(panel, title.rect().bottomLeft()).y()
    assert content.height() > 100


def test_a_long_note_is_wrapped(qtbot: QtBot) -> None:
    panel = titled_panel("Money", "after each round " * 9, QLabel("content"))
    qtbot.addWidget(panel)
    panel.resize(300, 400)
    panel.show()
    title, note = panel.findChildren(Text)
    assert note.height() > title.sizeHint().height()
    assert note.geometry().right() <= panel.width()
