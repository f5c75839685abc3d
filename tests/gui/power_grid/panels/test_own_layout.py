# SPDX-License-Identifier: MIT
"""The parts of the own panel fit and do not overlap at any size."""

import pytest

from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import BODY, CAPTION, FIGURE, LEAD, SEMIBOLD
from powergrid.gui.power_grid.panels.own_layout import own_layout
from powergrid.gui.power_grid.pieces.card_layout import MIN_SIZES
from tests.gui.power_grid.panels.layouts import assert_clear, fits, rects

OWN = (
    (580, 112),
    (580, 120),
    (618, 120),
    (879, 150),
    (455, 150),
    (656, 190),
    (700, 135),
    (800, 170),
)


@pytest.mark.parametrize(("width", "height"), OWN)
@pytest.mark.parametrize("plants", [3, 4])
def test_the_own_panel_fits_at_any_size(width: float, height: float, plants: int) -> None:
    parts = own_layout(width, height, plants)
    assert_clear(rects(parts), width, height)
    minimum = MIN_SIZES["own"]
    assert all(card.height() >= minimum[1] - 0.5 for card in parts.plants)
    assert all(card.width() >= (minimum[0] - 8 if plants == 3 else 92) for card in parts.plants)
    assert fits("Maximilian", parts.name.width(), BODY if parts.is_narrow else LEAD, SEMIBOLD)
    if parts.is_narrow:
        assert fits("388", parts.money.width() - 12, FIGURE - 6, SEMIBOLD)
        assert fits("powers 20 of 20", parts.figures.width(), CAPTION)
    else:
        assert fits("388 ", parts.money.width() - width_of("Elektro", CAPTION), FIGURE, SEMIBOLD)
        assert fits("21 cities · powers 20 of 20", parts.figures.width(), CAPTION)
