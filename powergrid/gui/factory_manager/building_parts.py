# SPDX-License-Identifier: MIT
"""Where the parts of a factory's building are in a picture of it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from powergrid.gui.kit.look import look

_MIN_CAPTIONED: Final = 400
"""A narrower building has no room for captions."""
_SPACES: Final = 6


class BuildingParts:
    """The rectangles of everything in a picture of a factory."""

    def __init__(self, rect: QRectF) -> None:
        px = look().px
        self.rect = rect
        self.has_captions = rect.width() >= px(_MIN_CAPTIONED)
        side, gap = px(18), px(8)
        height = rect.height()
        self.gap = gap
        self.left, self.right = rect.x() + side, rect.right() - side
        self.roof = rect.y() + height * 0.105
        width, floor = self.right - self.left, height * 0.205
        self.top_floor = top = QRectF(self.left, self.roof, width, height * 0.165)
        self.floors = [
            QRectF(self.left, top.bottom() + at * floor, width, floor) for at in range(2)
        ]
        base = self.floors[1].bottom()
        self.ground_floor = QRectF(self.left, base, width, height * 0.17)
        inner = self.ground_floor.adjusted(px(8), px(8), -px(8), -px(6))
        self.canteen = QRectF(inner.x(), inner.y(), inner.width() * 0.38, inner.height())
        self.instruments = QRectF(inner)
        self.instruments.setLeft(self.canteen.right() + px(12))
        self.yard = QRectF(rect)
        self.yard.setTop(self.ground_floor.bottom())
        self.free_workers = QRectF(self.left, self.yard.y() + px(26), rect.width() * 0.44, 0)
        self.free_workers.setBottom(self.yard.bottom() - px(6))
        # In a low picture the sign takes the place of the wall around it.
        wall, edge = min(px(13), top.height() * 0.1), min(px(6), top.height() * 0.05)
        self.sign = QRectF(self.space(13).right() + px(26), top.y() + wall, 0, 0)
        self.sign.setBottomRight(QPointF(self.right - px(14), top.bottom() - wall))
        inner = self.sign.adjusted(px(20), edge, -px(14), -edge)
        side = min(inner.height() * 0.9, inner.width() * 0.3)
        self.order = QRectF(inner.right() - side, inner.y(), side, inner.height())
        half, room = inner.height() / 2, self.order.x() - px(6) - inner.x()
        self.name = QRectF(inner.x(), inner.y(), room, half)
        self.money = self.name.translated(0, half)

    def space(self, at: int) -> QRectF:
        """Return the rectangle of a space: 0–5 upstairs, 6–11 below, 12 and 13 the rooms above."""
        floor, column = divmod(at, _SPACES)
        room = (*self.floors, self.top_floor)[floor]
        width = (room.width() - 7 * self.gap) / _SPACES
        left = room.x() + self.gap + column * (width + self.gap)
        return QRectF(left, room.y() + self.gap, width, room.height() - 1.9 * self.gap)

    def beside(self, at: int, count: int) -> QRectF:
        """Return the rectangle of one of so many tiles beside the factory."""
        px = look().px
        area = self.yard.adjusted(self.yard.width() / 2, px(24), -px(16), -px(8))
        width = min(area.height() * 0.92, (area.width() - (count - 1) * self.gap) / count)
        return QRectF(area.x() + at * (width + self.gap), area.y(), width, area.height())
