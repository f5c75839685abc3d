# SPDX-License-Identifier: MIT
"""The rows of the other factories."""

from tests.gui.factory_manager.conftest import OpenTable


def test_the_tiles_of_a_new_game_are_in_the_middle_of_a_row(open_table: OpenTable) -> None:
    row = open_table().rivals.rows[0]
    image, tiles = row.grab().toImage(), row.parts().tiles
    scale = image.devicePixelRatio()
    columns = range(round(tiles.left() * scale), round(tiles.center().x() * scale))
    bare = image.pixel(columns[-1], round(row.height() * scale / 2))
    lines = [y for y in range(image.height()) if any(image.pixel(x, y) != bare for x in columns)]
    assert abs((lines[0] + lines[-1] + 1) / scale - row.height()) <= 2
