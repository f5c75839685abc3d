# SPDX-License-Identifier: MIT
"""The track of a replay: a click jumps there, and it follows the replay."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.shell.replay.track import Track
from powergrid.play.replay import AnyReplay


@pytest.fixture
def track(nim_replay: AnyReplay, qtbot: QtBot) -> Track:
    track = Track(nim_replay)
    qtbot.addWidget(track)
    track.resize(516, 36)
    track.show()
    return track


def test_a_click_jumps_and_dragging_follows(track: Track, nim_replay: AnyReplay) -> None:
    nim_replay.play()
    QTest.mousePress(track, Qt.MouseButton.LeftButton, pos=QPoint(round(track.x_of(4)), 10))
    assert (track.value(), nim_replay.position) == (4, 4)
    assert not nim_replay.is_playing
    assert track.isSliderDown()
    QTest.mouseMove(track, QPoint(round(track.x_of(7)), 10))
    assert nim_replay.position == 7
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, pos=QPoint(round(track.x_of(7)), 10))
    assert not track.isSliderDown()
    QTest.mouseClick(track, Qt.MouseButton.RightButton, pos=QPoint(0, 10))
    assert track.value() == 7


def test_it_follows_a_replay_that_plays(track: Track, nim_replay: AnyReplay) -> None:
    nim_replay.go_to(5)
    nim_replay.play()
    nim_replay.go_to(6)
    assert track.value() == 6
    assert nim_replay.is_playing


def test_beyond_the_ends_are_the_first_and_the_last_move(track: Track) -> None:
    assert [track.value_at(x) for x in (-50, 0, 8, 508, 900)] == [0, 0, 0, 12, 12]
    assert all(track.value_at(track.x_of(value)) == value for value in range(13))


def test_a_mark_is_a_dot_at_its_move(track: Track) -> None:
    def dot() -> bool:
        image = track.grab().toImage()
        return image.pixelColor(round(track.x_of(8)), 10) == look().theme.warning

    track.setValue(0)
    assert not dot()
    track.show_marks([8, 8, 5])
    assert track.marks == (5, 8)
    assert dot()
