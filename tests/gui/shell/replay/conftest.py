# SPDX-License-Identifier: MIT
"""The replay of a finished game of twelve moves."""

import pytest

from powergrid.play.replay import AnyReplay, Replay
from powergrid.play.seats import Seat
from powergrid.play.session import Session
from tests.play.nim import Heap, NimRules


@pytest.fixture
def nim_replay(qapp: object) -> AnyReplay:
    session = Session(NimRules(), Heap(), (Seat("Ada", "red"), Seat("Bruno", "blue")))
    while not session.state.is_over:
        session.act(1)
    return Replay(session)
