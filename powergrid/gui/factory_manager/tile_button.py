# SPDX-License-Identifier: MIT
"""A button for a tile on sale, a tile in a factory, or an empty space."""

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QEnterEvent, QFocusEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager.tile_card import Notes, key_place, paint_card, paint_key
from powergrid.gui.factory_manager.tile_painter import paint_placed, paint_space
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton

MIME: Final = "application/x-powergrid-tile"


class TileButton(PaintedButton):
    """`kind` is the tile, None for an empty space; the pointer or the focus emits `pointed`."""

    pointed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind: int | None = None
        self.tile: Tile | None = None
        self.price = ""
        self.badge = ""
        self.tag = ""
        self.digit = ""
        self.space_text = ""
        self.is_placed = self.is_off = self.is_new = self.is_dim = self.is_open = False
        self.can_be_dragged = False
        self._pressed_at: QPoint | None = None
        self.hide()

    def show_card(
        self,
        kind: int,
        tile: Tile,
        price: str,
        *,
        tag: str,
        digit: str,
        badge: str = "",
        is_dim: bool = False,
    ) -> None:
        """Show a tile on sale; `tag` is what it earns."""
        self.kind, self.tile, self.price = kind, tile, price
        self.badge, self.tag, self.digit = badge, tag, digit
        self.is_placed, self.is_dim, self.is_off, self.is_new = False, is_dim, False, False
        self.show()
        self.update()

    def show_placed(
        self, kind: int, tile: Tile, *, is_new: bool, is_off: bool = False, digit: str = ""
    ) -> None:
        """Show a tile in the factory or beside it."""
        self.kind, self.tile, self.price = kind, tile, ""
        self.badge = self.tag = ""
        self.digit = digit
        self.is_placed, self.is_off, self.is_new, self.is_dim = True, is_off, is_new, False
        self.show()
        self.update()

    def show_space(self, text: str, *, is_open: bool) -> None:
        """Show an empty space with a text: what it is for, or what it costs."""
        self.kind = self.tile = None
        self.space_text, self.is_open, self.digit = text, is_open, ""
        self.is_placed = True
        self.show()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `pointed`."""
        super().enterEvent(event)
        self.pointed.emit(self.kind)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed`."""
        super().focusInEvent(event)
        if self.focus_shown:
            self.pointed.emit(self.kind)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep where a drag may start."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag once the pointer has moved far enough."""
        start = self._pressed_at
        if (
            self.can_be_dragged
            and start is not None
            and event.buttons() & Qt.MouseButton.LeftButton
        ):
            distance = (event.position().toPoint() - start).manhattanLength()
            if distance >= QApplication.startDragDistance():
                self._drag(start)
                return
        super().mouseMoveEvent(event)

    def _drag(self, start: QPoint) -> None:
        self._pressed_at = None
        self.setDown(False)
        drag, data = QDrag(self), QMimeData()
        data.setData(MIME, str(self.kind).encode())
        drag.setMimeData(data)
        drag.setPixmap(self.grab())
        drag.setHotSpot(start)
        drag.exec(Qt.DropAction.MoveAction)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile with its key, or the space."""
        painter = smooth_painter(self)
        face = self.paint_ring(painter, look().px(8))
        if self.tile is None:
            paint_space(painter, face.adjusted(1, 1, -1, -1), self.space_text, is_open=self.is_open)
            return
        if self.is_placed:
            paint_placed(
                painter,
                face,
                self.tile,
                is_off=self.is_off,
                is_new=self.is_new,
                is_highlighted=self.is_hovered(),
            )
            if self.digit:
                paint_key(painter, key_place(face), self.digit)
        else:
            paint_card(
                painter,
                face,
                self.tile,
                Notes(self.price, self.badge, self.tag, self.digit if self.isEnabled() else ""),
                is_highlighted=self.is_hovered() and not self.is_dim,
                is_dim=self.is_dim,
            )
