# SPDX-License-Identifier: MIT
"""The board being drawn: the game's map, with tools instead of pieces."""

from collections.abc import Sequence
from math import dist
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from powergrid.box.drawing import Point
from powergrid.gui.kit.keys import note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_focus
from powergrid.gui.kit.painted_button import came_by_tab
from powergrid.gui.kit.tokens import RADIUS_PANEL
from powergrid.gui.power_grid.board.connections import connection_line
from powergrid.gui.power_grid.board.layout import Layout
from powergrid.gui.power_grid.board.map_view import MapView
from powergrid.gui.power_grid.board.overlays import ROUTE_LEVEL
from powergrid.gui.power_grid.editor.coast import ROUGH, simplified
from powergrid.gui.power_grid.editor.costs import suggested_cost
from powergrid.gui.power_grid.editor.editing import AREAS, CITIES, CONNECTIONS, LAND, Editing
from powergrid.gui.power_grid.editor.marks import (
    ConnectionItem,
    GhostItem,
    Mark,
    PathItem,
    RingItem,
)
from powergrid.gui.power_grid.editor.placing import board_of, drawing_of
from powergrid.rules.board import NO_CITY

_NEAR: Final = 8
_BRUSH: Final = 60
"""The radius of the brush on the plane."""
_MARKS_LEVEL: Final = ROUTE_LEVEL
"""Below the cities: no mark strikes out a name or a price."""
_GHOSTS: Final = ((300, 260), (560, 200), (740, 420), (420, 520), (640, 660))
_NUDGES: Final[dict[int, Point]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Canvas(MapView):
    """Shows what is edited. `city_added` is emitted once a click has put a city there."""

    city_added = Signal()

    def __init__(self, editing: Editing, parent: QWidget) -> None:
        drawing = drawing_of(editing.sketch, editing.edition.house_prices)
        super().__init__(board_of(editing.sketch), drawing, parent)
        self.editing = editing
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Board being drawn"))
        note(
            self,
            self.tr("On the board being drawn"),
            ("Left Right Up Down", self.tr("Move the selected city; with Shift by ten")),
            ("+ =", self.tr("Zoom in, as with the wheel or a pinch")),
            ("-", self.tr("Zoom out, as with the wheel or a pinch")),
            ("0", self.tr("Whole board")),
        )
        self._picture: QPixmap | None = None
        self._traced: QGraphicsPixmapItem | None = None
        self._dragged = ""
        self._from = ""
        self._clicked = ""
        """The city that was clicked to connect it with the one clicked next."""
        self._line: list[Point] = []
        self._stroke = 0
        self._has_ring = False
        self._marks: list[Mark] = []
        editing.changed.connect(self._renew)
        editing.selected_changed.connect(self._mark)
        editing.selected_changed.connect(self._forget_click)
        look().changed.connect(self._mark)

    def show_picture(self, image: QImage | None) -> None:
        """Put a picture below the board to trace, or remove it."""
        self._picture = None if image is None else QPixmap.fromImage(image)
        self._renew()

    @property
    def has_picture(self) -> bool:
        """Whether there is a picture below the board."""
        return self._picture is not None

    def view_point(self, x: float, y: float) -> QPointF:
        """Return where a point of the plane is in the view."""
        return QPointF(self.mapFromScene(self._scene_point((x, y))))

    # -- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start what the tool does."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.setFocus()
        at = self._plane_point(event.position())
        city = self._city_at(event.position())
        tool = self.editing.tool
        if tool == LAND:
            self._line = [at]
        elif tool == CITIES and not city:
            if self.editing.add_city(*at):
                self.city_added.emit()
        elif tool == AREAS:
            self._stroke += 1
            self._paint(at)
        elif city:
            self._press_city(city)
        else:
            self.editing.select(*self._connection_at(event.position()))

    def _press_city(self, city: str) -> None:
        if self.editing.tool == CONNECTIONS:
            self._from = city
            return
        self.editing.select(city)
        if self.editing.tool == CITIES:
            self._dragged = city

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue what the tool does."""
        at = self._plane_point(event.position())
        if self._line:
            if dist(at, self._line[-1]) > ROUGH / 2:
                self._line.append(at)
                self._mark()
        elif self._dragged or self._from:
            self._mark(at)
        elif self.editing.tool == AREAS and event.buttons() & Qt.MouseButton.LeftButton:
            self._paint(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish what the tool does."""
        at = self._plane_point(event.position())
        dragged, start, line = self._dragged, self._from, self._line
        self._dragged, self._from, self._line = "", "", []
        if dragged:
            city = self.editing.sketch.city(dragged)
            if dist((city.x, city.y), at) > ROUGH:
                self.editing.move_city(*at)
        elif start:
            self._finish_connection(start, self._city_at(event.position()))
        elif line:
            ring = simplified(line)
            if len(ring) >= 3:
                self.editing.add_land(tuple(round(n) for point in ring for n in point))
        self._mark()

    def _finish_connection(self, start: str, end: str) -> None:
        """Connect the city at the end of a drag, or the one clicked before; else select it."""
        before, self._clicked = self._clicked, ""
        if end == start and before:
            self.editing.add_connection(before, start)
        elif end == start:
            self.editing.select(start)
            self._clicked = start
        elif end:
            self.editing.add_connection(start, end)

    def _forget_click(self) -> None:
        """Forget the city that was clicked once another is selected, or with another tool."""
        if self.editing.tool != CONNECTIONS or self.editing.city != self._clicked:
            self._clicked = ""

    def _paint(self, at: Point) -> None:
        near = [
            city.id for city in self.editing.sketch.cities if dist((city.x, city.y), at) < _BRUSH
        ]
        self.editing.paint(near, f"stroke {self._stroke}")

    # -- keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring if the focus came by keyboard."""
        super().focusInEvent(event)
        self._has_ring = came_by_tab(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self._has_ring = False
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the rounded corners, and the focus ring."""
        super().drawForeground(painter, rect)
        if self._has_ring:
            paint_focus(painter, self.window_rect().adjusted(1, 1, -1, -1), look().px(RADIUS_PANEL))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nudge the selected city, or zoom."""
        if event.key() in _NUDGES and self.editing.city:
            city = self.editing.sketch.city(self.editing.city)
            far = 10 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            x, y = _NUDGES[event.key()]
            self.editing.move_city(city.x + far * x, city.y + far * y, is_step=True)
        else:
            super().keyPressEvent(event)

    # -- what is shown

    def _renew(self) -> None:
        self._marks = []
        drawing = drawing_of(self.editing.sketch, self.editing.edition.house_prices)
        self.renew_board(board_of(self.editing.sketch), drawing)
        self._traced = None
        if self._picture is not None:
            self._traced = QGraphicsPixmapItem(self._picture)
            self._traced.setOpacity(0.4)
            self._scene.addItem(self._traced)
        self._follow_layout()

    def zoom_to(self, zoom: float, anchor: QPointF | None = None) -> None:
        """Zoom around an anchor, by default the centre."""
        super().zoom_to(zoom, anchor)
        self._follow_layout()

    def _fit(self) -> None:
        super()._fit()
        self._follow_layout()

    def _follow_layout(self) -> None:
        """Place the picture, as large as it fits the plane, and the marks."""
        if self._traced is not None:
            layout, size = self._scene.layout, self._traced.boundingRect().size()
            by = min(layout.size.width() / size.width(), layout.size.height() / size.height())
            room = layout.size - size * by
            self._traced.setScale(by)
            self._traced.setPos(layout.origin + QPointF(room.width() / 2, room.height() / 2))
        self._mark()

    def _mark(self, pointer: Point | None = None) -> None:
        """Show the selection, and what is being drawn."""
        for item in self._marks:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._marks = self._new_marks(pointer)
        for item in self._marks:
            item.setZValue(_MARKS_LEVEL)
            self._scene.addItem(item)

    def _new_marks(self, pointer: Point | None) -> list[Mark]:
        layout, style, sketch = self._scene.layout, self._scene.board_style, self.editing.sketch
        index = {city.id: number for number, city in enumerate(sketch.cities)}
        marks: list[Mark] = []
        if not sketch.cities and not self._line:
            marks += [GhostItem(style, self._scene_point(spot)) for spot in _GHOSTS]
        marks += self._selection_marks(index)
        if pointer is not None and self._dragged:
            sign = QRectF(layout.signs[index[self._dragged]])
            sign.moveCenter(self._scene_point(pointer))
            marks.append(RingItem(style, sign))
        if pointer is not None and self._from:
            marks.append(self._pending(layout, pointer, index))
        if self._line:
            points = [self._scene_point(point) for point in self._line]
            marks.append(PathItem(style, points))
        return marks

    def _selection_marks(self, index: dict[str, int]) -> list[Mark]:
        layout, style, selected = (
            self._scene.layout,
            self._scene.board_style,
            self.editing.connection,
        )
        marks: list[Mark] = []
        if selected is not None:
            at = self.editing.sketch.connections.index(selected)
            line, plate = connection_line(layout, at), layout.plates[at]
            cost, middle = str(selected.cost), plate.center()
            if plate.isNull():  # no connection of the board costs anything
                cost, middle = "", line.center()
            marks.append(ConnectionItem(style, line, cost, middle))
        marks += [RingItem(style, layout.signs[index[city]]) for city in self.editing.selected]
        return marks

    def _pending(self, layout: Layout, pointer: Point, index: dict[str, int]) -> ConnectionItem:
        end = self._scene_point(pointer)
        target = layout.city_at(end)
        cost = ""
        if target != NO_CITY and target != index[self._from]:
            end = layout.centres[target]
            cost = str(
                suggested_cost(
                    self.editing.sketch, self._from, self.editing.sketch.cities[target].id
                )
            )
        line = QLineF(layout.centres[index[self._from]], end)
        return ConnectionItem(self._scene.board_style, line, cost, line.center())

    # -- places

    def _scene_point(self, point: Point) -> QPointF:
        layout = self._scene.layout
        return QPointF(*point) * layout.scale + layout.origin

    def _plane_point(self, at: QPointF) -> Point:
        layout = self._scene.layout
        point = (self.mapToScene(at.toPoint()) - layout.origin) / layout.scale
        return point.x(), point.y()

    def _city_at(self, at: QPointF) -> str:
        city = self._scene.layout.city_at(self.mapToScene(at.toPoint()))
        return "" if city == NO_CITY else self.editing.sketch.cities[city].id

    def _connection_at(self, at: QPointF) -> Sequence[str]:
        """Return the ends of the connection at a point of the view, if any."""
        layout, point = self._scene.layout, self.mapToScene(at.toPoint())
        for connection, plate in zip(self.editing.sketch.connections, layout.plates, strict=True):
            if plate.contains(point):
                return connection.ends
        for number, connection in enumerate(self.editing.sketch.connections):
            line = connection_line(layout, number)
            vector = line.p2() - line.p1()
            along = QPointF.dotProduct(point - line.p1(), vector) / (line.length() ** 2 or 1)
            foot = line.pointAt(max(0.0, min(1.0, along)))
            if (foot - point).manhattanLength() < _NEAR * look().scale:
                return connection.ends
        return ()
