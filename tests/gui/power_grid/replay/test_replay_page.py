# SPDX-License-Identifier: MIT
"""The replay in the window: keys, slider, viewer, log, and starting a new game from it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.replay.replay_page import ReplayPage
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import PACES
from powergrid.play.replay import ALL_OPEN
from powergrid.play.saved_games import games_dir
from powergrid.records import digest, load
from powergrid.rules.events import PlantsRun, RoundBegan
from powergrid.rules.state import BUREAUCRACY, BUYING_FUEL
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_session, play_until, record_of
from tests.gui.windows import press
from tests.records.games import KEPT

Key = Qt.Key

pytestmark = pytest.mark.slow


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    """Return a window with a game of four people in its third round."""
    session = play_until(a_session(), lambda state: state.round == 3 and state.asks == BUYING_FUEL)
    record = record_of(session)
    return new_window(
        first=lambda window: window.open_record(record), pace="instant", shows_moves=False
    )


def page_of(window: PowerGridWindow) -> ReplayPage:
    view = expect(ReplayTable, window.view)
    return view.page


def test_a_whole_replay_by_keys(window: PowerGridWindow, qtbot: QtBot) -> None:
    assert window.session is not None
    count, now = len(window.session.past), digest(window.session.state)
    press(window, Key.Key_F5)
    replay = page_of(window).replay
    assert (replay.position, replay.last) == (0, count)
    assert page_of(window).note.text == f"action 0 of {count}", "a record counts its moves"
    press(window, Key.Key_Right)
    press(window, Key.Key_Right)
    press(window, Key.Key_Left)
    assert replay.position == 1
    press(window, Key.Key_PageDown)
    assert replay.position == replay.marks[1].position
    press(window, Key.Key_PageDown, modifier=Qt.KeyboardModifier.ControlModifier)
    assert replay.session.state.round == 2
    press(window, Key.Key_End)
    assert digest(replay.session.state) == now
    press(window, Key.Key_Home)
    assert replay.position == 0
    press(window, Key.Key_P)
    qtbot.waitUntil(lambda: replay.position > 2)
    press(window, Key.Key_P)
    assert not replay.is_playing
    press(window, Key.Key_Escape)
    assert window.view is window.table
    assert digest(window.session.state) == now


def test_an_unfinished_game_cannot_be_reviewed(window: PowerGridWindow) -> None:
    window.visits.show_replay()
    view, page = window.view, page_of(window)
    assert not page.review.isVisible()
    press(window, Key.Key_V)
    assert window.view is view


def test_the_slider_jumps_to_where_it_is_clicked(window: PowerGridWindow) -> None:
    window.visits.show_replay()
    page = page_of(window)
    track = page.track
    x = round(track.x_of(page.replay.last // 2))
    QTest.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(x, track.height() // 3))
    assert abs(page.replay.position - page.replay.last // 2) <= 1
    assert page.title.text == "Round 1 · Bureaucracy"
    assert track.value() == page.replay.position


def test_the_jump_menu_leads_to_every_phase(window: PowerGridWindow) -> None:
    window.visits.show_replay()
    page = page_of(window)
    page.jump.click()
    menu = page.findChildren(QMenu)[0]
    rounds = [action.menu() for action in menu.actions()]
    assert len(rounds) == 3
    second = expect(QMenu, rounds[1])
    second.actions()[2].trigger()
    assert (page.replay.session.state.round, page.title.text) == (2, "Round 2 · Building")
    menu.close()


def test_the_own_panel_shows_the_chosen_viewer(window: PowerGridWindow) -> None:
    window.visits.show_replay(30)
    page, table = page_of(window), window.view
    assert isinstance(table, ReplayTable)
    for button in page.viewer_buttons[1:]:
        button.click()
        assert table.own.row.seat == button.seat
        assert button.isChecked()
    page.viewer_buttons[0].click()
    assert page.replay.viewer == ALL_OPEN
    assert page.cards.text.startswith("Coming up: plant")


def test_an_entry_of_the_log_leads_to_its_moment(window: PowerGridWindow) -> None:
    press(window, Key.Key_L)
    assert window.table is not None
    log = window.table.findChild(LogPanel)
    assert log is not None
    model = log.list.model()
    index = model.index(model.rowCount() // 2, 0)
    row = log.rows.row_at(index)
    log.list.setCurrentIndex(index)
    log.list.activated.emit(index)
    replay = page_of(window).replay
    assert replay.position == row.position
    # In a replay the log stays at the same table.
    table = expect(ReplayTable, window.view)
    table.toggle_log()
    log = table.findChild(LogPanel)
    assert log is not None
    log.moment_asked.emit(4)
    assert window.view is table
    assert replay.position == 4


def test_escape_closes_the_log_before_the_replay(window: PowerGridWindow) -> None:
    window.visits.show_replay(10)
    table = expect(Table, window.view)
    press(window, Key.Key_L)
    log = table.findChild(LogPanel)
    assert log is not None
    assert log.isVisible()
    press(window, Key.Key_Escape)
    assert not log.isVisible()
    assert window.view is table


def test_a_new_game_starts_from_any_position(window: PowerGridWindow) -> None:
    assert window.session is not None
    old, count = window.session, len(window.session.past)
    was = digest(old.state)
    window.visits.show_replay(20)
    page = page_of(window)
    there = digest(page.replay.session.state)
    press(window, Key.Key_B)
    assert window.session is not old
    assert digest(window.session.state) == there
    assert len(window.session.past) == 20
    assert (digest(old.state), len(old.past)) == (was, count)
    (file,) = games_dir().glob("*.json")
    window.session.act(next(iter(window.session.question)))
    assert len(load(file).moves) >= 20


def test_since_my_last_turn_is_replayed_and_leads_back(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    assert window.session is not None
    press(window, Key.Key_F6)
    assert window.view is window.table  # the first time it only warns
    press(window, Key.Key_F6)
    replay = page_of(window).replay
    assert replay.session.past[-1].before.seat == window.session.viewer
    qtbot.waitUntil(lambda: replay.position == replay.last)
    press(window, Key.Key_Escape)
    assert window.view is window.table


def test_bots_wait_during_a_replay(window: PowerGridWindow) -> None:
    def is_paused() -> bool:
        assert window.session is not None
        return window.session.bots.is_paused

    window.visits.show_replay()
    assert is_paused()
    window.navigator.leave()
    assert not is_paused()
    press(window, Key.Key_F8)
    window.visits.show_replay()
    window.navigator.leave()
    assert is_paused()


def test_powered_cities_are_lit_only_at_that_moment(window: PowerGridWindow) -> None:
    window.open_record(load(KEPT[0]))
    replay = window.visits.show_replay()
    assert replay is not None
    table = expect(ReplayTable, window.view)
    scene = table.board.view.board_scene()

    def lit() -> set[int]:
        cities = range(len(replay.session.state.houses))
        return {
            c for c in cities if any(place.light == "lit" for place in scene.appearance(c).places)
        }

    at = next(
        position
        for position, played in enumerate(replay.moves, 1)
        if any(isinstance(event, PlantsRun) and event.powered for event in played.events)
        and not any(isinstance(event, RoundBegan) for event in played.events)
    )
    run = next(e for e in replay.moves[at - 1].events if isinstance(e, PlantsRun))
    replay.go_to(at)
    assert lit() == {*replay.session.state.cities[run.seat][: run.powered]}
    for mark in replay.marks:
        if mark.phase != BUREAUCRACY:
            replay.go_to(mark.position)
            assert lit() == set()


def test_the_film_runs_at_the_speed_of_bots(window: PowerGridWindow) -> None:
    replay = window.visits.show_replay()
    assert replay is not None
    assert replay.session.bots.pace == PACES["instant"]
    window.preferences.set("pace", "slow")
    assert replay.session.bots.pace == PACES["slow"]
    window.preferences.set("pace", "instant")
