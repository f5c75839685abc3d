# SPDX-License-Identifier: MIT
"""The window: opening, continuing and saving games, the menu, and messages about failures."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from powergrid.files.places import own_maps_dir
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView
from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage
from powergrid.gui.power_grid.panels.connections_panel import ConnectionsPanel
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import PACES, Settings
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, Seat, digest, load, save
from powergrid.rules.actions import BuyFuel
from powergrid.rules.fuel import FUELS
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.options import Options
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, a_session, play_until, record_of
from tests.gui.windows import action, begin

TRANSCRIPT = Path(__file__).parents[2] / "data/transcripts/germany-classic-3p.json.gz"


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window()


def told(window: PowerGridWindow) -> str:
    """Return the text of the window's newest message box."""
    return window.findChildren(QMessageBox)[-1].text()


def test_a_damaged_file_is_reported_and_not_changed(
    window: PowerGridWindow, tmp_path: Path
) -> None:
    file = tmp_path / "damaged.json"
    file.write_text('{"header": {"format": "powergrid-record/1"')
    assert not window.open_file(file)
    assert "damaged.json" in told(window)
    assert "Traceback" not in told(window)
    assert file.read_text() == '{"header": {"format": "powergrid-record/1"'
    assert window.table is None


def test_a_missing_file_is_reported(window: PowerGridWindow, tmp_path: Path) -> None:
    assert not window.open_file(tmp_path / "nowhere.json")
    assert "nowhere.json" in told(window)


def test_a_finished_transcript_shows_its_result_and_then_its_table(window: PowerGridWindow) -> None:
    before = TRANSCRIPT.read_bytes()
    assert window.open_file(TRANSCRIPT)
    assert isinstance(window.view, EndView)
    QTest.mouseClick(window.view.table, Qt.MouseButton.LeftButton)
    assert isinstance(window.view, Table)
    assert TRANSCRIPT.read_bytes() == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_the_table_of_a_finished_game_leads_back_to_its_result(
    window: PowerGridWindow, key: Qt.Key
) -> None:
    window.open_file(TRANSCRIPT)
    end = window.view
    window.show_table()
    assert isinstance(window.view, Table)
    QTest.keyClick(window.view.action.page, key)
    assert window.view is end


def test_a_record_from_elsewhere_is_continued_in_a_new_file(
    window: PowerGridWindow, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    save(a_record(), file)
    before = file.read_bytes()
    assert window.open_file(file)
    assert window.session is not None
    window.session.act(next(iter(window.session.question)))
    assert file.read_bytes() == before
    (copy,) = games_dir().glob("*.json")
    assert load(copy).moves


def test_an_own_game_is_continued_in_its_file(window: PowerGridWindow) -> None:
    file = games_dir() / "mine.json"
    save(a_record(), file)
    assert window.open_file(file)
    assert window.session is not None
    window.session.act(next(iter(window.session.question)))
    assert list(games_dir().glob("*.json")) == [file]
    assert load(file).moves


def test_the_title_names_the_game_at_the_table(window: PowerGridWindow) -> None:
    assert window.windowTitle() == "Power Grid"
    assert window.open_record(a_record())
    assert window.windowTitle() == "Germany, round 1 – Power Grid"
    session = window.session
    assert session is not None
    play_until(session, lambda state: state.round == 2)
    assert window.windowTitle() == "Germany, round 2 – Power Grid"


def test_having_no_game_to_continue_is_reported(window: PowerGridWindow) -> None:
    window.continue_game()
    assert "no unfinished game" in told(window)


def test_panels_beside_the_table_are_in_the_menu(window: PowerGridWindow) -> None:
    assert window.open_record(a_record())
    assert window.table is not None
    actions = window.menu.findChildren(QAction)
    lines = {action.text().partition("\t")[2]: action for action in actions}
    lines["M"].trigger()
    assert window.table.findChild(ConnectionsPanel) is not None
    window.menu.game.aboutToShow.emit()
    assert lines["T"].isEnabled()
    window.show_new_game()
    window.menu.game.aboutToShow.emit()
    assert not lines["T"].isEnabled()


def test_the_menu_opens_the_plan_of_a_round(window: PowerGridWindow) -> None:
    assert window.open_record(a_record())
    assert window.table is not None
    actions = window.menu.findChildren(QAction)
    plan = next(action for action in actions if action.text().endswith("\tN"))
    window.menu.game.aboutToShow.emit()
    assert plan.isEnabled()
    plan.trigger()
    page = expect(PlanPage, window.table.action.page)
    plan.trigger()
    assert window.table.action.page is not page
    window.show_new_game()
    window.menu.game.aboutToShow.emit()
    assert not plan.isEnabled()


TWO_ISLANDS = """
id: two-islands
name: Two Islands
areas:
  - {id: west, name: West, colour: red}
  - {id: east, name: East, colour: blue}
cities:
  - {id: anna, name: Anna, area: west, lat: 54.1, lon: 7.9}
  - {id: bert, name: Bert, area: east, lat: 54.2, lon: 8.4}
connections:
  - {a: anna, b: bert, cost: 9}
"""


def test_own_boards_can_be_added_and_removed_while_the_program_runs(
    window: PowerGridWindow,
) -> None:
    window.show_new_game()
    view = window.new_game_view
    assert view is not None
    before = len(boards_offered(view))
    own_maps_dir().mkdir(parents=True)
    file = own_maps_dir() / "two-islands.yaml"
    file.write_text(TWO_ISLANDS)
    window.show_new_game()
    view.form.boards.chosen.emit(boards_offered(view).index("Two Islands"))
    assert view.setup.board_id == "two-islands"
    file.unlink()
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    assert len(boards_offered(view)) == before
    assert view.setup.board_id == "germany"


def boards_offered(view: NewGameView) -> list[str]:
    QApplication.processEvents()
    boards = view.form.boards
    return [boards.label(row) for row in range(boards.model().rowCount())]


def test_a_new_game_can_be_set_up_while_another_waits(window: PowerGridWindow) -> None:
    assert window.open_record(a_record())
    table = window.view
    window.show_new_game()
    assert isinstance(window.view, NewGameView)
    window.continue_game()
    assert window.view is table


def test_a_game_starts_with_its_options(window: PowerGridWindow) -> None:
    seats = tuple(Seat(f"Seat {i}", PLAYER_COLOURS[i], PERSON) for i in range(2))
    options = Options(one_area_per_player=True)
    begin(window, GameSetup("central-europe", "classic", (2, 3), seats, 1, options))
    assert window.session is not None
    game = window.session.state.game
    assert game.options == options
    assert game.areas == (2, 3)
    (file,) = games_dir().glob("*.json")
    assert load(file).options() == options


def test_a_game_whose_areas_were_drafted_has_the_turn_order_of_the_draft(
    window: PowerGridWindow,
) -> None:
    seats = tuple(Seat(f"Seat {i}", PLAYER_COLOURS[i], PERSON) for i in range(3))
    for order in ((2, 0, 1), (1, 2, 0)):
        setup = GameSetup("germany", "classic", (0, 1, 3), seats, 1, is_drafted=True, order=order)
        begin(window, setup)
        assert window.session is not None
        assert window.session.recorder is not None
        assert window.session.recorder.header.first_order == order


def test_a_game_can_be_saved_under_another_name(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_record(a_record())
    assert window.session is not None
    window.session.act(next(iter(window.session.question)))
    file = tmp_path / "copy.json.gz"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    action(window, "Save the record as…").trigger()
    assert len(load(file).moves) == 1
    blocked = tmp_path / "copy.json.gz" / "below.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(blocked), ""))
    action(window, "Save the record as…").trigger()
    assert "cannot be written" in told(window)


def test_the_result_says_where_its_record_is_saved(
    window: PowerGridWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.open_file(TRANSCRIPT)
    page = window.end_view
    assert page is not None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    page.save.click()
    assert page.status.text == "Saved: mine.powergrid.json"


def test_undo_and_redo_work_from_the_menu(window: PowerGridWindow) -> None:
    def can_buy(state: object) -> bool:
        question = session.question
        return isinstance(question, FuelPurchases) and any(map(question.max_amount, FUELS))

    session = a_session()
    play_until(session, can_buy)
    window.open_record(record_of(session))
    assert window.session is not None
    question = expect(FuelPurchases, window.session.question)
    before = digest(window.session.state)
    window.session.act(BuyFuel(next(fuel for fuel in FUELS if question.max_amount(fuel)), 1))
    after = digest(window.session.state)
    action(window, "Undo").trigger()
    assert digest(window.session.state) == before
    action(window, "Redo").trigger()
    assert digest(window.session.state) == after


def test_settings_are_saved(window: PowerGridWindow) -> None:
    window.open_record(a_record())
    assert window.session is not None
    for text in ("Dark", "Fast", "150%", "Extra large"):
        action(window, text).trigger()
    assert look().theme.is_dark
    assert window.session.bots.pace == PACES["fast"]
    assert (look().factor, look().text) == (1.5, 1.4)
    again = Settings()
    assert (again.scheme, again.pace, again.scale) == ("dark", "fast", 150)
    assert again.text_size == "larger"


def test_the_settings_of_colours_and_letters_are_saved(window: PowerGridWindow) -> None:
    before = look().theme.house_fill("red")
    action(window, "Colour-blind safe").trigger()
    action(window, "Letters on houses").trigger()
    assert look().theme.house_fill("red") != before
    assert look().shows_letters
    assert (Settings().palette, Settings().shows_letters) == ("safe", True)


def test_damaged_settings_are_ignored() -> None:
    settings = Settings()
    file = QSettings(settings.file, QSettings.Format.IniFormat)
    for key, value in (("look/scheme", "pink"), ("game/pace", "7"), ("look/scale", "9999")):
        file.setValue(key, value)
    assert (settings.scheme, settings.pace, settings.scale) == ("system", "normal", 100)


def test_the_menu_has_eight_lines_and_each_key_does_one_thing(window: PowerGridWindow) -> None:
    for menu, maximum in ((window.menu, 8), (window.menu.game, 14)):
        lines = [line.text() for line in menu.actions() if not line.isSeparator()]
        assert len(lines) <= maximum
        letters = [line.partition("&")[2][:1].casefold() for line in lines]
        assert len(set(letters)) == len(lines), letters
    keys = [key.toString() for a in window.findChildren(QAction) for key in a.shortcuts()]
    assert len(keys) == len(set(keys)), "no key stands for two things"
