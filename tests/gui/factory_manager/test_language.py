# SPDX-License-Identifier: MIT
"""A change of language changes nothing but the language."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from powergrid.factory.bots import bot_named
from powergrid.gui.factory_manager.chapters import CHAPTERS
from powergrid.gui.factory_manager.end_view import EndView
from powergrid.gui.factory_manager.games_view import GamesView
from powergrid.gui.factory_manager.lesson import LessonTable
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.visits import FactoryVisits
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.shell.chapters_view import ChaptersView
from powergrid.gui.shell.main_window import MainWindow
from powergrid.tools.views_of_factory import VIEWS, open_view
from tests.expect import expect
from tests.gui.factory_manager.conftest import OpenTable
from tests.gui.factory_manager.test_room import RECORD
from tests.gui.languages import assert_stays, start_in_english
from tests.gui.patience import settle


@pytest.mark.slow
@pytest.mark.usefixtures("quick_prospects")
@pytest.mark.parametrize("view", [view for view in VIEWS if view != "review"])  # slow to judge
def test_every_view_stays(qtbot: QtBot, view: str) -> None:
    start_in_english()
    window = open_view(view, RECORD, None, (1280, 800))
    qtbot.addWidget(window)
    settle()
    assert_stays(window)


@pytest.mark.parametrize(
    "page", ["show_games", "show_statistics", "learn", "show_rules", "show_keys", "show_replay"]
)
def test_every_page_stays_over_the_table(
    window: MainWindow, open_table: OpenTable, page: str
) -> None:
    window.preferences.set("language", "en")
    table = open_table()
    getattr(window.visits, page)()
    assert_stays(window)
    window.menu.show_settings()
    assert_stays(window)
    window.navigator.leave()
    assert window.navigator.is_visiting
    window.navigator.leave()
    assert type(window.view) is type(table)


def test_the_rules_stay_at_their_section_and_a_list_at_its_row(
    window: MainWindow, open_table: OpenTable
) -> None:
    for _ in range(3):
        open_table()
    expect(FactoryVisits, window.visits).show_games()
    games = expect(GamesView, window.view)
    games.list.setCurrentIndex(games.list.model().index(1, 0))
    window.visits.show_rules("phase-3")
    window.preferences.set("language", "de")
    assert expect(RulebookView, window.view).section == "phase-3"
    window.navigator.leave()
    assert expect(GamesView, window.view).list.currentIndex().row() == 1


def test_a_lesson_goes_on_in_another_language(qtbot: QtBot, window: MainWindow) -> None:
    window.visits.learn()
    expect(ChaptersView, window.view).chapter_asked.emit(CHAPTERS[0].id)
    lesson = expect(LessonTable, window.view)
    while lesson.chapter.steps[lesson.step].until is None:
        lesson.coach.next.click()
    lesson.panel.order.tiles[0].click()
    session, step, plan = lesson.session, lesson.step, lesson.staging.plan
    title = lesson.coach.title.text
    assert lesson.staging.is_staged
    window.preferences.set("language", "de")
    settle()
    again = expect(LessonTable, window.view)
    assert again is not lesson
    assert again.coach.title.text != title
    assert (again.session, again.step, again.staging.plan) == (session, step, plan)
    again.panel.main.click()
    qtbot.waitUntil(lambda: again.step > step)
    again.back_asked.emit()
    assert isinstance(window.view, ChaptersView)
    window.navigator.leave()
    assert not window.navigator.is_visiting


def test_the_table_of_a_game_that_is_over_stays(
    window: MainWindow, close_table: FactoryTable
) -> None:
    table = close_table
    bot = bot_named("builder")
    table.session.act(bot.decide(table.session.state, Random(1)))
    end = expect(EndView, window.view)
    end.show_page(2)
    window.preferences.set("language", "de")
    again = expect(EndView, window.view)
    assert again is not end
    assert again.pages.index == 2
    window.show_table()
    window.preferences.set("language", "en")
    assert window.view is window.table
    assert window.table is not table
