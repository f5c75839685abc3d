# SPDX-License-Identifier: MIT
"""A saved plan is restored when the window opens again."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.power_grid.game.plan import Plan, Plans
from powergrid.gui.power_grid.game.saved_plans import entries_of, plans_of
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.pages.plan.plan_page import PlanPage
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.settings.settings import Settings
from powergrid.play.saved_games import games_dir
from powergrid.records import load, save
from powergrid.rules import State
from powergrid.rules.actions import Action, BuildHouse, BuyFuel
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import Sites, legal
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, a_session, play_until, record_of
from tests.gui.windows import press

PLAN = Plan(plant=5, price=9, fuel=(2, 0, 0, 0), cities=(3, 4))


def test_a_plan_is_restored_after_the_window_was_closed(new_window: NewWindow) -> None:
    file = games_dir() / "mine.json"
    save(a_record(), file)
    window = new_window(first=lambda window: window.open_file(file))
    press(window, Qt.Key.Key_N, Qt.Key.Key_2)
    assert window.table is not None
    planning = expect(PlanPage, window.table.action.page)
    QTest.mouseClick(planning.price.plus, Qt.MouseButton.LeftButton)
    press(window, Qt.Key.Key_Return)
    assert window.session is not None
    seat = window.session.state.seat
    plan = window.table.staging.plans.of(seat)
    assert plan.price > plan.plant > 0
    window.close()

    again = new_window(first=lambda window: window.open_file(file))
    assert again.table is not None
    assert again.table.staging.plans.of(seat) == plan
    page = expect(OpeningPage, again.table.action.page)
    assert (page.plant, page.bid.limit) == (plan.plant, plan.price)
    press(again, Qt.Key.Key_Return)
    again.close()
    assert load(file).moves


def test_a_plan_is_restored_after_several_tokens_were_bought_at_once(
    new_window: NewWindow,
) -> None:
    file = games_dir() / "mine.json"
    before = play_until(a_session(), lambda state: BuyFuel(COAL, 2) in legal(state), "sensible")
    save(record_of(before), file)
    window = new_window(first=lambda window: window.open_file(file))
    session, table = expect(Session, window.session), expect(Table, window.table)
    session.act(BuyFuel(COAL, 2))
    plan = PLAN._replace(cities=session.state.game.cities[:2])
    table.staging.plans.set(session.state.seat, plan)
    table.staging.draft_changed.emit()
    window.close()
    again = new_window(first=lambda window: window.open_file(file))
    assert expect(Table, again.table).staging.plans.all() == {session.state.seat: plan}


def test_staged_fuel_is_restored(new_window: NewWindow) -> None:
    table = _table_at(new_window, lambda state: BuyFuel(COAL, 2) in legal(state))
    table.staging.choose_fuel(COAL, 2)
    assert _after_closing(new_window, table) == [BuyFuel(COAL, 2)]


def test_staged_cities_are_restored_in_order(new_window: NewWindow) -> None:
    table = _table_at(new_window, lambda state: len(_sites(state)) > 1)
    first, second = _sites(table.staging.session.state)[:2]
    table.staging.choose_city(second)
    table.staging.choose_city(first)
    assert _after_closing(new_window, table) == [BuildHouse(second), BuildHouse(first)]


def test_what_was_taken_back_is_not_restored(new_window: NewWindow) -> None:
    table = _table_at(new_window, lambda state: BuyFuel(COAL, 2) in legal(state))
    table.staging.choose_fuel(COAL, 2)
    table.staging.choose_fuel(COAL, -2)
    assert _after_closing(new_window, table) == []


def _table_at(new_window: NewWindow, is_there: Callable[[State], bool]) -> Table:
    """Return the table of a saved game, opened at the first such state."""
    save(record_of(play_until(a_session(), is_there, "sensible")), games_dir() / "mine.json")
    return _table_of(new_window, "mine.json")


def _table_of(new_window: NewWindow, name: str) -> Table:
    """Return the table of a saved game in a new window."""
    window = new_window(first=lambda window: window.open_file(games_dir() / name))
    return expect(Table, window.table)


def _sites(state: State) -> list[int]:
    """Return the cities that can be connected now."""
    question = legal(state)
    return list(question.affordable()) if isinstance(question, Sites) else []


def _after_closing(new_window: NewWindow, table: Table) -> list[Action]:
    """Return what is staged after the table's window was closed and its game opened again."""
    table.window().close()
    return _table_of(new_window, "mine.json").staging.draft.actions


def test_a_plan_takes_over_what_is_staged_up_to_a_second_network() -> None:
    fuel = [BuyFuel(COAL, 1), BuyFuel(OIL, 2), BuyFuel(COAL, 3)]
    assert PLAN.with_staged(fuel) == PLAN._replace(fuel=(4, 2, 0, 0))
    houses = [BuildHouse(9), BuildHouse(7, begins_network=True), BuildHouse(8)]
    assert PLAN.with_staged(houses) == PLAN._replace(cities=(9,))


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        [5, 9, [2, 0, 0], []],
        [5, 9, [2, 0, 0, -1], []],
        [5, 9, [0, 0, 0, 0], [999]],
        [5, 9, [0, 0, 0, 0], [[]]],
        [5, "9", [0, 0, 0, 0], []],
        [True, 9, [0, 0, 0, 0], []],
        [10**30, 9, [0, 0, 0, 0], []],
        [5, 10**30, [0, 0, 0, 0], []],
        [5, 9, [10**30, 0, 0, 0], []],
        [5, 9, [0, 0, 0, 0, 0], []],
        [5, 9, [0, 0, 0, 0], [3, 3]],
    ],
)
def test_a_damaged_plan_is_ignored(entry: object) -> None:
    plans, state = Plans(), a_session().state
    plans.set(1, PLAN)
    entries = json.loads(json.dumps(entries_of(plans)))
    assert plans_of(entries, state).all() == {1: PLAN}
    assert not plans_of({**entries, "0": entry}, state).all()


def test_without_a_plan_nothing_is_saved(new_window: NewWindow) -> None:
    file = games_dir() / "mine.json"
    save(a_record(), file)
    new_window(first=lambda window: window.open_file(file)).close()
    assert Settings().plans == ""


def test_two_unfinished_games_keep_their_plans(new_window: NewWindow) -> None:
    plans = {"mine.json": PLAN, "other.json": PLAN._replace(fuel=(1, 0, 0, 0))}
    for name, plan in plans.items():
        save(a_record(), games_dir() / name)
        table = _table_of(new_window, name)
        table.staging.plans.set(0, plan)
        table.staging.draft_changed.emit()
        table.window().close()
    for name, plan in plans.items():
        table = _table_of(new_window, name)
        assert table.staging.plans.all() == {0: plan}
        table.window().close()
