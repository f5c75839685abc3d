# SPDX-License-Identifier: MIT
"""A fuel token, drawn as a chip, and the well in which it is stored."""

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import mix, paint_round, smooth_painter
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.kit.tokens import RADIUS_SLOT, STROKE_SELECTED
from powergrid.gui.power_grid.pieces import fuel_drawings
from powergrid.gui.power_grid.pieces.kinds import kind_colour, paint_kind

TokenState = Literal["normal", "free", "cart", "barred"]
SlotState = Literal["filled", "free", "cart", "drop", "refused"]

_RADIUS: Final = 0.24
_EDGE: Final = 0.08
"""A chip's radius and the height of its lower edge, relative to its side."""
_ICON_INSET: Final = 0.17
"""The distance of a chip's icon from its edges, relative to its side."""
_BARRED: Final = 0.35
"""The opacity of a token that is not for sale."""
_FREE: Final = 0.72
"""The side of a free space of the market, relative to a chip's."""
_WHITE: Final = QColor("#ffffff")
_ICON_COLOURS: Final = {"light": _WHITE, "dark": QColor("#11171a")}
_WELLS: Final = {
    "light": (QColor("#d6d0c2"), QColor("#e3ded2")),
    "dark": (QColor("#0c1113"), QColor("#161d21")),
}
"""The shadow at the upper edge of a well, and its floor."""
_WELL_EDGES: Final = {"light": QColor("#b3ab98"), "dark": QColor("#4d5a62")}


def paint_fuel_token(
    painter: QPainter, fuel: str, rect: QRectF, state: TokenState = "normal"
) -> None:
    """Draw a token of the market.

    One in the cart has a ring, one that is not for sale (`barred`) is pale, a free space is a well.
    """
    if state == "free":
        side = min(rect.width(), rect.height()) * _FREE
        well = QRectF(0, 0, side, side)
        well.moveCenter(rect.center())
        _paint_well(painter, well)
    elif state == "cart":
        ring = look().px(STROKE_SELECTED)
        paint_chip(painter, fuel, rect.adjusted(ring, ring, -ring, -ring))
        _paint_ring(painter, rect, look().theme.accent, rect.width() * _RADIUS)
    elif state == "barred":
        painter.setOpacity(_BARRED)
        paint_chip(painter, fuel, rect)
        painter.setOpacity(1)
    else:
        paint_chip(painter, fuel, rect)


def paint_slot(painter: QPainter, fuel: str, rect: QRectF, state: SlotState) -> None:
    """Draw a slot of a store, a well, with its token."""
    _paint_well(painter, rect)
    if fuel and state != "free":
        inset = rect.width() * 0.1
        paint_chip(painter, fuel, rect.adjusted(inset, inset, -inset, -inset))
    if state in ("cart", "drop", "refused"):
        colour = look().theme.bad if state == "refused" else look().theme.accent
        _paint_ring(painter, rect, colour, look().px(RADIUS_SLOT), is_dashed=state == "drop")


def paint_chip(painter: QPainter, fuel: str, rect: QRectF) -> None:
    """Draw a chip with the icon of a fuel or of a kind of plant."""
    ratio = painter.device().devicePixelRatio()
    side = min(rect.width(), rect.height())
    chip = _chip(fuel, max(1, round(side * ratio)), look().theme.name)
    where = QRectF(0, 0, side, side)
    where.moveCenter(rect.center())
    if ratio == 1:  # On whole pixels it stays crisp.
        where.moveTo(where.topLeft().toPoint())
        where.setSize(chip.size())
    painter.drawPixmap(where, chip, QRectF(chip.rect()))


@lru_cache(maxsize=256)
def _chip(fuel: str, side: int, scheme: str) -> QPixmap:
    """Return a picture of a chip `side` pixels wide, cached because drawing it is slow."""
    theme = theme_for(scheme)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    radius, edge = side * _RADIUS, max(1.0, side * _EDGE)
    whole, face = QPainterPath(), QPainterPath()
    whole.addRoundedRect(QRectF(0, 0, side, side), radius, radius)
    face.addRoundedRect(QRectF(0, 0, side, side - edge), radius, radius)
    colour = kind_colour(theme, fuel)
    painter.fillPath(whole, mix(colour, QColor("black"), 0.35))
    painter.fillPath(face, _shine(colour, side))
    if fuel == "hybrid":
        half = QPainterPath()
        corners = [QPointF(side, 0), QPointF(side, side), QPointF(0, side)]
        half.addPolygon(QPolygonF(corners))
        painter.fillPath(whole & half, mix(theme.fuel("oil"), QColor("black"), 0.35))
        painter.fillPath(face & half, _shine(theme.fuel("oil"), side))
    inset = side * _ICON_INSET
    icon = QRectF(inset, inset - edge / 2, side - 2 * inset, side - 2 * inset)
    if fuel == "hybrid":  # The diagonal says that it is one or the other.
        for part in (fuel_drawings.hybrid_small_coal, fuel_drawings.hybrid_small_oil):
            paint_drawing(painter, part, icon, _ICON_COLOURS[scheme])
    else:
        paint_kind(painter, fuel, icon, theme, _ICON_COLOURS[scheme])
    painter.end()
    return picture


def _shine(colour: QColor, side: int) -> QLinearGradient:
    shine = QLinearGradient(0, 0, 0, side)
    shine.setColorAt(0, mix(colour, _WHITE, 0.16))
    shine.setColorAt(1, colour)
    return shine


def _paint_well(painter: QPainter, rect: QRectF) -> None:
    theme, px = look().theme, look().px
    shadow, floor = _WELLS[theme.name]
    radius = min(px(RADIUS_SLOT), rect.width() * _RADIUS)
    gleam = QColor(255, 255, 255, 20 if theme.is_dark else 150)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, ground in (
        (gleam, rect.translated(0, px(0.8))),
        (shadow, rect),
        (floor, rect.adjusted(0, px(1.6), 0, 0)),
    ):
        painter.setBrush(colour)
        painter.drawRoundedRect(ground, radius, radius)
    edge = theme.border if theme.is_high else _WELL_EDGES[theme.name]
    paint_round(painter, rect, radius, None, edge, px(1))


def _paint_ring(
    painter: QPainter, rect: QRectF, colour: QColor, radius: float, *, is_dashed: bool = False
) -> None:
    width = look().px(STROKE_SELECTED)
    pen = QPen(colour, width)
    if is_dashed:
        pen.setDashPattern([2.0, 1.6])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
