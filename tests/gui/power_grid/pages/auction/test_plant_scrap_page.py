# SPDX-License-Identifier: MIT
"""Scrapping a plant, and leaving fuel on it."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from powergrid.gui.power_grid.pages.auction.plant_scrap_page import PlantScrapPage
from powergrid.rules import State
from powergrid.rules.actions import ScrapPlant
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS, OIL
from powergrid.rules.state import SCRAPPING_PLANT
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, faults, moment, must_scrap_plant


def with_fuel(state: State) -> None:
    """Let seat 0 choose among a hybrid with fuel and two plants that can take some of it."""
    assert state.asks == SCRAPPING_PLANT
    own = (5, 8, 12, state.lot)
    state.plants = (tuple(sorted(own)), *state.plants[1:])
    state.fuel = ((3, 1, 0, 0), *state.fuel[1:])


def test_a_plant_is_scrapped_by_keyboard_and_by_mouse(table_at: OpenTable) -> None:
    table = table_at(moment(must_scrap_plant))
    page = expect(PlantScrapPage, table.page)
    plants = page.question.plants
    QTest.keyClick(table.panel, Qt.Key.Key_2)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    QTest.mouseClick(page.tiles.tiles[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.scrap, Qt.MouseButton.LeftButton)
    assert table.acts == [ScrapPlant(plants[1]), ScrapPlant(plants[2])]


def test_the_weakest_plant_is_selected_for_scrapping_first(table_at: OpenTable) -> None:
    def owned(state: State) -> None:
        state.plants = ((20, 22, 25, 31), *state.plants[1:])  # 22 powers the fewest cities
        state.lot = 31

    page = expect(PlantScrapPage, table_at(moment(must_scrap_plant, change=owned)).page)
    assert page.plant == 22


def test_the_plant_just_bought_cannot_be_scrapped(table_at: OpenTable) -> None:
    table = table_at(moment(must_scrap_plant))
    table.staging.choose_plant(table.session.state.lot)
    page = expect(PlantScrapPage, table.page)
    assert "just bought" in page.message.text
    table.staging.choose_plant(page.question.plants[0])
    assert not page.message.text


def test_all_fuel_is_kept_unless_some_is_left_behind(table_at: OpenTable) -> None:
    table = table_at(moment(must_scrap_plant, change=with_fuel))
    page = expect(PlantScrapPage, table.page)
    page.choose_plant(5)
    assert page.left.is_wanted(page.leave)
    assert [fuel for fuel in FUELS if page.leave.is_wanted(page.counters[fuel])] == [COAL, OIL]
    QTest.mouseClick(page.scrap, Qt.MouseButton.LeftButton)
    coal = page.counters[COAL]
    assert not coal.minus.isEnabled()
    QTest.keyClick(table.panel, Qt.Key.Key_C)
    QTest.mouseClick(coal.plus, Qt.MouseButton.LeftButton)
    assert coal.count.text == "2"
    QTest.keyClick(table.panel, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    table.staging.choose_fuel(OIL, -1)
    assert (page.counters[COAL].count.text, page.counters[OIL].count.text) == ("1", "1")
    QTest.mouseClick(page.scrap, Qt.MouseButton.LeftButton)
    page.choose_plant(12)
    assert page.left_behind == NO_TOKENS
    assert table.acts == [ScrapPlant(5), ScrapPlant(5, (1, 1, 0, 0))]


def test_fuel_that_cannot_stay_is_not_kept(table_at: OpenTable) -> None:
    def too_much(state: State) -> None:
        with_fuel(state)
        state.plants = (tuple(sorted((4, 13, 18, state.lot))), *state.plants[1:])
        state.fuel = ((4, 0, 0, 0), *state.fuel[1:])

    table = table_at(moment(must_scrap_plant, change=too_much))
    page = expect(PlantScrapPage, table.page)
    page.choose_plant(13)
    assert not page.left.is_wanted(page.leave)


@pytest.mark.parametrize("size", [(618, 180), (455, 202), (880, 380)])
def test_the_choice_of_fuel_left_behind_fits_any_panel(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    table = table_at(moment(must_scrap_plant, change=with_fuel))
    page = expect(PlantScrapPage, table.page)
    page.choose_plant(5)
    table.panel.resize(*size)
    QCoreApplication.processEvents()
    assert not faults(table.panel)
