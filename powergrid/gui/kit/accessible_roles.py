# SPDX-License-Identifier: MIT
"""Roles of painted widgets for screen readers; Qt knows those of its own widgets only.

A class says its role in `accessible_role`, which its subclasses inherit.
"""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

_given: Final[list[QAccessibleInterface]] = []
_MANY: Final = 500


def install_roles() -> None:
    """Let Qt ask each widget for its `accessible_role`, before it answers by itself."""
    QAccessible.installFactory(_interface)


def _interface(name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """Return Qt's own interface with the role of the widget's class.

    A Python subclass would not do: Qt asks an interface for its parent while the widget is being
    destroyed, when Python can no longer answer and PySide crashes.
    """
    role = getattr(widget, "accessible_role", None)
    if role is None or not isinstance(widget, QWidget):
        return None
    if len(_given) % _MANY == 0:
        _given[:] = filter(isValid, _given)
    # Qt deletes an interface with its widget; Python must not do so before.
    _given.append(QAccessibleWidget(widget, role))
    return _given[-1]
