# SPDX-License-Identifier: MIT
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.labelled import labelled
from powergrid.gui.kit.text import Text


def test_the_widget_is_at_the_right_and_the_label_has_the_rest(qtbot: QtBot) -> None:
    button = QPushButton("6")
    row = labelled("Players", button)
    qtbot.addWidget(row)
    row.resize(400, 40)
    row.show()
    (label,) = row.findChildren(Text)
    assert label.text == "Players"
    assert button.geometry().right() == 399
    assert label.width() > button.width()
