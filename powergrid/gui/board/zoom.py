# SPDX-License-Identifier: MIT
"""How wheels, keys and fingers zoom."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QWheelEvent

LEAST: Final = 1.0
MOST: Final = 4.0
KEY_FACTOR: Final = 1.25

_NOTCH: Final = 120
_NOTCH_FACTOR: Final = 1.2
_GESTURES: Final = (QEvent.Type.NativeGesture, QEvent.Type.Gesture)


def bounded(zoom: float) -> float:
    """Return the nearest zoom there is; a little above fitted counts as fitted."""
    return LEAST if zoom < LEAST * 1.02 else min(zoom, MOST)


def wheel_factor(event: QWheelEvent) -> float | None:
    """Return by how much a wheel zooms; None when two fingers move the board instead."""
    from PySide6.QtGui import QInputDevice  # nobody turns a wheel before the first paint

    is_touchpad = event.device().type() == QInputDevice.DeviceType.TouchPad
    is_asked = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    if is_touchpad and not is_asked and not event.pixelDelta().isNull():
        return None
    return float(_NOTCH_FACTOR ** (event.angleDelta().y() / _NOTCH))


def gesture_factor(event: QEvent) -> tuple[float, QPointF] | None:
    """Return by how much fingers zoom, and where; None for any other event."""
    if event.type() not in _GESTURES:
        return None
    from PySide6.QtGui import QNativeGestureEvent  # no finger moves before the first paint
    from PySide6.QtWidgets import QGestureEvent, QPinchGesture

    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            return 1 + event.value(), event.position()
    elif isinstance(event, QGestureEvent):
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(pinch, QPinchGesture):
            return pinch.scaleFactor(), pinch.centerPoint()
    return None
