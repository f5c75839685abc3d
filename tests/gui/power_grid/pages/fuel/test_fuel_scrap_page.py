# SPDX-License-Identifier: MIT
"""Discarding coal and oil that no plant can store."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from powergrid.gui.power_grid.pages.fuel.fuel_scrap_page import FuelScrapPage
from powergrid.rules import State
from powergrid.rules.actions import ScrapFuel
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import FuelScraps
from powergrid.rules.state import SCRAPPING_FUEL, SCRAPPING_PLANT
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, faults, moment, must_scrap_plant


def too_much_fuel(state: State) -> None:
    """Leave seat 0 with a hybrid and more coal and oil than it stores."""
    assert state.asks == SCRAPPING_PLANT
    state.plants = ((5, 12), *state.plants[1:])
    state.fuel = ((6, 6, 0, 0), *state.fuel[1:])
    state.asks = SCRAPPING_FUEL


def test_coal_and_oil_are_discarded_in_the_chosen_mix(table_at: OpenTable) -> None:
    table = table_at(moment(must_scrap_plant, change=too_much_fuel))
    page = expect(FuelScrapPage, table.page)
    question = expect(FuelScraps, page.question)
    excess = question.excess
    assert excess >= 1
    QTest.keyClick(table.panel, Qt.Key.Key_O)
    tokens = [page.rows[fuel].tokens for fuel in (COAL, OIL)]
    assert [(held.kept, held.discarded) for held in tokens] == [(7 - excess, excess - 1), (5, 1)]
    kept = [page.rows[fuel].kept.text for fuel in (COAL, OIL)]
    assert kept == [f"{7 - excess} stay", "5 stay"]
    QTest.mouseClick(page.scrap, Qt.MouseButton.LeftButton)
    assert table.acts == [ScrapFuel(COAL, excess - 1), ScrapFuel(OIL, 1)]


def test_without_a_choice_the_discard_is_only_confirmed(table_at: OpenTable) -> None:
    def without_choice(state: State) -> None:
        too_much_fuel(state)
        state.plants = ((4, 7), *state.plants[1:])  # stores for 4 coal and 6 oil
        state.fuel = ((6, 8, 0, 0), *state.fuel[1:])

    table = table_at(moment(must_scrap_plant, change=without_choice))
    page = expect(FuelScrapPage, table.page)
    assert page.note.text.endswith("there is nothing to choose.")
    assert not any(row.more.isVisible() for row in page.rows.values())
    assert page.scrap.text() == "Discard 2 coal and 2 oil"
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [ScrapFuel(COAL, 2), ScrapFuel(OIL, 2)]


@pytest.mark.parametrize("size", [(618, 180), (455, 202), (880, 380)])
def test_the_choice_of_discarded_fuel_fits_any_panel(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    table = table_at(moment(must_scrap_plant, change=too_much_fuel))
    table.panel.resize(*size)
    QCoreApplication.processEvents()
    assert not faults(table.panel)
