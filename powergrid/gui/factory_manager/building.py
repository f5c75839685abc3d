# SPDX-License-Identifier: MIT
"""The building of a factory, painted: roof, floors, canteen, instruments and yard."""

from math import sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.shown import Shown
from powergrid.gui.factory_manager.tile_painter import paint_fitting
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mixed, paint_plain, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, RADIUS_PANEL, SEMIBOLD
from powergrid.gui.kit.translation import translate

_SPACES: Final = 6
_TRACK: Final = 16
_ENERGY: Final = 10


class Plan:
    """Where everything stands in a rectangle."""

    def __init__(self, rect: QRectF) -> None:
        px = look().px
        self.rect = rect
        side, gap = px(18), px(8)
        height = rect.height()
        self.gap = gap
        self.left, self.right = rect.x() + side, rect.right() - side
        self.roof = rect.y() + height * 0.115
        self.upper = QRectF(self.left, self.roof, self.right - self.left, height * 0.165)
        floor = height * 0.195
        self.floors = [
            QRectF(self.left, self.upper.bottom() + at * floor, self.upper.width(), floor)
            for at in range(2)
        ]
        base = self.floors[1].bottom()
        self.ground = QRectF(self.left, base, self.upper.width(), height * 0.165)
        self.yard = QRectF(
            rect.x(), self.ground.bottom(), rect.width(), rect.bottom() - self.ground.bottom()
        )

    def place(self, at: int) -> QRectF:
        """Return the rectangle of a space: 0–5 upstairs, 6–11 below, 12 and 13 the rooms above."""
        room = self.upper if at >= 12 else self.floors[at // _SPACES]
        column = at - 12 if at >= 12 else at % _SPACES
        wide = (room.width() - 7 * self.gap) / _SPACES
        left = room.x() + self.gap + column * (wide + self.gap)
        return QRectF(left, room.y() + self.gap, wide, room.height() - 1.6 * self.gap)

    def beside(self, at: int, count: int) -> QRectF:
        """Return the rectangle of a tile that lies in the yard."""
        area = QRectF(
            self.yard.center().x(),
            self.yard.y() + look().px(24),
            self.yard.width() / 2 - look().px(16),
            self.yard.height() - look().px(32),
        )
        wide = min(area.height() * 0.92, (area.width() - (count - 1) * self.gap) / count)
        return QRectF(area.x() + at * (wide + self.gap), area.y(), wide, area.height())


def paint_building(painter: QPainter, plan: Plan, shown: Shown) -> None:
    """Paint sky, roof and floors."""
    theme, px = look().theme, look().px
    sky = QLinearGradient(plan.rect.topLeft(), QPointF(plan.rect.x(), plan.ground.bottom()))
    sky.setColorAt(0, theme.sea)
    sky.setColorAt(1, theme.land)
    clip = QPainterPath()
    clip.addRoundedRect(plan.rect, px(RADIUS_PANEL), px(RADIUS_PANEL))
    painter.setClipPath(clip)
    painter.fillRect(plan.rect, sky)
    wall = mixed(theme.surface_1, theme.fuel("coal"), 0.10 if theme.is_dark else 0.07)
    beam = mixed(theme.border, theme.text, 0.12)
    _paint_chimney(painter, plan, shown, wall, beam)
    _paint_roof(painter, plan, wall, beam)
    body = QRectF(plan.upper.topLeft(), plan.ground.bottomRight())
    paint_plain(painter, body, wall)
    _paint_brick(painter, body, mixed(wall, theme.text, 0.05))
    for floor in plan.floors:
        inside = floor.adjusted(px(4), px(3), -px(4), -px(3))
        paint_round(painter, inside, px(4), mixed(wall, theme.background, 0.42))
    rooms = QRectF(plan.place(12).topLeft(), plan.place(13).bottomRight())
    gap = plan.gap * 0.6
    paint_round(
        painter, rooms.adjusted(-gap, -gap, gap, gap), px(4), mixed(wall, theme.background, 0.42)
    )
    for y in (plan.upper.bottom(), plan.floors[0].bottom(), plan.floors[1].bottom()):
        paint_plain(
            painter,
            QRectF(plan.left - px(4), y - px(3), plan.right - plan.left + px(8), px(5)),
            beam,
        )
    for x in (plan.left - px(4), plan.right - px(2)):
        paint_plain(painter, QRectF(x, plan.roof, px(6), body.height()), beam)
    _paint_sign(painter, plan, shown)
    _paint_canteen(painter, plan, shown, wall)
    _paint_tracks(painter, plan, shown)


def _paint_roof(painter: QPainter, plan: Plan, wall: QColor, beam: QColor) -> None:
    """Paint a saw-tooth roof with its windows to the north."""
    theme, px = look().theme, look().px
    count, top = 6, plan.rect.y() + plan.rect.height() * 0.045
    wide = (plan.right - plan.left) / count
    glass = mixed(theme.fuel("garbage"), theme.surface_1, 0.35 if theme.is_dark else 0.55)
    for at in range(count):
        x = plan.left + at * wide
        tooth = QPolygonF(
            [QPointF(x, plan.roof), QPointF(x, top + px(6)), QPointF(x + wide, plan.roof)]
        )
        painter.setPen(QPen(beam, px(2)))
        painter.setBrush(wall)
        painter.drawPolygon(tooth)
        height = plan.roof - top - px(6)
        window = QPolygonF(
            [
                QPointF(x + px(5), plan.roof - px(3)),
                QPointF(x + px(5), plan.roof - height * 0.76),
                QPointF(x + px(5) + wide * 0.16, plan.roof - height * 0.62),
                QPointF(x + px(5) + wide * 0.16, plan.roof - px(3)),
            ]
        )
        painter.setPen(QPen(beam, px(1)))
        painter.setBrush(glass)
        painter.drawPolygon(window)


def _paint_chimney(painter: QPainter, plan: Plan, shown: Shown, wall: QColor, beam: QColor) -> None:
    """Paint the chimney; the more energy is used, the more it smokes."""
    theme, px = look().theme, look().px
    wide, right = px(30), plan.right - px(26)
    top = plan.rect.y() + plan.rect.height() * 0.018
    stack = QRectF(right - wide, top, wide, plan.roof - top)
    paint_plain(painter, stack, mixed(wall, theme.bad, 0.22))
    paint_plain(painter, QRectF(stack.x() - px(3), top, wide + px(6), px(6)), beam)
    smoke = QColor(theme.text_third)
    smoke.setAlphaF(0.22)
    painter.setBrush(smoke)
    for puff in range(min(shown.tracks[2], 8)):
        radius = px(6 + 1.6 * puff)
        middle = QPointF(
            stack.center().x() - px(16) * (puff + 1), top + px(4) + px(5) * sin(puff * 1.7)
        )
        painter.drawEllipse(middle, radius * 1.3, radius * 0.8)


def _paint_brick(painter: QPainter, body: QRectF, ink: QColor) -> None:
    px = look().px
    painter.setPen(QPen(ink, px(1)))
    step, y, row = px(11), body.y() + px(8), 0
    while y < body.bottom():
        x = body.x() + (px(14) if row % 2 else 0)
        while x < body.right():
            painter.drawLine(QPointF(x, y), QPointF(min(x + px(9), body.right()), y))
            x += px(56)
        y, row = y + step, row + 1


def _paint_sign(painter: QPainter, plan: Plan, shown: Shown) -> None:
    """Paint the board on the wall: whose factory it is, its money and its order tile."""
    theme, px = look().theme, look().px
    state, seat = shown.state, shown.seat
    left = plan.place(13).right() + px(26)
    board = QRectF(
        left, plan.upper.y() + px(12), plan.right - px(14) - left, plan.upper.height() - px(26)
    )
    paint_round(painter, board, px(8), theme.plate, theme.border, px(1))
    stripe = QRectF(board.x(), board.y(), px(8), board.height())
    paint_round(painter, stripe, px(4), theme.house_fill(shown.player.colour))
    inner = board.adjusted(px(20), px(6), -px(14), -px(6))
    half = inner.height() / 2
    name = QRectF(inner.x(), inner.y(), inner.width() * 0.6, half)
    paint_line(painter, name, shown.player.name, look().font(18, SEMIBOLD), theme.text)
    money = QRectF(inner.x(), inner.y() + half, inner.width() * 0.6, half)
    text = str(state.money[seat])
    size = min(36, half / look().scale)
    font = look().font(size, SEMIBOLD)
    paint_line(painter, money, text, font, theme.text)
    after = QRectF(money)
    after.setLeft(money.x() + px(size * 0.62 * len(text)) + px(10))
    label = look().font(CAPTION)
    paint_line(painter, after, translate("Factory", "Elektro"), label, theme.text_second)
    number = state.won[seat] or state.order_tiles[seat]
    order = QRectF(
        inner.right() - inner.height() * 0.9, inner.y(), inner.height() * 0.9, inner.height()
    )
    paint_order_tile(
        painter, order, number, state.game.discount(number), state.bids[seat], shown.player.colour
    )


def paint_order_tile(
    painter: QPainter, rect: QRectF, number: int, discount: int, workers: int, colour: str
) -> None:
    """Paint an order tile: its number, the discount on yellow, and the workers who lie on it."""
    theme, px = look().theme, look().px
    side = min(rect.width(), rect.height())
    face = QRectF(0, 0, side, side)
    face.moveCenter(rect.center())
    paint_round(painter, face, side * 0.14, theme.button_primary)
    scale = look().scale
    size = side / scale
    high = side * (0.52 if discount else 0.88)
    top = QRectF(face.x(), face.y() + side * 0.06, side, high)
    paint_line(
        painter,
        top,
        str(number),
        look().font(size * 0.44, SEMIBOLD),
        theme.on_button_primary,
        "centre",
    )
    if discount:
        tag = QRectF(face.x() + side * 0.14, face.y() + side * 0.58, side * 0.72, side * 0.3)
        paint_round(painter, tag, side * 0.08, QColor("#f2c230"))
        paint_line(
            painter,
            tag,
            f"−{discount}",
            look().font(size * 0.23, SEMIBOLD),
            QColor("#11171a"),
            "centre",
        )
    for at in range(workers):
        pawn = QRectF(
            face.x() - px(4) + at * side * 0.24,
            face.bottom() - side * 0.3,
            side * 0.34,
            side * 0.34,
        )
        paint_drawing(painter, drawings.worker, pawn, theme.house_fill(colour))


def _paint_canteen(painter: QPainter, plan: Plan, shown: Shown, wall: QColor) -> None:
    """Paint the canteen with the workers in it."""
    theme, px = look().theme, look().px
    room = QRectF(
        plan.left + px(8),
        plan.ground.y() + px(8),
        plan.ground.width() * 0.36,
        plan.ground.height() - px(14),
    )
    light = mixed(theme.fuel("garbage"), wall, 0.82 if theme.is_dark else 0.78)
    paint_round(painter, room, px(6), light)
    label = QRectF(room.x() + px(8), room.y() + px(2), room.width() - px(12), px(20))
    text = translate("Factory", "Canteen {n}").format(n=shown.canteen)
    paint_fitting(painter, label, text, CAPTION, SEMIBOLD, theme.text)
    area = QRectF(
        room.x() + px(8),
        label.bottom(),
        room.width() - px(16),
        room.bottom() - label.bottom() - px(8),
    )
    paint_plain(
        painter,
        QRectF(room.x() + px(6), room.bottom() - px(8), room.width() - px(12), px(3)),
        mixed(theme.text_third, light, 0.4),
    )
    paint_workers(painter, area, shown.canteen, shown.player.colour, 9)


def paint_workers(painter: QPainter, area: QRectF, count: int, colour: str, most: int) -> None:
    """Paint workers side by side, the last of them seasonal in grey where there are any."""
    theme, px = look().theme, look().px
    side = min(area.height(), area.width() / most * 1.25, px(56))
    step = min(side * 0.92, (area.width() - side) / max(1, most - 1))
    for at in range(count):
        pawn = QRectF(area.x() + at * step, area.bottom() - side, side, side)
        rim = pawn.adjusted(-px(1), -px(1), px(1), px(1))
        paint_drawing(painter, drawings.worker, rim, theme.line_rim(colour))
        paint_drawing(
            painter,
            drawings.worker,
            pawn.adjusted(px(1), px(1), -px(1), -px(1)),
            theme.house_fill(colour),
        )


def _paint_tracks(painter: QPainter, plan: Plan, shown: Shown) -> None:
    """Paint the three instruments; what falls short of its partner is marked."""
    theme, px = look().theme, look().px
    left = plan.left + plan.ground.width() * 0.36 + px(22)
    board = QRectF(
        left, plan.ground.y() + px(8), plan.right - px(8) - left, plan.ground.height() - px(14)
    )
    paint_round(painter, board, px(6), theme.plate, theme.border, px(1))
    production, storage, energy = shown.tracks
    rows = (
        ("production", translate("Factory", "Production"), production, _TRACK, theme.accent),
        ("storage", translate("Factory", "Storage"), storage, _TRACK, theme.accent),
        ("energy", translate("Factory", "Energy"), energy, _ENERGY, theme.warning),
    )
    height = (board.height() - px(8)) / 3
    names = max(px(110), board.width() * 0.2)
    for at, (name, text, value, cells, colour) in enumerate(rows):
        row = QRectF(
            board.x() + px(8), board.y() + px(4) + at * height, board.width() - px(16), height
        )
        icon = min(height * 0.72, px(20))
        sign = QRectF(row.x(), row.center().y() - icon / 2, icon, icon)
        paint_drawing(painter, drawings.EFFECTS[name], sign, theme.text_second)
        words = QRectF(sign.right() + px(6), row.y(), names - icon - px(8), height)
        paint_fitting(painter, words, text, CAPTION, 400, theme.text_second)
        is_short = name in ("production", "storage") and value < max(production, storage)
        ink = theme.warning if is_short else theme.text
        figure = QRectF(row.x() + names, row.y(), px(28), height)
        paint_line(painter, figure, str(value), look().font(BODY + 3, SEMIBOLD), ink, "right")
        start = figure.right() + px(10)
        wide = (row.right() - start) / _TRACK
        for cell in range(cells):
            spot = QRectF(
                start + cell * wide, row.center().y() - height * 0.26, wide - px(2), height * 0.52
            )
            is_lit = cell < value
            fill = (theme.warning if is_short else colour) if is_lit else theme.surface_3
            paint_round(painter, spot, px(2), fill)


def paint_yard(painter: QPainter, plan: Plan, shown: Shown) -> None:
    """Paint the ground before the building: free workers, and tiles that lie outside."""
    theme, px = look().theme, look().px
    paint_plain(painter, plan.yard, mixed(theme.land, theme.fuel("uranium"), 0.10))
    paint_plain(
        painter,
        QRectF(plan.yard.x(), plan.yard.y(), plan.yard.width(), px(3)),
        mixed(theme.border, theme.text, 0.12),
    )
    label = QRectF(plan.left, plan.yard.y() + px(5), plan.yard.width() / 2, px(20))
    font = look().font(CAPTION, SEMIBOLD)
    text = translate("Factory", "Free workers {n}").format(n=shown.free)
    paint_line(painter, label, text, font, theme.text)
    area = QRectF(
        plan.left,
        label.bottom(),
        plan.yard.width() * 0.42,
        plan.yard.bottom() - label.bottom() - px(8),
    )
    paint_workers(painter, area, shown.free, shown.player.colour, 9)
    right = QRectF(plan.yard.center().x(), label.y(), plan.yard.width() / 2 - px(16), px(20))
    kinds = shown.state.beside[shown.seat]
    text = translate("Factory", "Beside the factory {n}").format(n=len(kinds))
    paint_line(painter, right, text, font, theme.text if kinds else theme.text_third)
