# SPDX-License-Identifier: MIT
"""What a screen reader hears: a new name of the focused widget or a notification, never both."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.accessible_roles import install_roles
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.live_region import be_live
from powergrid.gui.kit.screen_reader import Notice
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.power_grid.pages.auction.watching_page import WatchingPage
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.panels.connections_panel import ConnectionsPanel
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.panels.words_panel import WordsPanel
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.announcements import new_announcer
from powergrid.rules.actions import BuildHouse, BuyFuel, OpenAuction
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_session, play_until


def _show(qtbot: QtBot, window: QWidget) -> None:
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


@pytest.fixture
def building(qtbot: QtBot) -> Table:
    session = play_until(a_session(3), lambda state: state.asks == BUILDING_HOUSES)
    table = Table(session)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    _show(qtbot, table)
    return table


@pytest.fixture
def with_orca(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[QWidget], None]]:
    """Return a function that shows a window to a screen reader, on a platform with Orca."""
    install_roles()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    announcer().announced.connect(screen_reader.forward_announcement)

    def look_at(window: QWidget) -> None:
        monkeypatch.setattr(QApplication, "activeWindow", lambda: window)

    yield look_at
    announcer().announced.disconnect(screen_reader.forward_announcement)


def test_actions_of_bots_become_the_name_of_the_focused_widget(
    qtbot: QtBot, said: list[str]
) -> None:
    session = a_session(3, edition="classic", player=("person", "random", "random"))
    new_announcer(session)
    table = Table(session)
    qtbot.addWidget(table)
    _show(qtbot, table)
    table.setFocus()
    while session.is_person_asked:
        session.act(next(iter(session.question)))
    page = expect(WatchingPage, table.action.page)
    assert QApplication.focusWidget() is page.stage
    session.act(next(iter(session.question)))
    assert page.stage.accessibleName() == next(t for t in reversed(said) if "Your turn" not in t)


def test_a_repeated_announcement_changes_the_name_again(qtbot: QtBot) -> None:
    widget = QWidget()
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(widget)
    be_live(widget)
    _show(qtbot, widget)
    widget.setFocus()
    announcer().say("P2 buys 1 garbage for 5.")
    first = widget.accessibleName()
    announcer().say("P2 buys 1 garbage for 5.")
    assert first.strip() == widget.accessibleName().strip()
    assert first != widget.accessibleName()


def test_without_a_focused_region_a_notification_is_sent(
    qtbot: QtBot, with_orca: Callable[[QWidget], None]
) -> None:
    window = QWidget()
    field = QListView(window)
    qtbot.addWidget(window)
    _show(qtbot, window)
    field.setFocus()
    with_orca(window)
    announcer().say("That is too dear.")
    notice = window.findChild(Notice)
    assert notice is not None
    told = QAccessible.queryAccessibleInterface(notice)
    assert told.role() == QAccessible.Role.Notification
    assert told.text(QAccessible.Text.Name) == "That is too dear."
    assert notice.size().isEmpty()


def test_an_announced_name_is_not_a_notification_too(
    qtbot: QtBot, with_orca: Callable[[QWidget], None]
) -> None:
    window = QWidget()
    line = QWidget(window)
    line.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(window)
    be_live(line)
    _show(qtbot, window)
    line.setFocus()
    assert line.hasFocus()
    with_orca(window)
    announcer().say("Bruno passes.")
    assert line.accessibleName() == "Bruno passes."
    assert window.findChild(Notice) is None


def test_your_turn_is_announced_once_per_turn(said: list[str]) -> None:
    session = play_until(a_session(3), _can_buy_two)
    new_announcer(session).ask()
    question = expect(FuelPurchases, session.question)
    fuel = next(fuel for fuel in range(4) if question.max_amount(fuel) > 1)
    session.act(BuyFuel(fuel, 1))
    session.act(BuyFuel(fuel, 1))
    assert sum(text.startswith("Your turn") for text in said) == 1
    assert sum(" buys " in text for text in said) == 2


def _can_buy_two(state: object) -> bool:
    if getattr(state, "asks", None) != BUYING_FUEL:
        return False
    return max(FuelPurchases(state).max_amount(fuel) for fuel in range(4)) > 2  # type: ignore[arg-type]


def test_undo_announces_the_question_again(said: list[str]) -> None:
    session = a_session(3, edition="classic")
    new_announcer(session).ask()
    asked = said[-1]
    session.act(OpenAuction(3, 3))
    session.undo()
    assert said[-2:] == ["Undone.", asked]


@pytest.mark.parametrize("toggle", ["toggle_log", "toggle_connections", "toggle_words"])
def test_escape_returns_the_focus(building: Table, toggle: str) -> None:
    place = building.action.page.undo
    place.describe("Takes back.", "")
    place.setFocus()
    getattr(building, toggle)()
    assert not place.hasFocus()
    drawer = QApplication.focusWidget()
    assert drawer is not None
    QTest.keyClick(drawer, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is place


def test_leaving_a_visited_view_returns_the_focus(new_window: NewWindow) -> None:
    window = new_window(first=PowerGridWindow.show_new_game)
    assert window.new_game_view is not None
    place = window.new_game_view.form.areas.chips.tiles[0]
    place.setFocus()
    window.visits.show_keys()
    assert not place.hasFocus()
    window.navigator.leave()
    assert QApplication.focusWidget() is place


def test_tab_reaches_the_areas_before_start(new_window: NewWindow) -> None:
    window = new_window(first=PowerGridWindow.show_new_game)
    view = window.new_game_view
    assert view is not None
    chips = view.form.areas.chips.tiles
    view.head.menu.setFocus()
    passed: list[QWidget] = []
    while (focus := QApplication.focusWidget()) is not view.form.start and len(passed) < 200:
        assert focus is not None
        passed.append(focus)
        focus.focusNextChild()
    assert set(chips) <= set(passed)


def test_tab_goes_to_the_chosen_segment(qtbot: QtBot) -> None:
    window = QWidget()
    before = QListView(window)
    segments = Segments(["a", "b", "c"], 0, window)
    qtbot.addWidget(window)
    _show(qtbot, window)
    segments.set_index(2)
    before.setFocus()
    before.focusNextChild()
    assert segments.button(2).hasFocus()
    segments.button(2).focusNextChild()
    assert not any(button.hasFocus() for button in segments.buttons())


def toggled(view: QListView, row: int) -> None:
    """Do the only action that Qt offers for a row."""
    told = QAccessible.queryAccessibleInterface(view).child(row)
    action = told.actionInterface()
    assert list(action.actionNames()) == ["Toggle"]
    action.doAction("Toggle")


def test_the_action_of_a_city_stages_it(building: Table) -> None:
    page = expect(BuildingPage, building.action.page)
    city = page.list.sites.rows[1].city
    toggled(page.list, 1)
    assert building.staging.draft.actions == [BuildHouse(city)]


def test_the_action_of_a_city_in_the_map_list_goes_there_and_says_so(
    building: Table, said: list[str]
) -> None:
    building.toggle_connections()
    panel = building.findChild(ConnectionsPanel)
    assert panel is not None
    city = panel.model.rows[2].city
    toggled(panel.list, 2)
    assert panel.model.here == city
    assert said[-1] == panel.title


def test_enter_on_a_city_in_the_map_list_is_announced(building: Table, said: list[str]) -> None:
    building.toggle_connections()
    panel = building.findChild(ConnectionsPanel)
    assert panel is not None
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert said[-1] == panel.title
    assert said[-1].endswith("and its connections")


def test_the_action_of_a_row_moves_the_focus_there(building: Table) -> None:
    building.toggle_words()
    words = building.findChild(WordsPanel)
    assert words is not None
    toggled(words.list, 3)
    assert words.list.currentIndex().row() == 3


def test_selecting_a_row_of_the_log_moves_the_focus_there(building: Table, qtbot: QtBot) -> None:
    building.toggle_log()
    log = building.findChild(LogPanel)
    assert log is not None
    view = log.list
    view.setCurrentIndex(view.model().index(0, 0))
    select = QItemSelectionModel.SelectionFlag.ClearAndSelect
    view.selectionModel().select(view.model().index(1, 0), select)
    qtbot.waitUntil(lambda: view.currentIndex().row() == 1)


def test_rows_of_lists_are_large_enough_to_click(building: Table) -> None:
    for toggle in (building.toggle_connections, building.toggle_words):
        toggle()
    lists = building.findChildren(SentenceList)
    assert len(lists) == 2
    for rows in lists:
        heights = [rows.sizeHintForRow(row) for row in range(rows.model().rowCount())]
        assert min(heights) >= 24
