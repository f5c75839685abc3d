# SPDX-License-Identifier: MIT
from itertools import count

from pytestqt.qtbot import QtBot

from powergrid.gui.shell.review.review_progress import ReviewProgress, progress_words
from powergrid.gui.shell.review.reviewing import Reviewing
from powergrid.play.opponents import Opponents
from powergrid.play.recorded import session_of
from powergrid.play.thinker import Thinker
from tests.play.nim import decide
from tests.play.nim_window import record_of


def test_one_button_stops_and_continues_a_review(qtbot: QtBot) -> None:
    thinker = Thinker(Opponents(decide, fallback="perfect", review=list))
    reviewing = Reviewing(session_of(record_of(3, 3, 3, 3)), thinker, range(20), list)
    progress = ReviewProgress(reviewing)
    qtbot.addWidget(progress)
    found: list[tuple[str, str]] = []

    def follow() -> None:
        found.append((progress.status.text, progress.stop.text()))
        if len(found) == 2:
            progress.stop.click()

    reviewing.progressed.connect(follow)
    reviewing.start()
    qtbot.waitUntil(lambda: len(found) >= 3)
    assert found == [
        ("Analysing… 0%", "Stop"),
        ("Analysing… 5%", "Stop"),
        ("Analysis paused at 5%", "Continue"),
    ]
    progress.stop.click()
    qtbot.waitUntil(lambda: reviewing.review is not None)
    assert ("Analysing… 10%", "Stop") in found


def test_a_long_review_tells_the_time_left_once_that_is_steady(qtbot: QtBot) -> None:
    thinker = Thinker(Opponents(decide, fallback="perfect", review=list))
    session, clock = session_of(record_of(3, 3, 3, 3)), count()  # a second a turn
    reviewing = Reviewing(session, thinker, range(20), list, clock=clock.__next__)
    found: list[str] = []
    reviewing.progressed.connect(lambda: found.append(progress_words(reviewing)))
    reviewing.start()
    qtbot.waitUntil(lambda: reviewing.review is not None)
    assert found[:2] == ["Analysing… 0%", "Analysing… 5%"]
    assert found[4] == "Analysing… 20% · 16 seconds left"
