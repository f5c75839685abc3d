# SPDX-License-Identifier: MIT
"""Boards drawn in the editor: shallow water along the coast, bands along the areas' edges."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from powergrid.box import load_board, load_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_style import BoardStyle
from powergrid.gui.power_grid.board.drawn_terrain import DrawnTerrain
from powergrid.gui.power_grid.board.landscape import Landscape

LAND = ((100.0, 100.0, 900.0, 100.0, 900.0, 800.0, 100.0, 800.0),)


def landscape(land: tuple[tuple[float, ...], ...]) -> Landscape:
    drawing = load_drawing("germany", "classic")
    drawing = drawing._replace(outline=None, ground=None, land=land)
    found = Landscape(load_board("germany", "classic"), drawing)
    found.fit(QTransform())
    return found


def test_sea_and_land_are_tinted_along_the_coast() -> None:
    drawn = landscape(LAND)
    assert isinstance(drawn.terrain(), DrawnTerrain)
    flat, full = (QImage(1000, 900, QImage.Format.Format_RGB32) for _ in range(2))
    for picture, terrain in ((flat, None), (full, drawn.terrain())):
        painter = QPainter(picture)
        exposed, areas = QRectF(picture.rect()), range(6)
        drawn.paint_land(painter, exposed, BoardStyle(look()).landscape, 1, areas, terrain)
        painter.end()
    for near, far in (((90, 450), (20, 450)), ((104, 450), (170, 450))):
        assert full.pixel(*near) != flat.pixel(*near)
        assert full.pixel(*far) == flat.pixel(*far)


def test_land_of_very_many_points_stays_flat() -> None:
    jagged = tuple(100.0 + n % 2 + n // 4 for n in range(1000))
    assert landscape((jagged,)).terrain() is None
    assert not landscape((jagged,)).has_terrain
