# SPDX-License-Identifier: MIT
"""The ground as a cached picture, painted flat until there is time to render it in full."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QTransform

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.power_grid.board.landscape import Landscape
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.paint_context import PaintContext
from powergrid.rules.board import Board

_REST_MS: Final = 80
"""How long size and zoom must stay the same before the picture is made again."""


class Ground(QObject):
    """The country below everything.

    `rendered` is emitted when its picture is ready: at first right after the board has been
    painted, later when nothing has moved for a while. Until then it is painted flat, under the
    last picture as far as that reaches.
    """

    rendered = Signal()

    def __init__(self, board: Board, drawing: Drawing, parent: QObject) -> None:
        super().__init__(parent)
        self.landscape = Landscape(board, drawing)
        self._cached: tuple[PaintContext, QPixmap] | None = None
        self._scheduled: tuple[PaintContext, float] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.finish)

    def fit(self, layout: Layout) -> None:
        """Map the country to this layout, and cancel a picture scheduled for another."""
        scale, origin = layout.scale, layout.origin
        self.landscape.fit(QTransform(scale, 0, 0, scale, origin.x(), origin.y()))
        self._scheduled = None

    def paint(self, painter: QPainter, exposed: QRectF, context: PaintContext) -> None:
        """Paint the exposed part now, flat at first; the full picture follows."""
        before, picture = self._cached or (None, None)
        if picture is not None and before == context:
            painter.drawPixmap(context.window.topLeft(), picture)
            return
        self._schedule(context, painter.device().devicePixelRatio())
        covered = QRectF()
        if before and (before.style.ground, before.areas) == (context.style.ground, context.areas):
            covered = before.window_in(context.layout)
        if not covered.contains(exposed):
            self.landscape.paint(painter, exposed, context.style, context.areas)
        if picture is not None and not covered.isEmpty():
            painter.drawPixmap(covered, picture, QRectF(picture.rect()))

    def _schedule(self, context: PaintContext, ratio: float) -> None:
        if not look().is_plain and self.landscape.has_terrain:
            self._scheduled = context, ratio
            self._timer.start(0 if self._cached is None else _REST_MS)

    def finish(self) -> None:
        """Make the scheduled picture now."""
        self._timer.stop()
        if self._scheduled is None:
            return
        context, ratio = self._scheduled
        self._scheduled = None
        picture = QPixmap((context.window.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = smooth_painter(picture)
        painter.translate(-context.window.topLeft())
        terrain = self.landscape.terrain()
        self.landscape.paint(painter, context.window, context.style, context.areas, terrain)
        painter.end()
        self._cached = context, picture
        self.rendered.emit()
