# SPDX-License-Identifier: MIT
"""Painted networks: lines in the players' colours, with every cost legible."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.connections import connection_line
from tests.gui.power_grid.board.boards import germany

ENDS = ("berlin", "magdeburg")


@pytest.fixture(params=["light", "dark"])
def view(request: pytest.FixtureRequest, qtbot: QtBot) -> BoardView:
    look().set_scheme(request.param)
    view, _ = germany(1200, 1150)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    return view


def painted(view: BoardView) -> QImage:
    return view.viewport().grab().toImage()


def connection(view: BoardView) -> int:
    board = view.board_scene().board
    a, b = (board.city_index[city] for city in ENDS)
    return board.connection_index[min(a, b), max(a, b)]


def colours_across(view: BoardView, image: QImage) -> list[QColor]:
    """Return the colours along a cut through the connection, between a city and its plate."""
    line = connection_line(view.board_scene().layout, connection(view))
    point, normal = line.pointAt(0.3), line.normalVector().unitVector()
    way = normal.p2() - normal.p1()
    step = 0.5
    points = [point + way * (step * i) for i in range(-24, 25)]
    return [image.pixelColor(view.mapFromScene(at)) for at in points]


def show(view: BoardView, *colours: str) -> list[QColor]:
    board = view.board_scene().board
    ends = board.connections[connection(view)]
    view.board_scene().show_networks([(colour, [(ends.a, ends.b)]) for colour in colours])
    return colours_across(view, painted(view))


@pytest.mark.parametrize(
    "colours",
    [("red",), ("red", "green"), ("blue", "yellow", "purple"), ("red", "blue", "green", "yellow")],
)
def test_each_line_has_the_colour_of_its_player(view: BoardView, colours: tuple[str, ...]) -> None:
    before = colours_across(view, painted(view))
    found = show(view, *colours)
    fills = [look().theme.house_fill(colour) for colour in colours]
    for fill in fills:
        assert fill not in before
        assert fill in found
    order = [found.index(fill) for fill in fills]
    assert order in (sorted(order), sorted(order, reverse=True)), "in the order of the seats"


def test_a_connection_paid_for_in_passing_is_half_as_wide(view: BoardView) -> None:
    def reds(found: list[QColor]) -> int:
        return sum(colour.red() > 1.6 * colour.green() for colour in found)

    whole = reds(show(view, "red"))
    ends = view.board_scene().board.connections[connection(view)]
    way = [("red", [(ends.a, ends.b)])]
    view.board_scene().show_networks(way, way)
    assert 0 < reds(colours_across(view, painted(view))) <= whole * 0.7


def test_six_lines_on_one_connection_can_be_told_apart(view: BoardView) -> None:
    found = show(view, "red", "blue", "green", "yellow", "purple", "black")
    assert len({colour.rgb() for colour in found}) > 8


def test_the_cost_is_drawn_over_the_lines(view: BoardView) -> None:
    plate = view.board_scene().layout.plates[connection(view)]
    before = painted(view)
    show(view, "red", "green")
    after = painted(view)
    corner = view.mapFromScene(plate.topLeft())
    inner = QRect(corner, plate.size().toSize()).adjusted(2, 2, -2, -2)
    assert after.copy(inner) == before.copy(inner)


def test_lines_disappear_with_their_networks(view: BoardView) -> None:
    before = painted(view)
    show(view, "red")
    assert painted(view) != before
    view.board_scene().show_networks([("red", [])])
    assert painted(view) == before


def test_one_network_can_be_shown_alone(view: BoardView) -> None:
    fills = [look().theme.house_fill(colour) for colour in ("red", "green")]
    assert all(fill in show(view, "red", "green") for fill in fills)
    view.board_scene().highlight_network("green")
    alone = colours_across(view, painted(view))
    assert [fill in alone for fill in fills] == [False, True]
    view.board_scene().highlight_network("")
    assert all(fill in colours_across(view, painted(view)) for fill in fills)
