# SPDX-License-Identifier: MIT
"""A pane with the board in it, which is fitted, zoomed and moved."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from powergrid.box.drawing import Drawing
from powergrid.gui.board.board_scene import BoardScene
from powergrid.gui.board.zoom import bounded, gesture_factor, wheel_factor
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import RADIUS_PANEL
from powergrid.rules.board import Board


class MapView(QGraphicsView):
    """Shows a board's scene one to one: zooming lays it out anew, so that signs keep their pixels.

    From the second paint on, the ground is kept for a size; after that only the boxes of items
    that changed are painted.
    """

    def __init__(self, board: Board, drawing: Drawing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # Asked for a viewport that was not made in Python, PySide sets up every kind of widget
        # there is to find out which it has, which takes as long as painting the board.
        self._pane = QWidget()
        self._pane.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._pane)
        self._pane.grabGesture(Qt.GestureType.PinchGesture)
        self._zoom = 1.0
        self._keeps_ground = False
        self._scene = BoardScene(board, drawing, self)
        self.setScene(self._scene)
        look().changed.connect(self._take_look)

    def board_scene(self) -> BoardScene:
        """Return the scene."""
        return self._scene

    def set_board(self, board: Board, drawing: Drawing) -> None:
        """Show another board."""
        before, self._scene = self._scene, BoardScene(board, drawing, self)
        self._zoom = 1.0
        self._scene.fit(QSizeF(self.viewport().size()), 1.0)
        self.setScene(self._scene)
        before.deleteLater()
        self.renew_ground()

    def renew_ground(self) -> None:
        """Paint the ground anew, because areas or colours changed."""
        self.resetCachedContent()
        self.viewport().update()

    def window_rect(self) -> QRectF:
        """Return the part of the scene that can be seen."""
        return QRectF(self.mapToScene(QPoint(0, 0)), QSizeF(self.viewport().size()))

    @property
    def zoom(self) -> float:
        """How many times larger than fitted the board is."""
        return self._zoom

    def zoom_to(self, zoom: float, anchor: QPointF | None = None) -> None:
        """Zoom so that what lies under the anchor, by default the middle, stays there."""
        zoom = bounded(zoom)
        if zoom == self._zoom:
            return
        if anchor is None:
            anchor = QPointF(self.viewport().rect().center())
        layout = self._scene.layout
        at = (self.mapToScene(anchor.toPoint()) - layout.origin) / layout.scale
        self._zoom = zoom
        self._scene.fit(QSizeF(self.viewport().size()), zoom)
        layout = self._scene.layout
        corner = at * layout.scale + layout.origin - anchor
        self.horizontalScrollBar().setValue(round(corner.x()))
        self.verticalScrollBar().setValue(round(corner.y()))
        self.renew_ground()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom by wheel; two fingers on a touchpad move the board."""
        factor = wheel_factor(event)
        if factor is not None:
            self.zoom_to(self._zoom * factor, event.position())
        else:
            self.pan(event.pixelDelta())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Take pinches; once painted, keep the ground."""
        factor = gesture_factor(event)
        if factor is not None:
            self.zoom_to(self._zoom * factor[0], factor[1])
            return True
        is_done = super().viewportEvent(event)
        # A second picture of the ground would hold up the first paint.
        if event.type() == QEvent.Type.Paint and not self._keeps_ground:
            self._keeps_ground = True
            self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        return is_done

    def sizeHint(self) -> QSize:
        """Return the plane's own proportions."""
        drawing = self._scene.drawing
        return QSize(round(look().px(drawing.width)), round(look().px(drawing.height)))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which everything is still told apart."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board to the new size."""
        super().resizeEvent(event)
        self._scene.fit(QSizeF(self.viewport().size()), self._zoom)
        self.resetCachedContent()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move the board under the pane's corners, which stay where they are."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Round the corners of the pane off."""
        window = self.window_rect()
        radius = look().px(RADIUS_PANEL)
        inner = window.adjusted(radius, radius, -radius, -radius)
        exposed = QRectF(rect)
        if inner.left() <= exposed.left() and exposed.right() <= inner.right():
            return
        if inner.top() <= exposed.top() and exposed.bottom() <= inner.bottom():
            return
        corners = QPainterPath()
        corners.addRect(window)
        corners.addRoundedRect(window, radius, radius)
        painter.fillPath(corners, look().theme.background)

    def pan(self, way: QPoint) -> None:
        """Move the board by so many pixels, as far as it goes."""
        for bar, by in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - by)

    def _take_look(self) -> None:
        self._scene.take_look()
        self.renew_ground()
