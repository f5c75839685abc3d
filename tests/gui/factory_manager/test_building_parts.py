# SPDX-License-Identifier: MIT
"""Where the parts of a building are."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from powergrid.gui.factory_manager.building_parts import BuildingParts
from powergrid.gui.kit.look import look


@pytest.mark.parametrize("size", [(272, 406), (533, 346), (712, 744), (1014, 1010)])
def test_name_and_money_are_beside_the_order_tile_on_the_sign(
    qapp: object, size: tuple[int, int]
) -> None:
    parts = BuildingParts(QRectF(0, 0, *size))
    on_sign = (parts.name, parts.money, parts.order)
    assert parts.top_floor.contains(parts.sign)
    assert all(parts.sign.contains(part) for part in on_sign)
    assert not any(one.intersects(other) for one, other in combinations(on_sign, 2))
    assert parts.name.height() >= look().px(18), "a line of text"
