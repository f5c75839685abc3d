# SPDX-License-Identifier: MIT
"""Order tiles, painted."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.order_tile import paint_order_tile

_WIDTH, _HEIGHT = 120, 120


def test_few_workers_lie_on_the_tile_and_more_are_a_number(qtbot: QtBot) -> None:
    one = _red(1)
    assert round(_red(4) / one, 1) == 4
    assert _red(5) == _red(9) == one


@pytest.mark.parametrize("workers", [1, 4, 9])
def test_workers_lie_within_their_tile(qtbot: QtBot, workers: int) -> None:
    bare, laden = _painted(0), _painted(workers)
    beside = [
        (x, y)
        for x in range(_WIDTH)
        for y in range(_HEIGHT)
        if bare.pixelColor(x, y) == QColor("black") and bare.pixel(x, y) != laden.pixel(x, y)
    ]
    assert not beside


def _red(workers: int) -> int:
    """Return how many pixels of a tile are red."""
    image = _painted(workers)
    colours = (image.pixelColor(x, y) for x in range(_WIDTH) for y in range(_HEIGHT))
    return sum(colour.red() > 2 * colour.green() + 20 for colour in colours)


def _painted(workers: int) -> QImage:
    """Return a tile on black, with black around it."""
    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
    image.fill("black")
    painter = QPainter(image)
    paint_order_tile(painter, QRectF(10, 10, 100, 100), 10, 0, workers, "red")
    painter.end()
    return image
