# SPDX-License-Identifier: MIT
"""A click on the track of a replay jumps there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.shell.track import Track


@pytest.fixture
def track(qtbot: QtBot) -> Track:
    track = Track(100, [(0, 1), (50, 2)])
    qtbot.addWidget(track)
    track.resize(516, 36)
    track.show()
    return track


def test_a_click_jumps_and_dragging_follows(track: Track) -> None:
    middle = QPoint(round(track.x_of(40)), 10)
    QTest.mousePress(track, Qt.MouseButton.LeftButton, pos=middle)
    assert track.value() == 40
    assert track.isSliderDown()
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, pos=middle)
    assert not track.isSliderDown()
    QTest.mouseClick(track, Qt.MouseButton.RightButton, pos=QPoint(0, 10))
    assert track.value() == 40


def test_beyond_the_ends_are_the_first_and_the_last_move(track: Track) -> None:
    assert [track.value_at(x) for x in (-50, 0, 8, 508, 900)] == [0, 0, 0, 100, 100]
    assert all(track.value_at(track.x_of(value)) == value for value in range(101))


def test_a_mark_is_a_dot_at_its_move(track: Track) -> None:
    def dot() -> bool:
        image = track.grab().toImage()
        return image.pixelColor(round(track.x_of(30)), 10) == look().theme.warning

    assert not dot()
    track.show_marks([30, 30, 7])
    assert track.marks == (7, 30)
    assert dot()
