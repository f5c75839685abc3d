# SPDX-License-Identifier: MIT
"""The board as a view in which pointer and keyboard pick cities."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from powergrid.box.drawing import Drawing
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import plain_tip
from powergrid.gui.kit.painted_button import came_by_tab
from powergrid.gui.power_grid.board.arrow_keys import Direction, nearest_city, next_city
from powergrid.gui.power_grid.board.map_view import MapView
from powergrid.rules.board import NO_CITY, Board

_ARROWS: Final[dict[int, Direction]] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_PICK_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardView(MapView):
    """Shows a board, rings the city pointed at, and emits a signal when one is picked.

    `city_hovered` is emitted with -1 when the pointer leaves a city. `connection_tip` returns the
    tooltip for a connection's cost.
    """

    city_hovered = Signal(int)
    city_clicked = Signal(int)
    city_double_clicked = Signal(int)

    def __init__(self, board: Board, drawing: Drawing, parent: QWidget | None = None) -> None:
        super().__init__(board, drawing, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Board"))
        note(
            self,
            self.tr("On the map"),
            ("Left Right Up Down", self.tr("To the next city in that direction")),
            ("Return Space", self.tr("Pick the city")),
            ("+ =", self.tr("Zoom in, as with the wheel or a pinch")),
            ("-", self.tr("Zoom out, as with the wheel or a pinch")),
            ("0", self.tr("Whole map")),
        )
        self.connection_tip: Callable[[int], str] = lambda _: ""
        self.pointed = NO_CITY
        self._last_pointed = NO_CITY
        self._confirmable = NO_CITY
        """The city picked with Enter, which a second Enter confirms."""
        self._by_keyboard = False
        """Whether the keyboard has moved the ring to where it is."""
        self._press_position: QPoint | None = None
        self._pressed_city = NO_CITY
        self._under_pointer = NO_CITY
        self._is_dragging = False
        self._is_second_click = False

    # -- content

    def set_board(self, board: Board, drawing: Drawing) -> None:
        """Show another board."""
        self._point_at(NO_CITY)
        self._last_pointed = NO_CITY
        super().set_board(board, drawing)

    # -- pointer

    def tip_at(self, point: QPointF) -> str:
        """Return the tooltip for the cost at a point of the scene, empty if there is none."""
        plates = self.board_scene().layout.plates
        found = (connection for connection, plate in enumerate(plates) if plate.contains(point))
        return next((self.connection_tip(connection) for connection in found), "")

    def viewportEvent(self, event: QEvent) -> bool:
        """Point at no city when the pointer leaves; show the tooltip of a connection."""
        if event.type() == QEvent.Type.Leave and self._press_position is None:
            self._point_at(NO_CITY)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = self.tip_at(self.mapToScene(event.pos()))
            if tip:
                QToolTip.showText(event.globalPos(), plain_tip(tip), self)
                return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Ring the city under the pointer, or drag the zoomed board."""
        at = event.position()
        if self._press_position is not None and self.zoom > 1:
            delta = at.toPoint() - self._press_position
            if self._is_dragging or delta.manhattanLength() >= QApplication.startDragDistance():
                self._is_dragging = True
                self.pan(delta)
                self._press_position = at.toPoint()
                return
        self._follow(at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a click or a drag."""
        self._is_second_click = False
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._follow(event.position())
            self._press_position = event.position().toPoint()
            self._pressed_city = self._under_pointer
            self._is_dragging = event.button() == Qt.MouseButton.MiddleButton

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click the city under the pointer, unless the board was dragged."""
        was_click = self._press_position is not None and not self._is_dragging
        self._press_position, self._is_dragging = None, False
        self._follow(event.position())
        is_same = self._under_pointer != NO_CITY and self._under_pointer == self._pressed_city
        is_left = event.button() == Qt.MouseButton.LeftButton
        if was_click and is_same and is_left and not self._is_second_click:
            self.city_clicked.emit(self._under_pointer)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Emit a double click; the click before it has already been emitted."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._follow(event.position())
        self._press_position = event.position().toPoint()
        self._pressed_city = self._under_pointer
        self._is_second_click = True
        if self.pointed != NO_CITY:
            self.city_double_clicked.emit(self.pointed)

    # -- keyboard

    def event(self, event: QEvent) -> bool:
        """Keep the board's own keys from the window's shortcuts."""
        return keep_key(event, self._is_own_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the ring, pick the city it is at, or zoom."""
        key = event.key()
        if key in _ARROWS:
            self._step_to(_ARROWS[key])
        elif key in _PICK_KEYS and self.pointed != NO_CITY:
            self._pick(is_enter=key != Qt.Key.Key_Space)
        else:
            super().keyPressEvent(event)

    def _is_own_key(self, event: QKeyEvent) -> bool:
        """Return whether the board handles a key: Enter only once the keyboard moved the ring."""
        key = event.key()
        is_enter_own = self._by_keyboard and key in _PICK_KEYS
        is_own = is_enter_own or key in _ARROWS or key == Qt.Key.Key_Space
        return is_own and event.modifiers() in _PLAIN

    def _pick(self, *, is_enter: bool) -> None:
        """Pick the city the ring is at; a second Enter confirms, like a double click."""
        city = self.pointed
        if is_enter and city == self._confirmable:
            self._confirmable = NO_CITY
            self.city_double_clicked.emit(city)
        else:
            self._confirmable = city if is_enter else NO_CITY
            self.city_clicked.emit(city)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Ring a city when the focus arrives by keyboard."""
        super().focusInEvent(event)
        if came_by_tab(event):
            self._by_keyboard = True
            self._point_at(self._start_city())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the ring, except when only another window comes to the front."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._point_at(NO_CITY)

    def _follow(self, at: QPointF) -> None:
        self._by_keyboard = False
        point = self.mapToScene(at.toPoint())
        self._under_pointer = self._scene.layout.city_at(point)
        self._point_at(self._scene.city_at(point))

    def _point_at(self, city: int) -> None:
        if city == self.pointed:
            return
        self.pointed, self._confirmable = city, NO_CITY
        if city != NO_CITY:
            self._last_pointed = city
        self._scene.point_at(city)
        shape = Qt.CursorShape.ArrowCursor if city == NO_CITY else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)
        self.city_hovered.emit(city)

    def _step_to(self, direction: Direction) -> None:
        self._by_keyboard = True
        if self.pointed == NO_CITY:
            city = self._start_city()
        else:
            city = next_city(
                self._scene.layout, self.pointed, direction, self._scene.cities_in_play()
            )
        self._point_at(city)
        if city != NO_CITY and self.zoom > 1:
            sign = self._scene.layout.signs[city]
            self.ensureVisible(sign, round(look().px(60)), round(look().px(40)))

    def _start_city(self) -> int:
        if self._last_pointed != NO_CITY and self._scene.is_in_play(self._last_pointed):
            return self._last_pointed
        middle = self.window_rect().center()
        return nearest_city(self._scene.layout, middle, self._scene.cities_in_play())
