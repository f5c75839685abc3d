# SPDX-License-Identifier: MIT
"""The player's factory: its places."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from powergrid.factory.rules.actions import OpenAuction, Pass
from powergrid.gui.factory_manager.building import Plan
from powergrid.gui.kit.look import look
from tests.gui.factory_manager.conftest import PEOPLE, OpenTable


@pytest.mark.parametrize("width", [640, 653, 700, 711])
def test_all_places_of_a_factory_are_equally_large(open_table: OpenTable, width: int) -> None:
    scene = open_table().scene
    scene.resize(width, scene.height())
    assert len({(place.width(), place.height()) for place in scene.places[:12]}) == 1


@pytest.mark.parametrize("size", [(272, 406), (533, 346), (712, 744), (1014, 1010)])
def test_name_and_money_are_beside_the_order_tile_on_the_sign(
    qapp: object, size: tuple[int, int]
) -> None:
    plan = Plan(QRectF(0, 0, *size))
    parts = (plan.name, plan.money, plan.order)
    assert all(plan.upper.contains(plan.sign) and plan.sign.contains(part) for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert plan.name.height() >= look().px(18), "a line of text"


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
