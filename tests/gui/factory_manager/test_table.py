# SPDX-License-Identifier: MIT
"""The table: staging, refusals, keys and figures."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid.factory.prospects import gain, next_prices
from powergrid.factory.rules.actions import (
    BuyTile,
    Hire,
    MoveTile,
    RemoveTile,
)
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.phases.profit import profit_of
from powergrid.factory.rules.state import (
    BUYING_TILES,
    MOVING_TILES,
    OPENING,
    RAISING,
    SWITCHING,
    with_item,
)
from powergrid.gui.factory_manager.advice_words import reason
from powergrid.gui.factory_manager.figures import after, changes, now
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.rivals import summary
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.tile_button import MIME
from powergrid.gui.factory_manager.words import refusal, section_of
from powergrid.gui.kit.amounts import amount
from powergrid.gui.rulebook.rulebook_view import RulebookView
from powergrid.gui.shell.main_window import MainWindow
from powergrid.play.seats import Seat
from tests.gui.factory_manager.conftest import OpenTable, go_on, table_of


@pytest.mark.parametrize("asks", [OPENING, BUYING_TILES, SWITCHING])
def test_a_table_in_another_language_has_what_was_planned(
    window: MainWindow, table: FactoryTable, asks: int
) -> None:
    go_on(table, asks)
    if asks == OPENING:
        table.panel.order.tiles[0].click()
        table.panel.amount.plus.click()
    elif asks == BUYING_TILES:
        next(card for card in table.supply.market if not card.is_dim).click()
        table.staging.set_hired(1)
    else:
        table.scene.switches[0].click()
    plan, state = table.staging.plan, table.staging.state
    window.renew_texts()
    renewed = table_of(window)
    assert renewed is not table
    assert (renewed.staging.plan, renewed.staging.state) == (plan, state)
    renewed.undo()
    assert renewed.staging.plan != plan


def test_a_refused_number_of_workers_goes_back_and_the_reason_stays(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    state = table.session.state
    state.money = with_item(state.money, state.seat, 3)
    table.panel.amount.plus.click()
    assert table.panel.amount.value() == 0
    facts = {"workers": 1, "price": 5, "money": 3}
    assert table.panel.message.text == refusal("not_enough_money", facts)


def test_fewer_workers_can_be_hired_even_if_those_cannot_be_paid_either(
    table: FactoryTable,
) -> None:
    go_on(table, BUYING_TILES)
    staging, stepper, state = table.staging, table.panel.amount, table.session.state
    question = Purchases(state)
    kind = next(kind for kind in state.market if question.price(kind) >= question.wage(2))
    state.money = with_item(state.money, state.seat, question.price(kind))
    staging.set_hired(2)
    assert staging.buy(kind)
    said = f"2 seasonal workers cost {question.wage(2)}; you have 0."
    assert table.panel.about.text == said
    for hired in (1, 0):
        stepper.minus.click()
        assert (stepper.value(), staging.plan.hired) == (hired, hired)
    assert table.panel.about.text == ""
    assert staging.problem() is None


def test_a_refusal_quotes_the_rule(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    state = table.staging.state
    while state.left:
        table.staging.remove(state.factory[state.seat][0])
        state = table.staging.state
    assert not table.staging.stage(BuyTile(state.market[0]))
    assert table.panel.message.text == (
        "Each purchase or removal takes an available worker; you have none left."
    )


def test_the_market_is_prepared_with_as_many_tiles_as_workers(table: FactoryTable) -> None:
    go_on(table, MOVING_TILES)
    assert not table.panel.main.isEnabled()
    assert "exactly as many tiles" in table.panel.main.description
    for _ in range(table.session.state.left):
        table.supply.columns[0].click()
    assert table.staging.is_turn_over
    assert table.panel.main.isEnabled()
    assert not table.staging.move(table.staging.state.columns[0][0])


def test_a_tile_of_the_factory_is_switched_in_phase_4_and_removed_in_phase_3(
    table: FactoryTable,
) -> None:
    go_on(table, BUYING_TILES)
    space = table.scene.spaces[0]
    kind = space.kind
    assert kind is not None
    space.click()
    assert table.staging.plan.actions == (RemoveTile(kind),)
    table.staging.clear()
    go_on(table, SWITCHING)
    seat = table.session.state.seat
    switch = table.scene.switches[0]
    was_off = switch.is_off
    before = table.staging.plan.off
    switch.click()
    assert table.staging.plan.off != before
    assert table.session.state.seat == seat
    assert any(switch.is_off != was_off for switch in table.scene.switches)


def test_a_card_says_what_the_tile_costs_and_brings(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    state = table.session.state
    card = table.supply.market[0]
    assert card.kind is not None
    question = table.session.question
    assert isinstance(question, Purchases)
    price, brings = question.price(card.kind), gain(state, state.seat, card.kind)
    assert brings is not None
    assert f"Costs {price}" in card.description
    assert f"Earns {brings} in" in card.description
    assert card.tag == (f"+{brings}" if brings >= 0 else f"−{-brings}")


def test_a_card_earns_nothing_where_every_space_is_taken(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    state = table.session.state
    full = (state.game.tile_set.start[0],) * 12
    state.factory = with_item(state.factory, state.seat, full)
    state.outer = with_item(state.outer, state.seat, 2)
    table.refresh()
    card = table.supply.market[0]
    assert card.tag == ""
    assert "Every space is taken" in card.description


def test_the_central_storage_shows_the_price_to_be_paid(table: FactoryTable) -> None:
    go_on(table, MOVING_TILES)
    state = table.session.state
    state.order_tiles = with_item(state.order_tiles, state.seat, 10)
    state.money = with_item(state.money, state.seat, 40)
    table.refresh()
    card = table.supply.columns[1]
    assert card.kind is not None
    printed = state.game.tiles[card.kind].price
    price = printed - state.game.discount(10)
    assert card.price == str(price)
    assert f"Costs {price}: {printed} less" in card.description
    assert f"for {price}." in reason(state, Advice(MoveTile(card.kind)))


def test_workers_who_bought_are_no_longer_free(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    session = table.session
    seat, free = session.state.seat, session.state.left
    assert f"available workers {free}," in summary(session, seat)
    assert session.act(RemoveTile(session.state.factory[seat][0]))
    assert f"available workers {free - 1}," in summary(session, seat)
    assert session.act(Hire(1))
    assert session.state.asks == BUYING_TILES
    assert "available workers 0," in summary(session, seat)
    session.view_from(seat)
    assert "available workers 0." in table.scene.accessibleDescription()


def test_what_everybody_earned_is_told_as_a_round_begins(open_table: OpenTable) -> None:
    colours = ("red", "blue", "green", "yellow", "purple")
    names = ("Ada", "Bruno", "Chiara", "Dmitri", "Elif")
    table = open_table(tuple(map(Seat, names, colours)))
    go_on(table, OPENING, round_=2)
    state, told = table.session.state, table.panel.profits
    assert told.text.startswith("Profits of round 1: Ada\N{NO-BREAK SPACE}")
    for name, profit in zip(names, state.profit, strict=True):
        assert f"{name}\N{NO-BREAK SPACE}{amount(profit)}" in told.text
    assert told.isVisible(), "at 1280×800 too, where little else fits"
    assert told.height() >= told.heightForWidth(told.width())


def test_the_focus_stays_in_the_panel_while_a_bot_thinks(
    qtbot: QtBot, window: MainWindow, open_table: OpenTable
) -> None:
    qtbot.waitActive(window)
    table = open_table()
    qtbot.waitUntil(lambda: table.session.is_person_asked)
    table.panel.setFocus()
    table.staging.choose_lot(table.session.state.offered[0])
    assert table.panel.main.hasFocus()
    while table.session.is_person_asked:
        table.session.act(next(iter(table.session.question)))
    assert table.panel.hasFocus(), "Qt would focus the next tile"
    qtbot.waitUntil(lambda: table.session.is_person_asked)
    focus = QApplication.focusWidget()
    assert focus is table.panel or focus is table.panel.main


def test_no_workers_are_counted_for_a_round_that_does_not_come(close_table: FactoryTable) -> None:
    names = [change.name for change in close_table.panel.figures.changes]
    assert names[:2] == ["Money", "Profit ×2"]
    assert len(names) == 3


def test_everything_tab_reaches_has_a_name(table: FactoryTable) -> None:
    for asks in (OPENING, MOVING_TILES, BUYING_TILES, SWITCHING):
        go_on(table, asks)
        reached = [
            widget
            for widget in table.findChildren(QWidget)
            if widget.isVisible()
            and widget.isEnabled()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert len(reached) > 5
        nameless = [widget for widget in reached if not widget.accessibleName()]
        # The line inside a number field is described by the field.
        assert {widget.objectName() for widget in nameless} <= {"qt_spinbox_lineedit"}, asks


def test_digits_press_the_buttons_that_show_them(table: FactoryTable) -> None:
    for asks in (OPENING, MOVING_TILES, BUYING_TILES, SWITCHING):
        go_on(table, asks)
        shown = [target.digit for target in table.targets[:9]]
        assert shown == [str(number) for number in range(1, len(shown) + 1)], asks
        assert shown


def test_a_tile_dropped_on_the_factory_is_bought(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    kind = next(card.kind for card in table.supply.market if not card.is_dim)
    data = QMimeData()
    data.setData(MIME, str(kind).encode())
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    table.scene.dropEvent(event)  # as Qt calls it, which it does only during a drag
    assert BuyTile(kind) in table.staging.plan.actions if kind is not None else False


def test_the_page_for_raising_names_the_highest_bidder(table: FactoryTable) -> None:
    go_on(table, OPENING)
    opener = table.session.seats[table.session.state.seat].name
    tile = table.panel.order.tiles[0].number
    table.panel.order.tiles[0].click()
    table.panel.amount.plus.click()
    table.panel.main.click()
    assert table.session.state.asks == RAISING
    assert table.panel.balance.text == f"{opener} opens order tile {tile} with 1 worker."
    assert table.panel.amount.value() == 2, "the least that is more"


def test_profit_and_energy_bill_are_shown_at_possible_prices(
    table: FactoryTable,
) -> None:
    go_on(table, SWITCHING, round_=2)
    state = table.session.state
    coming = [level.price for level in next_prices(state)]
    question = table.session.question
    assert isinstance(question, Runs)
    tracks = question.tracks(table.staging.plan.off)
    profits = sorted(profit_of(state, tracks, price) for price in coming)
    told = {change.name: change.after for change in table.panel.figures.changes}
    assert told["Profit"] == (
        f"{profits[0]}–{profits[-1]}" if profits[0] != profits[-1] else str(profits[0])
    )
    assert told["Profit"] in table.panel.main.text()
    lines = [line.text for line in table.panel.lines if line.isVisible()]
    assert all(f"Energy at {price}," in line for price, line in zip(coming, lines, strict=True))


def test_the_figures_count_workers_hired_now_and_not_in_the_last_round(
    table: FactoryTable,
) -> None:
    go_on(table, BUYING_TILES)
    state = table.session.state
    seat, start = state.seat, state.game.tile_set.start
    state.factory = with_item(state.factory, seat, tuple(sorted((*start, *start))))
    state.seasonal = with_item(state.seasonal, seat, 2)
    assert after(table.staging, seat).tracks.canteen == 6
    table.staging.set_hired(2)
    outcome = after(table.staging, seat)
    assert (outcome.tracks.production, outcome.tracks.canteen, outcome.free) == (4, 8, 1)


@pytest.mark.parametrize("asks", [OPENING, MOVING_TILES])
def test_the_figures_leave_out_seasonal_workers_before_they_are_paid_again(
    table: FactoryTable, asks: int
) -> None:
    go_on(table, asks, round_=2)
    state = table.session.state
    seat, start = state.seat, state.game.tile_set.start
    state.factory = with_item(state.factory, seat, tuple(sorted((*start, *start))))
    state.seasonal = with_item(state.seasonal, seat, 0)
    without = after(table.staging, seat)
    state.seasonal = with_item(state.seasonal, seat, 2)
    assert after(table.staging, seat) == without
    assert now(state, seat) == without


def test_figures_change_only_by_what_is_staged(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES, round_=3)
    seat = table.session.state.seat
    assert not any(change.now for change in changes(table.staging, seat))


def test_all_figures_of_a_purchase_fit_in_a_small_window(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES, round_=3)
    figures = table.panel.figures
    amounts = ("48", "34"), ("32–36", "54–62"), ("4", "3"), ("4–8", "8–16")
    figures.show_changes(
        [
            change._replace(now=now, after=after)
            for change, (now, after) in zip(figures.changes, amounts, strict=True)
        ]
    )
    assert figures.sizeHint().width() <= figures.width()


def test_the_instruments_show_the_totals_of_the_factory(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    next(card for card in table.supply.market if not card.is_dim).click()
    shown, seat = table.scene.shown, table.session.state.seat
    assert shown is not None
    assert shown.after == after(table.staging, seat).tracks[:3]
    assert shown.tracks == (2, 3, 4)


def test_f1_opens_the_rules_of_this_phase(table: FactoryTable) -> None:
    go_on(table, BUYING_TILES)
    window = table.window()
    assert isinstance(window, MainWindow)
    QTest.keyClick(window, Qt.Key.Key_F1)
    rules = window.view
    assert isinstance(rules, RulebookView)
    assert rules.section == table.rules_section == section_of(table.session.state.phase)
