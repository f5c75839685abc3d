# SPDX-License-Identifier: MIT
"""The parts of the plant market fit and do not overlap at any size."""

import pytest

from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.power_grid.panels.plant_market_layout import plant_market_layout
from powergrid.gui.power_grid.pieces.card_layout import MIN_SIZES
from tests.gui.power_grid.panels.layouts import assert_clear, fits, rects

PLANTS = ((580, 146), (618, 116), (879, 146), (455, 146), (656, 204), (700, 135), (790, 165))


@pytest.mark.parametrize(("width", "height"), PLANTS)
@pytest.mark.parametrize(("current", "future"), [(4, 4), (6, 0), (3, 3), (4, 0)])
def test_the_plant_market_fits_at_any_size(
    width: float, height: float, current: int, future: int
) -> None:
    parts = plant_market_layout(width, height, current, future)
    assert_clear(rects(parts), width, height)
    assert (len(parts.current), len(parts.future)) == (current, future)
    assert max(card.right() for card in (*parts.current, *parts.future)) > 0.97 * width
    minimum = MIN_SIZES[parts.layout]
    for card in (*parts.current, *parts.future):
        assert card.width() >= minimum[0] - 0.1
        assert card.height() >= minimum[1] - 0.1
    assert fits(
        "Actual market  plant 25 is being auctioned", parts.title.width(), CAPTION, SEMIBOLD
    )
    assert fits("below: future market", parts.future_title.width(), CAPTION)
