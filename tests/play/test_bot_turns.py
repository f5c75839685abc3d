# SPDX-License-Identifier: MIT
"""What a bot decided in time, what came too late, and that its failures are said once."""

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from powergrid.play.faults import Trouble
from powergrid.play.seats import PERSON, Seat
from powergrid.play.session import Session
from powergrid.play.thinker import Reply, Thinker
from tests.gui.patience import settle
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


class LateThinker(Thinker):
    """A thinker that answers when a test wants it to."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.replies: list[Reply] = []

    def decide(
        self, reply: Reply, level: str, view: Heap, seed: int, past: Sequence[object] = ()
    ) -> None:
        self.replies.append(reply)


@pytest.mark.usefixtures("qapp")
def test_a_decision_that_was_undone_is_not_made_after_another_action() -> None:
    session = Session(NimRules(), Heap(12), (Seat("Ada", "red", PERSON), BOTS[1]))
    thinker = LateThinker()
    session.start_bots(thinker, seed=1)
    session.act(1)
    thinker.replies[0].finished.emit(3)  # it acts as soon as the pause before it is over
    session.undo()
    session.act(2)
    settle()
    assert session.state.stones == 10
    thinker.replies[1].finished.emit(3)
    assert session.state.stones == 7


@pytest.mark.usefixtures("qapp")
def test_a_decision_that_comes_after_the_bots_were_stopped_is_ignored() -> None:
    session = Session(NimRules(), Heap(12), BOTS)
    thinker = LateThinker()
    session.start_bots(thinker, seed=1)
    settle()
    session.stop_bots()
    thinker.replies[0].finished.emit(3)
    assert session.past == []


@pytest.mark.usefixtures("qapp")
def test_a_pause_ends_the_haste_of_bots_and_haste_a_pause() -> None:
    session = Session(NimRules(), Heap(12), BOTS)
    session.start_bots(LateThinker(), seed=1)
    bots, found = session.bots, []
    for act in (session.skip, lambda: bots.pause(True), session.skip):
        act()
        found.append((bots.is_skipping, bots.is_paused))
    assert found == [(True, False), (False, True), (True, False)]


class HungThinker(Thinker):
    """A thinker whose bots hang."""

    def decide(
        self, reply: Reply, level: str, view: Heap, seed: int, past: Sequence[object] = ()
    ) -> None:
        reply.troubled.emit(Trouble.HUNG, "")


@pytest.mark.usefixtures("qapp")
def test_an_undone_decision_leaves_no_fault() -> None:
    session = Session(NimRules(), Heap(12), (Seat("Ada", "red", PERSON), BOTS[1]))
    session.start_bots(HungThinker(OPPONENTS), seed=1)
    session.act(3)
    assert [fault.seat for fault in session.bots.faults] == [1]
    session.undo()
    assert not session.bots.faults
