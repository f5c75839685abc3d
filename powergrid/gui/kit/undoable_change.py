# SPDX-License-Identifier: MIT
"""A change that can be undone."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtGui import QUndoCommand

T = TypeVar("T")


class UndoableChange(QUndoCommand, Generic[T]):
    """A change from one value to the next; changes with the same `merges` are undone together."""

    def __init__(self, show: Callable[[T], None], before: T, after: T, merges: str = "") -> None:
        super().__init__()
        self._show, self._before, self._after, self._merges = show, before, after, merges

    def id(self) -> int:
        """Return the number by which Qt recognises changes that may be merged."""
        return 1 if self._merges else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge a later change into this one."""
        if not isinstance(other, UndoableChange) or other._merges != self._merges:
            return False
        self._after = other._after
        return True

    def redo(self) -> None:
        """Show the value after the change."""
        self._show(self._after)

    def undo(self) -> None:
        """Show the value before it."""
        self._show(self._before)
