# SPDX-License-Identifier: MIT
"""The end of a game: its ceremony, its pages, and the review."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.factory.bots.review import join_reviews, review_turn, turns
from powergrid.factory.rules.actions import EndTurn, Hire, OpenAuction, Pass, RunFactory
from powergrid.gui.factory_manager.ceremony import FactoryCeremony
from powergrid.gui.factory_manager.end_view import EndView
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.games_view import GamesView
from powergrid.gui.factory_manager.glances import glance_at
from powergrid.gui.factory_manager.replay_table import ReplayTable
from powergrid.gui.factory_manager.review_view import ReviewView
from powergrid.gui.factory_manager.session import FactorySession, record_of
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.kit.bar_chart import BarChart
from powergrid.gui.kit.line_chart import LineChart
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BOLD
from powergrid.gui.shell.ceremony import MS_CEREMONY
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.review.mistakes import MistakeRow
from powergrid.play.saved_games import games_dir
from powergrid.play.seats import Seat
from tests.expect import expect
from tests.gui.factory_manager.conftest import PEOPLE, OpenTable, table_of
from tests.gui.windows import press

TILES, REVIEW = 3, 4


@pytest.fixture
def end(window: MainWindow, close_table: FactoryTable) -> EndView:
    """Return the window at the end of a game."""
    finish(close_table)
    view = window.view
    assert isinstance(view, EndView)
    return view


def finish(table: FactoryTable) -> None:
    """Play the last action of a game."""
    assert table.session.act(next(iter(table.session.question)))


def play_idly(session: FactorySession) -> None:
    """Play a game in which nobody does anything, so that all do the same."""
    while not session.state.is_over:
        idle = (OpenAuction(session.state.offered[0], 0),) if session.state.offered else ()
        choices = (*idle, Pass(), Hire(0), RunFactory(), EndTurn(), *session.question)
        session.act(next(action for action in choices if action in session.question))


def test_the_winner_is_named_until_any_key_is_pressed(end: EndView) -> None:
    ceremony = end.findChild(FactoryCeremony)
    assert isinstance(ceremony, FactoryCeremony)
    state = end.session.state
    winner = state.ranking[0]
    assert ceremony.accessibleName() == f"{PEOPLE[winner].name} wins"
    assert ceremony.money_at(winner, 0) == 0
    assert ceremony.money_at(winner, MS_CEREMONY) == state.money[winner]
    QTest.keyClick(ceremony, Qt.Key.Key_Return)
    assert not ceremony.isVisible()
    assert end.again.hasFocus()


def test_with_reduced_motion_the_standings_are_shown_at_once(
    window: MainWindow, close_table: FactoryTable
) -> None:
    look().set_reduced_motion(True)
    finish(close_table)
    assert isinstance(window.view, EndView)
    assert window.view.findChild(FactoryCeremony) is None


def test_a_tie_in_money_and_in_the_last_profit_is_a_shared_win(
    window: MainWindow, open_table: OpenTable
) -> None:
    session = open_table(PEOPLE).session
    play_idly(session)
    end = window.view
    assert isinstance(end, EndView)
    assert end.title.text == "Ada and Bruno share the win"
    assert [row.findChildren(Text)[0].text for row in end.rows] == ["1", "1"]
    ceremony = end.findChild(FactoryCeremony)
    assert isinstance(ceremony, FactoryCeremony)
    assert ceremony.accessibleName() == end.title.text
    shared = "Ada and Bruno share the win."
    assert glance_at(session).asks == shared
    assert sentence(session.past[-1].events[-1], session.state, session.seats) == shared
    assert GamesView(games_dir("factory")).games[0].result == end.title.text


def test_the_names_of_all_who_share_the_win_are_shown_whole(
    window: MainWindow, open_table: OpenTable
) -> None:
    colours = ("red", "blue", "green", "yellow", "purple")
    names = ("Ada", "Bruno", "Chiara", "Dmitri", "Elif")
    play_idly(open_table(tuple(map(Seat, names, colours))).session)
    end = window.view
    assert isinstance(end, EndView)
    assert end.title.height() >= 2 * look().ipx(end.title.size_), "on two lines"
    ceremony = end.findChild(FactoryCeremony)
    assert isinstance(ceremony, FactoryCeremony)
    width = 500
    size = ceremony.name_size(width)
    assert pixels_wide(ceremony.accessibleName(), size, BOLD) <= width
    assert ceremony.name_size(10 * width) > size


def test_a_rematch_of_a_first_game_is_none(window: MainWindow, end: EndView) -> None:
    assert record_of(end.session).is_first_game
    end.again.click()
    assert not record_of(table_of(window).session).is_first_game


def test_pages_show_the_figures_of_each_round(end: EndView) -> None:
    state = end.session.state
    for page in range(TILES):
        end.show_page(page)
        charts = end.page.findChildren(LineChart)
        assert len(charts) == 2
        assert all(len(line.figures) == 5 for chart in charts for line in chart.series)
    end.show_page(0)
    money = end.page.findChildren(LineChart)[0]
    assert [line.figures[-1] for line in money.series] == list(state.money)
    end.show_page(TILES)
    counts, costs = end.page.findChildren(BarChart)
    names = [seat.name for seat in PEOPLE]
    assert [bar.name for bar in counts.bars] == [bar.name for bar in costs.bars] == names


def test_the_review_lists_costly_turns_and_opens_them(
    window: MainWindow, end: EndView, qtbot: QtBot
) -> None:
    session = end.session
    last = [played for played in session.past if played.before.round == 5]
    session.past[:] = last
    moves = [(played.before, played.action) for played in session.past]
    expected = join_reviews(map(review_turn, turns(moves)), len(moves), session.state)
    assert isinstance(window.game_views, FactoryViews)
    page = window.game_views.end_page(session, window.thinker, is_kept=True)
    qtbot.addWidget(page)
    page.show_page(REVIEW)
    assert page.review is not None
    page.review.progress.stop.click()
    assert not page.reviewing.is_running
    assert page.review.progress.status.text == "Analysis paused at 0%"
    page.review.progress.stop.click()
    qtbot.waitUntil(lambda: page.reviewing.review is not None)
    assert page.reviewing.review == expected
    rows = page.review.list.mistakes.rows
    assert [row.mistake.cost for row in rows] == sorted(
        (mistake.cost for mistake in expected.mistakes), reverse=True
    )
    assert rows, "a simple bot's turns leave something to be judged"
    assert rows[0].better.startswith("Better: ")
    with qtbot.waitSignal(page.moment_asked) as asked:
        page.review.list.activated.emit(page.review.list.mistakes.index(0, 0))
    assert asked.args == [rows[0].mistake.position]
    page.review.filter.chosen.emit(1)
    assert {row.mistake.seat for row in page.review.list.mistakes.rows} <= {0}
    views = window.game_views
    told_in_the_replay(views.replay_table(views.replay(session)), rows[0])


def told_in_the_replay(table: ReplayTable, row: MistakeRow) -> None:
    """A costly turn is described from its first action to its last, and marked on the slider."""
    panel, replay, mistake = table.panel, table.replay, row.mistake
    assert mistake.position in panel.track.marks
    name = PEOPLE[mistake.seat].name
    told = f"{name} makes a costly turn ({row.cost}): {row.done}"
    for position in range(replay.last + 1):
        replay.go_to(position)
        is_played = mistake.position <= position < mistake.position + len(mistake.done)
        assert (panel.message.text == told) == is_played
        assert (panel.about.text == row.better) == is_played
    table.deleteLater()


@pytest.mark.usefixtures("quick_prospects")
def test_the_replay_of_a_finished_game_leads_to_its_review_and_points_out_what_it_found(
    window: MainWindow, end: EndView, qtbot: QtBot
) -> None:
    window.visits.show_replay()
    press(window, Qt.Key.Key_V)
    review = expect(ReviewView, window.view)
    qtbot.waitUntil(lambda: review.panel.reviewing.review is not None)
    costly = sorted(mistake.position for mistake in review.panel.reviewing.review.mistakes)
    press(window, Qt.Key.Key_Escape)
    shown = expect(ReplayTable, window.view)
    assert shown.panel.track.marks == tuple(costly) != ()
    assert shown.replay.position == 0
    shown.panel.review.click()
    expect(ReviewView, window.view).moment_asked.emit(costly[-1])
    assert window.view is shown
    assert shown.replay.position == costly[-1]
    assert "makes a costly turn" in shown.panel.message.text
