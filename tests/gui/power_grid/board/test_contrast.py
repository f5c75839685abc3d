# SPDX-License-Identifier: MIT
"""Names, prices, plates, connections and networks stand out from the landscape at every hour."""

import pytest
from PySide6.QtCore import QLineF
from pytestqt.qtbot import QtBot

from powergrid.box import load_board, load_drawing
from powergrid.gui.kit.look import Scheme, look
from powergrid.gui.kit.theme import contrast
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.connections import connection_line
from powergrid.gui.power_grid.board.light import Hour
from powergrid.tools.bench_board import middle_game
from tests.gui.pixels import Pixels
from tests.gui.power_grid.board.boards import COLOURS

pytestmark = pytest.mark.slow
TEXT, LINE = 4.5, 3.0


@pytest.fixture(
    params=[
        ("germany", "light", "day"),
        ("germany", "dark", "night"),
        ("usa", "light", "night"),
        ("usa", "dark", "dusk"),
        ("central-europe", "light", "dusk"),
        ("central-europe", "dark", "day"),
        ("italy", "light", "day"),
        ("france", "dark", "dusk"),
        ("russia", "light", "night"),
        ("spain-portugal", "dark", "day"),
        ("baden-wuerttemberg", "light", "dusk"),
        ("brazil", "dark", "night"),
    ],
    ids="-".join,
)
def view(request: pytest.FixtureRequest, qtbot: QtBot) -> BoardView:
    board_id: str
    scheme: Scheme
    hour: Hour
    board_id, scheme, hour = request.param
    look().set_scheme(scheme)
    look().set_plain(False)
    board = load_board(board_id, "classic")
    view = BoardView(board, load_drawing(board_id, "classic"))
    qtbot.addWidget(view)
    view.resize(1000, 900)
    state = middle_game(board)
    view.board_scene().show_state(state, COLOURS)
    view.board_scene().show_light(hour, [(city, 0) for city in state.cities[0]])
    view.grab()
    view.finish_landscape()
    return view


def test_everything_on_the_board_stands_out_from_the_landscape(view: BoardView) -> None:
    scene, theme = view.board_scene(), look().theme
    layout, pixels = scene.layout, Pixels(view.grab().toImage())
    for city, name in enumerate(layout.names):
        in_play = scene.is_in_play(city)
        text, minimum = (theme.text, 0.98) if in_play else (scene.board_style.faint_text, 0.85)
        assert pixels.legible(name, text, TEXT) > minimum, scene.board.cities[city].id
        for index, place in enumerate(scene.appearance(city).places if in_play else ()):
            if place.kind in ("open", "closed"):
                text = theme.text if place.kind == "open" else theme.text_third
                assert pixels.legible(layout.place(city, index), text, TEXT) > 0.95
    lines = []
    for connection, plate in enumerate(layout.plates):
        ends = scene.board.connections[connection]
        in_play = scene.is_in_play(ends.a) and scene.is_in_play(ends.b)
        text = theme.text if in_play else scene.board_style.faint_text
        assert pixels.legible(plate, text, TEXT) > 0.95, connection
        if in_play:
            lines.append(connection_line(layout, connection))
    assert share_apart(pixels, lines, 3.4) > 0.9
    shown = networks(view)
    pixels = Pixels(view.grab().toImage())
    for colour, lines in shown.items():
        assert share_apart(pixels, lines, 5.4) > 0.9, colour


def networks(view: BoardView) -> dict[str, list[QLineF]]:
    """Show a network of each colour, and return their lines."""
    scene = view.board_scene()
    connections = [
        (connection.a, connection.b)
        for connection in scene.board.connections
        if scene.is_in_play(connection.a) and scene.is_in_play(connection.b)
    ]
    shares = {colour: connections[at::6] for at, colour in enumerate(PLAYER_COLOURS)}
    view.board_scene().show_networks(shares.items())
    index = scene.board.connection_index
    return {
        colour: [connection_line(scene.layout, index[ends]) for ends in share]
        for colour, share in shares.items()
    }


def share_apart(pixels: Pixels, lines: list[QLineF], reach: float) -> float:
    """Return the share of cuts through lines in which one colour stands out from another."""
    cuts = [
        pixels.across(line, at, reach)
        for line in lines
        if line.length() > 100
        for at in (0.3, 0.35, 0.65, 0.7)
    ]
    assert len(cuts) > 8
    return sum(contrast(min(cut), max(cut)) >= LINE for cut in cuts) / len(cuts)
