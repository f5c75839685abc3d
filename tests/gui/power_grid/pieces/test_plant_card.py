# SPDX-License-Identifier: MIT
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import BODY, CAPTION, MEDIUM, TEXT_SIZES
from powergrid.gui.power_grid.pieces.card_layout import (
    MIN_SIZES,
    CardContent,
    CardLayout,
    CardParts,
    card_layout,
)
from powergrid.gui.power_grid.pieces.fuel_tokens import (
    SlotState,
    TokenState,
    paint_fuel_token,
    paint_slot,
)
from powergrid.gui.power_grid.pieces.plant_card import CardState, paint_plant_card
from powergrid.rules.plants import Plant
from tests.expect import expect

LAYOUTS: tuple[CardLayout, ...] = ("lot", "market", "flat", "own", "mini")
STATES: tuple[CardState, ...] = ("normal", "future", "hover", "selected", "off")
LARGER = ((0, 0), (12, 0), (16, 24), (32, 24), (60, 40))
PLANTS = (
    Plant(7, "oil", 3, 2, "plug"),
    Plant(21, "hybrid", 2, 4, "socket"),
    Plant(22, "ecological", 0, 2, "socket"),
    Plant(34, "uranium", 1, 5, "socket"),
    Plant(50, "fusion", 0, 6, "socket"),
)


def parts_of(layout: CardLayout, more: tuple[int, int], need: int, note: bool) -> CardParts:
    width, height = MIN_SIZES[layout]
    slots = 2 * need if layout in ("own", "mini") else 0
    content = CardContent(digits=2, need=need, slots=slots, note=note)
    return card_layout(width + more[0], height + more[1], content, layout)


@pytest.mark.parametrize("note", [False, True])
@pytest.mark.parametrize("need", [0, 1, 2, 3])
@pytest.mark.parametrize("more", LARGER)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_two_parts_of_a_card_touch(
    layout: CardLayout, more: tuple[int, int], need: int, note: bool
) -> None:
    parts = parts_of(layout, more, need, note)
    for one, other in combinations(parts.rects(), 2):
        assert not one.adjusted(-0.4, -0.4, 0.4, 0.4).intersects(other), (one, other)


@pytest.mark.parametrize("note", [False, True])
@pytest.mark.parametrize("need", [0, 1, 2, 3])
def test_no_two_parts_of_five_cards_in_a_row_touch(need: int, note: bool) -> None:
    width = 78  # Europe's market in the smallest window
    parts = card_layout(width, MIN_SIZES["flat"][1], CardContent(2, need, 0, note), "flat")
    for one, other in combinations(parts.rects(), 2):
        assert not one.intersects(other), (one, other)
    assert max(part.right() for part in parts.rects()) < width


@pytest.mark.parametrize("note", [False, True])
@pytest.mark.parametrize("need", [0, 3])
@pytest.mark.parametrize("more", LARGER)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_part_is_within_its_card(
    layout: CardLayout, more: tuple[int, int], need: int, note: bool
) -> None:
    width, height = MIN_SIZES[layout]
    card = QRectF(2, 2, width + more[0] - 4, height + more[1] - 4)
    assert all(card.contains(part) for part in parts_of(layout, more, need, note).rects())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layout_grows_with_the_scale(layout: CardLayout) -> None:
    width, height = MIN_SIZES[layout]
    content = CardContent(digits=2, need=2, slots=4)
    one = card_layout(width, height, content, layout, 1.0)
    two = card_layout(2 * width, 2 * height, content, layout, 2.0)
    for small, large in zip(one.rects(), two.rects(), strict=True):
        assert large == QRectF(small.topLeft() * 2, small.size() * 2)


@pytest.mark.parametrize("slots", range(7))
@pytest.mark.parametrize("need", [0, 1, 2, 3])
@pytest.mark.parametrize("width", [84, 110, 130, 142, 154])
def test_a_mini_card_has_larger_figures_where_they_fit(width: int, need: int, slots: int) -> None:
    content, text = CardContent(2, need, slots), max(TEXT_SIZES.values())
    parts = card_layout(width, 32, content, "mini", text=text)
    is_wide = width >= 130
    assert (parts.number_size > BODY) == (parts.output_size > BODY) == is_wide
    for one, other in combinations(parts.rects(), 2):
        assert not one.intersects(other), (one, other)
    assert all(QRectF(2, 2, width - 4, 28).contains(part) for part in parts.rects())
    if need and not parts.slots:
        words = expect(QRectF, parts.words)
        font = look().font(words.height(), MEDIUM, True)
        assert QFontMetricsF(font).horizontalAdvance("3·3") <= words.width()


def test_slots_of_the_smallest_own_card_are_large_enough_to_click() -> None:
    parts = parts_of("own", (0, 0), 3, False)
    assert len(parts.slots) == 6
    assert all(slot.width() >= 20 for slot in parts.slots)
    assert parts_of("own", (60, 40), 3, False).slots[0].width() == 22


def test_the_picture_of_a_flat_card_is_as_high_as_the_card() -> None:
    picture = parts_of("flat", (36, 0), 3, False).picture
    assert picture is not None
    assert picture.height() == 58
    assert picture.width() > 0.55 * 138


def test_the_picture_of_an_own_plant_takes_the_room_that_its_store_leaves() -> None:
    none, small, large = (parts_of("own", (0, 0), need, False).picture for need in (0, 1, 3))
    assert none is not None
    assert none == small
    assert large is not None
    assert none.height() > 1.4 * large.height()


def test_numbers_on_the_smallest_chip_are_not_cut(qtbot: QtBot) -> None:
    words = parts_of("mini", (0, 0), 3, False).words
    assert words is not None
    wide = QFontMetricsF(look().font(CAPTION, MEDIUM, True)).horizontalAdvance("3·6")
    assert wide <= words.width()


def test_a_wide_chip_shows_tokens_one_by_one() -> None:
    assert parts_of("mini", (0, 0), 2, False).slots == ()
    assert len(parts_of("mini", (70, 4), 2, False).slots) == 4


def painted(size: tuple[int, int]) -> tuple[QImage, QPainter]:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#00000000"))
    return image, QPainter(image)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_states_of_a_card_look_different(qtbot: QtBot, layout: CardLayout, scheme: str) -> None:
    look().set_scheme("dark" if scheme == "dark" else "light")
    width, height = MIN_SIZES[layout]
    seen = []
    for state in STATES:
        image, painter = painted((width + 10, height + 10))
        paint_plant_card(
            painter, QRectF(5, 5, width, height), PLANTS[1], state=state, layout=layout
        )
        painter.end()
        seen.append(image)
    assert all(one != other for one, other in combinations(seen, 2))


@pytest.mark.parametrize("layout", ["lot", "market", "flat", "own"])
def test_a_note_keeps_the_round_corners_of_its_card(qtbot: QtBot, layout: CardLayout) -> None:
    width, height = MIN_SIZES[layout]
    image, painter = painted((width, height))
    paint_plant_card(painter, QRectF(0, 0, width, height), PLANTS[0], layout=layout, note="min. 1")
    painter.end()
    assert image.pixelColor(0, height - 1).alpha() < 128


def test_slots_of_every_state_look_different(qtbot: QtBot) -> None:
    seen = []
    for state in get_args(SlotState):
        image, painter = painted((24, 24))
        paint_slot(painter, "coal", QRectF(1, 1, 22, 22), state)
        painter.end()
        seen.append(image)
    assert all(one != other for one, other in combinations(seen, 2))


def test_tokens_of_every_state_look_different(qtbot: QtBot) -> None:
    states: tuple[TokenState, ...] = ("normal", "free", "cart")
    seen = []
    for state in states:
        image, painter = painted((18, 18))
        paint_fuel_token(painter, "oil", QRectF(1, 1, 16, 16), state)
        painter.end()
        seen.append(image)
    assert all(one != other for one, other in combinations(seen, 2))


def test_a_token_smaller_than_a_pixel_is_still_drawn(qtbot: QtBot) -> None:
    """A board may have so many spaces at a price; a picture of no size warns, and fails here."""
    image, painter = painted((4, 4))
    empty = image.copy()
    paint_fuel_token(painter, "oil", QRectF(1, 1, 0.4, 0.4))
    painter.end()
    assert image != empty
