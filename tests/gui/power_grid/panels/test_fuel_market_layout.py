# SPDX-License-Identifier: MIT
"""The parts of the fuel market fit and do not overlap at any size."""

import pytest

from powergrid.box import load_edition
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, SEMIBOLD
from powergrid.gui.power_grid.panels.fuel_market_layout import fuel_market_layout, fuel_row_layout
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.rules.fuel import FUELS
from tests.gui.power_grid.panels.layouts import assert_clear, fits, rects

SPACES = load_edition("classic").spaces


FUEL = ((580, 126), (618, 126), (879, 178), (893, 126), (1240, 176), (700, 150))


@pytest.mark.parametrize(("width", "height"), FUEL)
def test_the_fuel_market_fits_at_any_size(width: float, height: float) -> None:
    parts = fuel_market_layout(width, height)
    assert_clear((parts.title, parts.about, parts.stock, *parts.rows), width, height)
    assert fits("stock, refill", parts.stock.width(), CAPTION)
    assert fits("Coal storage 24, at 8 once the market has no coal", parts.about.width(), CAPTION)
    for fuel, rect in zip(FUELS, parts.rows, strict=True):
        row = fuel_row_layout(rect.width(), rect.height(), SPACES[fuel])
        assert_clear(rects(row), rect.width(), rect.height())
        assert len(row.tokens) == len(SPACES[fuel])
        assert min(token.width() for token in row.tokens) >= 11
        assert fits(fuel_title(fuel), row.name.width(), BODY)
        assert fits("16", row.next.width(), LEAD, SEMIBOLD)
        assert fits("+9", row.refill.width(), CAPTION, SEMIBOLD)
        assert fits("24", row.stock.width(), CAPTION)
        for space in row.spaces:
            assert all(space.ground.contains(token) for token in space.tokens)
            assert width_of(str(space.price), CAPTION, SEMIBOLD) <= space.label.width() + 0.5


@pytest.mark.parametrize(("width", "height"), FUEL)
def test_a_row_has_room_for_larger_text_or_does_without(width: float, height: float) -> None:
    parts = fuel_market_layout(width, height, 1.4)
    assert_clear((parts.title, parts.about, parts.stock, *parts.rows), width, height)
    for fuel, rect in zip(FUELS, parts.rows, strict=True):
        row = fuel_row_layout(rect.width(), rect.height(), SPACES[fuel], 1.4)
        assert_clear(rects(row), rect.width(), rect.height())
