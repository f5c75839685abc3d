# SPDX-License-Identifier: MIT
"""Gives screen readers the roles of painted widgets; Qt knows only those of its own widgets.

A class names its role in `accessible_role`, which its subclasses inherit.
"""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

_interfaces: Final[list[QAccessibleInterface]] = []
_CLEAN_EVERY: Final = 500


def install_roles() -> None:
    """Let Qt use the `accessible_role` of each widget that has one."""
    QAccessible.installFactory(_interface)


def _interface(name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """Return Qt's own interface with the role of the widget's class.

    A Python subclass would not do: Qt asks an interface for its parent while the widget is being
    destroyed, when Python can no longer answer and PySide crashes.
    """
    role = getattr(widget, "accessible_role", None)
    if role is None or not isinstance(widget, QWidget):
        return None
    if len(_interfaces) % _CLEAN_EVERY == 0:
        _interfaces[:] = filter(isValid, _interfaces)
    # Qt deletes an interface together with its widget; Python must not do so earlier.
    _interfaces.append(QAccessibleWidget(widget, role))
    return _interfaces[-1]
