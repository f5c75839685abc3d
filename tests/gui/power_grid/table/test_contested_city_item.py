# SPDX-License-Identifier: MIT
"""Chips of rivals at a contested city hide no name and stay on the map."""

import pytest
from PySide6.QtWidgets import QApplication

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.table.contested_city_item import ContestedCityItem
from tests.gui.power_grid.board.boards import COLOURS, laid_out


@pytest.mark.parametrize(("wide", "high"), [(826, 622), (682, 754)])
def test_chips_cover_no_cost(qapp: QApplication, wide: int, high: int) -> None:
    layout = laid_out("usa", "recharged", wide, high)
    shares = [
        part.width() * part.height() / (plate.width() * plate.height())
        for city in range(len(layout.signs))
        for disc in ContestedCityItem(layout, city, COLOURS[:5]).discs
        for plate in layout.plates
        if not (part := disc.intersected(plate)).isEmpty()
    ]
    assert max(shares) < 0.3, "the number stays readable"


@pytest.mark.parametrize("board", ["germany", "quebec"])
@pytest.mark.parametrize("count", [1, 3])
def test_chips_cover_no_city_name(qapp: QApplication, board: str, count: int) -> None:
    layout = laid_out(board, "recharged", 682, 754)
    hidden = []
    for city in range(len(layout.signs)):
        for disc in ContestedCityItem(layout, city, COLOURS[:count]).discs:
            parts = (disc.intersected(name) for name in layout.names)
            if sum(part.width() * part.height() for part in parts) > 20:  # a corner of its box
                hidden.append(layout.board.cities[city].id)
    assert hidden == []


@pytest.mark.parametrize(("board", "wide", "high"), [("usa", 826, 622), ("japan", 682, 754)])
def test_chips_stay_on_the_map(qapp: QApplication, board: str, wide: int, high: int) -> None:
    layout = laid_out(board, "recharged", wide, high)
    cities = range(len(layout.signs))
    discs = [disc for i in cities for disc in ContestedCityItem(layout, i, "abcde").discs]
    assert all(layout.map_rect.contains(disc) for disc in discs)


def test_the_ring_of_a_contested_city_touches_no_name(qapp: QApplication) -> None:
    layout = laid_out("germany", "recharged", 682, 754)
    for city, sign in enumerate(layout.signs):
        ring = ContestedCityItem(layout, city, ()).boundingRect()
        room = look().px(1)
        assert sign.adjusted(-room, -room, room, room).contains(ring), city
