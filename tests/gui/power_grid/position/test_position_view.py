# SPDX-License-Identifier: MIT
"""A real table set up by hand: described, checked, and played on."""

import ast
import inspect
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.box import board_editions, built_in_board_ids, edition_ids, load_edition
from powergrid.gui.power_grid.game.game_setup import first_setup
from powergrid.gui.power_grid.game.last_game import setup_text
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.position.described_table import DescribedTable
from powergrid.gui.power_grid.position.extras_pane import ExtrasPane
from powergrid.gui.power_grid.position.fault_words import fault_words
from powergrid.gui.power_grid.position.fields import FuelFields, numbers_in
from powergrid.gui.power_grid.position.panes import GamePane, MarketsPane, PlayersPane, TurnPane
from powergrid.gui.power_grid.position.position_view import EXTRAS, PLAYERS, PositionView
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.settings_page import SettingsPage
from powergrid.records import PERSON, Seat, verify
from powergrid.rules import position as rules
from powergrid.rules import position_faults, position_history, position_options
from powergrid.rules.state import AUCTION, BUILDING_HOUSES, BUYING_FUEL, FUEL
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, play_until
from tests.gui.windows import press
from tests.records.games import write_own_board

Key = Qt.Key
LEVELS = ("beginner", "learner", "regular")


@pytest.fixture
def described() -> DescribedTable:
    edition = load_edition("recharged")
    return DescribedTable(first_setup("germany", edition, LEVELS), LEVELS)


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    return new_window(1280, 800, first=PowerGridWindow.show_new_game, pace="instant")


def cities_of(described: DescribedTable) -> list[int]:
    return [*described.position.holdings[0].cities]


def shown(window: PowerGridWindow) -> PositionView:
    return expect(PositionView, window.view)


def type_into(field: QWidget, text: str) -> None:
    field.setFocus()
    QTest.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)


@pytest.mark.slow
def test_a_described_table_is_played_undone_and_saved(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    window.visits.learn()
    QTest.keyClick(window.view, Key.Key_T)
    view, table = shown(window), shown(window).table
    view.show_side(1)
    turn, players, markets = (view.panes[at] for at in (1, 2, 3))
    assert isinstance(turn, TurnPane)
    assert isinstance(players, PlayersPane)
    assert isinstance(markets, MarketsPane)
    turn.phase.button(1).click()
    assert table.position.phase == FUEL
    assert not view.play.isEnabled()
    assert any("must have bought a plant" in line for line in view.problems())
    for seat, plant in enumerate((4, 5, 8, 10)):
        table.show_seat(seat)
        table.set_seat(table.setup.seats[seat]._replace(player=PERSON))
        view.show_side(PLAYERS)
        type_into(players.plants, str(plant))
        players.money.plus.click()
    view.show_side(3)
    type_into(markets.market, "3, 6, 7, 9, 11, 12, 13, 14")
    view.show_side(1)
    turn.by_rules.click()
    assert view.problems() == []
    QTest.keyClick(view, Key.Key_Return)
    session = window.session
    assert session is not None
    assert session.state.asks == BUYING_FUEL
    assert session.state.money == (51, 51, 51, 51)
    before = session.state.copy()
    play_until(session, lambda state: state.seat != before.seat, "sensible")
    while session.can_undo:
        session.undo()
    assert session.state == before
    autosave = window.autosave
    assert autosave is not None
    play_until(session, lambda state: state.asks == BUILDING_HOUSES, "sensible")
    file = autosave.file
    qtbot.waitUntil(file.is_file)
    assert verify(file).is_ok


def test_enter_after_a_number_starts_no_game_and_another_does(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    view = shown(window)
    view.show_side(1)
    type_into(expect(TurnPane, view.panes[1]).round.field, "1")
    assert shown(window) is view
    press(window, Key.Key_Return)
    assert isinstance(window.view, Table)


def test_a_click_on_the_map_adds_a_house_and_another_removes_it(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    view = shown(window)
    city = view.table.game.cities[0]
    view.map.city_clicked.emit(city)
    assert cities_of(view.table) == [city]
    assert view.column.is_wanted(view.panes[PLAYERS])
    assert any("before Phase 4" in line for line in view.problems())
    view.map.city_hovered.emit(city)
    assert view.table.setup.seats[0].name in view.map.accessibleDescription()
    view.map.city_clicked.emit(city)
    assert cities_of(view.table) == []


def test_a_described_table_is_there_again_until_it_is_cleared(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    table = shown(window).table
    start = table.position
    table.hold(money=77)
    window.navigator.leave()
    window.visits.set_up_position()
    assert shown(window).table is table
    window.preferences.set("language", "de")
    assert shown(window).accessibleName() == "Stellung aufbauen"
    window.menu.show_settings()
    window.preferences.set("language", "en")
    assert isinstance(window.view, SettingsPage)
    window.navigator.leave()
    view = shown(window)
    assert view.table.holding.money == 77
    assert not view.undo_button.isEnabled()
    QTest.keyClick(view, Key.Key_N)
    assert table.position._replace(order=start.order) == start


def test_every_change_is_undone_and_redone(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    view, table = shown(window), shown(window).table
    start, seats = table.position, table.setup.seats
    table.show_seat(1)
    table.hold(money=77)
    table.put(round=start.round)
    table.toggle_area((table.setup.areas or ())[0])
    table.set_seat(seats[1]._replace(name="Eve"))
    table.show_seat(0)
    table.choose_players(len(seats) - 1)
    undo = expect(QWidget, view.undo_button)
    for changed in (True, True, True, False):
        assert undo.isEnabled()
        QTest.keyClick(view, Key.Key_Z)
        assert (table.position.holdings[1].money == 77) is changed
    assert not undo.isEnabled()
    assert (table.position, table.setup.seats, len(table.game.areas)) == (start, seats, 4)
    QTest.keyClick(view, Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    assert (table.seat, table.holding.money) == (1, 77)
    table.hold(money=78)
    table.redo()
    assert table.holding.money == 78, "a new change leaves nothing to redo"


def test_enter_plays_on_whichever_page_the_keys_have_opened(
    window: PowerGridWindow, qtbot: QtBot
) -> None:
    window.visits.set_up_position()
    qtbot.waitUntil(window.isActiveWindow)
    view = shown(window)
    asked: list[bool] = []
    view.play_asked.disconnect()
    view.play_asked.connect(lambda: asked.append(True))
    press(window, Key.Key_3)
    assert view.sides.button(PLAYERS).hasFocus()
    press(window, Key.Key_Return)
    assert asked
    assert view.column.is_wanted(view.panes[PLAYERS]), "and no other page is opened"


def test_a_table_whose_board_is_gone_is_not_shown_again(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    table = shown(window).table
    table.setup = replace(table.setup, board_id="atlantis")
    window.navigator.leave()
    window.visits.set_up_position()
    assert shown(window).table.setup.board_id != "atlantis"


def test_the_game_in_progress_can_be_copied(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    assert not shown(window).as_played.isEnabled()
    window.navigator.leave()
    assert window.open_record(a_record(3, "usa", "classic"))
    session = window.session
    assert session is not None
    play_until(session, lambda state: state.asks == BUYING_FUEL, "sensible")
    window.visits.set_up_position()
    view = shown(window)
    view.as_played.click()
    assert view.table.game == session.state.game
    assert view.table.position == rules.position_of(session.state)
    assert view.problems() == []


def test_a_game_on_a_board_that_is_gone_can_be_copied_and_changed(window: PowerGridWindow) -> None:
    file = write_own_board()
    assert window.open_record(a_record(3, "home"))
    file.unlink()
    window.visits.set_up_position()
    view = shown(window)
    view.as_played.click()
    table, game = view.table, view.table.game
    table.toggle_area(game.areas[0])
    assert table.game.areas == game.areas[1:]
    table.choose_players(4)
    table.start_over()
    assert table.game.board == game.board
    pane = expect(GamePane, view.panes[0])
    pane.editions.button(edition_ids().index("classic")).click()
    assert (table.setup.board_id, table.setup.edition_id) == ("germany", "classic")


def test_every_fault_reported_by_the_rules_has_a_sentence(described: DescribedTable) -> None:
    codes = {
        str(node.value)
        for module in (position_history, position_faults, position_options)
        for found in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(found, ast.Yield) and isinstance(found.value, ast.Tuple)
        for node in ast.walk(found.value.elts[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    facts = dict.fromkeys(("plant", "step", "found", "needed", "minimum", "maximum", "over"), 1)
    facts |= {"seat": 0, "city": 0, "fuel": 0, "cities": 7}
    facts |= {"price": 10}
    assert len(codes) > 35
    for code in codes:
        words = fault_words((code, {**facts}), described.game, described.setup.seats)
        assert words.endswith(".")
        assert "{" not in words


def test_a_fault_names_its_player(described: DescribedTable) -> None:
    first, *_ = seats = described.setup.seats
    words = fault_words(("no_room", {"seat": 0, "fuel": 0, "over": 2}), described.game, seats)
    assert words == f"Coal: {first.name}'s plants cannot store 2 of the tokens."


def test_another_edition_keeps_the_board_if_it_is_printed_there(described: DescribedTable) -> None:
    pane = GamePane(described, built_in_board_ids())
    described.changed.connect(pane.refresh)
    classic, recharged = (
        pane.editions.button(edition_ids().index(edition)) for edition in ("classic", "recharged")
    )
    classic.click()
    assert (described.setup.board_id, described.setup.edition_id) == ("germany", "classic")
    described.choose_board("central-europe", "classic")
    recharged.click()
    assert described.setup.edition_id == "recharged"
    assert described.setup.board_id != "central-europe"


def test_each_number_of_tokens_stands_beside_the_sign_of_its_fuel() -> None:
    fields = FuelFields("Market")
    assert [sign.toolTip() for sign in fields.findChildren(PieceIcon)] == [
        "Coal",
        "Oil",
        "Garbage",
        "Uranium",
    ]


def test_changing_board_or_players_starts_over_and_removing_areas_removes_houses(
    described: DescribedTable,
) -> None:
    city = described.game.cities[0]
    described.toggle_city(city)
    described.toggle_city(-1)
    assert cities_of(described) == [city]
    described.toggle_area(described.game.board.cities[city].area)
    assert cities_of(described) == []
    assert described.problem
    described.choose_players(3)
    assert (described.problem, len(described.position.holdings)) == ("", 3)
    described.choose_board("usa", "classic")
    assert described.game.board.id == "usa"
    assert described.faults() == []


def test_turn_order_and_finished_turns_are_set_by_clicks(described: DescribedTable) -> None:
    described.move_ahead(2)
    assert described.position.order == (0, 2, 1, 3)
    described.move_ahead(0)
    assert described.position.order == (2, 1, 3, 0)
    described.toggle_done(3)
    assert [*described.position.done] == [3]
    described.choose_phase(AUCTION)
    assert [*described.position.done] == []


def test_a_colour_in_use_is_swapped(described: DescribedTable) -> None:
    mine, other = described.setup.seats[:2]
    described.set_seat(Seat("Anna", other.colour))
    assert described.setup.seats[1].colour == mine.colour


def test_the_draw_pile_is_all_other_plants_until_it_is_counted(described: DescribedTable) -> None:
    before = described.position.pile
    described.put(gone=(20, 21))
    assert described.position.pile == before - 2
    described.put(under=(22,))
    assert described.position.pile == before - 2  # one that was drawn is back in the pile
    described.count_pile(12)
    described.put(gone=())
    assert described.position.pile == 12


def test_plant_numbers_may_be_separated_by_anything() -> None:
    assert numbers_in(" 3,4; 10\t36 and 1234 x") == (3, 4, 10, 36)
    assert len(numbers_in("7 " * 200)) == 50


def extras_of(board: str, edition: str) -> tuple[DescribedTable, ExtrasPane]:
    described = DescribedTable(first_setup("germany", load_edition("recharged"), LEVELS), LEVELS)
    described.choose_board(board, edition)
    assert described.faults() == []
    pane = ExtrasPane(described)
    described.changed.connect(pane.refresh)
    pane.refresh()
    return described, pane


@pytest.mark.parametrize("board", built_in_board_ids())
def test_every_board_can_be_described(board: str) -> None:
    described = DescribedTable(first_setup("germany", load_edition("recharged"), LEVELS), LEVELS)
    for edition in board_editions(board):
        for players in (3, 6):
            described.choose_board(board, edition)
            described.choose_players(players)
            assert described.faults() == []
            assert described.record("today").start()[1].seat == 0


def test_a_board_asks_only_for_its_own_extras(described: DescribedTable) -> None:
    described.choose_board("usa", "recharged")
    assert not ExtrasPane(described).has_fields()
    germany, pane = extras_of("germany", "recharged")
    pane.uranium.click()
    assert [code for code, _ in germany.faults()] == ["uranium_not_out"]
    korea, pane = extras_of("korea", "classic")
    pane.north.steppers[1].plus.click()
    assert korea.position.extras.north == (12, 7, 2, 0)
    east, pane = extras_of("middle-east", "classic")
    pane.glut.plus.click()
    type_into(pane.above, "31 32")
    assert (east.position.extras.glut, east.position.extras.shuffled) == (1, (31, 32))
    benelux, pane = extras_of("benelux", "classic")
    pane.lowest.click()
    assert benelux.position.is_lowest_gone
    india, pane = extras_of("india", "classic")
    pane.built.plus.click()
    assert [code for code, _ in india.faults()] == ["too_many_built"]


def test_second_networks_are_offered_only_in_cities_with_houses() -> None:
    japan, pane = extras_of("japan", "classic")
    own = sorted(japan.game.begin_in.intersection(japan.game.cities))[:2]
    assert not pane.networks.tiles
    japan.toggle_city(own[0])
    assert not pane.networks.tiles, "the only network is the first"
    japan.toggle_city(own[1])
    pane.networks.picked.emit(1)
    assert [*japan.position.extras.second_networks] == [(0, own[1])]
    pane.networks.picked.emit(0)
    assert [*japan.position.extras.second_networks] == [(0, own[0])]
    japan.toggle_city(own[0])
    assert [*japan.position.extras.second_networks] == []


def test_a_second_network_ends_with_its_area_and_no_other() -> None:
    japan, _ = extras_of("japan", "classic")
    begins = min(japan.game.begin_in.intersection(japan.game.cities))
    area = japan.game.board.cities[begins].area
    japan.toggle_city(begins)
    japan.toggle_second_network(0, begins)
    japan.toggle_area(next(other for other in japan.game.areas if other != area))
    assert [*japan.position.extras.second_networks] == [(0, begins)]
    japan.toggle_area(area)
    assert [*japan.position.extras.second_networks] == []


def test_the_bank_is_described_like_a_player_and_played_against(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    view, table = shown(window), shown(window).table
    table.choose_players(2)
    assert table.setup.options.against_the_bank
    assert (view.problems(), len(table.position.bank.cities)) == ([], 6)
    view.show_side(PLAYERS)
    players = expect(PlayersPane, view.panes[PLAYERS])
    players.seats.picked.emit(2)
    assert not players.is_wanted(players.who)
    city = table.position.bank.cities[0]
    view.map.city_hovered.emit(city)
    assert view.map.accessibleDescription().endswith("The bank")
    view.map.city_clicked.emit(city)
    assert any("starts with 6 houses" in line for line in view.problems())
    view.map.city_clicked.emit(city)
    type_into(players.plants, "13")
    assert any("must own 0" in line for line in view.problems())
    type_into(players.plants, " ")
    QTest.keyClick(view, Key.Key_Return)
    session = window.session
    assert session is not None
    play_until(session, lambda state: state.asks == BUYING_FUEL, "sensible")
    assert len(session.state.bank_plants) == 1
    window.visits.set_up_position()
    shown(window).as_played.click()
    assert shown(window).problems() == []
    assert shown(window).table.position.bank.plants == session.state.bank_plants


def test_a_last_game_that_is_no_longer_possible_gives_way_to_a_first_one(
    window: PowerGridWindow,
) -> None:
    setup = first_setup("bremen", load_edition("recharged"), LEVELS)
    window.settings.last_game = setup_text(replace(setup, edition_id="classic"))
    window.visits.set_up_position()
    assert shown(window).table.setup.board_id == "germany"


def test_starting_cities_are_marked_on_the_map(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    view, table = shown(window), shown(window).table
    game_pane = expect(GamePane, view.panes[0])
    game_pane.options.boxes["starting_cities"].click()
    assert len(table.position.marked) == 4
    QTest.keyClick(view, Key.Key_5)
    city = table.position.marked[0]
    view.map.city_clicked.emit(city)
    assert any("3 cities are marked" in line for line in view.problems())
    view.map.city_clicked.emit(city)
    assert view.problems() == []
    assert view.map.accessibleDescription() == ""
    table.toggle_area(table.game.board.cities[city].area)
    assert city not in table.position.marked


def test_cities_can_be_closed_on_the_map_and_piles_counted(window: PowerGridWindow) -> None:
    window.visits.set_up_position()
    view, table = shown(window), shown(window).table
    table.choose_board("usa", "recharged")
    QTest.keyClick(view, Key.Key_5)
    assert not view.column.is_wanted(view.extras)  # the USA has nothing of the kind
    table.choose_board("manhattan", "recharged")
    QTest.keyClick(view, Key.Key_5)
    assert view.column.is_wanted(view.panes[EXTRAS])
    city = table.position.closed[0]
    view.map.city_clicked.emit(city)
    assert city not in table.position.closed
    assert any("Closed cities at" in line for line in view.problems())
    assert view.column.is_wanted(view.panes[EXTRAS])
    view.extras.draw.click()
    assert view.problems() == []
    type_into(view.extras.side_pile, "33 36")
    view.extras.piles_done.button(1).click()
    assert (table.position.extras.side_pile, table.position.pile) == ((33, 36), 2)
    table.choose_board("usa", "recharged")
    assert view.column.is_wanted(view.panes[0])
