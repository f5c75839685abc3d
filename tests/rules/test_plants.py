# SPDX-License-Identifier: MIT
"""What a set of plants burns, and what it lacks."""

import pytest

from powergrid.rules.fuel import NO_TOKENS, Tokens
from tests.rules.positions import table


@pytest.mark.parametrize(
    ("plants", "tokens", "alone", "either"),
    [
        ((), NO_TOKENS, NO_TOKENS, 0),
        ((3, 4), NO_TOKENS, (2, 2, 0, 0), 0),
        ((4, 8), (3, 0, 0, 0), (2, 0, 0, 0), 0),  # both burn coal: five together
        ((5,), (1, 0, 0, 0), NO_TOKENS, 1),
        ((4, 5), (3, 0, 0, 0), NO_TOKENS, 1),
        ((4, 5), (1, 1, 0, 0), (1, 0, 0, 0), 1),
        ((4, 5), (2, 3, 0, 0), NO_TOKENS, 0),
        ((6, 11), (0, 0, 2, 0), (0, 0, 0, 1), 0),
    ],
)
def test_missing_fuel_is_counted_for_all_plants_together(
    plants: tuple[int, ...], tokens: Tokens, alone: Tokens, either: int
) -> None:
    assert table().game.need(plants).short_of(tokens) == (alone, either)
