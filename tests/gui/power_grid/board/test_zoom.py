# SPDX-License-Identifier: MIT
"""The wheel, a touchpad and a pinch zoom the map, each in its own way."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QPointingDevice, QWheelEvent

from powergrid.gui.power_grid.board.zoom import clamped, gesture_factor, wheel_factor

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize(
    ("zoom", "allowed"), [(0.5, 1.0), (1.01, 1.0), (1.1, 1.1), (4.0, 4.0), (9.0, 4.0)]
)
def test_the_zoom_stays_within_its_limits(zoom: float, allowed: float) -> None:
    assert clamped(zoom) == allowed


def turn(degrees: int, pixels: int, keys: Qt.KeyboardModifier, *, touchpad: bool) -> float | None:
    """Return the factor of a turn of the wheel, or of two fingers on a touchpad."""
    types = QInputDevice.DeviceType
    device = QPointingDevice(
        "device",
        1,
        types.TouchPad if touchpad else types.Mouse,
        QPointingDevice.PointerType.Generic,
        QInputDevice.Capability.Scroll,
        2,
        3,
    )
    event = QWheelEvent(
        QPointF(10, 10),
        QPointF(10, 10),
        QPoint(0, pixels),
        QPoint(0, degrees),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
        device=device,
    )
    return wheel_factor(event)


def test_a_wheel_zooms_and_a_touchpad_pans_unless_ctrl_is_held() -> None:
    assert turn(120, 0, NONE, touchpad=False) == pytest.approx(1.2)
    assert turn(-120, -15, NONE, touchpad=False) == pytest.approx(1 / 1.2)
    assert turn(120, 15, NONE, touchpad=True) is None
    assert turn(120, 15, CTRL, touchpad=True) == pytest.approx(1.2)
    assert turn(120, 0, NONE, touchpad=True) == pytest.approx(1.2)


def test_of_gestures_only_a_pinch_zooms() -> None:
    def factor(kind: Qt.NativeGestureType) -> float | None:
        device, at = QPointingDevice.primaryPointingDevice(), QPointF(30, 20)
        event = QNativeGestureEvent(kind, device, 2, at, at, at, 0.25, QPointF())
        found = gesture_factor(event)
        if found is None:
            return None
        assert found[1] == at
        return found[0]

    assert factor(Qt.NativeGestureType.ZoomNativeGesture) == 1.25
    assert factor(Qt.NativeGestureType.RotateNativeGesture) is None
    assert gesture_factor(QEvent(QEvent.Type.Wheel)) is None
