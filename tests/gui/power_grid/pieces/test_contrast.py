# SPDX-License-Identifier: MIT
"""Numbers and signs on the pieces stand out from their grounds, read from pixels."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import Contrast, Scheme, look
from powergrid.gui.kit.theme import contrast, luminance
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.pieces.card_layout import (
    MIN_SIZES,
    CardContent,
    CardLayout,
    card_layout,
)
from powergrid.gui.power_grid.pieces.fuel_tokens import paint_chip, paint_fuel_token
from powergrid.gui.power_grid.pieces.houses import Light, paint_house
from powergrid.gui.power_grid.pieces.plant_card import CardState, paint_plant_card
from powergrid.rules.plants import KINDS, Plant
from tests.gui.pixels import Pixels

pytestmark = pytest.mark.slow
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
CONTRASTS: tuple[Contrast, ...] = ("normal", "high")
WHITE = QColor("#ffffff")


def picture(width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(look().theme.plate)
    return image, QPainter(image)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("layout", ["market", "flat", "own"])
@pytest.mark.parametrize("state", ["normal", "future", "hover", "selected", "off"])
def test_number_and_output_of_every_card_are_legible(
    qtbot: QtBot, scheme: Scheme, layout: CardLayout, state: CardState
) -> None:
    look().set_scheme(scheme)
    width, height = MIN_SIZES[layout]
    up = 2 if state == "hover" else 0
    inks = {"future": QColor("#2a1d00"), "off": look().theme.text_second}
    for kind in KINDS:
        need = 0 if kind in ("ecological", "fusion") else 1
        image, painter = picture(width, height)
        card = QRectF(0, up, width, height)
        paint_plant_card(
            painter, card, Plant(38, kind, need, 7, "plug"), state=state, layout=layout
        )
        painter.end()
        parts = card_layout(width, height, CardContent(2, need), layout)
        pixels = Pixels(image)
        ink = inks.get(state, QColor("#2a1d00"))
        assert pixels.legible(parts.number, WHITE, 4.5) > 0.9, kind
        assert pixels.legible(parts.figure, ink, 4.5) > 0.9, kind


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_silhouette_of_a_plant_stands_out_from_its_sky(
    qtbot: QtBot, kind: str, scheme: Scheme
) -> None:
    look().set_scheme(scheme)
    need = 0 if kind in ("ecological", "fusion") else 1
    image, painter = picture(138, 58)
    paint_plant_card(
        painter, QRectF(0, 0, 138, 58), Plant(38, kind, need, 5, "plug"), layout="flat"
    )
    painter.end()
    parts = card_layout(138, 58, CardContent(2, need), "flat")
    assert parts.picture is not None
    y = round(parts.picture.bottom() - 0.4 * parts.picture.height())
    xs = range(round(parts.number.right()) + 1, round(parts.picture.right()) - 1)
    row = [luminance(image.pixelColor(x, y)) for x in xs]
    assert (max(row) + 0.05) / (min(row) + 0.05) >= 2.5


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_icon_of_every_chip_stands_out(qtbot: QtBot, scheme: Scheme) -> None:
    look().set_scheme(scheme)
    sign = WHITE if scheme == "light" else QColor("#11171a")
    for fuel in ("coal", "oil", "garbage", "uranium", "hybrid"):
        image, painter = picture(40, 40)
        paint_chip(painter, fuel, QRectF(0, 0, 40, 40))
        painter.end()
        assert Pixels(image).legible(QRectF(0, 0, 40, 40), sign, 3.0, reach=9) > 0.9, fuel


@pytest.mark.parametrize("level", CONTRASTS)
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("side", [9, 18])
def test_a_free_space_of_the_fuel_market_stands_out(
    qtbot: QtBot, scheme: Scheme, level: Contrast, side: int
) -> None:
    look().set_scheme(scheme)
    look().set_contrast(level)
    image, painter = picture(side, side)
    image.fill(look().theme.surface_1)
    paint_fuel_token(painter, "coal", QRectF(0, 0, side, side), "free")
    painter.end()
    ground = luminance(look().theme.surface_1)
    row = [luminance(image.pixelColor(x, side // 2)) for x in range(side)]
    assert max(contrast(ground, colour) for colour in row) >= 1.5


@pytest.mark.parametrize("light", ["", "lit", "unlit"])
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_a_house_stands_out_from_its_city_sign(
    qtbot: QtBot, colour: str, scheme: Scheme, light: Light
) -> None:
    look().set_scheme(scheme)
    image, painter = picture(26, 26)
    paint_house(painter, colour, QRectF(0, 0, 25, 25), light=light)
    painter.end()
    ground = luminance(look().theme.plate)
    for y in range(8, 20):
        row = {luminance(image.pixelColor(x, y)) for x in range(26)}
        assert max(contrast(ground, colour) for colour in row) >= 3, y
