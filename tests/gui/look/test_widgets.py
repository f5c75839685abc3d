# SPDX-License-Identifier: MIT
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.look.look import look
from powergrid.gui.look.widgets import (
    Button,
    CheckBox,
    Chip,
    Label,
    Panel,
    Segments,
    Stepper,
    Switch,
)

Show: TypeAlias = Callable[..., None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Show]:
    # Only a parent that is kept keeps its children.
    windows = []

    def show(*widgets: QWidget) -> None:
        window = QWidget()
        row = QHBoxLayout(window)
        for widget in widgets:
            row.addWidget(widget)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        windows.append(window)

    yield show
    windows.clear()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_button_is_pressed_by_mouse_and_keys(qtbot: QtBot, shown: Show, key: Qt.Key) -> None:
    button = Button("Pass", "P")
    shown(button)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, LEFT)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_a_button_that_is_off_stays_silent(qtbot: QtBot, shown: Show) -> None:
    button = Button("Pass")
    button.setEnabled(False)
    shown(button)
    with qtbot.assertNotEmitted(button.clicked):
        QTest.mouseClick(button, LEFT)


def test_a_button_tells_its_name_and_key(qtbot: QtBot) -> None:
    button = Button("Buy", "Enter", primary=True, icon="check")
    assert (button.accessibleName(), button.key, button.primary) == ("Buy", "Enter", True)
    assert "Enter" in button.accessibleDescription()
    button.set_text("Buy for 19")
    button.set_key("")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Buy for 19", "")


def test_focus_by_keyboard_is_seen(qtbot: QtBot, shown: Show) -> None:
    first, second = Button("One"), Button("Two")
    shown(first, second)
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    calm = second.grab().toImage()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert second.hasFocus()
    assert second.grab().toImage() != calm


def every_control() -> list[QWidget]:
    return [
        Button("A"),
        Button(icon="menu"),
        Button("", height=20),
        Switch(),
        CheckBox("x"),
        Chip(""),
        Segments(["1", "2"]),
        Stepper(),
    ]


@pytest.mark.parametrize("scale", [1, 2])
def test_targets_are_at_least_24(qtbot: QtBot, scale: int) -> None:
    look().set_scale(scale)
    for control in every_control():
        qtbot.addWidget(control)
        size = control.minimumSizeHint()
        assert min(size.width(), size.height()) >= 24 * look().scale


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_controls_follow_scale_and_scheme(qtbot: QtBot, shown: Show, scheme: str) -> None:
    controls = [*every_control(), Label("Text", "caption"), Panel("Title", "note", large=True)]
    shown(*controls)
    before = [(control.sizeHint(), control.grab().toImage()) for control in controls]
    other = "light" if look().theme.is_dark else "dark"
    look().set_scheme("dark" if other == "dark" else "light")
    look().set_scale(2)
    for control, (size, image) in zip(controls, before, strict=True):
        assert control.sizeHint().height() > size.height(), control
        assert control.grab().toImage() != image


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_hovered_pressed_and_disabled_look_different(
    qtbot: QtBot, shown: Show, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    look().set_scheme("dark" if scheme == "dark" else "light")
    segments = Segments(["1", "2"])
    buttons = [
        Button("A", "B", icon="undo"),
        Button("A", primary=True),
        Switch("x", True),
        CheckBox("x"),
        CheckBox("x", True),
        Chip("x", True, True),
        Chip("x"),
    ]
    shown(segments, *buttons)
    for button in [*buttons, segments.button(1)]:
        calm = button.grab().toImage()
        monkeypatch.setattr(button, "underMouse", lambda: True)
        hovered = button.grab().toImage()
        button.setEnabled(False)
        off = button.grab().toImage()
        assert off not in (calm, hovered)
        assert hovered != calm or button is buttons[4]
    pressed = Button("A")
    shown(pressed)
    calm = pressed.grab().toImage()
    pressed.setDown(True)
    assert pressed.grab().toImage() != calm


def test_a_button_takes_other_roles(qtbot: QtBot, shown: Show) -> None:
    button = Button("Pass")
    shown(button)
    wide = button.sizeHint().width()
    button.set_icon("gavel")
    assert button.sizeHint().width() > wide
    calm = button.grab().toImage()
    button.set_primary(True)
    assert button.grab().toImage() != calm


def test_segments_choose_by_mouse_and_arrow_keys(qtbot: QtBot, shown: Show) -> None:
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


def test_segments_are_set_without_a_signal(qtbot: QtBot, shown: Show) -> None:
    segments = Segments(["a", "b"])
    shown(segments)
    with qtbot.assertNotEmitted(segments.chosen):
        segments.set_index(1)
        segments.tell_option(0, "chooses oil", "it holds no oil")
        QTest.mouseClick(segments.button(0), LEFT)
    assert segments.index == 1
    assert segments.button(0).accessibleDescription() == "it holds no oil"
    segments.set_options(["c", "d", "e"], 2)
    assert segments.index == 2


@pytest.mark.parametrize("kind", [Switch, CheckBox])
def test_a_switch_turns_by_mouse_and_space(
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


def test_a_chip_of_a_set_is_ticked(qtbot: QtBot, shown: Show) -> None:
    chip = Chip("West", checkable=True)
    shown(chip)
    off = chip.grab().toImage()
    QTest.mouseClick(chip, LEFT)
    assert chip.isChecked()
    assert chip.grab().toImage() != off


def test_a_stepper_counts_by_buttons_keys_and_wheel(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(3, 9, 5, name="Bid")
    shown(stepper)
    heard: list[int] = []
    stepper.changed.connect(heard.append)
    QTest.mouseClick(stepper.plus, LEFT)
    QTest.mouseClick(stepper.minus, LEFT)
    QTest.keyClick(stepper.edit, Qt.Key.Key_Up)
    QTest.keyClick(stepper.edit, Qt.Key.Key_PageDown)
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
    assert stepper.edit.accessibleName() == "Bid"


def test_a_stepper_takes_typed_numbers_within_its_bounds(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(10, 40, 12)
    shown(stepper)
    heard: list[int] = []
    stepper.changed.connect(heard.append)
    stepper.edit.selectAll()
    QTest.keyClicks(stepper.edit, "25")
    assert (heard, stepper.value) == ([25], 25)
    stepper.edit.selectAll()
    QTest.keyClicks(stepper.edit, "99")
    assert stepper.value == 40
    assert stepper.edit.text() == "40"
    stepper.edit.selectAll()
    QTest.keyClicks(stepper.edit, "3")
    QTest.keyClick(stepper.edit, Qt.Key.Key_Return)
    assert (stepper.value, stepper.minimum, stepper.maximum) == (40, 10, 40)


def test_a_stepper_is_set_without_a_signal(qtbot: QtBot, shown: Show) -> None:
    stepper = Stepper(0, 9, 5)
    shown(stepper)
    with qtbot.assertNotEmitted(stepper.changed):
        stepper.set_value(7)
        stepper.set_range(0, 6)
    assert (stepper.value, stepper.edit.text()) == (6, "6")
    assert not stepper.plus.isEnabled()
