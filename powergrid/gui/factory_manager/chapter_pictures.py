# SPDX-License-Identifier: MIT
"""What each chapter is about, as a picture of its game."""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from powergrid.factory.rules import State
from powergrid.gui.factory_manager.chapters import LEARNER, Chapter, record_at
from powergrid.gui.factory_manager.instruments import paint_instruments
from powergrid.gui.factory_manager.order_tile import paint_order_tile
from powergrid.gui.factory_manager.session import session_of
from powergrid.gui.factory_manager.tile_card import Notes, paint_card
from powergrid.gui.factory_manager.tile_painter import paint_placed
from powergrid.gui.kit.painting import Painting, cells

_CARD: Final = 1.2
_BOARD: Final = 3.2
_PLACE: Final = 1.0
"""Width relative to height: of a card, the instruments, and a tile in the factory."""
_CARDS_IN_A_ROW: Final = 4
_TILES_IN_A_ROW: Final = 6


def chapter_picture(chapter: Chapter) -> Painting:
    """Return the picture of a chapter: what matters on the table as it begins."""
    state = session_of(record_at(chapter)).state
    return Painting(partial(_PAINTERS[chapter.id], state))


def _paint_order(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the order tiles on offer."""
    count = len(state.offered)
    for number, cell in zip(state.offered, cells(rect, count, count, 1.0), strict=True):
        paint_order_tile(painter, cell, number, state.game.discount(number), 0, "")


def _paint_market(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the tiles on the market with their prices."""
    kinds = sorted(set(state.market))
    for kind, cell in zip(kinds, cells(rect, len(kinds), _CARDS_IN_A_ROW, _CARD), strict=True):
        tile = state.game.tiles[kind]
        paint_card(painter, cell, tile, Notes(str(tile.price)))


def _paint_tracks(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the learner's instruments."""
    tracks = state.production[LEARNER], state.storage[LEARNER], state.energy[LEARNER]
    (board,) = cells(rect, 1, 1, _BOARD)
    paint_instruments(painter, board, tracks, tracks)


def _paint_tiles(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the tiles in the learner's factory."""
    kinds = state.factory[LEARNER]
    for kind, cell in zip(kinds, cells(rect, len(kinds), _TILES_IN_A_ROW, _PLACE), strict=True):
        paint_placed(painter, cell, state.game.tiles[kind])


_PAINTERS: Final = {
    "1-order-and-market": _paint_order,
    "2-buying": _paint_market,
    "3-running": _paint_tracks,
    "4-last-round": _paint_tiles,
}
