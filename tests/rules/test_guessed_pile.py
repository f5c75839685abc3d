# SPDX-License-Identifier: MIT
"""Guessing a draw pile of which nothing is known."""

from random import Random

from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.pile import Pile
from tests.rules.positions import table


def test_a_pile_set_aside_unseen_is_shuffled_as_a_whole() -> None:
    state = table("recharged", "manhattan")
    state.extras = state.extras._replace(side_pile=(40, 42), piles_done=1)
    assert guessed_pile(state, Random(1)) == Pile((40, 42), Random(1).getrandbits(48))
