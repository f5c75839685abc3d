# SPDX-License-Identifier: MIT
"""Boards for the tests of the board."""

from itertools import product
from typing import Final

from powergrid.box import load_board, load_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.layout import Layout, lay_out
from powergrid.gui.power_grid.words.names import city_label
from powergrid.rules.state import State
from powergrid.tools.bench_board import middle_game

COLOURS: Final = ("red", "blue", "green", "yellow")
PRINTINGS: Final = tuple(product(("germany", "usa"), ("classic", "recharged")))


def laid_out(board_id: str, edition_id: str, width: int, height: int, zoom: float = 1) -> Layout:
    """Return the layout of a board for a size of the view at the current scale."""
    drawing = load_drawing(board_id, edition_id)
    style = BoardStyle(look())
    board = load_board(board_id, edition_id)
    labels = [city_label(board, city, spot.label) for city, spot in enumerate(drawing.cities)]
    names = [style.names.width(label) for label in labels]
    return lay_out(board, drawing, width, height, style.unit, names, zoom)


def germany(width: int = 700, height: int = 680) -> tuple[BoardView, State]:
    """Return Germany in the middle of a game."""
    board = load_board("germany", "classic")
    view = BoardView(board, load_drawing("germany", "classic"))
    view.resize(width, height)
    state = middle_game(board)
    view.board_scene().show_state(state, COLOURS)
    return view, state
