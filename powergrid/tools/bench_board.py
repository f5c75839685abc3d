# SPDX-License-Identifier: MIT
"""How long the board takes to follow the pointer and to repaint."""

from collections.abc import Iterable
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from powergrid.box import load_board, load_drawing, load_edition, load_plants
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import DESIGN_HEIGHT, DESIGN_WIDTH
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.rules.board import Board
from powergrid.rules.game import Game
from powergrid.rules.setup import first_state, random_order, shuffle_cards
from powergrid.rules.state import FREE, State

SIZES: Final = ((1600, 1000), (3840, 2160))
COLOURS: Final = ("red", "blue", "green", "yellow")

ROUNDS: Final = 9
_STEP: Final = 2


def middle_game(board: Board) -> State:
    """Return a position in Step 2 of a game of four, always the same."""
    rng = Random(7)
    edition, plants = load_edition("classic"), load_plants()
    areas = [len(board.areas) - 1]
    while len(areas) < 4:
        areas.append(max({n for area in areas for n in board.adjacent_areas[area]} - set(areas)))
    game = Game(board, edition, plants, 4, tuple(sorted(areas)))
    cards = shuffle_cards(game.edition, game.plants, 4, rng)
    state = first_state(game, cards.market, random_order(4, rng))
    houses = [list(places) for places in state.houses]
    networks: list[list[int]] = [[] for _ in range(4)]
    starts = rng.sample(game.cities, 4)
    for turn in range(7 * 4):
        seat = turn % 4
        near = [n for city in networks[seat] for n, _ in board.neighbours[city]]
        free = [
            city
            for city in dict.fromkeys([*near, starts[seat], *game.cities])
            if city in game.cities and city not in networks[seat] and FREE in houses[city][:_STEP]
        ]
        if free:
            houses[free[0]][houses[free[0]].index(FREE)] = seat
            networks[seat].append(free[0])
    state.step = _STEP
    state.houses = tuple(map(tuple, houses))
    state.cities = tuple(map(tuple, networks))
    return state


def measure(
    sizes: Iterable[tuple[int, int]] = SIZES, state: State | None = None
) -> dict[str, dict[str, float]]:
    """Return, by size, the median milliseconds of three jobs.

    These are drawing the landscape, following the pointer, and repainting everything on top of it.
    """
    if state is None:
        state = middle_game(load_board("germany", "classic"))
    view = BoardView(state.game.board, load_drawing(state.game.board.id, state.game.edition.id))
    found: dict[str, dict[str, float]] = {}
    for width, height in sizes:
        look().fit(width, height)  # in a larger window lines and text are larger, too
        view.resize(width, height)
        view.board_scene().show_state(state, COLOURS)
        view.show()
        QApplication.processEvents()
        view.finish_landscape()
        found[f"{width}x{height}"] = {
            "landscape_ms": round(_landscape(view), 2),
            "hover_ms": round(_hover(view, state), 2),
            "repaint_ms": round(_repaint(view), 2),
        }
    look().fit(DESIGN_WIDTH, DESIGN_HEIGHT)
    view.hide()
    view.deleteLater()
    return found


def _landscape(view: BoardView) -> float:
    times: list[float] = []
    for scheme in ("light", "dark") * 2:
        look().set_scheme(scheme)
        view.viewport().repaint()
        begin = perf_counter()
        view.finish_landscape()
        times.append(perf_counter() - begin)
    return 1000 * median(times)


def _repaint(view: BoardView) -> float:
    times: list[float] = []
    for _ in range(ROUNDS):
        view.resetCachedContent()
        begin = perf_counter()
        view.viewport().repaint()
        times.append(perf_counter() - begin)
    return 1000 * median(times)


def _hover(view: BoardView, state: State) -> float:
    board = state.game.board

    def show(city: int) -> None:
        if city < 0:
            view.board_scene().clear_price()
            return
        # Two legs are the usual length of a route.
        legs: list[tuple[int, int, int]] = []
        for _ in range(2):
            end = legs[0][0] if legs else city
            start, cost = board.neighbours[end][-1]
            legs.insert(0, (start, end, cost))
        view.board_scene().show_price(city, sum(leg[2] for leg in legs) + 15, legs, COLOURS[0])

    view.city_hovered.connect(show)
    times: list[float] = []
    for _ in range(2):
        for city in state.game.cities:
            at = view.board_scene().layout.signs[city].center()
            begin = perf_counter()
            QApplication.sendEvent(view.viewport(), _move_to(at))
            QApplication.processEvents()
            times.append(perf_counter() - begin)
    view.city_hovered.disconnect(show)
    view.board_scene().clear_price()
    return 1000 * median(times)


def _move_to(at: QPointF) -> QMouseEvent:
    button = Qt.MouseButton.NoButton
    return QMouseEvent(
        QMouseEvent.Type.MouseMove, at, at, button, button, Qt.KeyboardModifier.NoModifier
    )
