# SPDX-License-Identifier: MIT
"""A planned turn is restored when the game is opened again."""

from collections.abc import Callable

import pytest

from powergrid.factory.rules.actions import PlaceTile
from powergrid.factory.rules.phases.bidding import Openings
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, SWITCHING
from powergrid.gui.factory_manager.saved_plan import restore_plan
from powergrid.gui.factory_manager.staging import Plan, Staging
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.shell.main_window import MainWindow
from powergrid.gui.shell.notes import save_notes
from powergrid.play.autosave import Autosave
from tests.expect import expect
from tests.gui.factory_manager.conftest import go_on, table_of


def autosave_of(window: MainWindow) -> Autosave:
    """Return what saves the game at the table."""
    return expect(Autosave, window.autosave)


def restored(window: MainWindow, table: FactoryTable) -> Staging:
    """Return what is planned at another table of the same game that takes over what was saved."""
    staging = Staging(table.session)
    restore_plan(window.settings, autosave_of(window), staging)
    return staging


def test_planned_purchases_are_there_after_the_window_was_closed(
    open_window: Callable[[], MainWindow], window: MainWindow, table: FactoryTable
) -> None:
    go_on(table, BUYING_TILES)
    table.supply.market[0].click()
    table.staging.remove(expect(PlaceTile, table.staging.plan.actions[-1]).tile)
    table.staging.set_hired(1)
    plan, shown = table.staging.plan, table.staging.state
    assert len(plan.actions) == 1, "a tile is bought, but not placed"
    file = autosave_of(window).file
    window.close()
    again = open_window()
    again.open_file(file)
    staging = table_of(again).staging
    assert (staging.plan, staging.state) == (plan, shown)
    staging.undo()
    staging.undo()
    assert staging.plan == Plan()


@pytest.mark.parametrize("asks", [OPENING, MOVING_TILES, SWITCHING])
def test_every_answer_is_restored(window: MainWindow, table: FactoryTable, asks: int) -> None:
    go_on(table, asks)
    staging = table.staging
    if asks == OPENING:
        question = expect(Openings, table.session.question)
        staging.choose_lot(question.tiles[-1])
        staging.set_bid(question.max_bid)
    elif asks == MOVING_TILES:
        staging.stage(next(iter(table.session.question)))
    else:
        table.scene.switches[0].click()
    assert staging.is_staged
    assert restored(window, table).plan == staging.plan


def test_nothing_is_restored_once_it_is_taken_back_or_done(
    window: MainWindow, table: FactoryTable
) -> None:
    go_on(table, MOVING_TILES)
    action = next(iter(table.session.question))
    table.staging.stage(action)
    table.undo()
    assert window.settings.plans == ""
    table.staging.stage(action)
    table.session.act(action)
    assert not restored(window, table).is_staged


@pytest.mark.parametrize(
    "notes",
    [
        {},
        [3],
        [{"seat": 0, "type": "buy_tile", "tile": "x", "then": []}],
        [{"seat": 0, "type": "buy_tile", "tile": 999, "then": []}],
        [{"seat": 0, "type": "open_auction", "tile": 999, "bid": 1, "then": []}],
        [{"seat": 0, "type": "hire", "workers": 999, "then": []}],
    ],
)
def test_a_damaged_plan_is_ignored(window: MainWindow, table: FactoryTable, notes: object) -> None:
    go_on(table, BUYING_TILES)
    save_notes(window.settings, autosave_of(window), len(table.session.past), notes)
    assert not restored(window, table).is_staged
