# SPDX-License-Identifier: MIT
"""The review in the window: computed in parts, shown as a chart and a list."""

import csv
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid import analysis
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.end.chance_chart import ChanceChart
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.end.review_panel import ReviewPanel
from powergrid.gui.power_grid.end.review_view import ReviewView
from powergrid.gui.power_grid.end.reviewing import Reviewing, chances_by_round
from powergrid.gui.power_grid.end.time_lapse import TimeLapse
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.advice import percent
from powergrid.gui.shell.review.mistakes import EVERYBODY
from powergrid.play.thinker import Thinker
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.records import load
from powergrid.rules.state import FUEL
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import faults, played, seats
from tests.gui.windows import press
from tests.records.games import KEPT

Key = Qt.Key
SOME = 60
QUIET = replace(OPPONENTS, review=None)


def the_end_of_a_game(moves: int = SOME) -> Session:
    """Return a session with only the last moves of a finished game, which is quick to review."""
    past, state, pile = played("germany", "classic", 4, 4)
    return Session(state.copy(), seats(4), pile, past=past[-moves:])


def wait_for(qtbot: QtBot, reviewing: Reviewing) -> None:
    qtbot.waitUntil(lambda: reviewing.review is not None)


@pytest.mark.usefixtures("quick_reviews")
def test_parts_of_a_review_add_up_to_the_whole(qtbot: QtBot) -> None:
    session = the_end_of_a_game()
    reviewing = Reviewing(session, Thinker(OPPONENTS))
    percents: list[int] = []
    reviewing.progressed.connect(lambda: percents.append(reviewing.percent))
    reviewing.start()
    wait_for(qtbot, reviewing)
    assert percents == sorted(percents)
    assert len(set(percents)) > 3
    assert percents[-1] == 100
    moves = [(played.before, played.action) for played in session.past]
    assert reviewing.review == analysis.review_game(moves, session.state)


@pytest.mark.usefixtures("quick_reviews")
def test_a_review_can_be_stopped_and_continued(qtbot: QtBot) -> None:
    reviewing = Reviewing(the_end_of_a_game(), Thinker(OPPONENTS))
    panel = ReviewPanel(reviewing)
    qtbot.addWidget(panel)
    panel.resize(800, 300)
    panel.show()
    qtbot.waitUntil(lambda: reviewing.percent > 0)
    QTest.mouseClick(panel.progress.stop, Qt.MouseButton.LeftButton)
    percent = reviewing.percent
    settle()
    assert (reviewing.percent, reviewing.is_running) == (percent, False)
    assert str(percent) in panel.progress.status.text
    QTest.mouseClick(panel.progress.stop, Qt.MouseButton.LeftButton)
    wait_for(qtbot, reviewing)
    assert panel.chart is not None
    assert not panel.progress.status.isVisible()


def test_the_chances_do_not_wait_for_the_review(qtbot: QtBot) -> None:
    reviewing = Reviewing(the_end_of_a_game(), Thinker(QUIET))
    assert chances_by_round(reviewing) == {}
    reviewing.start()
    panel = ReviewPanel(reviewing)
    qtbot.addWidget(panel)
    qtbot.waitUntil(lambda: reviewing.so_far is not None)
    assert (reviewing.review, reviewing.percent) == (None, 0)
    assert panel.chart is not None
    last = reviewing.session.state.round
    assert sum(chances_by_round(reviewing)[last]) == pytest.approx(1)


def test_costly_moves_are_known_as_they_are_found(qtbot: QtBot, quick_reviews: None) -> None:
    reviewing = Reviewing(the_end_of_a_game(), Thinker(OPPONENTS))
    counts: list[int] = []

    def count() -> None:
        if reviewing.so_far is not None:
            counts.append(len(reviewing.so_far.mistakes))

    reviewing.progressed.connect(count)
    reviewing.start()
    wait_for(qtbot, reviewing)
    assert reviewing.review is not None
    assert counts[0] == 0
    assert counts[-1] == len(reviewing.review.mistakes)
    assert len(set(counts)) > 2


@pytest.mark.parametrize("page", [EndView, ReviewView, TimeLapse])
def test_a_review_pauses_while_its_page_is_left(
    qtbot: QtBot, page: Callable[[Reviewing], QWidget]
) -> None:
    reviewing = Reviewing(the_end_of_a_game(), Thinker(OPPONENTS))
    view = page(reviewing)
    qtbot.addWidget(view)
    view.show()
    running = [reviewing.is_running]
    view.hide()
    running.append(reviewing.is_running)
    view.show()
    running.append(reviewing.is_running)
    assert running == [True, False, True]


@pytest.fixture
def panel(qtbot: QtBot, quick_reviews: None) -> ReviewPanel:
    reviewing = Reviewing(the_end_of_a_game(), Thinker(OPPONENTS))
    panel = ReviewPanel(reviewing)
    qtbot.addWidget(panel)
    panel.resize(1200, 400)
    panel.show()
    wait_for(qtbot, reviewing)
    return panel


def test_the_table_shows_the_losses_of_each_seat_by_kind(panel: ReviewPanel) -> None:
    review, moves = panel.reviewing.review, panel.reviewing.moves
    assert review is not None
    seat = review.mistakes[0].seat
    lost = sum(
        mistake.cost
        for mistake in review.mistakes
        if mistake.seat == seat and moves[mistake.position].before.phase == FUEL
    )
    row = panel.tallies.findChildren(Line)[1 + seat]
    told = row.accessibleName()
    assert told.startswith(f"{panel.reviewing.session.seats[seat].name}: Plants ")
    assert f"Fuel {-percent(lost):d}".replace("-", "−") in told
    assert "Cards" in told


def test_without_costly_moves_the_chart_has_the_room(qtbot: QtBot) -> None:
    reviewing = Reviewing(the_end_of_a_game(), Thinker(QUIET))
    last = len(reviewing.moves)
    reviewing.review = analysis.Review(((0, (0.25,) * 4), (last, (0.25,) * 4)), ())
    panel = ReviewPanel(reviewing)
    qtbot.addWidget(panel)
    panel.resize(1000, 630)
    panel.show()
    settle()
    chart = expect(ChanceChart, panel.chart)
    assert chart.width() > 0.9 * panel.width()
    assert chart.height() > 0.5 * panel.height()
    told = [text.text for text in panel.tallies.findChildren(Text) if text.text]
    assert told == ["Cards", *["0"] * len(reviewing.session.seats)]
    panel.resize(700, 400)
    settle()
    assert panel.tallies.isVisible()


def test_the_costliest_move_is_first_and_seats_can_be_filtered(panel: ReviewPanel) -> None:
    costs = [row.mistake.cost for row in panel.list.mistakes.rows]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) > 1
    seat = panel.list.mistakes.rows[0].mistake.seat
    panel.list.mistakes.show_seat(seat)
    assert {row.mistake.seat for row in panel.list.mistakes.rows} == {seat}
    panel.list.mistakes.show_seat(EVERYBODY)
    assert len(panel.list.mistakes.rows) == len(costs)
    for row in panel.list.mistakes.rows:
        lost = percent(row.mistake.best) - percent(row.mistake.chance)
        assert row.cost == f"−{lost} points"
        assert row.done in row.text
        assert "Better: " in row.better


def test_a_row_opens_its_move_and_a_click_on_the_chart_any_move(
    panel: ReviewPanel, qtbot: QtBot
) -> None:
    model, chart = panel.list.mistakes, panel.chart
    assert model is not None
    assert chart is not None
    index = model.index(1, 0)
    middle = panel.list.visualRect(index).center()
    with qtbot.waitSignal(panel.moment_asked) as asked:
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert asked.args == [model.rows[1].mistake.position]
    with qtbot.waitSignal(panel.moment_asked) as asked:
        right = QPoint(round(chart.plot().right()), round(chart.plot().top()))
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=right)
    assert asked.args == [SOME]


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    """Open a window with the result of a game among people."""
    file = next(path for path in KEPT if path.name == "human-usa-classic-3p.json.gz")
    return new_window(first=lambda window: window.open_record(load(file)), shows_moves=False)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_reviews")
def test_the_result_leads_to_the_review_and_to_a_costly_move(
    window: PowerGridWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    end = expect(EndView, window.view)
    press(window, Key.Key_5)
    wait_for(qtbot, end.reviewing)
    assert end.review is not None
    assert end.review.isVisible()
    assert not faults(end)
    row = end.review.list.mistakes.rows[0]
    end.review.list.setCurrentIndex(end.review.list.mistakes.index(0, 0))
    end.review.list.activated.emit(end.review.list.mistakes.index(0, 0))
    table = expect(ReplayTable, window.view)
    page = table.page
    assert page.replay.position == row.mistake.position
    assert page.replay.session.state.seat == row.mistake.seat
    assert page.mistakes.isVisible()
    assert row.done in page.mistake.text
    assert page.better.text == row.better
    press(window, Key.Key_Right)
    assert page.replay.mistake != row.mistake
    window.navigator.leave()
    end.export_to(tmp_path / "game.csv")
    chances = [float(line["chance_as_it_began"]) for line in rows_of(tmp_path / "game.csv")]
    assert sum(chances[:3]) == pytest.approx(1, abs=0.01)
    end.export_to(tmp_path / "game.png")
    assert (tmp_path / "game.png").stat().st_size > 100_000


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(newline="", encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


@pytest.mark.slow
@pytest.mark.usefixtures("quick_reviews")
def test_a_replay_leads_to_the_review_and_back(window: PowerGridWindow, qtbot: QtBot) -> None:
    window.visits.show_replay(10)
    table = expect(ReplayTable, window.view)
    press(window, Key.Key_V)
    view = expect(ReviewView, window.view)
    press(window, Key.Key_Escape)
    assert window.view is table
    press(window, Key.Key_V)
    view = expect(ReviewView, window.view)
    wait_for(qtbot, view.panel.reviewing)
    position = view.panel.list.mistakes.rows[2].mistake.position
    view.panel.list.activated.emit(view.panel.list.mistakes.index(2, 0))
    assert window.view is table
    assert table.replay.position == position
    assert table.page.mistakes.isVisible()
    assert not faults(table.page)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_reviews")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
def test_nothing_in_the_review_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    look().fit(*size)
    reviewing = Reviewing(the_end_of_a_game(), Thinker(OPPONENTS))
    view = ReviewView(reviewing)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    assert not faults(view)
    wait_for(qtbot, reviewing)
    assert not faults(view)


@pytest.mark.slow
def test_the_worker_computes_the_same_review(qtbot: QtBot) -> None:
    found = []
    for thinker in (Thinker(OPPONENTS), WorkerThinker(OPPONENTS)):
        reviewing = Reviewing(the_end_of_a_game(SOME // 2), thinker)
        reviewing.start()
        wait_for(qtbot, reviewing)
        thinker.close()
        found.append(reviewing.review)
    assert found[0] == found[1]
    assert found[0] is not None
    assert found[0].mistakes
