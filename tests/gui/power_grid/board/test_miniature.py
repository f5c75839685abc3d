# SPDX-License-Identifier: MIT
"""A miniature shows who has built where, and which cities are lit at the end."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from powergrid.box import load_board, load_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.miniature import paint_miniature
from powergrid.gui.power_grid.board.miniature_geometry import plane_transform
from powergrid.gui.power_grid.board.outlines import outline_of
from powergrid.gui.power_grid.board.paths import path_of
from powergrid.gui.power_grid.board.snapshot import Network, Snapshot
from powergrid.gui.power_grid.editor.editing import new_sketch
from powergrid.gui.power_grid.editor.placing import board_of, drawing_of
from powergrid.gui.power_grid.editor.sketch import connected, with_city
from powergrid.rules.board import Board

BOARD = load_board("germany", "recharged")
DRAWING = load_drawing("germany", "recharged")
EMPTY = Snapshot(BOARD, DRAWING, range(len(BOARD.areas)))


def painted(position: Snapshot) -> QImage:
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_miniature(painter, QRectF(image.rect()), position)
    painter.end()
    return image


def pixels_like(image: QImage, colour: QColor) -> int:
    found = [image.pixelColor(x, y) for x in range(0, 300, 2) for y in range(0, 300, 2)]
    return sum(
        abs(one.red() - colour.red()) + abs(one.blue() - colour.blue()) < 20
        and abs(one.green() - colour.green()) < 12
        for one in found
    )


def test_a_network_has_the_colour_of_its_owner() -> None:
    connection = BOARD.connections[0]
    network = Network("purple", (connection.a, connection.b), ((connection.a, connection.b),))
    purple = look().theme.house_fill("purple")
    houses = painted(EMPTY._replace(networks=[network._replace(connections=())]))
    whole = painted(EMPTY._replace(networks=[network]))
    assert pixels_like(painted(EMPTY), purple) == 0
    assert 0 < pixels_like(houses, purple) < pixels_like(whole, purple)


def test_names_are_written_in_the_areas_shown() -> None:
    names = [city.name for city in BOARD.cities]
    first = EMPTY._replace(areas=[0])
    others = [
        "" if city.area == 0 else name for city, name in zip(BOARD.cities, names, strict=True)
    ]
    assert painted(EMPTY._replace(names=names)) != painted(EMPTY)
    assert painted(first._replace(names=names)) != painted(first)
    assert painted(first._replace(names=others)) == painted(first)


def test_a_finished_game_is_shown_at_night_with_lit_cities() -> None:
    def light(image: QImage) -> int:
        return sum(image.pixelColor(x, y).red() for x in range(0, 300, 4) for y in range(0, 300, 4))

    look().set_scheme("light")
    night = EMPTY._replace(is_night=True)
    assert light(painted(night)) < light(painted(EMPTY)) / 3
    assert light(painted(night._replace(lit=range(10)))) > light(painted(night))


def test_by_day_networks_shine_in_the_dark_look_alone() -> None:
    connection = BOARD.connections[0]
    built = EMPTY._replace(
        networks=[Network("purple", (connection.a, connection.b), ((connection.a, connection.b),))]
    )
    shining = built._replace(lit=(connection.a, connection.b))
    look().set_scheme("light")
    assert painted(shining) == painted(built)
    look().set_scheme("dark")
    assert painted(shining) != painted(built)


def test_small_pictures_at_night_show_lights_instead_of_houses() -> None:
    night = EMPTY._replace(is_night=True, lit=(3,))
    built = night._replace(networks=[Network("purple", (3,))])

    def small(position: Snapshot) -> QImage:
        image = QImage(90, 90, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_miniature(painter, QRectF(image.rect()), position)
        painter.end()
        return image

    assert small(built) == small(night) != small(night._replace(lit=()))
    assert painted(built) != painted(night)


def test_areas_out_of_play_show_no_cities() -> None:
    some = EMPTY._replace(areas=(0, 1))
    assert painted(some) != painted(EMPTY)


def test_a_wide_picture_does_not_show_where_the_drawn_country_ends() -> None:
    image = QImage(548, 147, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_miniature(painter, QRectF(image.rect()), EMPTY)
    painter.end()
    drawn = plane_transform(QRectF(image.rect()), DRAWING).mapRect(
        QRectF(-0.5 * DRAWING.width, 0, 2 * DRAWING.width, DRAWING.height)
    )
    beside = [*range(round(drawn.left())), *range(round(drawn.right()), image.width())]
    assert {image.pixelColor(x, 100).name() for x in beside} == {look().theme.surface_1.name()}


def test_without_an_outline_the_land_is_one_shape_around_its_cities() -> None:
    board = load_board("manhattan", "recharged")
    drawing = load_drawing("manhattan", "recharged")
    (area,) = outline_of(board, drawing).areas
    assert len(area) == 1, "no hole, and nothing apart"
    land = path_of(area)
    for connection in board.connections:
        one, other = drawing.cities[connection.a], drawing.cities[connection.b]
        assert land.contains(QPointF((one.x + other.x) / 2, (one.y + other.y) / 2))


def test_an_area_around_a_hole_has_two_rings_and_nothing_joins_them() -> None:
    sketch = new_sketch()
    corners = [(200, 200), (800, 200), (800, 800), (200, 800)]
    for x, y in corners:
        sketch, _ = with_city(sketch, f"{x} {y}", "north", x, y)
    ids = [city.id for city in sketch.cities]
    for one, other in zip(ids, (*ids[1:], ids[0]), strict=True):
        sketch = connected(sketch, one, other, 10)
    north = outline_of(board_of(sketch), drawing_of(sketch, (10, 15, 20))).areas[0]
    assert len(north) == 2
    assert not path_of(north).contains(QPointF(500, 500))


def test_a_board_with_other_areas_is_painted_anew() -> None:
    before = painted(EMPTY)
    first, *others = BOARD.areas
    areas = (first._replace(colour=others[0].colour), *others)
    repainted = Board(BOARD.id, BOARD.name, areas, BOARD.cities, BOARD.connections)
    assert painted(EMPTY._replace(board=repainted)) != before


def test_the_landscape_is_sharp_on_a_screen_of_high_resolution() -> None:
    sharp = QImage(600, 600, QImage.Format.Format_RGB32)
    sharp.setDevicePixelRatio(2)
    painter = QPainter(sharp)
    paint_miniature(painter, QRectF(0, 0, 300, 300), EMPTY)
    painter.end()
    sharp.setDevicePixelRatio(1)
    assert sharp != painted(EMPTY).scaled(600, 600)
