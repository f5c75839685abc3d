# SPDX-License-Identifier: MIT
"""A picture for each chapter, from the game it begins in."""

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
_INSTRUMENTS: Final = 3.2
_TILE: Final = 1.0
"""The width of a card, the instruments and a tile in the factory, relative to their height."""
_CARDS_IN_A_ROW: Final = 4
_TILES_IN_A_ROW: Final = 6


def chapter_picture(chapter: Chapter) -> Painting:
    """Return the picture of a chapter: the part of the table that it is about."""
    state = session_of(record_at(chapter)).state
    return Painting(partial(_PAINTERS[chapter.id], state))


def _paint_order(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the order tiles on offer."""
    count = len(state.offered)
    for number, cell in zip(state.offered, cells(rect, count, count, 1.0), strict=True):
        paint_order_tile(painter, cell, number, state.game.discount(number), 0, "")


def _paint_market(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the kinds of tiles on the market with their prices."""
    kinds = sorted(set(state.market))
    for kind, cell in zip(kinds, cells(rect, len(kinds), _CARDS_IN_A_ROW, _CARD), strict=True):
        tile = state.game.tiles[kind]
        paint_card(painter, cell, tile, Notes(str(tile.price)))


def _paint_tracks(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the learner's instruments."""
    tracks = state.production[LEARNER], state.storage[LEARNER], state.energy[LEARNER]
    (panel,) = cells(rect, 1, 1, _INSTRUMENTS)
    paint_instruments(painter, panel, tracks, tracks)


def _paint_tiles(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the tiles in the learner's factory."""
    kinds = state.factory[LEARNER]
    for kind, cell in zip(kinds, cells(rect, len(kinds), _TILES_IN_A_ROW, _TILE), strict=True):
        paint_placed(painter, cell, state.game.tiles[kind])


_PAINTERS: Final = {
    "1-order-and-market": _paint_order,
    "2-buying": _paint_market,
    "3-running": _paint_tracks,
    "4-last-round": _paint_tiles,
}
