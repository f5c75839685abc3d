# SPDX-License-Identifier: MIT
"""The figures of a tile stand out, even where it is switched off or only its edge is seen."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from powergrid.factory.box import load_game
from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager.tile_painter import paint_placed, paint_strip
from powergrid.gui.kit.look import Scheme, look
from powergrid.gui.kit.theme import contrast
from tests.gui.pixels import luminance_of

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
WIDTH, HEIGHT = 200, 120


def least_contrast(paint: Callable[[QPainter, QRectF, Tile], None], foot: int) -> float:
    """Return the lowest contrast of the effects of any tile, in the lowest `foot` pixels."""
    return min(_contrast(paint, tile, foot) for tile in load_game(3).tiles)


def _contrast(paint: Callable[[QPainter, QRectF, Tile], None], tile: Tile, foot: int) -> float:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(look().theme.background)
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()), tile)
    painter.end()
    effects = image.copy(40, HEIGHT - foot, WIDTH - 80, foot - 3)  # without the edge
    pixels = Counter(memoryview(effects.constBits()).cast("I").tolist())
    ground, ink = (luminance_of(pixel) for pixel, _ in pixels.most_common(2))
    return contrast(ground, ink)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_figures_of_a_tile_switched_off_stand_out(qapp: object, scheme: Scheme) -> None:
    look().set_scheme(scheme)
    assert least_contrast(partial(paint_placed, is_off=True), 25) >= 4.5


@pytest.mark.parametrize("scheme", SCHEMES)
def test_figures_on_the_edge_of_a_tile_stand_out(qapp: object, scheme: Scheme) -> None:
    look().set_scheme(scheme)
    assert least_contrast(partial(paint_strip, price=18), 80) >= 4.5
