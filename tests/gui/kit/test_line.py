# SPDX-License-Identifier: MIT
"""A line follows changes of what it shows, and paints its background."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look


@pytest.fixture
def line(qtbot: QtBot) -> Line:
    line = Line(gap=10)
    qtbot.addWidget(line)
    for text in ("first", "second"):
        line.add(QPushButton(text), minimum=50, hint=50)
    return line


def shown(line: Line, width: int) -> list[str]:
    line.resize(width, 40)
    line.show()
    line.place()
    return [button.text() for button in line.findChildren(QPushButton) if button.isVisible()]


def test_the_widget_ranked_higher_is_left_out_first(line: Line) -> None:
    first, second = line.findChildren(QPushButton)
    line.rank(first, 2)
    line.rank(second, 1)
    assert shown(line, 60) == ["second"]
    line.rank(second, 3)
    assert shown(line, 60) == ["first"]


def test_a_line_can_be_turned_and_closed_up(line: Line) -> None:
    assert line.sizeHint().width() == 110
    line.gap, line.pad = 4, 3
    assert line.sizeHint().width() == 110
    line.vertical = True
    assert line.sizeHint().width() < 110


def test_a_cleared_line_is_empty(line: Line) -> None:
    line.clear()
    assert shown(line, 200) == []
    assert not line.is_wanted(QPushButton())


def test_only_a_line_with_a_ground_is_painted(line: Line) -> None:
    line.clear()
    line.resize(60, 40)
    plain = line.grab().toImage().pixelColor(30, 20)
    line.ground = "surface_3"
    assert line.grab().toImage().pixelColor(30, 20) == look().theme.surface_3 != plain
