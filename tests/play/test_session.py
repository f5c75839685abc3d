# SPDX-License-Identifier: MIT
"""A session keeps past states unchanged."""

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from powergrid.play.authority import Nobody
from powergrid.play.faults import Trouble
from powergrid.play.seats import PERSON, Seat
from powergrid.play.session import Session
from powergrid.play.thinker import Reply, Thinker
from tests.play.nim import OPPONENTS, Heap, NimRules, NimViews


def test_a_kept_state_does_not_change_when_the_game_continues() -> None:
    session = Session(NimRules(), Heap(12), NimViews.seats)
    session.act(3)
    (played,) = session.past
    session.take_back(1)
    session.act(1)
    assert played.before.stones == 12
    assert session.state.stones == 11


PEOPLE = (Seat("Ada", "red", PERSON), Seat("Bo", "blue", PERSON))


def test_a_person_is_asked_until_the_game_is_over() -> None:
    session = Session(NimRules(), Heap(3), PEOPLE)
    assert session.is_person_asked
    session.act(3)
    assert session.state.is_over
    assert not session.is_person_asked


def test_nobody_is_asked_where_a_game_can_only_be_watched() -> None:
    session = Session(NimRules(), Heap(3), PEOPLE, authority=Nobody())
    assert not session.is_person_asked


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
    session.pause(True)
    session.pause(False)
    qtbot.waitUntil(lambda: session.state.is_over)
    assert [len(played.faults) for played in session.past] == [1, 1, 0]
