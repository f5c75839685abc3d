# SPDX-License-Identifier: MIT
"""At every size nothing overlaps, nothing leaves its panel, and the texts fit."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from powergrid.gui.look.card_layout import LEAST_SIZES
from powergrid.gui.look.tokens import BODY, CAPTION, FIGURE, LEAD, MEDIUM, SEMIBOLD
from powergrid.gui.panels.fuel_market_layout import fuel_market_layout, fuel_row_layout
from powergrid.gui.panels.measure import width_of
from powergrid.gui.panels.own_layout import own_layout
from powergrid.gui.panels.plant_market_layout import plant_market_layout
from powergrid.gui.panels.rivals_layout import rivals_layout
from powergrid.gui.panels.top_bar_layout import Words, race_offsets, top_bar_layout
from powergrid.gui.words import fuel_title
from powergrid.rules.fuel import FUELS, SPACES

pytestmark = pytest.mark.usefixtures("qapp")

# Sizes from 1280 by 800 on; larger windows scale up. Six players get lower rows for five rivals.
RIVALS_OF_FOUR = ((580, 114), (618, 114), (879, 158), (455, 126), (656, 158))
RIVALS_OF_SIX = ((580, 158), (618, 158), (455, 206), (879, 258), (656, 258))
RIVALS = (
    *((*size, 3) for size in RIVALS_OF_FOUR),
    *((*size, 5) for size in RIVALS_OF_SIX),
    (580, 42, 1),
)
OWN = ((580, 120), (618, 120), (879, 150), (455, 150), (656, 190), (700, 135), (800, 170))
PLANTS = ((580, 146), (618, 116), (879, 146), (455, 146), (656, 204), (700, 135), (790, 165))
FUEL = ((580, 126), (618, 126), (879, 178), (893, 126), (1240, 176), (700, 150))
BARS = ((1280, 40), (1366, 40), (1440, 40), (1600, 48), (1920, 48))


def assert_clear(rects: Iterable[QRectF], width: float, height: float) -> None:
    parts = list(rects)
    ground = QRectF(0, 0, width, height)
    for part in parts:
        assert part.width() > 0
        assert part.height() > 0
        assert ground.contains(part), part
    for one, other in combinations(parts, 2):
        # Rows of text may share the line between them.
        both = one.intersected(other)
        assert both.width() < 0.6 or both.height() < 0.6, (one, other)


def fits(text: str, room: float, size: float, weight: int = MEDIUM) -> bool:
    return width_of(text, size, weight, narrow=True) <= room + 0.5


@pytest.mark.parametrize(("width", "height", "rows"), RIVALS)
@pytest.mark.parametrize("plants", [3, 4])
def test_rivals(width: float, height: float, rows: int, plants: int) -> None:
    if plants == 4:  # two players only
        rows, height = 1, max(height, 100)
    parts = rivals_layout(width, height, rows, plants)
    assert_clear((rect for row in parts for rect in row.rects()), width, height)
    for row in parts:
        assert len(row.plants) == plants
        assert all(chip.width() >= LEAST_SIZES["mini"][0] for chip in row.plants)
        assert all(chip.height() >= LEAST_SIZES["mini"][1] for chip in row.plants)
        assert fits("388", row.money.width(), BODY if row.is_brief else LEAD, SEMIBOLD)
        assert fits("Maximilian" if row.is_brief else "Dmitri", row.name.width(), CAPTION, SEMIBOLD)
        figures = row.powers.width() - (0 if row.has_words else 14)
        words = "powers 20 of 20" if row.has_words else "20/20"
        assert fits(words, figures, CAPTION)
        if row.note is not None:
            notes = ("−127", "still in") if row.is_brief else ("leads with 127",)
            assert all(fits(note, row.note.width(), CAPTION) for note in notes)


@pytest.mark.parametrize(("width", "height"), OWN)
@pytest.mark.parametrize("plants", [3, 4])
def test_own(width: float, height: float, plants: int) -> None:
    parts = own_layout(width, height, plants)
    assert_clear(parts.rects(), width, height)
    least = LEAST_SIZES["own"]
    assert all(card.height() >= least[1] - 0.5 for card in parts.plants)
    assert all(card.width() >= (least[0] - 8 if plants == 3 else 92) for card in parts.plants)
    assert fits("Maximilian", parts.name.width(), BODY if parts.is_narrow else LEAD, SEMIBOLD)
    if parts.is_narrow:
        assert fits("388", parts.money.width() - 12, FIGURE - 6, SEMIBOLD)
        assert fits("powers 20 of 20", parts.figures.width(), CAPTION)
    else:
        assert fits("388 ", parts.money.width() - width_of("Elektro", CAPTION), FIGURE, SEMIBOLD)
        assert fits("21 cities · powers 20 of 20", parts.figures.width(), CAPTION)


@pytest.mark.parametrize(("width", "height"), PLANTS)
@pytest.mark.parametrize("is_step3", [False, True])
def test_plant_market(width: float, height: float, is_step3: bool) -> None:
    parts = plant_market_layout(width, height, is_step3)
    assert_clear(parts.rects(), width, height)
    assert len(parts.actual) + len(parts.future) == (6 if is_step3 else 8)
    least = LEAST_SIZES[parts.layout]
    for card in (*parts.actual, *parts.future):
        assert card.width() >= least[0] - 0.1
        assert card.height() >= least[1] - 0.1
    assert fits(
        "Actual market  plant 25 is being auctioned", parts.title.width(), CAPTION, SEMIBOLD
    )
    assert fits("below: future market", parts.future_title.width(), CAPTION)


@pytest.mark.parametrize(("width", "height"), FUEL)
def test_fuel_market(width: float, height: float) -> None:
    parts = fuel_market_layout(width, height)
    assert_clear((parts.title, parts.about, parts.stock, *parts.rows), width, height)
    assert fits("stock, refill", parts.stock.width(), CAPTION)
    assert fits("Coal storage 24, at 8 once the market has no coal", parts.about.width(), CAPTION)
    for fuel, rect in zip(FUELS, parts.rows, strict=True):
        row = fuel_row_layout(rect.width(), rect.height(), SPACES[fuel])
        assert_clear(row.rects(), rect.width(), rect.height())
        assert len(row.tokens) == len(SPACES[fuel])
        assert min(token.width() for token in row.tokens) >= 11
        assert fits(fuel_title(fuel), row.name.width(), BODY)
        assert fits("16", row.next.width(), LEAD, SEMIBOLD)
        assert fits("+9", row.refill.width(), CAPTION, SEMIBOLD)
        assert fits("24", row.stock.width(), CAPTION)
        for space in row.spaces:
            assert all(space.ground.contains(token) for token in space.tokens)
            assert width_of(str(space.price), CAPTION, SEMIBOLD) <= space.label.width() + 0.5


def words(round_: str = "Round 12") -> Words:
    return Words(
        round=width_of(round_, LEAD, SEMIBOLD),
        step=width_of("Step", CAPTION),
        phases=tuple(
            width_of(name, BODY, SEMIBOLD) for name in ("Order", "Plants", "Fuel", "Build", "Power")
        ),
        cities=width_of("Cities", CAPTION),
        thresholds=width_of("Step 2 at 10 ✓ · ends at 21", CAPTION, SEMIBOLD),
        cards=width_of("34 cards · Step 3 is the last", CAPTION, SEMIBOLD),
        cards_short=width_of("34 cards", CAPTION, SEMIBOLD),
    )


@pytest.mark.parametrize(("width", "height"), BARS)
@pytest.mark.parametrize("phase", [1, 3, 5])
def test_top_bar(width: float, height: float, phase: int) -> None:
    parts = top_bar_layout(width, height, words(), phase)
    assert_clear(parts.rects(), width, height)
    assert_clear(parts.phases, width, height)
    assert all(parts.strip.contains(rect) for rect in parts.phases)
    assert parts.axis.width() >= 150
    assert parts.axis == top_bar_layout(width, height, words(), 1).axis


@pytest.mark.parametrize("counts", [(0,) * 6, (3, 3, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_houses_of_the_race_do_not_hide_each_other(counts: Sequence[int]) -> None:
    gap, size = 20.0, 13.0
    offsets = race_offsets(dict(enumerate(counts)), gap, size)
    places = [
        (counts[seat] * gap + offset.x(), offset.y()) for seat, offset in sorted(offsets.items())
    ]
    assert len(set(places)) == len(counts)
    for (x, y), (other_x, other_y) in combinations(places, 2):
        assert y != other_y or abs(x - other_x) > size / 2
