# SPDX-License-Identifier: MIT
"""A city on the board: its sign with its places, its name and its ring."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QStaticText
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid.gui.power_grid.board.board_colours import WHITE
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.city_appearance import (
    CityAppearance,
    Place,
    empty_houses,
    places_in_city,
)
from powergrid.gui.power_grid.board.layout import Layout, place_in
from powergrid.gui.power_grid.board.sizes import Sizes
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.kinds import paint_kind

_RING_ROOM: Final = 6
"""The space around a sign that its ring may need, in design pixels."""
_HOUSE: Final = 1.25
_HOUSE_BY_NAME: Final = 1.2
"""The side of a house relative to its place, if the name is beside it or above or below it."""
_NO_PEN: Final = QPen(Qt.PenStyle.NoPen)


class CityItem(QGraphicsItem):
    """A city, whose origin is the top left corner of its sign."""

    def __init__(self, label: str, house_prices: Sequence[int | None]) -> None:
        super().__init__()
        self._prices = tuple(map(str, house_prices))
        self._label = QStaticText(label)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self.appearance = CityAppearance(places_in_city(empty_houses(house_prices), 1, ()))
        self._sign = QRectF()
        self._name = QRectF()
        self._bounds = QRectF()
        self._style: BoardStyle
        self._sizes: Sizes
        self._places: tuple[int, ...]

    def set_style(self, style: BoardStyle) -> None:
        """Draw with these fonts and colours from now on."""
        self._style = style
        self._label.prepare(font=style.names.font)
        self.update()

    def set_layout(self, layout: Layout, city: int) -> None:
        """Move to the city's position in this layout."""
        sign = layout.signs[city]
        corner = sign.topLeft()
        local_sign, local_name = sign.translated(-corner), layout.names[city].translated(-corner)
        self._sizes, self._places = layout.sizes, layout.places[city]
        if (local_sign, local_name) != (self._sign, self._name):
            self.prepareGeometryChange()
            self._sign, self._name = local_sign, local_name
            room = _RING_ROOM * layout.sizes.unit
            halo = 2 * layout.sizes.unit
            self._bounds = local_sign.adjusted(-room, -room, room, room) | local_name.adjusted(
                -halo, -halo, halo, halo
            )
        self.setPos(corner)

    def show_appearance(self, appearance: CityAppearance) -> None:
        """Show this appearance; repaint only if it differs."""
        if appearance != self.appearance:
            self.appearance = appearance
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the bounds of the sign with its ring, and of the name."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the ring, the sign, its places and the name."""
        if self.appearance.in_play:
            self._paint_sign(painter)
        else:
            self._paint_faint_sign(painter)
        if self.appearance.is_named:
            self._paint_name(painter)

    def _paint_sign(self, painter: QPainter) -> None:
        appearance, style, sign = self.appearance, self._style, self._sign
        unit, theme = style.unit, style.theme
        if appearance.is_ringed:
            out, radius = 2.25 * unit, 8.25 * unit
            painter.setPen(QPen(theme.accent, 2.5 * unit))
            painter.setBrush(theme.plate)
            painter.drawRoundedRect(sign.adjusted(-out, -out, out, out), radius, radius)
        edge = style.sign_edge.widthF() / 2
        painter.setPen(_NO_PEN if appearance.is_ringed else style.sign_edge)
        is_closed = all(place.kind == "absent" for place in appearance.places)
        painter.setBrush(style.faint_sign if is_closed else theme.plate)
        painter.drawRoundedRect(sign.adjusted(-edge, -edge, edge, edge), 6 * unit, 6 * unit)
        shown = [
            (self._rect(at), appearance.places[index], index)
            for at, index in enumerate(self._places)
        ]
        for rect, place, index in shown:
            if place.kind != "taken":
                self._paint_place(painter, rect, place, index)
        # Houses are larger than places, and cover the edges of those beside them.
        for rect, place, _ in shown:
            if place.kind == "taken":
                paint_house(painter, place.colour, self._house_on(rect), light=place.light)

    def _rect(self, at: int) -> QRectF:
        return place_in(self._sign, self._sizes, at)

    def _house_on(self, place: QRectF) -> QRectF:
        """Return the rectangle of a house on a place, which leaves the letters of the name free."""
        unit = self._style.unit
        if self._name.top() >= self._sign.bottom():
            size, up = _HOUSE_BY_NAME, 2.6
        elif self._name.bottom() <= self._sign.top():
            size, up = _HOUSE_BY_NAME, -0.6
        else:
            size, up = _HOUSE, 2.0
        side = round(place.width() * size)
        middle = place.center()
        return QRectF(
            round(middle.x() - side / 2), round(middle.y() - side / 2 - up * unit), side, side
        )

    def _paint_place(self, painter: QPainter, rect: QRectF, place: Place, index: int) -> None:
        style = self._style
        theme, radius = style.theme, 4 * style.unit
        if place.kind == "absent":
            return
        if place.kind == "marked":
            self._fill_rounded(painter, rect, style.colours.place_open, radius)
            inset = 2 * style.unit
            inner = rect.adjusted(inset, inset, -inset, -inset)
            paint_kind(painter, "uranium", inner, theme)
            return
        if place.kind == "staged":
            self._fill_rounded(painter, rect, WHITE, radius)
            paint_house(painter, place.colour, rect, outline_only=True, number=place.number)
            return
        if place.kind == "closed":
            painter.setPen(theme.text_third)
            style.closed_prices.draw(painter, rect, self._prices[index])
            return
        if place.kind == "offered":
            self._fill_rounded(painter, rect, theme.house_fill(place.colour), radius)
            painter.setPen(theme.on_player(place.colour))
        else:
            self._fill_rounded(painter, rect, style.colours.place_open, radius)
            painter.setPen(theme.text)
        style.prices.draw(painter, rect, self._prices[index])

    @staticmethod
    def _fill_rounded(painter: QPainter, rect: QRectF, colour: QColor, radius: float) -> None:
        painter.setPen(_NO_PEN)
        painter.setBrush(colour)
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_faint_sign(self, painter: QPainter) -> None:
        style = self._style
        self._fill_rounded(painter, self._sign, style.faint_sign, 6 * style.unit)
        painter.setBrush(style.faint_text)
        size = 1.6 * style.unit
        for at in range(len(self._places)):
            painter.drawEllipse(self._rect(at).center(), size, size)

    def _paint_name(self, painter: QPainter) -> None:
        style, name, in_play = self._style, self._name, self.appearance.in_play
        corner = QPointF(name.left(), name.top() + style.name_top(name.height()))
        painter.setFont(style.names.font)
        painter.setPen(style.colours.name_halo if in_play else style.faint_halo)
        for shift in style.halo:
            painter.drawStaticText(corner + shift, self._label)
        painter.setPen(style.theme.text if in_play else style.faint_text)
        painter.drawStaticText(corner, self._label)
