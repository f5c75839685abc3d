# SPDX-License-Identifier: MIT
"""A view that fits, zooms and pans a board."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.power_grid.board.board_scene import BoardScene
from powergrid.gui.power_grid.board.zoom import clamped, gesture_factor, key_factor, wheel_factor
from powergrid.rules.board import Board


class MapView(QGraphicsView):
    """Shows a board's scene unscaled: zooming lays it out again, so that signs keep their size.

    From the second paint on, the background is cached, and only items that changed are repainted.
    """

    accessible_role = QAccessible.Role.Canvas

    def __init__(self, board: Board, drawing: Drawing, parent: QWidget | None) -> None:
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
        # For a viewport made by Qt, PySide would set up every widget class, which takes as long as
        # painting the board.
        self._viewport = QWidget()
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._viewport)
        self._viewport.grabGesture(Qt.GestureType.PinchGesture)
        self._zoom = 1.0
        self._caches_background = False
        self._is_framed = False
        self._scene = self._new_scene(board, drawing)
        self.setScene(self._scene)
        look().changed.connect(self._update_look)

    def board_scene(self) -> BoardScene:
        """Return the scene."""
        return self._scene

    def set_board(self, board: Board, drawing: Drawing) -> None:
        """Show another board, all of it."""
        self._zoom = 1.0
        self._replace_scene(board, drawing)
        self.repaint_background()

    def renew_board(self, board: Board, drawing: Drawing) -> None:
        """Show a board that has changed, at the same zoom and place."""
        corner = self.window_rect().topLeft()
        self._replace_scene(board, drawing)
        self._scroll_to(corner)

    def _replace_scene(self, board: Board, drawing: Drawing) -> None:
        before, self._scene = self._scene, self._new_scene(board, drawing)
        self._scene.fit(QSizeF(self.viewport().size()), self._zoom)
        self.setScene(self._scene)
        before.deleteLater()

    def _new_scene(self, board: Board, drawing: Drawing) -> BoardScene:
        scene = BoardScene(board, drawing, self)
        scene.background_changed.connect(self.repaint_background)
        return scene

    def finish_landscape(self) -> None:
        """Render the landscape in full now, if it is still flat."""
        self._scene.finish_landscape()

    def repaint_background(self) -> None:
        """Repaint the background, whose content or position has changed."""
        self._scene.set_window(self.window_rect())
        self.resetCachedContent()
        self.viewport().update()

    def window_rect(self) -> QRectF:
        """Return the visible part of the scene."""
        return QRectF(self.mapToScene(QPoint(0, 0)), QSizeF(self.viewport().size()))

    @property
    def zoom(self) -> float:
        """The zoom factor; 1 fits the board into the view."""
        return self._zoom

    def zoom_to(self, zoom: float, anchor: QPointF | None = None) -> None:
        """Zoom to a factor around a point of the view, by default its centre."""
        zoom = clamped(zoom)
        self._is_framed = False
        if zoom == self._zoom:
            return
        if anchor is None:
            anchor = QPointF(self.viewport().rect().center())
        layout = self._scene.layout
        at = (self.mapToScene(anchor.toPoint()) - layout.origin) / layout.scale
        self._zoom = zoom
        self._scene.fit(QSizeF(self.viewport().size()), zoom)
        self._show_at(at, anchor)

    def frame(self) -> None:
        """Show the areas in play, as large as they fit, until the player moves the board."""
        self._is_framed = True
        if self._scene.is_laid_out:
            self._fit()

    def _fit(self) -> None:
        """Lay the board out for the size of the view."""
        view = QSizeF(self.viewport().size())
        if self._is_framed and not view.isEmpty():
            self._zoom, middle = self._scene.framing(view)
            self._scene.fit(view, self._zoom)
            self._show_at(middle, QPointF(self.viewport().rect().center()))
        else:
            self._scene.fit(view, self._zoom)
            self.repaint_background()

    def _show_at(self, at: QPointF, anchor: QPointF) -> None:
        """Scroll so that a point of the plane is at a point of the view, as far as possible."""
        layout = self._scene.layout
        self._scroll_to(at * layout.scale + layout.origin - anchor)

    def _scroll_to(self, corner: QPointF) -> None:
        """Scroll so that this point of the scene is in the upper left corner."""
        self.horizontalScrollBar().setValue(round(corner.x()))
        self.verticalScrollBar().setValue(round(corner.y()))
        self.repaint_background()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom; all other keys are left to the window."""
        factor = key_factor(event)
        if factor is None:
            event.ignore()
        else:
            self.zoom_to(self._zoom * factor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom by wheel; pan by two fingers on a touchpad."""
        factor = wheel_factor(event)
        if factor is not None:
            self.zoom_to(self._zoom * factor, event.position())
        else:
            self.pan(event.pixelDelta())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinch; cache the background after the first paint."""
        factor = gesture_factor(event)
        if factor is not None:
            self.zoom_to(self._zoom * factor[0], factor[1])
            return True
        is_done = super().viewportEvent(event)
        # Filling the cache earlier would delay the first paint.
        if event.type() == QEvent.Type.Paint and not self._caches_background:
            self._caches_background = True
            self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        return is_done

    def sizeHint(self) -> QSize:
        """Return the size of the plane."""
        drawing = self._scene.drawing
        return QSize(round(look().px(drawing.width)), round(look().px(drawing.height)))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which the board is legible."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board to the new size."""
        super().resizeEvent(event)
        self._fit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint everything: the rounded corners must not move with the board."""
        super().scrollContentsBy(dx, dy)
        self._scene.set_window(self.window_rect())
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the rounded corners."""
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

    def pan(self, delta: QPoint) -> None:
        """Move the board by this many pixels, as far as possible."""
        self._is_framed = False
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() - delta.x())
        vertical.setValue(vertical.value() - delta.y())

    def _update_look(self) -> None:
        self._scene.update_look()
        self.repaint_background()
