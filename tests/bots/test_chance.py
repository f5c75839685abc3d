# SPDX-License-Identifier: MIT
"""Random choices are those of the standard library, so a seed always plays the same."""

from random import Random

import pytest

from powergrid.bots.chance import pick, shuffled


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, 8, 21])
def test_choices_are_those_of_the_standard_library(count: int) -> None:
    ours, theirs = Random(count), Random(count)
    things = list(range(count))
    for _ in range(50):
        assert pick(ours, things) == theirs.choice(things)
        assert shuffled(ours, things) == theirs.sample(things, count)
    assert ours.getstate() == theirs.getstate()


def test_drawing_from_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        pick(Random(1), ())
    assert shuffled(Random(1), ()) == []
