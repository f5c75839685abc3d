# SPDX-License-Identifier: MIT
"""A review is computed one turn at a time, and can be stopped and continued."""

from collections.abc import Callable, Sequence
from itertools import accumulate

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from powergrid.gui.kit.view import View
from powergrid.gui.shell.review.reviewing import Reviewing, Reviews
from powergrid.play.opponents import Opponents
from powergrid.play.recorded import session_of
from powergrid.play.session import Session
from powergrid.play.thinker import Reply, Thinker
from tests.gui.patience import settle
from tests.play.nim import Heap, decide
from tests.play.nim_window import record_of

NimSession = Session[Heap, int, str]
TURNS = range(20)


def judged(turns: Sequence[int]) -> list[int]:
    return [10 * turn for turn in turns]


@pytest.fixture
def thinker() -> Thinker:
    return Thinker(Opponents(decide, fallback="perfect", review=judged))


@pytest.fixture
def session(qtbot: QtBot) -> NimSession:
    return session_of(record_of(3, 3, 3, 3))


def new_review(session: NimSession, thinker: Thinker) -> Reviewing:
    return Reviewing(session, thinker, TURNS, list)


def test_all_turns_are_judged_in_order(qtbot: QtBot, session: NimSession, thinker: Thinker) -> None:
    reviewing = new_review(session, thinker)
    percents: list[int] = []
    reviewing.progressed.connect(lambda: percents.append(reviewing.percent))
    reviewing.start()
    qtbot.waitUntil(lambda: reviewing.review is not None)
    assert reviewing.review == judged(TURNS)
    assert percents == list(range(0, 101, 5))
    assert not reviewing.is_running


def test_a_stopped_review_continues_where_it_was(
    qtbot: QtBot, session: NimSession, thinker: Thinker
) -> None:
    reviewing = new_review(session, thinker)
    reviewing.start()
    reviewing.stop()
    settle()
    assert (reviewing.percent, reviewing.is_running) == (0, False)
    reviewing.start()
    qtbot.waitUntil(lambda: reviewing.review is not None)
    assert reviewing.review == judged(TURNS)


def test_the_time_left_never_rises(qtbot: QtBot, session: NimSession, thinker: Thinker) -> None:
    times = accumulate([0, *[1] * 10, *[9] * 9])  # the second half is slow
    reviewing = Reviewing(session, thinker, TURNS, list, clock=times.__next__)
    told: list[float] = []
    reviewing.progressed.connect(lambda: told.append(reviewing.seconds_left))
    reviewing.start()
    qtbot.waitUntil(lambda: reviewing.review is not None)
    assert told[:18] == [0, 0, 0, 0, 16, 15, 14, 13, 12, 11, *[10] * 8]
    assert told[18:] == sorted(told[18:], reverse=True)


class Slow(Thinker):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(Opponents(decide, fallback="perfect", review=judged))
        self.asked: list[Reply] = []

    def compute(self, reply: Reply, work: Callable[..., object], *arguments: object) -> None:
        self.asked.append(reply)


def test_a_late_answer_or_failure_is_not_heard(session: NimSession) -> None:
    thinker = Slow()
    reviewing = new_review(session, thinker)
    reviewing.start()
    reviewing.stop()
    thinker.asked[0].finished.emit([0])
    reviewing.start()
    thinker.asked[0].finished.emit([0])
    thinker.asked[0].failed.emit("")
    assert (reviewing.percent, reviewing.is_running) == (0, True)
    thinker.asked[1].finished.emit([0])
    assert reviewing.percent == 5
    thinker.asked[2].failed.emit("")
    assert not reviewing.is_running


def test_it_stops_even_when_the_answer_it_waits_for_is_gone(session: NimSession) -> None:
    thinker = Slow()
    reviewing = new_review(session, thinker)
    reviewing.start()
    delete(thinker.asked[0])  # as happens when a program ends without closing its window
    reviewing.stop()
    assert not reviewing.is_running


def test_it_stops_while_none_of_its_pages_is_seen(
    qtbot: QtBot, session: NimSession, thinker: Thinker
) -> None:
    reviewing = new_review(session, thinker)
    pages = [View(), View()]
    for page in pages:
        qtbot.addWidget(page)
        reviewing.stop_with(page)
    reviewing.start()
    pages[0].hide()
    running = [reviewing.is_running]
    pages[0].show()
    pages[1].show()
    pages[0].hide()
    running.append(reviewing.is_running)
    pages[1].hide()
    running.append(reviewing.is_running)
    pages[0].show()
    running.append(reviewing.is_running)
    assert running == [True, True, False, True]
    qtbot.waitUntil(lambda: reviewing.review is not None)
    assert reviewing.review == judged(TURNS)


def test_what_a_player_has_stopped_does_not_continue_by_itself(
    qtbot: QtBot, session: NimSession, thinker: Thinker
) -> None:
    reviewing = new_review(session, thinker)
    page = View()
    qtbot.addWidget(page)
    reviewing.stop_with(page)
    page.show()
    reviewing.start()
    reviewing.stop()
    page.hide()
    page.show()
    assert not reviewing.is_running


def test_a_game_without_a_review_stops_at_once(session: NimSession) -> None:
    reviewing = new_review(session, Thinker(Opponents(decide, fallback="perfect")))
    reviewing.start()
    assert (reviewing.is_running, reviewing.review) == (False, None)


def test_all_views_of_a_game_share_one_review(
    qtbot: QtBot, session: NimSession, thinker: Thinker
) -> None:
    reviews = Reviews(new_review)
    first = reviews.of(session, thinker)
    first.start()
    assert reviews.of(session, thinker) is first
    assert reviews.finished(session) is None
    qtbot.waitUntil(lambda: first.review is not None)
    assert reviews.finished(session) == judged(TURNS)
    other = session_of(record_of(3, 3, 3, 3))
    assert reviews.of(other, thinker) is not first
    assert reviews.finished(session) is None
