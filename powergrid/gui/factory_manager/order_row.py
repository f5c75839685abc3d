# SPDX-License-Identifier: MIT
"""The order tiles of a round, with bids and holders."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid.factory.rules.phases.bidding import highest_bidder
from powergrid.gui.factory_manager.order_tile import paint_order_tile
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.tile_card import paint_key
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.kit.translation import translate

_SIDE = 64


class OrderTile(PaintedButton):
    """An order tile with the workers bid, and a note below: its holder, or that it is auctioned."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.discount = self.workers = 0
        self.colour, self.note, self.digit = "red", "", ""
        self.is_chosen = self.is_taken = False

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the size for the tile and its note."""
        return _SIDE + 22, _SIDE + 30

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size."""
        return QSize(look().ipx(64), look().ipx(_SIDE + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tile, note and key."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face = self.paint_ring(painter, px(8))
        if self.is_chosen:
            paint_round(painter, face, px(8), theme.surface_3, theme.accent, px(2))
        elif self.is_hovered():
            paint_round(painter, face, px(8), theme.surface_3)
        tile = QRectF(face.x(), face.y() + px(4), face.width(), face.height() - px(28))
        paint_order_tile(
            painter,
            tile,
            self.number,
            self.discount,
            self.workers,
            self.colour,
            is_faint=self.is_taken,
        )
        note = QRectF(face.x(), face.bottom() - px(22), face.width(), px(18))
        paint_line(painter, note, self.note, look().font(CAPTION), theme.text_second, "centre")
        if self.digit and self.isEnabled():
            key = QRectF(face.right() - px(20), face.y() + px(4), px(16), px(17))
            paint_key(painter, key, self.digit)


class OrderRow(Line):
    """`chosen` carries the order tile that was clicked."""

    chosen = Signal(int)

    def __init__(self, session: FactorySession) -> None:
        super().__init__(gap=8)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._session = session
        self._numbers: tuple[int, ...] = ()
        self.tiles: list[OrderTile] = []

    def show_tiles(self, lot: int, *, is_choosing: bool) -> None:
        """Show the tiles of Phase 1; `lot` is the one that is auctioned or chosen."""
        state = self._session.state
        numbers = tuple(sorted((*state.offered, *filter(None, state.won))))
        if numbers != self._numbers:
            self._numbers = numbers
            self.clear()
            self.tiles = [self._new_tile(number) for number in numbers]
            self.add_space()
        digits = iter("123456789")
        for tile in self.tiles:
            self._show(tile, lot, is_choosing, digits)

    def _new_tile(self, number: int) -> OrderTile:
        tile = OrderTile(number)
        tile.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        tile.clicked.connect(lambda: self.chosen.emit(number))
        self.add(tile)
        return tile

    def _show(self, tile: OrderTile, lot: int, is_choosing: bool, digits: Iterator[str]) -> None:
        state, number, seats = self._session.state, tile.number, self._session.seats
        tile.discount = state.game.discount(number)
        tile.is_taken, tile.is_chosen = number in state.won, number == lot
        name, tile.note, tile.workers = "", "", 0
        if number == state.lot:
            tile.workers, tile.colour = state.bid, seats[highest_bidder(state)].colour
            tile.note = translate("Factory", "on offer")
        elif tile.is_taken:
            holder = state.won.index(number)
            tile.workers, tile.colour = state.bids[holder], seats[holder].colour
            name = tile.note = seats[holder].name
        can_be_chosen = is_choosing and number in state.offered
        tile.digit = next(digits, "") if can_be_chosen else ""
        about = _description(number, tile.discount, name, tile.workers)
        tile.setAccessibleName(about)
        tile.describe("", "" if can_be_chosen else about)
        tile.update()


def _description(number: int, discount: int, holder: str, workers: int) -> str:
    parts = [translate("Factory", "Order tile {n}").format(n=number)]
    if discount:
        more = translate("Factory", "each purchase {discount} cheaper")
        parts.append(more.format(discount=discount))
    if holder:
        parts.append(holder)
    if workers:
        parts.append(translate("Factory", "%n workers", "", workers))
    return ", ".join(parts)
