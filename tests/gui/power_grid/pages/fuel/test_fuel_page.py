# SPDX-License-Identifier: MIT
"""The cart: filling, emptying and buying it, and the plants that would run."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.cart import cart_of, fuels_without_storage, missing_fuel
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.gui.power_grid.pages.fuel.outlook import outlook
from powergrid.rules import State
from powergrid.rules.actions import BuyFuel, BuyStoredCoal, EndTurn
from powergrid.rules.fuel import COAL, FUELS
from powergrid.rules.fuel_market import prices
from powergrid.rules.legal import FuelPurchases, legal
from powergrid.rules.state import with_item
from tests.expect import expect
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import OpenTable, moment


def can_buy(state: State) -> bool:
    question = legal(state)
    return (
        isinstance(question, FuelPurchases)
        and max(question.max_amount(fuel) for fuel in FUELS) > 2
        and min(question.room(fuel) for fuel in FUELS) == 0
        and bool(state.cities[0])
    )


def bought_fuel(page: FuelPage) -> int:
    return max(FUELS, key=page.question.max_amount)


def test_tokens_are_put_into_the_cart_taken_out_and_bought(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy))
    page = expect(FuelPage, table.page)
    assert page.buy.primary
    assert page.declining is page.buy
    fuel = bought_fuel(page)
    row = page.cart.rows[fuel]
    for _ in range(3):
        QTest.mouseClick(row.plus, Qt.MouseButton.LeftButton)
    QTest.mouseClick(row.minus, Qt.MouseButton.LeftButton)
    assert page.cart.tokens[fuel] == 2
    assert "and end turn" in page.buy.text()
    QTest.mouseClick(page.buy, Qt.MouseButton.LeftButton)
    assert table.acts == [BuyFuel(fuel, 2), EndTurn()]


def test_the_cart_is_filled_and_bought_by_keyboard(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy))
    page = expect(FuelPage, table.page)
    fuel = bought_fuel(page)
    key = (Qt.Key.Key_C, Qt.Key.Key_O, Qt.Key.Key_G, Qt.Key.Key_U)[fuel]
    QTest.keyClick(table.panel, key)
    QTest.keyClick(table.panel, key)
    assert page.cart.tokens[fuel] == 2
    QTest.keyClick(table.panel, key, Qt.KeyboardModifier.ShiftModifier)
    assert page.cart.tokens[fuel] == 1
    QTest.keyClick(table.panel, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.acts == [BuyFuel(fuel, 1)]
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts[1:] == [BuyFuel(fuel, 1), EndTurn()]


def test_a_setting_separates_buying_from_ending_the_turn(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy), ends_turns=False)
    page = expect(FuelPage, table.page)
    assert page.end.isVisible()
    assert (page.end.primary, page.buy.primary) == (True, False)
    assert page.declining is page.end
    fuel = bought_fuel(page)
    table.staging.choose_fuel(fuel, 1)
    assert (page.end.primary, page.buy.primary) == (False, True)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [BuyFuel(fuel, 1)]


def test_an_empty_cart_has_no_price(table_at: OpenTable) -> None:
    def can_buy_one(state: State) -> bool:
        question = legal(state)
        return isinstance(question, FuelPurchases) and any(map(question.max_amount, FUELS))

    for board, empty, filled in (
        ("germany", "Buy", "Buy for {}"),
        ("india", "Buy one token", "Buy one token for {}"),
    ):
        table = table_at(moment(can_buy_one, board=board), ends_turns=False)
        page = expect(FuelPage, table.page)
        assert page.buy.text() == empty
        fuel = bought_fuel(page)
        price = prices(page.state, fuel)[0]
        table.staging.choose_fuel(fuel, 1)
        assert page.buy.text() == filled.format(price)


def test_undo_takes_back_the_purchase_that_ended_the_turn(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy), frozen=False)
    page = expect(FuelPage, table.page)
    table.staging.choose_fuel(bought_fuel(page), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert not isinstance(table.page, FuelPage)
    QTest.keyClick(table.panel, Qt.Key.Key_Z)
    assert table.page is page
    assert page.buy.text() in ("Buy nothing and end turn", "End turn: all plants run")


def test_z_removes_the_last_token_from_the_cart(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy))
    page = expect(FuelPage, table.page)
    fuel = bought_fuel(page)
    table.staging.choose_fuel(fuel, 1)
    table.staging.choose_fuel(fuel, 1)
    assert page.undo.isEnabled()
    QTest.keyClick(table.panel, Qt.Key.Key_Z)
    assert page.cart.tokens[fuel] == 1
    table.staging.choose_fuel(fuel, -1)
    assert not any(page.cart.tokens)


@pytest.mark.parametrize("width", range(380, 460, 10))
def test_the_buttons_of_all_fuels_are_in_line(table_at: OpenTable, width: int) -> None:
    def burns_three(state: State) -> bool:
        return can_buy(state) and len(fuels_without_storage(state, 0)) == 1

    table = table_at(moment(burns_three), size=(width, 320))
    page = expect(FuelPage, table.page)
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    rows = [row for row in page.cart.rows if row.isVisible()]
    assert len(rows) == 3
    assert len({(row.minus.x(), row.count.x(), row.plus.x()) for row in rows}) == 1


def test_a_fuel_that_no_plant_burns_has_no_row(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy))
    page = expect(FuelPage, table.page)
    useless = fuels_without_storage(table.session.state, 0)
    assert useless
    assert [row.isVisible() for row in page.cart.rows] == [fuel not in useless for fuel in FUELS]


def test_a_token_that_no_plant_stores_is_refused_in_a_sentence(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy))
    page = expect(FuelPage, table.page)
    fuel = next(fuel for fuel in FUELS if not page.question.room(fuel))
    table.staging.choose_fuel(fuel, 1)
    assert "no room for more" in page.message.text


def test_a_fuel_that_is_too_expensive_says_so(table_at: OpenTable) -> None:
    def poor(state: State) -> None:
        state.money = (0, *state.money[1:])

    page = expect(FuelPage, table_at(moment(can_buy, change=poor)).page)
    fuel = next(fuel for fuel in FUELS if page.question.room(fuel))
    assert page.cart.rows[fuel].next.text.endswith("too expensive")


def test_filling_is_undone_fuel_by_fuel(table_at: OpenTable) -> None:
    def lacks_two(state: State) -> bool:
        return can_buy(state) and max(missing_fuel(state)) > 1

    table = table_at(moment(lacks_two))
    page = expect(FuelPage, table.page)
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    for _ in filter(None, page.cart.tokens):
        QTest.keyClick(table.panel, Qt.Key.Key_Z)
    assert not any(page.cart.tokens)


def test_filling_buys_fuel_for_every_plant_that_can_be_paid(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: can_buy(state) and any(missing_fuel(state))))
    QTest.keyClick(table.panel, Qt.Key.Key_A)
    state = table.staging.draft.state
    assert cart_of(table.staging.draft.actions) == missing_fuel(table.session.state)
    assert outlook(state, 0).capacity > outlook(table.session.state, 0).capacity


def test_the_missing_amount_is_named() -> None:
    state = moment(can_buy).state
    state.fuel = ((0, 0, 0, 0), *state.fuel[1:])
    for plant in outlook(state, 0).plants:
        need = state.game.plants[plant.plant].fuel
        assert plant.runs == (need == 0)
        assert plant.lacks == need or plant.runs


def test_each_plant_that_cannot_run_is_told_with_what_it_lacks(table_at: OpenTable) -> None:
    def needs_fuel(state: State) -> None:
        state.plants = with_item(state.plants, 0, (3, 4, 13))
        state.fuel = with_item(state.fuel, 0, (0, 1, 0, 0))

    page = expect(FuelPage, table_at(moment(can_buy, change=needs_fuel)).page)
    assert page.forecast.lines[-1].text == "Plant 3 lacks 1. Plant 4 lacks 2."


def test_three_plants_that_cannot_run_are_told_in_one_sentence(table_at: OpenTable) -> None:
    def needs_fuel(state: State) -> None:
        state.plants = with_item(state.plants, 0, (3, 4, 6))
        state.fuel = with_item(state.fuel, 0, (0, 1, 0, 0))

    page = expect(FuelPage, table_at(moment(can_buy, change=needs_fuel)).page)
    assert page.forecast.lines[-1].text == "Missing fuel: 3 (1), 4 (2), 6 (1)."


def test_ending_the_turn_with_a_full_cart_is_confirmed_once(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy))
    page = expect(FuelPage, table.page)
    table.staging.choose_fuel(bought_fuel(page), 1)
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert not table.acts
    assert page.message.text
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert table.acts == [EndTurn()]


def without_fuel(state: State) -> None:
    state.fuel = ((0, 0, 0, 0), *state.fuel[1:])


def test_ending_the_turn_without_a_running_plant_is_confirmed_once(table_at: OpenTable) -> None:
    def no_wind(state: State) -> bool:
        return can_buy(state) and all(state.game.plants[p].fuel for p in state.plants[0])

    table = table_at(moment(no_wind, change=without_fuel))
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert not table.acts
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert table.acts == [EndTurn()]


def test_the_confirmation_is_asked_before_the_first_city_too(table_at: OpenTable) -> None:
    def first(state: State) -> bool:
        return isinstance(legal(state), FuelPurchases) and not state.cities[0] and state.seat == 0

    table = table_at(moment(first))
    page = expect(FuelPage, table.page)
    assert page.changes.changes[-1].after == "0"
    QTest.keyClick(table.panel, Qt.Key.Key_E)
    assert not table.acts
    page.fill.click()
    plants = table.session.state.game.need(table.session.state.plants[0])
    assert page.changes.changes[-1].after == str(plants.cities)


def test_after_buying_the_cart_is_empty(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy), frozen=False)
    page = expect(FuelPage, table.page)
    fuel = bought_fuel(page)
    table.staging.choose_fuel(fuel, 2)
    held = table.session.state.fuel[0][fuel]
    QTest.keyClick(table.panel, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.session.state.fuel[0][fuel] == held + 2
    assert not any(page.cart.tokens)


def test_the_coal_storage_is_a_row_of_the_same_cart(table_at: OpenTable) -> None:
    table = table_at(moment(can_buy, board="usa"))
    page = expect(FuelPage, table.page)
    assert page.cart.is_wanted(page.cart.storage)
    assert str(table.session.state.game.board.rules.coal_storage_price) in page.cart.storage.text


def with_open_storage(state: State) -> None:
    state.storage = 3
    state.money = (200, *state.money[1:])
    state.plants = ((4, 13), *state.plants[1:])
    state.fuel = ((0, 0, 0, 0), *state.fuel[1:])


def test_coal_of_an_open_storage_is_bought_with_the_cart(table_at: OpenTable) -> None:
    table = table_at(
        moment(can_buy, board="south-africa", edition="classic", change=with_open_storage)
    )
    page = expect(FuelPage, table.page)
    assert not page.cart.is_wanted(page.cart.storage)
    assert page.cart.stored.next.text == "next 8"
    QTest.keyClick(table.panel, Qt.Key.Key_D)
    QTest.keyClick(table.panel, Qt.Key.Key_D)
    table.staging.choose_stored_coal(2)
    assert page.message.text, "the storage has three"
    assert (page.cart.stored_coal, page.cart.count, page.cart.stored.price.text) == (2, 2, "16")
    QTest.keyClick(table.panel, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    table.staging.choose_fuel(COAL, 2)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [BuyFuel(COAL, 2), BuyStoredCoal(1), EndTurn()]


def test_a_hint_for_stored_coal_fills_it_in(table_at: OpenTable) -> None:
    table = table_at(
        moment(can_buy, board="south-africa", edition="classic", change=with_open_storage)
    )
    page = expect(FuelPage, table.page)
    page.apply_hint(BuyStoredCoal(3))
    assert page.cart.stored_coal == 3


def test_fuel_for_all_cities_is_marked_as_enough() -> None:
    def one_city(state: State) -> None:
        state.cities = (state.cities[0][:1], *state.cities[1:])
        state.plants = ((4, 13), *state.plants[1:])
        state.fuel = ((2, 0, 0, 0), *state.fuel[1:])

    ahead = outlook(moment(can_buy, change=one_city).state, 0)
    assert (ahead.powered, ahead.enough) == (1, (4,))


def test_a_mine_burns_nothing_and_stores_nothing(table_at: OpenTable) -> None:
    def with_mine(state: State) -> None:
        state.plants = ((4, 11), *state.plants[1:])
        state.fuel = ((0, 0, 0, 0), *state.fuel[1:])

    table = table_at(moment(can_buy, board="australia", change=with_mine))
    page = expect(FuelPage, table.page)
    assert [plant.plant for plant in outlook(table.session.state, 0).plants] == [4]
    assert page.buy.text().startswith("Buy nothing and end turn")
    assert page.buy.accessibleDescription().startswith("Ends your turn without more fuel.")
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert table.acts == [EndTurn()]


@pytest.mark.parametrize(("size", "growth"), [((640, 380), 1.0), ((640, 430), 1.4)])
def test_the_forecast_has_the_players_text_size_where_all_of_it_fits(
    table_at: OpenTable, size: tuple[int, int], growth: float
) -> None:
    page = expect(FuelPage, table_at(moment(can_buy)).page)
    look().set_text_size("larger")
    page.resize(*size)
    settle()
    forecast = page.forecast
    shown = [line for line in (forecast.title, *forecast.lines) if not line.isHidden()]
    assert len(shown) >= 3
    for line in shown:
        assert line.fitting_font().pixelSize() == round(line.size_ * growth), line.text


def test_a_short_price_of_the_next_token_stays_in_one_line(table_at: OpenTable) -> None:
    page = expect(FuelPage, table_at(moment(can_buy)).page)
    look().set_text_size("larger")
    page.resize(600, 430)
    settle()
    shown = [row.next for row in page.cart.rows if not row.next.isHidden()]
    assert shown
    for line in shown:
        metrics = QFontMetricsF(line.fitting_font())
        assert metrics.horizontalAdvance(line.text) <= line.width(), line.text


def test_a_low_panel_says_what_others_need_and_what_plants_lack(table_at: OpenTable) -> None:
    def with_three(state: State) -> None:
        state.plants = with_item(state.plants, state.seat, (7, 31, 34))
        state.fuel = with_item(state.fuel, state.seat, (3, 1, 0, 1))

    page = expect(
        FuelPage, table_at(moment(can_buy, board="usa", change=with_three), size=(436, 270)).page
    )
    needed, *_, lacks = page.forecast.lines
    assert needed.text.startswith("Still needed after you")
    assert lacks.text == "Plant 7 lacks 2."
    assert needed.isVisible()
    assert lacks.isVisible()
