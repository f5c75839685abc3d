# SPDX-License-Identifier: MIT
"""A miniature as a widget."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QAccessible, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_plain, smooth_painter
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.power_grid.board.miniature import paint_miniature
from powergrid.gui.power_grid.board.miniature_geometry import framed
from powergrid.gui.power_grid.board.snapshot import Snapshot


class MiniatureView(QWidget):
    """Shows a snapshot, and after the first paint the more detailed one that `later` returns.

    Without a snapshot, only sea is shown at first. With `frames`, the areas in play fill the view.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(
        self,
        snapshot: Snapshot | None,
        later: Callable[[], Snapshot] | None = None,
        *,
        frames: bool = False,
    ) -> None:
        super().__init__()
        self._frames = frames
        self._snapshot = snapshot
        self._later = later
        look().changed.connect(self.update)

    @property
    def snapshot(self) -> Snapshot:
        """The snapshot that is shown."""
        assert self._snapshot is not None, "it is not known before the first paint"
        return self._snapshot

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show another snapshot."""
        self._snapshot = snapshot
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the snapshot within round corners."""
        painter = smooth_painter(self)
        rect, radius = QRectF(self.rect()), look().px(RADIUS_PANEL)
        frame = QPainterPath()
        frame.addRoundedRect(rect, radius, radius)
        painter.setClipPath(frame)
        if self._snapshot is None:
            paint_plain(painter, rect, look().theme.sea)
        else:
            shown = framed(rect, self._snapshot) if self._frames else rect
            paint_miniature(painter, shown, self._snapshot)
        if self._later is not None:
            QTimer.singleShot(0, self, self._show_later)

    def _show_later(self) -> None:
        if self._later is not None:
            later, self._later = self._later, None
            self.show_snapshot(later())
