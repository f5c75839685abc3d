# SPDX-License-Identifier: MIT
"""A change of a board that can be undone."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from powergrid.gui.power_grid.editor.sketch import Sketch


class SketchChange(QUndoCommand):
    """A change from one sketch to the next; changes with the same `merges` are undone together."""

    def __init__(
        self, show: Callable[[Sketch], None], before: Sketch, after: Sketch, merges: str
    ) -> None:
        super().__init__()
        self._show, self._before, self._after, self._merges = show, before, after, merges

    def id(self) -> int:
        """Return the number by which Qt recognises changes that may be merged."""
        return 1 if self._merges else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge a later change into this one."""
        if not isinstance(other, SketchChange) or other._merges != self._merges:
            return False
        self._after = other._after
        return True

    def redo(self) -> None:
        """Show the sketch as it is after the change."""
        self._show(self._after)

    def undo(self) -> None:
        """Show the sketch as it was."""
        self._show(self._before)
