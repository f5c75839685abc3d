# SPDX-License-Identifier: MIT
"""A session keeps past states unchanged."""

from powergrid.play.session import Session
from tests.play.nim import Heap, NimRules, NimViews


def test_a_kept_state_does_not_change_when_the_game_continues() -> None:
    session = Session(NimRules(), Heap(12), NimViews.seats)
    session.act(3)
    (played,) = session.past
    session.take_back(1)
    session.act(1)
    assert played.before.stones == 12
    assert session.state.stones == 11
