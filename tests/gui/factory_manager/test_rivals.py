# SPDX-License-Identifier: MIT
"""The rows of the other factories."""

import pytest

from powergrid.factory.rules.state import with_item
from powergrid.factory.rules.tiles import CONTROL, OPTIMISATION
from powergrid.gui.factory_manager.rivals import RivalRow
from powergrid.gui.kit.look import look
from tests.gui.factory_manager.conftest import OpenTable


def test_the_tiles_of_a_new_game_are_in_the_middle_of_a_row(open_table: OpenTable) -> None:
    assert_in_the_middle(open_table().rivals.rows[0])


def test_the_rooms_for_one_tile_are_beside_a_single_floor(open_table: OpenTable) -> None:
    table = open_table()
    row, state = table.rivals.rows[0], table.session.state
    before = assert_in_the_middle(row)
    kinds = [
        next(kind for kind, tile in enumerate(state.game.tiles) if tile.type == type_)
        for type_ in (CONTROL, OPTIMISATION)
    ]
    factory = tuple(sorted((*state.factory[row.seat], *kinds)))
    state.factory = with_item(state.factory, row.seat, factory)
    row.update()
    assert assert_in_the_middle(row) == before


@pytest.mark.parametrize(("size", "by"), [((1280, 800), 1.0), ((1920, 1080), 1.4)])
def test_a_row_has_the_players_text_size_where_its_tiles_keep_their_room(
    open_table: OpenTable, size: tuple[int, int], by: float
) -> None:
    table = open_table()
    table.window().resize(*size)
    look().set_text_size("larger")
    parts = table.rivals.rows[0].parts()
    assert parts.text == by
    assert parts.tiles.width() >= look().px(140)
    assert not parts.name.intersects(parts.money)


def assert_in_the_middle(row: RivalRow) -> int:
    """Check that the tiles of a row have as much room above as below; return how tall they are."""
    image, tiles = row.grab().toImage(), row.parts().tiles
    scale = image.devicePixelRatio()
    columns = range(round(tiles.left() * scale), round(tiles.right() * scale))
    bare = image.pixel(columns[-1], round(row.height() * scale / 2))
    lines = [y for y in range(image.height()) if any(image.pixel(x, y) != bare for x in columns)]
    assert abs((lines[0] + lines[-1] + 1) / scale - row.height()) <= 2
    return lines[-1] - lines[0]
