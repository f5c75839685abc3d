# SPDX-License-Identifier: MIT
"""The painted landscape: flat at first, then with relief; always flat on a plain board."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from powergrid.box.ground import Ground, Relief
from powergrid.gui.kit.look import look
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.landscape_colours import landscape_colours
from powergrid.gui.power_grid.board.terrain import Terrain, band_table, pieces_of, shade_table
from tests.gui.power_grid.board.boards import germany


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    look().set_plain(False)
    view, _ = germany()
    qtbot.addWidget(view)
    return view


def spot(view: BoardView) -> QPoint:
    """Return a point on land across the border."""
    layout = view.board_scene().layout
    return view.mapFromScene(layout.origin + QPointF(929, 583) * layout.scale)


def shades(view: BoardView) -> int:
    """Return how many colours that land has."""
    image: QImage = view.grab().toImage()
    middle = spot(view)
    land = image.copy(QRect(middle - QPoint(6, 6), QSize(12, 12)))
    return len({land.pixel(x, y) for x in range(12) for y in range(12)})


def test_the_landscape_is_flat_until_there_is_time(view: BoardView) -> None:
    flat = shades(view)
    view.finish_landscape()
    assert flat < 4
    assert shades(view) > 8


def test_the_full_landscape_is_painted_after_the_first_paint(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.board_scene().background_changed):
        view.show()
    assert shades(view) > 8


def test_a_plain_board_stays_flat(view: BoardView) -> None:
    view.finish_landscape()
    look().set_plain(True)
    shades(view)
    view.finish_landscape()
    assert shades(view) < 4


def test_the_last_picture_is_stretched_until_the_next_is_ready(view: BoardView) -> None:
    shades(view)
    view.finish_landscape()
    view.zoom_to(1.5, QPointF(spot(view)))
    assert shades(view) > 8
    view.board_scene().set_areas({0})
    assert shades(view) < 4


def test_a_screen_of_another_resolution_has_a_picture_of_its_own(view: BoardView) -> None:
    shades(view)
    view.finish_landscape()
    scene, picture = view.board_scene(), QImage(1400, 1360, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(2)
    painter = QPainter(picture)
    scene.drawBackground(painter, view.window_rect())
    painter.end()
    rendered: list[None] = []
    scene.background_changed.connect(lambda: rendered.append(None))
    view.finish_landscape()
    assert rendered


def test_relief_and_bands_are_coloured_from_greys() -> None:
    colours = landscape_colours(theme_for("light"), False)
    shade = [QColor.fromRgba(entry).alpha() for entry in shade_table(colours)]
    assert shade[128] == 0
    assert shade[20] > shade[100] > 0 < shade[150] < shade[250]

    bands = band_table(colours, [None, colours.tints["red"]])
    assert not any(bands[:17])
    assert QColor.fromRgba(bands[17]).alpha() == 0
    assert [QColor.fromRgba(bands[entry]).alpha() for entry in (24, 32)] == [79, 168]
    assert QColor.fromRgba(bands[255]) == colours.neighbours


def test_beyond_the_relief_the_land_is_flat() -> None:
    ground = Ground(Relief(0, 0, 10, 10, Path(), Path()), ((),) * 4, ())
    shade = QImage(10, 10, QImage.Format.Format_Indexed8)
    shade.fill(20)
    image = QImage(30, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    colours = landscape_colours(theme_for("light"), False)
    Terrain(ground, shade, None).paint(painter, QRectF(0, 0, 30, 30), QTransform(), colours, 1, [])
    painter.end()
    white = QColor(Qt.GlobalColor.white)
    assert image.pixelColor(5, 5) != white
    assert image.pixelColor(20, 5) == white == image.pixelColor(5, 20)


def test_a_picture_is_continued_beyond_its_edges() -> None:
    found = {
        target.getRect(): source.getRect()
        for target, source in pieces_of(QRect(0, 0, 100, 50), QRect(10, -5, 80, 55), QSize(40, 20))
    }
    assert found == {
        (10, -5, 80, 55): (0, 0, 40, 20),
        (0, -5, 10, 55): (0, 0, 1, 20),
        (90, -5, 10, 55): (39, 0, 1, 20),
    }
