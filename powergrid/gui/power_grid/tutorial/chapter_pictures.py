# SPDX-License-Identifier: MIT
"""What each chapter is about, as a picture of its game."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.painting import Painting, cells
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.pieces.fuel_tokens import paint_fuel_token
from powergrid.gui.power_grid.pieces.plant_card import CardState, paint_plant_card
from powergrid.gui.power_grid.table.snapshots import at_night, snapshot_at
from powergrid.gui.power_grid.tutorial.course import Course
from powergrid.rules import State
from powergrid.rules.fuel import FUEL_NAMES

_CARD: Final = 0.86
"""The width of a card, relative to its height."""
_TOKEN: Final = 0.84
"""The side of a token, relative to its space."""
_HIGH: Final = 3
"""Spaces below one another."""


def chapter_picture(course: Course) -> QWidget:
    """Return the picture of a chapter: its first market or fuels, or the board at its end."""
    first, last = course.states[course.tasks[0].start], course.states[course.tasks[-1].end]
    kind = course.chapter.picture
    if kind == "plants":
        return Painting(partial(_paint_plants, first))
    if kind == "fuel":
        return Painting(partial(_paint_fuel, first))
    shown = snapshot_at(course.record.header.seats, last)
    if kind == "lights":
        shown = at_night(shown, last, course.moves[: course.tasks[-1].end])
    return MiniatureView(shown, frames=True)


def _paint_plants(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint the current market, and below it the future market, as large as they fit."""
    columns = len(state.market) // 2
    places = cells(rect, len(state.market), columns, _CARD)
    for at, (card, where) in enumerate(zip(state.market, places, strict=True)):
        shown: CardState = "normal" if at < columns else "future"
        paint_plant_card(painter, where, state.game.plants[card], state=shown)


def _paint_fuel(state: State, painter: QPainter, rect: QRectF) -> None:
    """Paint a block for each fuel, two in a row: the spaces of a price below one another.

    The cheapest are at the left; tokens are on the most expensive.
    """
    columns = -(-max(len(prices) for prices in state.game.spaces) // _HIGH)
    cell = min(rect.width() / (2 * columns + 1), rect.height() / (2 * _HIGH + 1))
    corner = rect.center() - QPointF(columns + 0.5, _HIGH + 0.5) * cell
    for fuel, name in enumerate(FUEL_NAMES):
        right, below = fuel % 2, fuel // 2
        start = corner + QPointF(right * (columns + 1), below * (_HIGH + 1)) * cell
        free = len(state.game.spaces[fuel]) - state.fuel_market[fuel]
        for space in range(len(state.game.spaces[fuel])):
            spot = start + QPointF(space // _HIGH, space % _HIGH) * cell
            token = QRectF(spot.x(), spot.y(), cell * _TOKEN, cell * _TOKEN)
            paint_fuel_token(painter, name, token, "free" if space < free else "normal")
