# SPDX-License-Identifier: MIT
"""That a bot fails is said once, until it decides again."""

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from powergrid.play.faults import Trouble
from powergrid.play.seats import Seat
from powergrid.play.session import Session
from powergrid.play.thinker import Reply, Thinker
from tests.play.nim import OPPONENTS, Heap, NimRules


class FailingThinker(Thinker):
    """A thinker whose bots fail in these positions; a simpler one decides instead."""

    def __init__(self, fails_at: set[int]) -> None:
        super().__init__(OPPONENTS)
        self.fails_at = fails_at

    def decide(
        self, reply: Reply, level: str, view: Heap, seed: int, past: Sequence[object] = ()
    ) -> None:
        if view.stones in self.fails_at:
            reply.troubled.emit(Trouble.FAILED, "")
        reply.finished.emit(1)


BOTS = (Seat("Ada", "red", "perfect"), Seat("Bo", "blue", "perfect"))


def test_that_a_bot_fails_is_said_once_until_it_decides_again(qtbot: QtBot) -> None:
    session = Session(NimRules(), Heap(12), BOTS)
    # Ada decides with 12, 10, 8 … stones, Bo with 11, 9, 7 …
    session.start_bots(FailingThinker({12, 11, 10, 6, 4}), seed=1)
    qtbot.waitUntil(lambda: session.state.is_over)
    said = [played.before.stones for played in session.past if played.faults]
    assert said == [12, 11, 6]


def test_that_a_bot_fails_is_said_again_after_an_undo(qtbot: QtBot) -> None:
    session = Session(NimRules(), Heap(3), BOTS)
    session.start_bots(FailingThinker({3, 2, 1}), seed=1)
    qtbot.waitUntil(lambda: session.state.is_over)
    session.take_back(3)
    session.bots.pause(True)
    session.bots.pause(False)
    qtbot.waitUntil(lambda: session.state.is_over)
    assert [len(played.faults) for played in session.past] == [1, 1, 0]
