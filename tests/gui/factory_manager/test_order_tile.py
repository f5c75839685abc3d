# SPDX-License-Identifier: MIT
"""Order tiles, painted."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.order_tile import paint_order_tile


def test_few_workers_lie_on_the_tile_and_more_are_a_number(qtbot: QtBot) -> None:
    one = _red(1)
    assert round(_red(4) / one, 1) == 4
    assert _red(5) == _red(9) == one


def _red(workers: int) -> int:
    """Return how many pixels of a tile are red."""
    image = QImage(110, 100, QImage.Format.Format_RGB32)
    image.fill("black")
    painter = QPainter(image)
    paint_order_tile(painter, QRectF(10, 0, 100, 100), 10, 0, workers, "red")
    painter.end()
    colours = (image.pixelColor(x, y) for x in range(110) for y in range(70, 100))
    return sum(colour.red() > 2 * colour.green() + 20 for colour in colours)
