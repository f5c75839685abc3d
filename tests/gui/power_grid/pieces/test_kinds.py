# SPDX-License-Identifier: MIT
"""Every kind of plant has an icon of its own shape."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.icons import Drawing, path_of
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.power_grid.pieces import fuel_drawings
from powergrid.gui.power_grid.pieces.kinds import KIND_DRAWINGS, kind_colour, paint_kind
from powergrid.rules import plants
from tests.gui.ink import assert_drawn_within_grid, ink_of

PARTS = (
    fuel_drawings.hybrid_coal,
    fuel_drawings.hybrid_oil,
    fuel_drawings.hybrid_bar,
    fuel_drawings.hybrid_small_coal,
    fuel_drawings.hybrid_small_oil,
)


@pytest.mark.parametrize("kind", KIND_DRAWINGS)
def test_an_icon_is_drawn_within_its_grid_and_fills_it(qtbot: QtBot, kind: str) -> None:
    path = path_of(KIND_DRAWINGS[kind])
    assert_drawn_within_grid(path)
    assert max(path.boundingRect().width(), path.boundingRect().height()) >= 14


@pytest.mark.parametrize("drawing", PARTS)
def test_every_part_of_a_hybrid_icon_is_drawn_within_its_grid(
    qtbot: QtBot, drawing: Drawing
) -> None:
    assert_drawn_within_grid(drawing())


def test_every_kind_of_plant_has_an_icon() -> None:
    assert set(KIND_DRAWINGS) == {*plants.KINDS, plants.MINE}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_hybrids_have_the_colour_of_coal_and_mines_that_of_uranium(scheme: str) -> None:
    theme = theme_for(scheme)
    assert kind_colour(theme, "hybrid") == kind_colour(theme, "coal")
    assert kind_colour(theme, "mine") == kind_colour(theme, "uranium")


def test_no_two_kinds_have_the_same_shape(qtbot: QtBot) -> None:
    for one, other in combinations(KIND_DRAWINGS.values(), 2):
        first, second = ink_of(path_of(one)), ink_of(path_of(other))
        apart = sum(
            abs(first.pixelColor(x, y).alphaF() - second.pixelColor(x, y).alphaF())
            for x in range(16)
            for y in range(16)
        )
        assert apart > 20, (one, other)


@pytest.mark.parametrize("side", [12, 24])
def test_a_hybrid_shows_coal_and_oil(qtbot: QtBot, side: int) -> None:
    theme = theme_for("dark")
    image = QImage(4 * side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(4, 4)
    paint_kind(painter, "hybrid", QRectF(0, 0, side, side), theme)
    painter.end()
    seen = {image.pixelColor(x, y).name() for x in range(4 * side) for y in range(4 * side)}
    assert {theme.fuel("coal").name(), theme.fuel("oil").name()} <= seen
