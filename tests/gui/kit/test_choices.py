# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.choices import CheckBox, Chip, Switch
from tests.gui.kit.conftest import Show

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("kind", [Switch, CheckBox])
def test_a_switch_is_toggled_by_mouse_and_space(
    qtbot: QtBot, shown: Show, kind: type[Switch] | type[CheckBox]
) -> None:
    switch = kind("12 runs")
    shown(switch)
    QTest.mouseClick(switch, LEFT)
    assert switch.isChecked()
    with qtbot.waitSignal(switch.toggled):
        QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()
    assert switch.accessibleName() == "12 runs"


def test_the_place_of_its_knob_shows_whether_a_switch_is_on(shown: Show) -> None:
    switch = Switch("")
    shown(switch)
    for is_on in (False, True):
        switch.setChecked(is_on)
        image, middle = switch.grab().toImage(), switch.height() // 2
        ends = [image.pixelColor(x, middle) for x in (middle, switch.width() - middle)]
        assert ends[0] != ends[1]


def test_a_chip_is_checked_by_a_click(qtbot: QtBot, shown: Show) -> None:
    chip = Chip("West", checkable=True)
    shown(chip)
    off = chip.grab().toImage()
    QTest.mouseClick(chip, LEFT)
    assert chip.isChecked()
    assert chip.grab().toImage() != off


@pytest.mark.parametrize("is_on", [False, True])
def test_a_chip_without_room_for_its_text_leaves_out_the_end_of_it(
    qtbot: QtBot, is_on: bool
) -> None:
    def drawn(text: str) -> QImage:
        chip = Chip(text, checkable=True)
        qtbot.addWidget(chip)
        chip.setChecked(is_on)
        chip.resize(120, 28)
        return chip.grab().toImage()

    empty, shown = drawn(""), drawn("Hokkaido and northern Honshu")
    middle = range(6, 22)
    inked = [x for x in range(120) if any(empty.pixel(x, y) != shown.pixel(x, y) for y in middle)]
    assert 5 <= inked[0] < 20
    assert 90 < inked[-1] <= 115
    assert drawn("Hokkaido and northern Kyushu") == shown
