# SPDX-License-Identifier: MIT
"""Order tiles, painted."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from powergrid.factory.rules.actions import OpenAuction, Pass
from powergrid.gui.factory_manager.order_tile import paint_order_tile
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.kit.look import Scheme, look

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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_workers_on_a_taken_tile_are_as_clear_as_its_number(qtbot: QtBot, scheme: Scheme) -> None:
    look().set_scheme(scheme)
    bare, laden = _painted(0, is_faint=True), _painted(5, is_faint=True)
    lower = [(x, y) for x in range(44, 110) for y in range(84, 110)]
    inks = {laden.pixel(x, y) for x, y in lower if bare.pixel(x, y) != laden.pixel(x, y)}
    assert look().theme.text_second.rgb() in inks, "their number"
    assert look().theme.on_button_primary.rgb() not in inks


def test_a_taken_tile_says_whose_it_is_and_how_many_workers_are_on_it(table: FactoryTable) -> None:
    session = table.session
    tile, opener = session.state.offered[0], session.state.seat
    session.act(OpenAuction(tile, 2))
    session.act(Pass())
    taken = next(shown for shown in table.panel.order.tiles if shown.number == tile)
    assert taken.accessibleName().endswith(f", {session.seats[opener].name}, 2 workers")


def _red(workers: int) -> int:
    """Return how many pixels of a tile are red."""
    image = _painted(workers)
    colours = (image.pixelColor(x, y) for x in range(_WIDTH) for y in range(_HEIGHT))
    return sum(colour.red() > 2 * colour.green() + 20 for colour in colours)


def _painted(workers: int, *, is_faint: bool = False) -> QImage:
    """Return a tile on black, with black around it."""
    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
    image.fill("black")
    painter = QPainter(image)
    paint_order_tile(painter, QRectF(10, 10, 100, 100), 10, 0, workers, "red", is_faint=is_faint)
    painter.end()
    return image
