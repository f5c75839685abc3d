# SPDX-License-Identifier: MIT
"""What the painted widgets are to a screen reader: Qt knows a role for its own ones alone."""

from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

# Where there is nothing to return, Qt takes None, whatever PySide's stubs say.
_Role = QAccessible.Role
ROLES: Final = {
    "Text": _Role.StaticText,
    "AtHand": _Role.StaticText,
    "RoundSummary": _Role.StaticText,
    "PlantMarks": _Role.StaticText,
    "Sign": _Role.Graphic,
    "Chart": _Role.Chart,
    "MoneyBars": _Role.Chart,
    "BarChart": _Role.Chart,
    "NumberField": _Role.SpinBox,
    "FuelRowView": _Role.SpinBox,
    "MapView": _Role.Canvas,
    "TopBar": _Role.StatusBar,
    "TablePanel": _Role.Grouping,
    "ActionPanel": _Role.Grouping,
    "Page": _Role.Grouping,
    "HandOver": _Role.Grouping,
    "Coach": _Role.Grouping,
    "ChaptersView": _Role.Grouping,
    "NewGameView": _Role.Grouping,
    "LibraryView": _Role.Grouping,
    "StatisticsView": _Role.Grouping,
    "KeyListView": _Role.Grouping,
    "RulebookView": _Role.Grouping,
    "EndView": _Role.Grouping,
    "SeatRow": _Role.Grouping,
    "Segments": _Role.Grouping,
    "Tiles": _Role.Grouping,
    "OptionBoxes": _Role.Grouping,
}
"""By the name of a class; those that are made of it have the same unless they are named, too."""


class PaintedWidget(QAccessibleObject):
    """A widget as Qt tells its own ones, but with a role of ours."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget)
        self._widget = widget
        self._role = role

    def role(self) -> QAccessible.Role:
        """Return what it is."""
        return self._role

    def text(self, what: QAccessible.Text) -> str:
        """Return its name or its description, which is its tip where it has none."""
        if what == QAccessible.Text.Name:
            return self._widget.accessibleName()
        if what == QAccessible.Text.Description:
            return self._widget.accessibleDescription() or self._widget.toolTip()
        return ""

    def state(self) -> QAccessible.State:
        """Return whether it can be seen, used and reached."""
        widget, state = self._widget, QAccessible.State()
        told: Any = state  # the stubs know none of its fields
        told.invisible = not widget.isVisible()
        told.disabled = not widget.isEnabled()
        told.focusable = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        told.focused = widget.hasFocus()
        return state

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        return QRect(self._widget.mapToGlobal(QPoint()), self._widget.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what it lies in."""
        parent = self._widget.parentWidget()
        return None if parent is None else QAccessible.queryAccessibleInterface(parent)

    def childCount(self) -> int:
        """Return how many widgets lie in it."""
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of the widgets that lie in it."""
        children = self._children()
        known = 0 <= index < len(children)
        return QAccessible.queryAccessibleInterface(children[index]) if known else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of the widgets in it that is, or -1."""
        children: list[QObject] = list(self._children())
        return children.index(child.object()) if child.object() in children else -1

    def childAt(  # type: ignore[override]
        self, x: int, y: int
    ) -> QAccessibleInterface | None:
        """Return the widget in it at a point of the screen."""
        for child in self._children():
            if child.isVisible() and child.rect().contains(child.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(child)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what in it has the keyboard."""
        focus: QWidget | None = QApplication.focusWidget()
        if focus is None or not self._widget.isAncestorOf(focus):
            return None
        return QAccessible.queryAccessibleInterface(focus)

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window it is in."""
        return self._widget.window().windowHandle()

    def _children(self) -> list[QWidget]:
        if self._role == _Role.Canvas:
            return []  # its viewport is no part of its own
        return [
            child
            for child in self._widget.children()
            if isinstance(child, QWidget) and not child.isWindow()
        ]


def tell_roles() -> None:
    """Let Qt ask here what a widget is, before it answers by itself."""
    QAccessible.installFactory(_interface)


_given: Final[list[PaintedWidget]] = []
_MANY: Final = 500


def _interface(name: str, widget: QObject | None) -> QAccessibleInterface | None:
    role = ROLES.get(name)
    if role is None or not isinstance(widget, QWidget):
        return None
    if len(_given) % _MANY == 0:
        _given[:] = filter(isValid, _given)
    # Qt deletes them, with their widgets: were Python to do so first, Qt would use what is gone.
    _given.append(PaintedWidget(widget, role))
    return _given[-1]
