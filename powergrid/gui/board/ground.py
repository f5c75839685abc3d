# SPDX-License-Identifier: MIT
"""The ground as a picture: flat until there is time, then made in full and kept."""

from collections.abc import Collection
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from powergrid.box.drawing import Drawing
from powergrid.gui.board.landscape import Landscape
from powergrid.gui.board.layout import Layout
from powergrid.gui.board.pens import Ink
from powergrid.gui.board.terrain import terrain_of
from powergrid.gui.kit.look import look
from powergrid.rules.board import Board

_REST_MS: Final = 80
"""How long size and zoom must have rested before the picture is made anew."""


class _Kept(NamedTuple):
    """A picture and what it shows: a window of the scene, and how the plane lay in that."""

    picture: QPixmap
    window: QRectF
    scale: float
    origin: QPointF
    ink: Ink
    areas: Collection[int] | None

    def shows(
        self, window: QRectF, layout: Layout, ink: Ink, areas: Collection[int] | None
    ) -> bool:
        """Return whether this is the picture of that window."""
        mine = (self.window, self.scale, self.origin, self.ink, self.areas)
        return mine == (window, layout.scale, layout.origin, ink, areas)

    def where(self, layout: Layout) -> QRectF:
        """Return where the picture belongs in another layout."""
        by = layout.scale / self.scale
        corner = (self.window.topLeft() - self.origin) * by + layout.origin
        return QRectF(corner, self.window.size() * by)


class Ground(QObject):
    """The country below everything, in the part of the scene that is its window.

    `made` is emitted when the picture of it is there: the first time once the board has been
    painted, later when nothing has moved for a while. Until then it is painted flat, under what
    there is of the last picture.
    """

    made = Signal()

    def __init__(self, board: Board, drawing: Drawing, parent: QObject) -> None:
        super().__init__(parent)
        self.landscape = Landscape(board, drawing)
        self._drawing = drawing
        self._kept: _Kept | None = None
        self._wanted: tuple[QRectF, Layout, Ink, Collection[int] | None, float] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.finish)

    def paint(
        self,
        painter: QPainter,
        exposed: QRectF,
        window: QRectF,
        layout: Layout,
        ink: Ink,
        areas: Collection[int] | None,
    ) -> None:
        """Paint what is exposed of it; what needs more time follows."""
        kept = self._kept
        if kept is not None and kept.shows(window, layout, ink, areas):
            painter.drawPixmap(window.topLeft(), kept.picture)
            return
        self._order(window, layout, ink, areas, painter.device().devicePixelRatio())
        if kept is not None and (kept.ink.ground, kept.areas) != (ink.ground, areas):
            kept = None
        where = QRectF() if kept is None else kept.where(layout)
        if not where.contains(exposed):
            self.landscape.paint(painter, exposed, ink, areas)
        if kept is not None:
            painter.drawPixmap(where, kept.picture, QRectF(kept.picture.rect()))

    def _order(
        self,
        window: QRectF,
        layout: Layout,
        ink: Ink,
        areas: Collection[int] | None,
        ratio: float,
    ) -> None:
        if look().is_plain or self._drawing.ground is None:
            return
        self._wanted = (window, layout, ink, areas, ratio)
        self._timer.start(0 if self._kept is None else _REST_MS)

    def finish(self) -> None:
        """Make now what has been put off."""
        self._timer.stop()
        if self._wanted is None:
            return
        window, layout, ink, areas, ratio = self._wanted
        self._wanted = None
        picture = QPixmap((window.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-window.topLeft())
        self.landscape.paint(painter, window, ink, areas, terrain_of(self._drawing))
        painter.end()
        self._kept = _Kept(picture, window, layout.scale, layout.origin, ink, areas)
        self.made.emit()
