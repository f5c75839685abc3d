# SPDX-License-Identifier: MIT
"""The landscape as a cached picture, painted flat until there is time for its relief."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QTransform

from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.power_grid.board.landscape import Landscape
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.paint_context import PaintContext

_DELAY_MS: Final = 80
"""How long size and zoom must stay the same before the picture is rendered again."""


class CachedLandscape(QObject):
    """Paints a landscape from a picture of the visible part.

    `rendered` is emitted when a picture is ready: the first one right after the first paint, later
    ones once size and zoom have stayed the same for a while. Until then the landscape is painted
    flat, with the last picture over it as far as that reaches.
    """

    rendered = Signal()

    def __init__(self, landscape: Landscape, parent: QObject) -> None:
        super().__init__(parent)
        self._landscape = landscape
        self._cached: tuple[PaintContext, QPixmap] | None = None
        self._scheduled: tuple[PaintContext, float] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.finish)

    def fit(self, layout: Layout) -> None:
        """Map the landscape to this layout, and cancel a picture scheduled for another one."""
        scale, origin = layout.scale, layout.origin
        self._landscape.fit(QTransform(scale, 0, 0, scale, origin.x(), origin.y()))
        self._scheduled = None

    def paint(self, painter: QPainter, exposed: QRectF, context: PaintContext) -> None:
        """Paint the exposed part, and schedule a picture if there is none for this context."""
        before, picture = self._cached or (None, None)
        ratio = painter.device().devicePixelRatio()
        if picture is not None and (before, picture.devicePixelRatio()) == (context, ratio):
            painter.drawPixmap(context.window.topLeft(), picture)
            return
        self._schedule(context, ratio)
        covered, style, areas = QRectF(), context.style, context.areas
        if before and before.areas == areas and before.style.landscape == style.landscape:
            covered = before.window_in(context.layout)
        if not covered.contains(exposed):
            self._landscape.paint(painter, exposed, style, areas)
        if picture is not None and not covered.isEmpty():
            painter.drawPixmap(covered, picture, QRectF(picture.rect()))

    def _schedule(self, context: PaintContext, ratio: float) -> None:
        if not look().is_plain and self._landscape.has_terrain:
            self._scheduled = context, ratio
            self._timer.start(0 if self._cached is None else _DELAY_MS)

    def finish(self) -> None:
        """Render the scheduled picture now, if any."""
        self._timer.stop()
        if self._scheduled is None:
            return
        context, ratio = self._scheduled
        self._scheduled = None
        picture = QPixmap((context.window.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = smooth_painter(picture)
        painter.translate(-context.window.topLeft())
        terrain = self._landscape.terrain()
        self._landscape.paint(painter, context.window, context.style, context.areas, terrain)
        painter.end()
        self._cached = context, picture
        self.rendered.emit()
