# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.choices import CheckBox, Chip, Switch
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.text import Text
from tests.gui.kit.conftest import Show


def every_control() -> list[QWidget]:
    return [
        Button("A"),
        Button(icon="menu"),
        Button("", height=20),
        Switch(),
        CheckBox("x"),
        Chip(""),
        Segments(["1", "2"]),
        Stepper(name="x"),
    ]


@pytest.mark.parametrize("scale", [1, 2])
def test_targets_are_at_least_24_pixels_large(qtbot: QtBot, scale: int) -> None:
    look().fit(1920 * scale, 1080 * scale)
    for control in every_control():
        qtbot.addWidget(control)
        size = control.minimumSizeHint()
        assert min(size.width(), size.height()) >= 24 * look().scale


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_controls_follow_scale_and_scheme(qtbot: QtBot, shown: Show, scheme: str) -> None:
    controls = [*every_control(), Text("Text")]
    shown(*controls)
    before = [(control.sizeHint(), control.grab().toImage()) for control in controls]
    other = "light" if look().theme.is_dark else "dark"
    look().set_scheme("dark" if other == "dark" else "light")
    look().fit(3840, 2160)
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
        CheckBox("x"),
        Chip("x", checkable=True),
        Chip("x"),
    ]
    for checked in buttons[4:6]:
        checked.setChecked(True)
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
