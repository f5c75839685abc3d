# SPDX-License-Identifier: MIT
"""Houses: each colour has a shape of its own, and each state looks different."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import Scheme, look
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.pieces.houses import Light, house_path, paint_house


@pytest.mark.parametrize(("one", "other"), list(combinations(PLAYER_COLOURS, 2)))
def test_houses_differ_in_shape(one: str, other: str) -> None:
    first, second = house_path(one), house_path(other)
    apart = first.subtracted(second).united(second.subtracted(first))
    assert area_of(apart) > 20


def area_of(path: QPainterPath) -> float:
    total = 0.0
    for polygon in path.toFillPolygons():
        points = [polygon.at(i) for i in range(polygon.count())]
        total += abs(
            sum(
                a.x() * b.y() - b.x() * a.y()
                for a, b in zip(points, points[1:] + points[:1], strict=True)
            )
        )
    return total / 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_a_house_at_night_has_lit_or_dark_windows(
    qtbot: QtBot, colour: str, scheme: Scheme
) -> None:
    look().set_scheme(scheme)

    def house(light: Light) -> QImage:
        image = QImage(25, 25, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(look().theme.plate)
        painter = QPainter(image)
        paint_house(painter, colour, QRectF(0, 0, 25, 25), light=light)
        painter.end()
        return image

    def bright(image: QImage) -> float:
        return sum(image.pixelColor(x, y).lightnessF() for x in range(25) for y in range(25))

    by_day, lit, unlit = house(""), house("lit"), house("unlit")
    assert bright(unlit) < bright(by_day)
    yellow = {lit.pixelColor(x, y).name() for x in range(25) for y in range(25)}
    assert "#ffe08a" in yellow


@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_houses_of_every_state_look_different(qtbot: QtBot, colour: str) -> None:
    seen = []
    for dim, outline_only, number in (
        (False, False, None),
        (True, False, None),
        (False, True, None),
        (False, True, 1),
        (False, False, 12),
    ):
        image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("#888888"))
        painter = QPainter(image)
        area = QRectF(0, 0, 20, 20)
        paint_house(painter, colour, area, dim=dim, outline_only=outline_only, number=number)
        painter.end()
        seen.append(image)
    assert all(one != other for one, other in combinations(seen, 2))


def test_houses_have_letters_only_if_wanted(qtbot: QtBot) -> None:
    def drawn() -> list[bytes]:
        pictures = []
        for colour in PLAYER_COLOURS:
            image = QImage(40, 40, QImage.Format.Format_ARGB32)
            image.fill(0)
            painter = QPainter(image)
            paint_house(painter, colour, QRectF(0, 0, 40, 40))
            painter.end()
            pictures.append(bytes(image.constBits()))
        return pictures

    plain = drawn()
    look().set_letters(True)
    lettered = drawn()
    look().set_letters(False)
    assert all(one != other for one, other in zip(plain, lettered, strict=True))
    assert drawn() == plain


@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_a_small_house_has_the_colours_of_a_large_one(qtbot: QtBot, colour: str) -> None:
    """Its rim is no wider, relative to the house."""
    look().set_scheme("dark")

    def mean(side: int) -> list[float]:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(look().theme.plate)
        painter = QPainter(image)
        paint_house(painter, colour, QRectF(0, 0, side, side))
        painter.end()
        pixels = [image.pixelColor(x, y) for x in range(side) for y in range(side)]
        shades = [(pixel.redF(), pixel.greenF(), pixel.blueF()) for pixel in pixels]
        return [sum(shade) / len(pixels) for shade in zip(*shades, strict=True)]

    assert mean(6) == pytest.approx(mean(48), abs=0.12)
