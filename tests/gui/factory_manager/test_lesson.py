# SPDX-License-Identifier: MIT
"""The tutorial: each chapter can be played to its end and then counts as done."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.factory import bots
from powergrid.factory.prospects import next_prices
from powergrid.factory.rules.state import BIDDING
from powergrid.gui.factory_manager.chapters import CHAPTERS, LEARNER, record_at
from powergrid.gui.factory_manager.lesson import LessonTable
from powergrid.gui.factory_manager.session import session_of
from powergrid.gui.factory_manager.views import FOLDER
from powergrid.gui.shell.chapters_view import ChaptersView
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.progress import Progress

BY_ID = {chapter.id: chapter for chapter in CHAPTERS}
_ACTIONS = 200


def lesson(window: MainWindow, chapter: str) -> LessonTable:
    """Open a chapter from the front page."""
    QTest.keyClick(window.view, Qt.Key.Key_L)
    shown = window.view
    assert isinstance(shown, ChaptersView)
    shown.cards[[*BY_ID].index(chapter)].button.click()
    table = window.view
    assert isinstance(table, LessonTable)
    table.session.bots.pace = 0
    return table


@pytest.mark.parametrize("chapter", BY_ID)
def test_a_chapter_can_be_played_to_its_end(qtbot: QtBot, window: MainWindow, chapter: str) -> None:
    table = lesson(window, chapter)
    session, coach = table.session, table.coach
    for _ in range(_ACTIONS):
        if isinstance(window.view, ChaptersView):
            break
        if coach.foot.is_wanted(coach.next):
            assert not table.panel.isEnabled(), "Enter would be two buttons'"
            coach.next.click()
        else:
            qtbot.waitUntil(
                lambda: (
                    session.is_person_asked
                    or session.state.is_over
                    or coach.foot.is_wanted(coach.next)
                )
            )
            if session.is_person_asked and not coach.foot.is_wanted(coach.next):
                assert session.act(bots.decide("builder", session.state, 1))
    assert isinstance(window.view, ChaptersView)
    assert Progress(window.settings, FOLDER).done == {chapter}
    assert Progress(window.settings).done == set(), "the first game's chapters are others"


@pytest.mark.parametrize("chapter", BY_ID)
def test_a_chapter_starts_where_the_learner_acts(chapter: str) -> None:
    record = record_at(BY_ID[chapter])
    assert record.seats[LEARNER].is_person
    assert not any(seat.is_person for seat in record.seats[LEARNER + 1 :])


def test_the_chapter_on_energy_starts_where_several_prices_may_come(qapp: object) -> None:
    running = BY_ID["3-running"]
    state = session_of(record_at(running)).state
    assert len(next_prices(state)) > 1


def test_hiring_is_explained_before_the_turn_that_ends_with_it() -> None:
    steps = BY_ID["2-buying"].steps
    explained = next(at for at, step in enumerate(steps) if "Seasonal workers" in step.text)
    asked = next(at for at, step in enumerate(steps) if step.until is not None)
    assert explained < asked


def test_leaving_a_chapter_leads_back_to_the_list(window: MainWindow) -> None:
    table = lesson(window, "1-order-and-market")
    table.coach.leave.click()
    assert isinstance(window.view, ChaptersView)
    assert Progress(window.settings, FOLDER).done == set()


def test_the_next_step_is_shown_once_its_task_is_done(qtbot: QtBot, window: MainWindow) -> None:
    table = lesson(window, "3-running")
    table.coach.next.click()
    assert table.panel.isEnabled()
    asked = table.coach.text.text
    round_ = table.session.state.round
    while table.session.state.round == round_:
        qtbot.waitUntil(lambda: table.session.is_person_asked or table.session.state.round > round_)
        if table.session.is_person_asked:
            table.panel.main.click()
    assert table.coach.text.text != asked


def test_undoing_what_a_step_asked_for_shows_that_step_again(window: MainWindow) -> None:
    table = lesson(window, "1-order-and-market")
    table.session.stop_bots()
    while table.chapter.steps[table.step].until is None:
        table.coach.next.click()
    asked, session = table.step, table.session
    while session.state.phase == BIDDING:
        assert session.act(bots.decide("builder", session.state, 1))
    assert table.step == asked + 1
    session.take_back(1)
    assert session.state.phase == BIDDING
    assert table.step == asked


def test_the_ring_surrounds_what_a_step_is_about(qtbot: QtBot, window: MainWindow) -> None:
    table = lesson(window, "3-running")
    energy, ring = table.bar.energy, table.spotlight
    assert table.chapter.steps[0].about == "bar"
    qtbot.waitUntil(lambda: energy.size() == ring.size())
    assert ring.pos() == energy.mapTo(table, QPoint())
    window.resize(1600, 900)
    qtbot.waitUntil(lambda: ring.pos() == energy.mapTo(table, QPoint()))
    assert ring.size() == energy.size()
