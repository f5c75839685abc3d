# SPDX-License-Identifier: MIT
"""The pieces that move after an event, each with its start and its end."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from powergrid.factory.rules import events as ev
from powergrid.factory.rules.events import Event
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.building_parts import BuildingParts
from powergrid.gui.factory_manager.order_tile import paint_order_tile
from powergrid.gui.factory_manager.rivals import RowParts
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.tile_button import TileButton
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.shell.motion.motion import Flight, Journey
from powergrid.gui.shell.motion.pictures import floating_money, paint_picture

_WORKER, _ORDER = 34, 48

Spot = QRectF | None
"""A rectangle in the table's pixels, None if nothing is visible there."""


class Journeys:
    """Creates the journeys on one table.

    Nothing moves when a person carries out a plan: it moved when it was planned. Methods named
    `_fly_…` and `_float_…` return parts that several events share.
    """

    def __init__(self, table: FactoryTable) -> None:
        self._table = table
        self._makers: Final[dict[type[Event], Callable[..., Journey]]] = {
            ev.AuctionOpened: lambda event: self._fly_workers(event.seat, event.tile, event.bid),
            ev.BidRaised: lambda event: self._fly_workers(event.seat, 0, event.bid),
            ev.OrderTileWon: self._order_tile_won,
            ev.TileMoved: lambda event: self._fly_tile(event.tile, -1),
            ev.TileBought: self._tile_bought,
            ev.TilePlaced: lambda event: self._tile_placed(event.seat, event.tile),
            ev.TileRemoved: lambda event: self._tile_removed(event.seat, event.tile),
            ev.WorkersHired: self._workers_hired,
            ev.MarketCleared: self._market_cleared,
            ev.EnergyPriceMoved: self._energy_moved,
            ev.ProfitPaid: lambda event: self._float_money(event.seat, event.paid),
        }

    def of(self, event: Event) -> Journey | None:
        """Return the journey of an event, None if nothing moves."""
        maker = self._makers.get(type(event))
        return None if maker is None else maker(event)

    def _fly_workers(self, seat: int, tile: int, workers: int) -> Journey:
        """Move the workers of a bid to the order tile."""
        yield None
        start, end = self._workers(seat), self._order_tile(tile or self._table.session.state.lot)
        if workers and start is not None and end is not None:
            picture = self._worker_picture(seat, workers)
            yield Flight(picture, start.center(), end.center(), end, fades=True)

    def _order_tile_won(self, event: ev.OrderTileWon) -> Journey:
        start = self._order_tile(event.tile)
        yield None
        end = self._order(event.seat)
        if start is not None and end is not None:
            side = look().px(_ORDER)
            discount = self._table.session.state.game.discount(event.tile)
            colour = self._table.session.seats[event.seat].colour
            picture = paint_picture(
                QSizeF(side, side),
                self._table.devicePixelRatioF(),
                lambda painter, rect: paint_order_tile(
                    painter, rect, event.tile, discount, event.workers, colour
                ),
            )
            yield Flight(picture, start.center(), end.center(), end)

    def _fly_tile(self, kind: int, seat: int) -> Journey:
        """Move a tile from its column to the market, or from there to a seat."""
        supply = self._table.supply
        picture, start = self._picture_of(supply.columns if seat < 0 else supply.market, kind)
        yield None
        end = self._picture_of(supply.market, kind)[1] if seat < 0 else self._tile(seat, kind)
        if picture is not None and start is not None and end is not None:
            yield Flight(picture, start.center(), end.center(), end, fades=seat >= 0)

    def _tile_bought(self, event: ev.TileBought) -> Journey:
        tile = self._fly_tile(event.tile, event.seat)
        next(tile)
        yield None
        flights = list(tile)
        yield from flights
        if flights:
            money = self._float_money(event.seat, -event.price)
            next(money)
            yield from money

    def _tile_placed(self, seat: int, kind: int) -> Journey:
        scene = self._table.scene
        picture, start = (
            self._picture_of(scene.beside, kind) if self._is_in_scene(seat) else (None, None)
        )
        yield None
        end = self._picture_of(scene.spaces, kind)[1]
        if picture is not None and start is not None and end is not None:
            yield Flight(picture, start.center(), end.center(), end, fades=True)

    def _tile_removed(self, seat: int, kind: int) -> Journey:
        spaces = self._table.scene.spaces if self._is_in_scene(seat) else ()
        picture, start = self._picture_of(spaces, kind)
        yield None
        if picture is not None and start is not None:
            away = QPointF(0, start.height() / 2)
            yield Flight(picture, start.center(), start.center() + away, fades=True)

    def _workers_hired(self, event: ev.WorkersHired) -> Journey:
        yield None
        end = self._workers(event.seat)
        if event.workers and end is not None:
            picture = self._worker_picture(event.seat, event.workers)
            distance = QPointF(look().px(140), 0)
            yield Flight(picture, end.center() - distance, end.center(), end)

    def _market_cleared(self, event: ev.MarketCleared) -> Journey:
        """Move each kind of tile left on the market to its column."""
        supply, tiles = self._table.supply, self._table.session.state.game.tiles
        kinds = dict.fromkeys(event.tiles)
        seen = [(tiles[kind].type, *self._picture_of(supply.market, kind)) for kind in kinds]
        yield None
        ends = {
            top.tile.type: self._table.rect_of(top)
            for top in supply.columns
            if top.tile is not None and not top.isHidden()
        }
        for type_, picture, start in seen:
            end = ends.get(type_)
            if picture is not None and start is not None and end is not None:
                yield Flight(picture, start.center(), end.center(), end, fades=True)

    def _energy_moved(self, event: ev.EnergyPriceMoved) -> Journey:
        energy = self._table.bar.energy
        start = self._table.rect_of(energy, energy.now)
        yield None
        end = self._table.rect_of(energy, energy.now)
        if event.change:
            yield Flight(self._bolt_picture(), start.center(), end.center(), end)

    def _float_money(self, seat: int, amount: int) -> Journey:
        yield None
        yield from floating_money(amount, self._money(seat), self._table.devicePixelRatioF())

    # Pictures

    def _worker_picture(self, seat: int, count: int) -> QPixmap:
        colour, side = self._table.session.seats[seat].colour, look().px(_WORKER)

        def paint(painter: QPainter, rect: QRectF) -> None:
            for at in range(count):
                paint_worker(painter, colour, QRectF(at * side * 0.8, 0, side, side))

        wide = side * (1 + 0.8 * (count - 1))
        return paint_picture(QSizeF(wide, side), self._table.devicePixelRatioF(), paint)

    def _bolt_picture(self) -> QPixmap:
        side = look().px(_WORKER)
        return paint_picture(
            QSizeF(side, side),
            self._table.devicePixelRatioF(),
            lambda painter, rect: paint_drawing(
                painter, drawings.energy, rect, look().theme.warning
            ),
        )

    # Places

    def _is_in_scene(self, seat: int) -> bool:
        return seat == self._table.session.viewer

    def _picture_of(self, buttons: Iterable[TileButton], kind: int) -> tuple[QPixmap | None, Spot]:
        """Return a picture of the visible button of a tile, and its place."""
        for button in buttons:
            if button.kind == kind and not button.isHidden():
                return button.grab(), self._table.rect_of(button)
        return None, None

    def _order_tile(self, number: int) -> Spot:
        for tile in self._table.panel.order.tiles:
            if tile.number == number and tile.isVisible():
                return self._table.rect_of(tile)
        return None

    def _tile(self, seat: int, kind: int) -> Spot:
        """Return the place of a tile that a seat has just bought."""
        scene = self._table.scene
        if not self._is_in_scene(seat):
            return self._part(seat, lambda parts: parts.yard, lambda parts: parts.tiles)
        buttons = [button for button in (*scene.beside, *scene.spaces) if button.kind == kind]
        shown = [button for button in buttons if not button.isHidden()]
        shown.sort(key=lambda button: not button.is_new)
        return self._table.rect_of(shown[0]) if shown else None

    def _workers(self, seat: int) -> Spot:
        return self._part(seat, lambda parts: parts.free_workers, lambda parts: parts.worker)

    def _order(self, seat: int) -> Spot:
        return self._part(seat, lambda parts: parts.order, lambda parts: parts.order)

    def _money(self, seat: int) -> Spot:
        return self._part(seat, lambda parts: parts.money, lambda parts: parts.money)

    def _part(
        self,
        seat: int,
        in_scene: Callable[[BuildingParts], QRectF],
        in_row: Callable[[RowParts], QRectF],
    ) -> Spot:
        """Return a part of a seat's factory: in the scene or, of a rival, in its row."""
        scene = self._table.scene
        if self._is_in_scene(seat):
            return self._table.rect_of(scene, in_scene(scene.parts()))
        for row in self._table.rivals.rows:
            if row.seat == seat:
                return self._table.rect_of(row, in_row(row.parts()))
        return None
