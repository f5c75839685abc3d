# SPDX-License-Identifier: MIT
"""Several people at one screen: handing over, rematches, and the remembered setup."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.power_grid.game.last_game import setup_of, setup_text
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.front_page import FrontPage
from powergrid.gui.shell.hand_over import HandOver
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from powergrid.records import PERSON, Seat
from powergrid.rules.actions import BuyFuel, EndTurn
from powergrid.rules.options import Options
from powergrid.rules.state import BUYING_FUEL
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, a_session, play_until, record_of
from tests.gui.windows import action, begin, press

KNOWN = (("germany", "usa"), ("classic", "recharged"), ("sensible", "master"))
SETUP = GameSetup(
    "usa",
    "recharged",
    None,
    (Seat("Zoë", "purple", PERSON), Seat("Yan", "black", "master"), Seat("Xu", "red", PERSON)),
    None,
    Options(starting_cities=True),
)


@pytest.fixture
def window(qtbot: QtBot, new_window: NewWindow) -> PowerGridWindow:
    window = new_window(pace="instant", own_pace="instant")
    qtbot.waitUntil(window.isActiveWindow)
    return window


def at_fuel(window: PowerGridWindow, **players: object) -> Session:
    session = play_until(
        a_session(**players),  # type: ignore[arg-type]
        lambda state: state.asks == BUYING_FUEL and state.seat == state.waiting[0],
    )
    window.open_record(record_of(session))
    QApplication.processEvents()
    assert window.session is not None
    return window.session


def test_the_table_is_covered_until_the_next_person_is_there(window: PowerGridWindow) -> None:
    action(window, "Hide the table between players").setChecked(True)
    session = at_fuel(window)
    assert isinstance(window.view, Table), "whoever opens the game sits there already"
    first = session.state.seat
    session.act(EndTurn())
    cover = expect(HandOver, window.view)
    assert session.seats[session.state.seat].name in cover.accessibleName()
    count = len(session.past)
    press(window, Qt.Key.Key_E)
    assert len(session.past) == count, "nothing of the table answers below the cover"
    press(window, Qt.Key.Key_Return)
    table = expect(Table, window.view)
    assert table.own.row.seat == session.state.seat != first
    session.undo()
    assert isinstance(window.view, HandOver)


@pytest.mark.parametrize("way", ["Ctrl+Home", "Ctrl+N"])
def test_no_way_back_to_the_table_avoids_the_cover(window: PowerGridWindow, way: str) -> None:
    window.preferences.set("hands_over", True)
    session = at_fuel(window)
    session.act(EndTurn())
    key = Qt.Key.Key_Home if way == "Ctrl+Home" else Qt.Key.Key_N
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    if way == "Ctrl+N":
        press(window, Qt.Key.Key_Escape)
    assert isinstance(window.view, FrontPage)
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.view, HandOver)
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.view, Table)
    session.act(next(action for action in session.question if isinstance(action, BuyFuel)))
    assert isinstance(window.view, Table), "the same person goes on"


@pytest.mark.slow
def test_who_leaves_a_visit_finds_the_table_covered(window: PowerGridWindow) -> None:
    window.preferences.set("hands_over", True)
    session = at_fuel(window)
    press(window, Qt.Key.Key_Question)
    assert window.navigator.is_visiting
    session.act(EndTurn())
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.view, HandOver)
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.view, Table)
    press(window, Qt.Key.Key_Question)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.view, Table), "the same person goes on"


@pytest.mark.slow
def test_the_cover_offers_to_replay_what_happened(window: PowerGridWindow) -> None:
    window.preferences.set("hands_over", True)
    session = at_fuel(window)
    session.act(EndTurn())
    press(window, Qt.Key.Key_N)
    views = [type(window.view)]
    press(window, Qt.Key.Key_Escape)
    views.append(type(window.view))
    assert views == [ReplayTable, Table]


@pytest.mark.parametrize("way", ["directly", "in the settings"])
def test_the_table_stays_covered_in_another_language(window: PowerGridWindow, way: str) -> None:
    window.preferences.set("hands_over", True)
    session = at_fuel(window)
    session.act(EndTurn())
    if way == "directly":
        window.preferences.set("language", "de")
    else:
        window.menu.show_settings()
        action(window, "Deutsch").trigger()
        press(window, Qt.Key.Key_Escape)
    cover = expect(HandOver, window.view)
    assert session.seats[session.state.seat].name in cover.accessibleName()
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.view, Table)


@pytest.mark.slow
def test_there_is_no_cover_if_unwanted_or_for_one_person(window: PowerGridWindow) -> None:
    session = at_fuel(window)
    session.act(EndTurn())
    assert isinstance(window.view, Table)
    window.preferences.set("hands_over", True)
    alone = at_fuel(window, player=(PERSON, "random", "random", "random"))
    for _ in range(30):
        if alone.is_person_asked:
            alone.act(next(iter(alone.question)))
        assert not isinstance(window.view, HandOver)


@pytest.mark.slow
def test_a_rematch_has_the_same_setup_and_other_cards(window: PowerGridWindow) -> None:
    window.open_record(a_record(players=3, board="usa"))
    assert window.session is not None
    assert window.session.recorder is not None
    before = window.session.recorder.header
    QTest.keyClick(
        window,
        Qt.Key.Key_N,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert window.session.recorder is not None
    after = window.session.recorder.header
    assert after.pile != before.pile
    for name in ("board", "edition", "seats", "areas", "options"):
        assert getattr(after, name) == getattr(before, name)
    assert len(list(games_dir().glob("*.json"))) == 1


@pytest.mark.slow
def test_a_rematch_is_a_new_game_and_has_no_pooled_fuel(window: PowerGridWindow) -> None:
    record = a_record(players=3)
    options = {**record.header.options, "pooled_fuel": True}
    window.open_record(record._replace(header=record.header._replace(options=options)))
    assert window.session is not None
    assert window.session.state.game.is_fuel_pooled
    window.rematch()
    assert not window.session.state.game.is_fuel_pooled


@pytest.mark.slow
def test_the_last_game_is_offered_again(window: PowerGridWindow) -> None:
    begin(window, SETUP)
    again = Settings()
    second = PowerGridWindow(Thinker(OPPONENTS), again)
    second.show_new_game()
    assert second.new_game_view is not None
    setup = second.new_game_view.setup
    assert (setup.board_id, setup.edition_id, setup.seats) == ("usa", "recharged", SETUP.seats)
    assert setup.options == SETUP.options
    second.close()


def test_the_remembered_setup_is_restored() -> None:
    assert setup_of(setup_text(SETUP), *KNOWN) == SETUP


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 9999,
        '{"board": "usa"}',
        setup_text(SETUP).replace("usa", "atlantis"),
        setup_text(SETUP).replace("master", "genius"),
        setup_text(SETUP).replace("purple", "red"),
        setup_text(SETUP).replace("purple", "pink"),
        setup_text(SETUP).replace('"Xu"', "7"),
        setup_text(SETUP)
        .replace('["Yan", "black", "master"], ', "")
        .replace('["Xu", "red", "person"]', ""),
    ],
)
def test_a_damaged_remembered_setup_is_ignored(text: str) -> None:
    assert setup_of(text, *KNOWN) is None
