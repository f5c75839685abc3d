# SPDX-License-Identifier: MIT
"""What a screen reader finds in a window, as text: one line for each thing that can be seen."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_FLAGS = ("focusable", "focused", "checked", "selected", "disabled")
_INDENT = "  "


class Node(NamedTuple):
    """One thing of the accessibility tree; `flags` are those of its states that are told."""

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
    """Yield what a screen reader finds in a widget, in its order; what says nothing is left out."""
    yield from _below(QAccessible.queryAccessibleInterface(widget), 0)


def _below(thing: QAccessibleInterface, depth: int) -> Iterator[Node]:
    state: Any = thing.state()  # the stubs know none of its fields
    if state.invisible:
        return
    flags = tuple(flag for flag in _FLAGS if getattr(state, flag))
    what = QAccessible.Text
    node = Node(
        depth,
        thing.role().name,
        thing.text(what.Name),
        thing.text(what.Value),
        thing.text(what.Description).replace("\n", "; "),
        flags,
    )
    is_told = not _is_inner_part(thing) and bool(node.name or node.value or flags)
    if is_told:
        yield node
    for at in range(thing.childCount()):
        child = thing.child(at)
        if child is not None:
            yield from _below(child, depth + is_told)


def _is_inner_part(thing: QAccessibleInterface) -> bool:
    """Return whether it only seems to have the keyboard, as the inside of what scrolls does."""
    widget = thing.object()
    if not isinstance(widget, QWidget) or widget.focusProxy() is None:
        return False
    return widget.focusProxy() is widget.parentWidget()
