# SPDX-License-Identifier: MIT
"""The zoom factors of the wheel, keys and gestures."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QKeyEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

MIN_ZOOM: Final = 1.0
MAX_ZOOM: Final = 4.0
_KEY_FACTORS: Final = {"+": 1.25, "=": 1.25, "-": 1 / 1.25, "0": 0.0}

_NOTCH: Final = 120
"""The angle of a notch of the wheel, in eighths of a degree."""
_NOTCH_FACTOR: Final = 1.2
_GESTURES: Final = (QEvent.Type.NativeGesture, QEvent.Type.Gesture)


def clamped(zoom: float) -> float:
    """Return the nearest allowed zoom; one slightly above the minimum becomes the minimum."""
    return MIN_ZOOM if zoom < MIN_ZOOM * 1.02 else min(zoom, MAX_ZOOM)


def key_factor(event: QKeyEvent) -> float | None:
    """Return the zoom factor of a key, 0 for the whole board; None for one that does not zoom."""
    return _KEY_FACTORS.get(event.text())


def wheel_factor(event: QWheelEvent) -> float | None:
    """Return the zoom factor of a wheel event; None for one of a touchpad, which pans."""
    is_touchpad = event.device().type() == QInputDevice.DeviceType.TouchPad
    has_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    if is_touchpad and not has_ctrl and not event.pixelDelta().isNull():
        return None
    return float(_NOTCH_FACTOR ** (event.angleDelta().y() / _NOTCH))


def gesture_factor(event: QEvent) -> tuple[float, QPointF] | None:
    """Return the zoom factor and position of a pinch; None for any other event."""
    if event.type() not in _GESTURES:
        return None
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            return 1 + event.value(), event.position()
    elif isinstance(event, QGestureEvent):
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if isinstance(pinch, QPinchGesture):
            return pinch.scaleFactor(), pinch.centerPoint()
    return None
