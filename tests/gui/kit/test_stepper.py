# SPDX-License-Identifier: MIT
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.stepper import Stepper
from tests.gui.kit.conftest import Show

LEFT = Qt.MouseButton.LeftButton


def test_a_stepper_is_changed_by_buttons_keys_and_wheel(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(3, 9, 5, name="Bid")
    shown(stepper)
    heard: list[int] = []
    stepper.changed.connect(heard.append)
    QTest.mouseClick(stepper.plus, LEFT)
    QTest.mouseClick(stepper.minus, LEFT)
    QTest.keyClick(stepper.field, Qt.Key.Key_Up)
    QTest.keyClick(stepper.field, Qt.Key.Key_PageDown)
    assert heard == [6, 5, 6, 3]
    assert not stepper.minus.isEnabled()
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(stepper, wheel)
    assert heard[-1] == 4
    assert stepper.field.accessibleName() == "Bid"


def test_a_stepper_accepts_typed_numbers_within_its_bounds(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(10, 40, 12, name="x")
    shown(stepper)
    heard: list[int] = []
    stepper.changed.connect(heard.append)
    stepper.setFocus()
    QTest.keyClicks(stepper.field, "25")
    assert (heard, stepper.value()) == ([25], 25)
    stepper.field.selectAll()
    QTest.keyClicks(stepper.field, "99")
    assert stepper.value() == 40
    assert stepper.field.text() == "40"
    stepper.field.selectAll()
    QTest.keyClicks(stepper.field, "3")
    assert (stepper.value(), stepper.field.is_valid) == (40, False)
    stepper.field.clearFocus()
    assert (stepper.value(), stepper.field.text()) == (40, "40")


def test_setting_a_stepper_emits_no_signal(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(0, 9, 5, name="x")
    shown(stepper)
    with qtbot.assertNotEmitted(stepper.changed):
        stepper.set_value(7)
        stepper.set_range(0, 6)
    assert (stepper.value(), stepper.field.text()) == (6, "6")
    assert not stepper.plus.isEnabled()


def test_a_stepper_is_never_written_in_the_warning_colour(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(3, 4, name="x")
    shown(stepper)
    stepper.set_range(0, 6)
    stepper.set_value(4)
    assert stepper.field.palette().text().color() == look().theme.text
    stepper.field.selectAll()
    QTest.keyClicks(stepper.field, "77")
    assert stepper.field.palette().text().color() == look().theme.text
