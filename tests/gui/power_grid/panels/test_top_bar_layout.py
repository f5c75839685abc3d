# SPDX-License-Identifier: MIT
"""The parts of the top bar fit and do not overlap at any size."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, SEMIBOLD
from powergrid.gui.power_grid.panels.top_bar_layout import Words, race_offsets, top_bar_layout
from tests.gui.power_grid.panels.layouts import assert_clear, rects

BARS = ((1280, 40), (1366, 40), (1440, 40), (1600, 48), (1920, 48))


def words(round_: str = "Round 12", *, has_steps: bool = True) -> Words:
    return Words(
        round=width_of(round_, LEAD, SEMIBOLD),
        step=width_of("Step", CAPTION) if has_steps else None,
        phases=tuple(
            width_of(name, BODY, SEMIBOLD) for name in ("Order", "Plants", "Fuel", "Build", "Power")
        ),
        cities=width_of("Cities", CAPTION),
        thresholds=width_of("Step 2 at 10 · ends at 21", CAPTION, SEMIBOLD),
        cards=width_of("34 cards · Step 3 is the last", CAPTION, SEMIBOLD),
        cards_short=width_of("34 cards", CAPTION, SEMIBOLD),
    )


@pytest.mark.parametrize(("width", "height"), BARS)
@pytest.mark.parametrize("done", [0, 2, 4])
def test_the_top_bar_fits_at_any_size(width: float, height: float, done: int) -> None:
    parts = top_bar_layout(width, height, words(), done)
    assert_clear(rects(parts), width, height)
    assert_clear(parts.phases, width, height)
    assert all(parts.strip.contains(rect) for rect in parts.phases)
    assert parts.axis.width() >= 150
    assert parts.axis == top_bar_layout(width, height, words(), 0).axis


def test_a_bar_without_steps_has_more_room_for_the_race() -> None:
    parts = top_bar_layout(1280, 40, words(has_steps=False), 2)
    assert_clear(rects(parts), 1280, 40)
    assert parts.step is None
    assert not parts.steps
    assert parts.axis.width() > top_bar_layout(1280, 40, words(), 2).axis.width()


@pytest.mark.parametrize("counts", [(0,) * 6, (3, 3, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_houses_on_the_track_do_not_hide_each_other(counts: Sequence[int]) -> None:
    gap, size = 20.0, 13.0
    offsets = race_offsets(dict(enumerate(counts)), gap, size)
    places = [
        (counts[seat] * gap + offset.x(), offset.y()) for seat, offset in sorted(offsets.items())
    ]
    assert len(set(places)) == len(counts)
    for (x, y), (other_x, other_y) in combinations(places, 2):
        assert y != other_y or abs(x - other_x) > size / 2
