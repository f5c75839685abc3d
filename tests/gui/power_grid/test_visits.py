# SPDX-License-Identifier: MIT
"""Visited pages stay open in another language."""

import pytest
from PySide6.QtCore import Qt

from powergrid.box import load_edition
from powergrid.gui.power_grid.editor.editor_view import EditorView
from powergrid.gui.power_grid.game.game_setup import first_setup
from powergrid.gui.power_grid.game.last_game import setup_text
from powergrid.gui.power_grid.puzzles.puzzle_table import PuzzleTable
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.tournament.tournament_runner import tournaments_dir
from powergrid.gui.power_grid.tournament.tournament_view import ALL, TournamentView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.play.tournament import Entrant, new_tournament
from powergrid.play.tournament_file import save_tournament
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_session, play_until, record_of
from tests.gui.windows import press
from tests.records.games import write_own_board

PAGES = (
    "edit_board",
    "set_up_position",
    "show_keys",
    "show_library",
    "show_profile",
    "show_puzzles",
    "show_replay",
    "show_rules",
    "show_statistics",
    "show_tournament",
)
THREE = [Entrant(name, "random") for name in ("Ada", "Bruno", "Chiara")]


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    window = new_window(pace="instant", own_pace="instant")
    window.open_record(record_of(play_until(a_session(), lambda state: state.round == 2)))
    return window


def test_without_a_game_the_rules_of_a_first_one_are_shown(new_window: NewWindow) -> None:
    window = new_window()
    window.show_front()
    window.visits.show_rules()
    text = expect(RulebookView, window.view).accessibleName()
    assert text == "Germany, Recharged, 4 players"


def test_after_a_game_on_a_board_that_is_now_damaged_another_is_shown(
    new_window: NewWindow,
) -> None:
    setup = first_setup("home", load_edition("recharged"), ("beginner",))
    window = new_window(first=PowerGridWindow.show_front, last_game=setup_text(setup))
    write_own_board(("connections:", "connection:"))
    window.visits.show_rules()
    assert expect(RulebookView, window.view).accessibleName() == "Germany, Recharged, 4 players"
    window.navigator.leave()
    window.visits.show_tournament()
    one_board = expect(TournamentView, window.view).form.boards.button(0)
    assert "Germany" in one_board.toolTip()


def test_the_front_page_counts_the_chapters_that_there_are(
    new_window: NewWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("powergrid.gui.power_grid.visits.chapter_ids", lambda: ("1", "2"))
    learn, *_ = new_window().visits.links()
    assert learn.note == "0 of 2 chapters done"


def in_german(window: PowerGridWindow) -> None:
    window.preferences.set("language", "de")


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_every_page_stays_open_in_another_language(window: PowerGridWindow, page: str) -> None:
    getattr(window.visits, page)()
    before = window.view
    in_german(window)
    assert type(window.view) is type(before)
    assert window.view is not before
    window.navigator.leave()
    assert type(window.view) is Table


def test_enter_leads_on_from_an_answered_puzzle_in_another_language(
    window: PowerGridWindow,
) -> None:
    window.visits.show_puzzles()
    press(window, Qt.Key.Key_2)
    answered = expect(PuzzleTable, window.view).puzzle
    in_german(window)
    page = expect(PuzzleTable, window.view).page
    assert page.chosen >= 0
    assert page.next.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert expect(PuzzleTable, window.view).puzzle != answered


def test_an_analysis_of_the_game_at_the_table_counts_as_a_hint(window: PowerGridWindow) -> None:
    assert window.session is not None
    window.visits.show_replay()
    assert not record_of(window.session).header.hinted
    expect(ReplayTable, window.view).page.analyse.click()
    assert record_of(window.session).header.hinted


def test_a_replay_stays_at_its_position_in_another_language(window: PowerGridWindow) -> None:
    window.visits.show_replay(7)
    window.menu.show_settings()
    in_german(window)
    window.navigator.leave()
    assert expect(ReplayTable, window.view).replay.position == 7


def test_a_board_stays_as_it_is_drawn_in_another_language(window: PowerGridWindow) -> None:
    window.visits.edit_board()
    editing = expect(EditorView, window.view).editing
    editing.rename("Isles")
    editing.add_city(300, 350)
    in_german(window)
    again = expect(EditorView, window.view).editing
    assert again.sketch == editing.sketch
    again.add_city(600, 350)
    again.settle()
    assert again.is_saved
    assert again.sketch.id == "isles"


def test_the_open_tournament_stays_open_in_another_language(window: PowerGridWindow) -> None:
    for year in (2024, 2025):
        held = new_tournament("recharged", ["germany"], THREE, 3, year - 2023, 7)
        save_tournament(held, tournaments_dir() / f"{year}-05-01-120000.json")
    window.visits.show_tournament()
    expect(TournamentView, window.view).runner.open(tournaments_dir() / "2024-05-01-120000.json")
    in_german(window)
    view = expect(TournamentView, window.view)
    assert view.one.games.isVisible()
    assert view.one.games.model().rowCount() == 1
    view.show_all()
    window.preferences.set("language", "en")
    again = expect(TournamentView, window.view)
    assert again.page == ALL
    assert again.all.cards.model().rowCount() == 2


def test_bots_of_a_tournament_play_on_in_another_language(window: PowerGridWindow) -> None:
    held = new_tournament("recharged", ["germany"], THREE, 3, 1, 7)
    save_tournament(held, tournaments_dir() / "2025-05-01-120000.json")
    window.visits.show_tournament()
    expect(TournamentView, window.view).runner.play_bots()
    in_german(window)
    assert expect(TournamentView, window.view).runner.running == 0


def test_bots_of_a_tournament_wait_while_the_settings_are_shown(window: PowerGridWindow) -> None:
    held = new_tournament("recharged", ["germany"], THREE, 3, 1, 7)
    save_tournament(held, tournaments_dir() / "2025-05-01-120000.json")
    window.visits.show_tournament()
    runner = expect(TournamentView, window.view).runner
    runner.play_bots()
    window.menu.show_settings()
    assert runner.running == -1
    window.navigator.leave()
    assert runner.running == 0
