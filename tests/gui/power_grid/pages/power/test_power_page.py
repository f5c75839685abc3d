# SPDX-License-Identifier: MIT
"""Running plants: switches, mixes, and the outcome."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from powergrid.box import load_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_scene import BoardScene
from powergrid.gui.power_grid.pages.power.power_page import PowerPage
from powergrid.gui.power_grid.table.table_board import TableBoard
from powergrid.gui.power_grid.words.notice import Notice
from powergrid.gui.power_grid.words.terms import plant_words
from powergrid.records import load
from powergrid.rules import State
from powergrid.rules.actions import RunPlants
from powergrid.rules.legal import Runs, legal
from powergrid.rules.state import with_item
from powergrid.tools.views_of_record import open_view
from tests.expect import expect
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable, faults, moment
from tests.gui.views import RECORD
from tests.rules.positions import connect_any


def can_run(state: State) -> bool:
    return isinstance(legal(state), Runs) and len(state.plants[0]) == 3


def with_hybrid(state: State) -> None:
    state.plants = ((5, 16, 25), *state.plants[1:])
    state.fuel = ((4, 4, 0, 0), *state.fuel[1:])


def opened(table_at: OpenTable) -> tuple[AskedTable, PowerPage]:
    table = table_at(moment(can_run, change=with_hybrid))
    page = expect(PowerPage, table.page)
    return table, page


def test_the_thriftiest_run_is_selected_at_first(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    best = page.question.thriftiest()
    assert page.run == best
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [best]


def test_a_switch_is_named_like_its_plant(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    names = [tile.switch.accessibleName() for tile in page.tiles]
    assert names == [plant_words(tile.plant) for tile in page.tiles]


def test_the_cities_ringed_are_those_of_the_deciding_player(table_at: OpenTable) -> None:
    def is_second(state: State) -> bool:
        return can_run(state) and len(state.waiting) < 4 and state.cities[0] != ()

    session = moment(is_second, change=with_hybrid)
    look().set_reduced_motion(True)
    table = table_at(session)
    page = expect(PowerPage, table.page)
    board = session.state.game.board
    shown = TableBoard(session, table.staging, load_drawing(board.id, "recharged")).view
    lit: list[set[tuple[int, int]]] = []
    for _ in range(2):
        scene = expect(BoardScene, shown.scene())
        own = session.state.cities[0]
        powered = own[: page.question.powered(page.run.plants)]
        assert {(city, 0) for city in powered} == {(city, s) for city, s in scene.lit if s == 0}
        lit.append(set(scene.lit))
        QTest.keyClick(table.panel, Qt.Key.Key_3)
    assert lit[0] != lit[1]


def test_plants_are_switched_by_mouse_and_keyboard(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    runs = [page.run.plants]
    QTest.mouseClick(page.tiles[0].switch, Qt.MouseButton.LeftButton)
    runs.append(page.run.plants)
    QTest.keyClick(table.panel, Qt.Key.Key_2)
    runs.append(page.run.plants)
    assert runs == [(5, 16, 25), (16, 25), (25,)]
    QTest.mouseClick(page.commit, Qt.MouseButton.LeftButton)
    assert table.acts == [RunPlants((25,))]


def test_a_plant_is_switched_from_the_own_panel(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    before = set(page.run.plants)
    table.staging.choose_plant(25)
    assert set(page.run.plants) == before ^ {25}


def test_the_mix_of_a_hybrid_is_chosen_by_mouse_and_keyboard(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    assert len(page.question.coal(page.run.plants)) > 1
    mixes = [page.run.coal]
    QTest.mouseClick(page.tiles[0].chip, Qt.MouseButton.LeftButton)
    mixes.append(page.run.coal)
    assert page.tiles[0].chip.text() == f"{page.run.coal} + {2 - page.run.coal}"
    QTest.keyClick(table.panel, Qt.Key.Key_X)
    mixes.append(page.run.coal)
    assert mixes[0] != mixes[1] != mixes[2]
    assert set(mixes) <= set(page.question.coal(page.run.plants))


@pytest.mark.parametrize("height", [222, 240, 320])
def test_a_low_panel_shows_the_mix_and_all_switches_in_one_row(
    table_at: OpenTable, height: int
) -> None:
    table, page = opened(table_at)
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    page.resize(look().ipx(580), look().ipx(height))
    page.place()
    page.line_layout.activate()
    assert page.tiles[0].chip.isVisibleTo(page)
    assert page.tiles[0].chip.height() >= look().ipx(24)
    tops = {tile.switch.mapTo(page, QPoint(0, 0)).y() for tile in page.tiles}
    assert len(tops) == 1


def test_only_mixes_that_can_lie_on_the_hybrid_are_offered(table_at: OpenTable) -> None:
    """Oil fills 05, and coal fits only on 04: however expensive oil is, 05 burns oil."""

    def oil_is_dear(state: State) -> None:
        state.plants = ((4, 5), *state.plants[1:])
        state.fuel = ((3, 4, 0, 0), *state.fuel[1:])
        state.fuel_market = (24, 0, 24, 6)

    table = table_at(moment(can_run, change=oil_is_dear))
    page = expect(PowerPage, table.page)
    assert page.run == RunPlants((4, 5), 0)
    chips = [tile.chip for tile in page.tiles if tile.chip.isVisibleTo(page)]
    assert [(chip.text(), chip.isEnabled()) for chip in chips] == [("0 + 2", False)]
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    QTest.keyClick(table.panel, Qt.Key.Key_X)
    assert page.run == RunPlants((4, 5), 0)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [RunPlants((4, 5), 0)]


def test_a_plant_without_fuel_is_refused_with_its_rule(table_at: OpenTable) -> None:
    def dry(state: State) -> None:
        with_hybrid(state)
        state.fuel = ((0, 2, 0, 0), *state.fuel[1:])

    table = table_at(moment(can_run, change=dry))
    page = expect(PowerPage, table.page)
    QTest.mouseClick(page.tiles[2].switch, Qt.MouseButton.LeftButton)
    assert 25 not in page.run.plants
    assert not page.tiles[2].switch.isChecked()
    assert "enough fuel" in page.message.text


def test_running_nothing_is_possible_after_confirmation(table_at: OpenTable) -> None:
    table, page = opened(table_at)
    for tile in page.tiles:
        if tile.switch.isChecked():
            button: QAbstractButton = tile.switch
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == []
    assert "No plant would run" in page.message.text
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [RunPlants(())]


def test_an_outage_cuts_every_income_that_is_shown(table_at: OpenTable) -> None:
    def begin_outage(state: State) -> None:
        state.extras = state.extras._replace(built=9)
        state.money = (50, *state.money[1:])
        state.plants = ((25,), *state.plants[1:])
        state.fuel = ((2, 0, 0, 0), *state.fuel[1:])
        connect_any(state, 0, 3)

    def has_no_city(state: State) -> bool:
        return isinstance(legal(state), Runs) and not state.cities[0]

    look().set_reduced_motion(True)
    table = table_at(moment(has_no_city, board="india", change=begin_outage))
    page = expect(PowerPage, table.page)
    # 44 for three cities, less 3 for each of them; a fourth would power, for 54 less 9.
    assert page.income.text == "+35"
    assert "another city would bring 10" in page.words.notes[0]


def test_cities_light_up_one_by_one_and_money_grows_along(table_at: OpenTable) -> None:
    """Lamps, income and board follow the lights, and end at what is chosen."""

    def lives_there(state: State) -> bool:
        return can_run(state) and len(state.cities[0]) > 3

    look().set_reduced_motion(True)
    table = table_at(moment(lives_there, change=with_hybrid))
    page = expect(PowerPage, table.page)
    game, cities = table.session.state.game, table.session.state.cities[0]
    assert table.staging.powered == cities[: page.question.powered(page.run.plants)]
    for count in (0, 2, 3):
        page.lights.jump_to({0: count})
        assert table.staging.powered == cities[:count]
        assert (page.lamps.shining, page.income.text) == (count, f"+{game.income(count)}")


def test_a_plant_left_off_shows_what_it_would_earn(table_at: OpenTable) -> None:
    def has_four(state: State) -> bool:
        return can_run(state) and len(state.cities[0]) > 4

    look().set_reduced_motion(True)
    table = table_at(moment(has_four, change=with_hybrid))
    page = expect(PowerPage, table.page)
    table.staging.choose_plant(25)
    lit, owned = page.question.powered(page.run.plants), page.question.owned
    assert page.lit.text == f"{lit} of {owned} cities powered, {owned - lit} dark"
    assert page.lit.warns
    assert "With 25 as well: +" in page.words.notes[0]
    table.staging.choose_plant(25)
    assert "dark" not in page.lit.text


def test_lamps_are_shown_even_in_little_room(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    lamps = page.lamps
    lamps.resize(300, lamps.minimumSizeHint().height())
    lamps.shine(lamps.owned)
    drawn = lamps.grab().toImage()
    lit = look().theme.lit
    spot = drawn.pixelColor(7, 9)
    assert abs(spot.red() - lit.red()) < 40
    assert abs(spot.green() - lit.green()) < 40


def test_in_large_text_the_lamps_are_beside_the_words(table_at: OpenTable) -> None:
    look().set_text_size("larger")
    table = table_at(moment(can_run, change=with_hybrid), size=(580, 224))
    page = expect(PowerPage, table.page)
    assert page.beside.isVisible()
    assert not page.lamps.isVisible()
    assert page.lit.narrow_width() <= page.lit.width()


def test_in_spare_room_the_notes_have_the_players_text_size(table_at: OpenTable) -> None:
    _, page = opened(table_at)
    look().set_text_size("larger")
    page.resize(880, 480)
    notes = [tile.note for tile in page.tiles if tile.is_wanted(tile.note)]
    assert notes
    assert all(note.fitting_font() == look().text_font(note.size_) for note in notes)


@pytest.mark.parametrize(
    ("size", "has_line", "has_figures"),
    [((580, 224), False, False), ((455, 330), True, False), ((656, 448), True, True)],
)
def test_spare_room_shows_the_line_of_the_figures_and_then_the_figures(
    table_at: OpenTable, size: tuple[int, int], has_line: bool, has_figures: bool
) -> None:
    page = expect(PowerPage, table_at(moment(can_run), size=size).page)
    assert page.folded.isVisible() == has_line
    assert page.figures.isVisible() == has_figures
    assert not faults(page)


def test_a_mine_is_not_switched_on(table_at: OpenTable) -> None:
    def with_mine(state: State) -> None:
        state.plants = ((4, 11, 25), *state.plants[1:])
        state.fuel = ((4, 0, 0, 0), *state.fuel[1:])

    table = table_at(moment(can_run, board="australia", change=with_mine))
    page = expect(PowerPage, table.page)
    assert [tile.plant.number for tile in page.tiles] == [4, 25]
    page.choose_plant(11)
    assert page.message.text == ""


@pytest.mark.parametrize("size", [(580, 198), (436, 234), (436, 274)])
@pytest.mark.parametrize("plants", [(7, 31, 35), (5, 13, 21)])
def test_a_small_panel_says_of_each_plant_what_it_does_and_burns(
    table_at: OpenTable, size: tuple[int, int], plants: tuple[int, ...]
) -> None:
    def has_three(state: State) -> None:
        state.plants = with_item(state.plants, 0, plants)
        state.fuel = with_item(state.fuel, 0, (3, 1, 0, 0))

    page = expect(PowerPage, table_at(moment(can_run, change=has_three), size=size).page)
    assert len(page.tiles) == 3
    for tile in page.tiles:
        assert tile.mix.isVisible() or (tile.note.text and tile.note.isVisible())
        assert tile.burns.isVisible() != tile.burns_below.isVisible()
        assert tile.key.isVisible()


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("size", [(580, 194), (580, 205)])
def test_beside_a_notice_the_lamps_make_room_for_the_notes_in_the_lowest_panels(
    table_at: OpenTable, size: tuple[int, int], text: str
) -> None:
    look().set_text_size(text)
    page = expect(PowerPage, table_at(moment(can_run), size=size).page)
    assert page.lamps.isVisible() == (text == "normal")
    page.notice = Notice(("Step 2: a second house in every city, for 15.", "Step 2"), False)
    page.place()
    assert page.head.notice.isVisible()
    assert page.beside.isVisible()
    assert not page.lamps.isVisible()
    for tile in page.tiles:
        assert tile.note.isVisible()
        assert tile.mapTo(page, tile.note.geometry().bottomLeft()).y() < page.foot.y()
    assert not faults(page)


@pytest.mark.parametrize(
    ("file", "move"),
    [(Path("docs/games/two-and-the-bank.powergrid.json.gz"), 211), (RECORD, 300)],
)
def test_lamps_and_notes_are_shown_beside_a_notice_in_a_small_window(
    qtbot: QtBot, file: Path, move: int
) -> None:
    window = open_view("power", load(file), move, (1280, 800))
    qtbot.addWidget(window)
    assert window.table is not None
    page = expect(PowerPage, window.table.action.page)
    assert page.notice.text
    assert page.lamps.isVisible()
    assert all(tile.note.isVisible() for tile in page.tiles)
