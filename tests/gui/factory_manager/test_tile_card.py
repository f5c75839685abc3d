# SPDX-License-Identifier: MIT
"""A tile on sale: what is written on its card covers nothing else."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from powergrid.factory.box import load_game
from powergrid.factory.rules.tiles import Tile
from powergrid.gui.factory_manager.tile_card import Notes, card_parts, paint_card
from powergrid.gui.factory_manager.tile_painter import effects, paint_effects
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import CAPTION

NARROW = ((76, 60), (66, 60), (58, 68), (58, 60), (63, 60), (42, 68), (42, 60))
"""Cards of a market with 13 to 24 kinds in a window of 1280×800."""
SIZES = (*NARROW, (53, 66), (66, 70), (90, 52), (90, 58), (90, 70), (90, 86), (104, 92), (140, 190))
FULL = Notes("18", "×5", "+103", "9")


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("notes", [Notes("18"), Notes("4", gain="+0", key="1"), FULL])
def test_notes_and_drawing_keep_clear_of_each_other(qapp: object, notes: Notes, text: str) -> None:
    look().set_text_size(text)
    for width, height in SIZES:
        parts = card_parts(QRectF(0, 0, width, height), notes)
        places = [parts.price, parts.copies, parts.gain, parts.key, parts.drawing, parts.foot]
        for one, other in combinations(places, 2):
            assert one.intersected(other).isEmpty(), (width, height)


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_price_and_gain_of_a_narrow_card_can_be_read(qapp: object, text: str) -> None:
    look().set_text_size(text)
    for width, height in NARROW:
        card = QRectF(0, 0, width, height)
        for notes in (FULL, Notes("14", "×2", "+44", "9"), Notes("9", "", "−12", "")):
            parts = card_parts(card, notes)
            assert parts.price_size >= 15, (width, height)
            assert not parts.gain.isEmpty(), (width, height)
            shown = [place for place in parts[2:7] if not place.isEmpty()]
            assert all(card.contains(place) for place in shown), (width, height)


def test_the_narrower_a_card_the_more_is_left_out_before_price_and_gain(qapp: object) -> None:
    def left_out(width: int) -> list[str]:
        parts = card_parts(QRectF(0, 0, width, 68), Notes("13", "×2", "+44", "9"))
        return [name for name in ("drawing", "copies", "key") if getattr(parts, name).isEmpty()]

    found = list(dict.fromkeys(tuple(left_out(width)) for width in range(90, 40, -1)))
    assert found == [(), ("drawing",), ("drawing", "copies"), ("drawing", "copies", "key")]


def test_a_card_with_room_for_nothing_else_has_its_price(qapp: object) -> None:
    parts = card_parts(QRectF(0, 0, 24, 40), FULL)
    assert parts.price_size >= CAPTION
    assert all(place.isEmpty() for place in (parts.copies, parts.gain, parts.key, parts.drawing))


@pytest.mark.parametrize(("high", "growth"), [(66, 1), (92, 1.4)])
def test_notes_have_the_players_text_size_on_a_card_with_room(
    qapp: object, high: int, growth: float
) -> None:
    rect = QRectF(0, 0, 104, high)
    before = card_parts(rect, FULL)
    look().set_text_size("larger")
    after = card_parts(rect, FULL)
    assert after.note_size == pytest.approx(before.note_size * growth)
    assert (after.price_size > before.price_size) == (growth > 1)


def test_a_card_of_the_smallest_window_still_has_its_drawing(qapp: object) -> None:
    drawing = card_parts(QRectF(0, 0, 90, 70), FULL).drawing
    assert drawing.width() > 24
    assert card_parts(QRectF(0, 0, 90, 70), Notes("18")).drawing.width() > drawing.width()


def test_a_drawing_that_would_be_tiny_is_left_out(qapp: object) -> None:
    drawings = [card_parts(QRectF(0, 0, 90, high), FULL).drawing for high in range(44, 100)]
    assert any(drawing.isEmpty() for drawing in drawings)
    assert all(drawing.isEmpty() or drawing.width() >= look().px(18) for drawing in drawings)


def painted_at(tile: Tile, width: int = 90) -> tuple[list[int], list[int]]:
    """Return the columns and the rows of pixels that the effects of a tile take."""
    image = QImage(width, 20, QImage.Format.Format_RGB32)
    image.fill("magenta")
    ground = image.pixel(0, 0)
    painter = QPainter(image)
    paint_effects(painter, QRectF(image.rect()), tile)
    painter.end()
    spots = [(x, y) for x in range(width) for y in range(20) if image.pixel(x, y) != ground]
    return sorted({x for x, _ in spots}), sorted({y for _, y in spots})


def test_effects_are_in_the_middle_and_of_one_size(qapp: object) -> None:
    tiles = load_game(3).tiles
    machine = next(tile for tile in tiles if len(effects(tile)) == 3)
    room = next(tile for tile in tiles if len(effects(tile)) == 1)
    columns, rows = painted_at(machine)
    assert columns[0] >= 2
    assert abs(columns[0] - (89 - columns[-1])) <= 2
    assert len(painted_at(room)[1]) == len(rows)
    assert len(painted_at(room, width=40)[1]) > len(painted_at(machine, width=40)[1])


def test_the_price_of_a_card_that_cannot_be_bought_stays_clear(qapp: object) -> None:
    image = QImage(90, 70, QImage.Format.Format_RGB32)
    image.fill(look().theme.surface_1)
    rect, notes = QRectF(image.rect()), Notes("18")
    painter = QPainter(image)
    paint_card(painter, rect, load_game(3).tiles[0], notes, is_dim=True)
    painter.end()
    price = card_parts(rect, notes).price.toRect()
    inks = {
        image.pixelColor(x, y).name()
        for x in range(price.left(), price.right())
        for y in range(price.top(), price.bottom())
    }
    assert look().theme.text_second.name() in inks
