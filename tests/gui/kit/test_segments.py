# SPDX-License-Identifier: MIT
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.segments import Segments
from tests.gui.kit.conftest import Show

LEFT = Qt.MouseButton.LeftButton


def test_segments_are_chosen_by_mouse_and_arrow_keys(qtbot: QtBot, shown: Show) -> None:
    segments = Segments(["2 coal", "1 + 1", "2 oil"], 1)
    shown(segments)
    assert segments.index == 1
    with qtbot.waitSignal(segments.chosen) as chosen:
        QTest.mouseClick(segments.button(2), LEFT)
    assert chosen.args == [2]
    segments.button(2).setFocus()
    with qtbot.waitSignal(segments.chosen) as chosen:
        QTest.keyClick(segments.button(2), Qt.Key.Key_Left)
    assert chosen.args == [1]


def test_setting_a_segment_emits_no_signal(qtbot: QtBot, shown: Show) -> None:
    segments = Segments(["a", "b"])
    shown(segments)
    with qtbot.assertNotEmitted(segments.chosen):
        segments.set_index(1)
        segments.describe_option(0, "chooses oil", "it holds no oil")
        QTest.mouseClick(segments.button(0), LEFT)
    assert segments.index == 1
    assert segments.button(0).accessibleDescription() == "it holds no oil"
