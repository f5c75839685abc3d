# SPDX-License-Identifier: MIT
"""Paints the building of a factory: roof, floors, canteen, instruments and yard."""

from collections.abc import Sequence
from math import sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from powergrid.factory.rules.phases.bidding import has_void_tile
from powergrid.gui.factory_manager.building_parts import BuildingParts
from powergrid.gui.factory_manager.instruments import paint_instruments
from powergrid.gui.factory_manager.order_tile import paint_order_tile
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.shown_factory import ShownFactory
from powergrid.gui.factory_manager.tile_painter import paint_fitting
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import mix, paint_plain, paint_round, translucent
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, DISPLAY, LEAD, RADIUS_PANEL, SEMIBOLD
from powergrid.gui.kit.translation import translate

_FULL_SIZE_WORKERS: Final = 5
"""How many workers have room at full size."""
_WINDOWS: Final = 2
_BAYS: Final = 4
_STARS: Final = 46
_STAR: Final = QColor(214, 226, 238, 150)
_NIGHT: Final = QColor("#0b1626")
_DUSK: Final = QColor("#2a3d50")
_LAMP: Final = QColor("#ffd98c")


def paint_building(
    painter: QPainter, parts: BuildingParts, shown: ShownFactory, lit: Sequence[int]
) -> None:
    """Paint sky, roof and floors, with a lamp above each of the spaces that are `lit`."""
    theme, px = look().theme, look().px
    clip = QPainterPath()
    clip.addRoundedRect(parts.rect, px(RADIUS_PANEL), px(RADIUS_PANEL))
    painter.setClipPath(clip)
    _paint_sky(painter, parts)
    wall = mix(theme.surface_1, theme.fuel("coal"), 0.16 if theme.is_dark else 0.14)
    beam = mix(theme.border, theme.text, 0.18)
    _paint_chimney(painter, parts, shown, wall, beam)
    _paint_roof(painter, parts, wall, beam)
    body = QRectF(parts.top_floor.topLeft(), parts.ground_floor.bottomRight())
    paint_plain(painter, body, wall)
    _paint_brick(painter, body, mix(wall, theme.text, 0.09))
    rooms = QRectF(parts.top_floor)
    rooms.setRight(parts.space(13).right() + parts.gap)
    for number, room in enumerate((*parts.floors, rooms)):
        _paint_floor(painter, parts, room, [space for space in lit if space // 6 == number])
    edge = mix(beam, theme.surface_1, 0.35)
    for y in (parts.top_floor.bottom(), parts.floors[0].bottom(), parts.floors[1].bottom()):
        slab = QRectF(parts.left - px(4), y - px(4), body.width() + px(8), px(7))
        paint_plain(painter, slab, beam)
        slab.setHeight(px(2))
        paint_plain(painter, slab, edge)
    for x in (parts.left - px(4), parts.right - px(2)):
        paint_plain(painter, QRectF(x, parts.roof, px(6), body.height()), beam)
    _paint_sign(painter, parts, shown)
    _paint_canteen(painter, parts, shown, wall)
    paint_instruments(painter, parts.instruments, shown.tracks, shown.after or shown.tracks)


def _paint_sky(painter: QPainter, parts: BuildingParts) -> None:
    """Paint the sky behind the building: by day, or with stars in the dark."""
    theme, px = look().theme, look().px
    upper, lower = (_NIGHT, _DUSK) if theme.is_dark else (theme.sea, theme.surface_1)
    sky = QLinearGradient(parts.rect.topLeft(), QPointF(parts.rect.x(), parts.roof + px(40)))
    sky.setColorAt(0, upper)
    sky.setColorAt(1, lower)
    painter.fillRect(parts.rect, sky)
    if theme.is_dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_STAR)
        for number in range(_STARS):
            x = parts.rect.x() + parts.rect.width() * (number * 0.6180339 % 1)
            y = parts.rect.y() + (parts.roof - parts.rect.y()) * (number * 0.7548776 % 1)
            painter.drawEllipse(QPointF(x, y), px(0.9), px(0.9))


def _paint_floor(painter: QPainter, parts: BuildingParts, room: QRectF, lit: Sequence[int]) -> None:
    """Paint a floor from inside: back wall, pipe, girders and lamps."""
    theme, px = look().theme, look().px
    inside = room.adjusted(px(4), px(3), -px(4), -px(4))
    back = mix(theme.surface_1, theme.background, 0.62 if theme.is_dark else 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    depth = QLinearGradient(inside.topLeft(), inside.bottomLeft())
    depth.setColorAt(0, mix(back, theme.text, 0.10 if theme.is_dark else 0.13))
    depth.setColorAt(0.3, back)
    depth.setColorAt(1, mix(back, theme.text, 0.05))
    painter.setBrush(depth)
    painter.drawRect(inside)
    floor = QRectF(inside.x(), inside.bottom() - inside.height() * 0.2, inside.width(), 0)
    floor.setBottom(inside.bottom())
    paint_plain(painter, floor, mix(back, theme.text, 0.16))
    pipe = QRectF(inside.x(), inside.y() + px(5), inside.width(), px(3))
    paint_plain(painter, pipe, mix(back, theme.text, 0.28))
    count = round(inside.width() / (parts.space(0).width() + parts.gap))
    for number in range(1, count):
        x = parts.space(number).x() - parts.gap / 2
        girder = QRectF(x - px(1.5), inside.y(), px(3), inside.height())
        paint_plain(painter, girder, mix(back, theme.text, 0.14))
    for space in lit:
        _paint_lamp(painter, parts.space(space), inside)


def _paint_lamp(painter: QPainter, space: QRectF, inside: QRectF) -> None:
    """Paint a lamp that hangs above a space, and its light."""
    theme, px = look().theme, look().px
    middle, top = space.center().x(), inside.y() + px(8)
    cone = QPolygonF(
        [
            QPointF(middle - px(7), top + px(6)),
            QPointF(middle + px(7), top + px(6)),
            QPointF(space.right(), inside.bottom()),
            QPointF(space.left(), inside.bottom()),
        ]
    )
    glow = QLinearGradient(QPointF(middle, top), QPointF(middle, inside.bottom()))
    glow.setColorAt(0, translucent(_LAMP, 0.30 if theme.is_dark else 0.55))
    glow.setColorAt(1, translucent(_LAMP, 0.02))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawPolygon(cone)
    shade = QPolygonF(
        [
            QPointF(middle - px(3), top - px(1)),
            QPointF(middle + px(3), top - px(1)),
            QPointF(middle + px(9), top + px(6)),
            QPointF(middle - px(9), top + px(6)),
        ]
    )
    painter.setBrush(mix(theme.text_second, theme.background, 0.25))
    painter.drawPolygon(shade)
    paint_plain(painter, QRectF(middle - px(6), top + px(6), px(12), px(2)), _LAMP)


def _paint_roof(painter: QPainter, parts: BuildingParts, wall: QColor, beam: QColor) -> None:
    """Paint a saw-tooth roof with its windows."""
    theme, px = look().theme, look().px
    count, top = 6, parts.rect.y() + parts.rect.height() * 0.045
    wide = (parts.right - parts.left) / count
    glass = mix(_LAMP, theme.surface_1, 0.2) if theme.is_dark else mix(theme.sea, wall, 0.3)
    for at in range(count):
        x = parts.left + at * wide
        tooth = QPolygonF(
            [QPointF(x, parts.roof), QPointF(x, top + px(6)), QPointF(x + wide, parts.roof)]
        )
        painter.setPen(QPen(beam, px(2)))
        painter.setBrush(wall)
        painter.drawPolygon(tooth)
        height = parts.roof - top - px(6)
        window = QPolygonF(
            [
                QPointF(x + px(5), parts.roof - px(3)),
                QPointF(x + px(5), parts.roof - height * 0.76),
                QPointF(x + px(5) + wide * 0.16, parts.roof - height * 0.62),
                QPointF(x + px(5) + wide * 0.16, parts.roof - px(3)),
            ]
        )
        painter.setPen(QPen(beam, px(1)))
        painter.setBrush(glass)
        painter.drawPolygon(window)


def _paint_chimney(
    painter: QPainter, parts: BuildingParts, shown: ShownFactory, wall: QColor, beam: QColor
) -> None:
    """Paint the chimney; the more energy is used, the more it smokes."""
    theme, px = look().theme, look().px
    wide, right = px(30), parts.right - px(26)
    top = parts.rect.y() + parts.rect.height() * 0.018
    stack = QRectF(right - wide, top, wide, parts.roof - top)
    paint_plain(painter, stack, mix(wall, theme.bad, 0.22))
    paint_plain(painter, QRectF(stack.x() - px(3), top, wide + px(6), px(6)), beam)
    painter.setBrush(translucent(theme.text_third, 0.22))
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


def _paint_sign(painter: QPainter, parts: BuildingParts, shown: ShownFactory) -> None:
    """Paint the sign on the wall: the player's name, money and order tile."""
    theme, px = look().theme, look().px
    state, seat = shown.state, shown.seat
    sign = parts.sign
    paint_round(painter, sign, px(8), theme.plate, theme.border, px(1))
    stripe = QRectF(sign.x(), sign.y(), px(8), sign.height())
    paint_round(painter, stripe, px(4), theme.house_fill(shown.player.colour))
    size = min(LEAD, parts.name.height() * 0.9 / look().scale)
    paint_fitting(painter, parts.name, shown.player.name, size, SEMIBOLD, theme.text)
    money = parts.money
    text = str(state.money[seat])
    wide = pixels_wide(text, DISPLAY, SEMIBOLD)
    size = min(DISPLAY, money.height() / look().scale, DISPLAY * money.width() / wide)
    font = look().font(size, SEMIBOLD)
    paint_line(painter, money, text, font, theme.text)
    if parts.has_captions:
        unit = QRectF(money)
        unit.setLeft(money.x() + px(size * 0.62 * len(text)) + px(10))
        label = look().font(CAPTION)
        paint_line(painter, unit, translate("Factory", "Elektro"), label, theme.text_second)
    number = state.order_tile(seat)
    order, colour = parts.order, shown.player.colour
    discount = state.game.discount(number)
    is_void = has_void_tile(state, seat)
    paint_order_tile(painter, order, number, discount, state.bids[seat], colour, is_faint=is_void)


def _paint_canteen(
    painter: QPainter, parts: BuildingParts, shown: ShownFactory, wall: QColor
) -> None:
    """Paint the canteen: its windows, and its workers at the table."""
    theme, px = look().theme, look().px
    room = parts.canteen
    light = mix(theme.fuel("garbage"), wall, 0.80 if theme.is_dark else 0.78)
    paint_round(painter, room, px(6), light)
    label = QRectF(room.x() + px(8), room.y() + px(3), room.width() - px(12), px(20))
    text = translate("Factory", "Canteen {n}").format(n=shown.canteen)
    if parts.has_captions:
        paint_fitting(painter, label, text, CAPTION, SEMIBOLD, theme.text)
    table = room.bottom() - px(14)
    area = QRectF(room.x() + px(10), label.bottom(), room.width() - px(20), 0)
    area.setBottom(table)
    window = mix(_LAMP, light, 0.35) if theme.is_dark else mix(theme.sea, light, 0.25)
    wood = mix(theme.fuel("coal"), theme.surface_1, 0.25)
    written = label.x() + QFontMetricsF(look().font(CAPTION, SEMIBOLD)).horizontalAdvance(text)
    for at in range(_WINDOWS):
        wide = room.width() * 0.17
        pane = QRectF(room.right() - px(8) - (at + 1) * (wide + px(5)), room.y() + px(7), wide, 0)
        pane.setHeight(room.height() * 0.26)
        if pane.x() > written:
            paint_round(painter, pane, px(2), window, wood, px(1.5))
    _paint_workers(painter, area, shown.canteen, shown.player.colour)
    paint_round(painter, QRectF(room.x() + px(6), table, room.width() - px(12), px(5)), px(2), wood)
    for x in (room.x() + room.width() * 0.14, room.x() + room.width() * 0.86):
        paint_plain(painter, QRectF(x - px(2), table + px(5), px(4), px(7)), wood)


def _paint_workers(painter: QPainter, area: QRectF, count: int, colour: str) -> None:
    """Paint workers side by side, smaller if there are many."""
    room = max(_FULL_SIZE_WORKERS, count)
    side = min(area.height(), area.width() / (0.86 * room + 0.14), look().px(72))
    step = min(side * 0.86, (area.width() - side) / (room - 1))
    for at in range(count):
        place = QRectF(area.x() + at * step, area.bottom() - side * 0.96, side, side)
        paint_worker(painter, colour, place)


def paint_yard(painter: QPainter, parts: BuildingParts, shown: ShownFactory) -> None:
    """Paint the yard: available workers, and the room for tiles beside the factory."""
    theme, px = look().theme, look().px
    ground = mix(theme.surface_3, theme.fuel("coal"), 0.12)
    paint_plain(painter, parts.yard, ground)
    kerb = mix(ground, theme.text, 0.3)
    paint_plain(painter, QRectF(parts.yard.x(), parts.yard.y(), parts.yard.width(), px(4)), kerb)
    label = QRectF(parts.left, parts.yard.y() + px(6), parts.yard.width() / 2, px(20))
    right = QRectF(parts.yard.center().x(), label.y(), parts.yard.width() / 2 - px(16), px(20))
    kinds = shown.state.beside[shown.seat]
    if parts.has_captions:
        font = look().font(CAPTION, SEMIBOLD)
        text = translate("Factory", "Available workers {n}").format(n=shown.free_workers)
        paint_line(painter, label, text, font, theme.text)
        text = translate("Factory", "Beside the factory {n}").format(n=len(kinds))
        paint_line(painter, right, text, font, theme.text if kinds else theme.text_second)
    _paint_workers(painter, parts.free_workers, shown.free_workers, shown.player.colour)
    if not kinds:
        bays = mix(ground, theme.text, 0.22)
        for at in range(_BAYS + 1):
            x = right.x() + at * (right.width() / _BAYS)
            paint_plain(painter, QRectF(x, right.bottom() + px(6), px(2), px(200)), bays)
