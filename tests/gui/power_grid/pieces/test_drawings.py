# SPDX-License-Identifier: MIT
import sys
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.icons import (
    GRID,
    ICONS,
    Drawing,
    drawn,
    paint_drawing,
    paint_icon,
)
from powergrid.gui.kit.look import Scheme, look
from powergrid.gui.kit.theme import PLAYER_COLOURS, themed
from powergrid.gui.power_grid.pieces import fuel_drawings
from powergrid.gui.power_grid.pieces.houses import Light, house_path, paint_house
from powergrid.gui.power_grid.pieces.kinds import KIND_DRAWINGS, paint_kind
from powergrid.rules import plants

PARTS = (
    fuel_drawings.hybrid_coal,
    fuel_drawings.hybrid_oil,
    fuel_drawings.hybrid_bar,
    fuel_drawings.hybrid_small_coal,
    fuel_drawings.hybrid_small_oil,
)
WHOLE = ICONS | KIND_DRAWINGS


def ink_of(path: QPainterPath, side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    paint_drawing(painter, lambda: path, QRectF(0, 0, side, side), QColor("black"))
    painter.end()
    return image


def covered(image: QImage) -> float:
    size = image.width() * image.height()
    dark = sum(
        image.pixelColor(x, y).alphaF() for x in range(image.width()) for y in range(image.height())
    )
    return dark / size


@pytest.mark.parametrize("name", WHOLE)
def test_every_icon_is_drawn_within_its_grid(qtbot: QtBot, name: str) -> None:
    assert_has_ink_within_its_grid(drawn(WHOLE[name]))


@pytest.mark.parametrize("drawing", PARTS)
def test_every_part_of_a_hybrid_icon_is_drawn_within_its_grid(
    qtbot: QtBot, drawing: Drawing
) -> None:
    assert_has_ink_within_its_grid(drawing())


def assert_has_ink_within_its_grid(path: QPainterPath) -> None:
    assert QRectF(-0.5, -0.5, GRID + 1, GRID + 1).contains(path.boundingRect())
    assert 0.03 < covered(ink_of(path, 16)) < 0.85


@pytest.mark.parametrize("name", WHOLE)
def test_every_icon_fills_its_grid(name: str) -> None:
    box = drawn(WHOLE[name]).boundingRect()
    assert max(box.width(), box.height()) >= 14


def test_every_kind_of_plant_has_an_icon() -> None:
    assert set(KIND_DRAWINGS) == {*plants.KINDS, plants.MINE}


def test_no_two_kinds_have_the_same_shape(qtbot: QtBot) -> None:
    for one, other in combinations(KIND_DRAWINGS.values(), 2):
        first, second = ink_of(drawn(one), 16), ink_of(drawn(other), 16)
        apart = sum(
            abs(first.pixelColor(x, y).alphaF() - second.pixelColor(x, y).alphaF())
            for x in range(16)
            for y in range(16)
        )
        assert apart > 20, (one, other)


@pytest.mark.parametrize("side", [12, 24])
def test_a_hybrid_shows_coal_and_oil(qtbot: QtBot, side: int) -> None:
    theme = themed("dark")
    image = QImage(4 * side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(4, 4)
    paint_kind(painter, "hybrid", QRectF(0, 0, side, side), theme)
    painter.end()
    seen = {image.pixelColor(x, y).name() for x in range(4 * side) for y in range(4 * side)}
    assert {theme.fuel("coal").name(), theme.fuel("oil").name()} <= seen


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
        image.fill(look().theme.sign)
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


def test_drawing_does_not_drop_references_to_none(qtbot: QtBot) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    area = QRectF(0, 0, 24, 24)

    def draw_all() -> None:
        for colour in PLAYER_COLOURS:
            paint_house(painter, colour, area, number=3)
        for name in ICONS:
            paint_icon(painter, name, area, QColor("white"))
        for kind in KIND_DRAWINGS:
            paint_kind(painter, kind, area, look().theme)

    draw_all()
    before = sys.getrefcount(None)
    for _ in range(100):
        draw_all()
    assert abs(sys.getrefcount(None) - before) < 50
    painter.end()


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
    try:
        lettered = drawn()
    finally:
        look().set_letters(False)
    assert all(one != other for one, other in zip(plain, lettered, strict=True))
    assert drawn() == plain
