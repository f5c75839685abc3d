# SPDX-License-Identifier: MIT
"""The accessibility tree of a window as text, one line for each visible element."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_FLAGS = ("focusable", "focused", "checked", "selected", "disabled")
_INDENT = "  "


class Node(NamedTuple):
    """One element of the accessibility tree; `flags` are the states worth reporting."""

    depth: int
    role: str
    name: str
    value: str
    description: str
    flags: tuple[str, ...]

    def __str__(self) -> str:
        """Return the line of this node."""
        value = f" = {self.value}" if self.value else ""
        description = f" ({self.description})" if self.description else ""
        flags = f" [{', '.join(self.flags)}]" if self.flags else ""
        return f"{_INDENT * self.depth}{self.role}: {self.name}{value}{description}{flags}"


def nodes(widget: QWidget) -> Iterator[Node]:
    """Yield the elements of a widget that have a name, a value or a state, in reading order."""
    yield from _below(QAccessible.queryAccessibleInterface(widget), 0)


def _below(element: QAccessibleInterface, depth: int) -> Iterator[Node]:
    state = element.state()
    if state.invisible:
        return
    flags = tuple(flag for flag in _FLAGS if getattr(state, flag))
    text = QAccessible.Text
    node = Node(
        depth,
        element.role().name,
        element.text(text.Name),
        element.text(text.Value),
        element.text(text.Description).replace("\n", "; "),
        flags,
    )
    is_reported = not _is_inner_part(element) and bool(node.name or node.value or flags)
    if is_reported:
        yield node
    for at in range(element.childCount()):
        child = element.child(at)
        if child is not None:
            yield from _below(child, depth + is_reported)


def _is_inner_part(element: QAccessibleInterface) -> bool:
    """Return whether an element only passes the focus on, like the viewport of a scroll area."""
    widget = element.object()
    if not isinstance(widget, QWidget) or widget.focusProxy() is None:
        return False
    return widget.focusProxy() is widget.parentWidget()
