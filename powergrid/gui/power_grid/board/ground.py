# SPDX-License-Identifier: MIT
"""The ground as a picture: flat until there is time, then made in full and kept."""

from collections.abc import Collection
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.landscape import Landscape
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.pens import Ink
from powergrid.gui.power_grid.board.terrain import terrain_of
from powergrid.rules.board import Board

_REST_MS: Final = 80
"""How long size and zoom must have rested before the picture is made anew."""


class PaintContext(NamedTuple):
    """What a view sees of a board: a window of the scene, laid out and drawn in a certain way."""

    window: QRectF
    layout: Layout
    ink: Ink
    areas: Collection[int] | None

    def where(self, layout: Layout) -> QRectF:
        """Return where this window belongs in another layout."""
        by = layout.scale / self.layout.scale
        corner = (self.window.topLeft() - self.layout.origin) * by + layout.origin
        return QRectF(corner, self.window.size() * by)


class Ground(QObject):
    """The country below everything.

    `made` is emitted when the picture of it is there: the first time once the board has been
    painted, later when nothing has moved for a while. Until then it is painted flat, under the
    last picture as far as that covers it.
    """

    made = Signal()

    def __init__(self, board: Board, drawing: Drawing, parent: QObject) -> None:
        super().__init__(parent)
        self.landscape = Landscape(board, drawing)
        self._drawing = drawing
        self._kept: tuple[PaintContext, QPixmap] | None = None
        self._wanted: tuple[PaintContext, float] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.finish)

    def fit(self, layout: Layout) -> None:
        """Map the country to this layout, and cancel a picture ordered for another."""
        self.landscape.fit(layout)
        self._wanted = None

    def paint(self, painter: QPainter, exposed: QRectF, context: PaintContext) -> None:
        """Paint the exposed part now, flat at first; the full picture follows."""
        seen, picture = self._kept or (None, None)
        if picture is not None and seen == context:
            painter.drawPixmap(context.window.topLeft(), picture)
            return
        self._order(context, painter.device().devicePixelRatio())
        where = QRectF()
        if seen and (seen.ink.ground, seen.areas) == (context.ink.ground, context.areas):
            where = seen.where(context.layout)
        if not where.contains(exposed):
            self.landscape.paint(painter, exposed, context.ink, context.areas)
        if picture is not None and not where.isEmpty():
            painter.drawPixmap(where, picture, QRectF(picture.rect()))

    def _order(self, context: PaintContext, ratio: float) -> None:
        if not look().is_plain and self._drawing.ground is not None:
            self._wanted = context, ratio
            self._timer.start(0 if self._kept is None else _REST_MS)

    def finish(self) -> None:
        """Make the ordered picture now."""
        self._timer.stop()
        if self._wanted is None:
            return
        context, ratio = self._wanted
        self._wanted = None
        picture = QPixmap((context.window.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-context.window.topLeft())
        terrain = terrain_of(self._drawing)
        self.landscape.paint(painter, context.window, context.ink, context.areas, terrain)
        painter.end()
        self._kept = context, picture
        self.made.emit()
