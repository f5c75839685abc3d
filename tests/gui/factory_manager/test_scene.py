# SPDX-License-Identifier: MIT
"""The player's factory as a picture."""

import pytest

from powergrid.factory.rules.actions import OpenAuction, Pass
from tests.gui.factory_manager.conftest import PEOPLE, OpenTable


@pytest.mark.parametrize("width", [640, 653, 700, 711])
def test_all_spaces_of_a_factory_are_equally_large(open_table: OpenTable, width: int) -> None:
    scene = open_table().scene
    scene.resize(width, scene.height())
    assert len({(space.width(), space.height()) for space in scene.spaces[:12]}) == 1


def test_a_screen_reader_is_told_the_order_tile_and_what_has_become_of_it(
    open_table: OpenTable,
) -> None:
    table = open_table(PEOPLE)
    state = table.session.state
    seat = table.session.viewer
    before = state.order_tiles[seat]
    about = table.scene.accessibleDescription()
    assert about.startswith(f"Order tile {before}, 18 Elektro, production 2, storage 3, energy 4")
    tile = state.offered[0]
    table.session.act(OpenAuction(tile, 1))
    table.session.act(Pass())
    (winner,) = (other for other in range(2) if table.session.state.won[other])
    assert table.scene.shown is not None
    table.scene.show_factory(table.scene.shown._replace(seat=winner, player=PEOPLE[winner]))
    assert table.scene.accessibleDescription().endswith(
        f"{PEOPLE[winner].name} takes order tile {tile} for 1 worker."
    )
