# SPDX-License-Identifier: MIT
"""The parts of the rivals' rows fit and do not overlap at any size."""

from itertools import pairwise

import pytest

from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, SEMIBOLD
from powergrid.gui.power_grid.panels.rivals_layout import Hand, rivals_layout
from powergrid.gui.power_grid.pieces.card_layout import MIN_SIZES
from tests.gui.power_grid.panels.layouts import assert_clear, fits, rects

# Sizes from 1280 by 800 on; larger windows scale up. With six players the rows are lower.
RIVALS_OF_FOUR = ((580, 114), (618, 114), (879, 158), (455, 126), (656, 158))
RIVALS_OF_SIX = ((580, 158), (618, 158), (455, 206), (879, 258), (656, 258))
RIVALS = (
    *((*size, 3) for size in RIVALS_OF_FOUR),
    *((*size, 5) for size in RIVALS_OF_SIX),
    (580, 42, 1),
)


@pytest.mark.parametrize(("width", "height", "rows"), RIVALS)
@pytest.mark.parametrize("plants", [3, 4])
def test_the_rivals_panel_fits_at_any_size(
    width: float, height: float, rows: int, plants: int
) -> None:
    if plants == 4:  # two players only
        rows, height = 1, max(height, 100)
    parts = rivals_layout(width, height, [Hand(plants)] * rows, plants)
    assert_clear((rect for row in parts for rect in rects(row)), width, height)
    for row in parts:
        assert len(row.plants) == plants
        assert all(chip.width() >= MIN_SIZES["mini"][0] for chip in row.plants)
        assert all(chip.height() >= MIN_SIZES["mini"][1] for chip in row.plants)
        assert fits("388", row.money.width(), BODY if row.is_brief else LEAD, SEMIBOLD)
        assert fits("Maximilian" if row.is_brief else "Dmitri", row.name.width(), CAPTION, SEMIBOLD)
        figures = row.powers.width() - (0 if row.has_words else 14)
        words = "powers 20 of 20" if row.has_words else "20/20"
        assert fits(words, figures, CAPTION)
        if row.status is not None:
            statuses = ("−127", "still in") if row.is_brief else ("leads with 127",)
            assert all(fits(text, row.status.width(), CAPTION) for text in statuses)


@pytest.mark.parametrize(("width", "height", "rows"), RIVALS)
@pytest.mark.parametrize("mines", [1, 2])
def test_all_plants_have_a_place_beside_mines_and_before_one_is_scrapped(
    width: float, height: float, rows: int, mines: int
) -> None:
    hands = [Hand(3, mines), Hand(1), Hand(4), Hand(2, 1), Hand(0)][:rows]
    parts = rivals_layout(width, height, hands, 3)
    if width > 455:
        assert_clear((rect for row in parts for rect in rects(row)), width, height)
    for row, hand in zip(parts, hands, strict=True):
        assert len(row.plants) == max(3, hand.plants)
        assert len(row.mines) == hand.mines
        assert row.cities.x() == parts[0].cities.x()
        lefts = [chip.left() for chip in (*row.mines, *row.plants)]
        assert all(right - left > 24 for left, right in pairwise(lefts)), "each number is visible"
