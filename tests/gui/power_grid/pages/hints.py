# SPDX-License-Identifier: MIT
"""Tables at which a hint can be asked for, at once or slowly."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid import analysis
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.pages.fuel.outlook import outlook
from powergrid.play.thinker import Reply, Thinker
from powergrid.rules import State, legal
from powergrid.rules.actions import (
    Action,
    BuyFuel,
    EndTurn,
)
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import with_item
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable, moment


def asked(
    table_at: OpenTable,
    kind: type,
    wish: Callable[[Action], bool] = lambda _: True,
    after_round: int = 1,
) -> AskedTable:
    """Return a table at which the strongest bot advises an action of this kind."""

    def is_there(state: State) -> bool:
        is_asked = isinstance(legal(state), kind) and state.round > after_round
        return is_asked and wish(analysis.advise(state)[0].action)

    table = table_at(moment(is_there))
    table.session.start_bots(Thinker(OPPONENTS), 1)
    return table


def hinted(table: AskedTable) -> Action:
    return analysis.advise(table.session.state)[0].action


def hinted_turn(table: AskedTable) -> list[Action]:
    return list(analysis.advise(table.session.state)[0].actions)


def with_a_running_plant(table_at: OpenTable, kind: type) -> AskedTable:
    """Return a table at which the strongest bot would do something, though a plant runs."""

    def is_there(state: State) -> bool:
        if not isinstance(legal(state), kind) or not outlook(state, 0).capacity:
            return False
        return state.round > 1 and analysis.advise(state)[0].action != EndTurn()

    return table_at(moment(is_there))


class Slow(Thinker):
    """A thinker that answers the first question on request."""

    def __init__(self) -> None:
        super().__init__(OPPONENTS)
        self.questions: list[Callable[[], None]] = []

    def advise(self, reply: Reply, view: State, *, is_quick: bool = False) -> None:
        self.questions.append(partial(super().advise, reply, view.copy(), is_quick=is_quick))

    def answer(self) -> None:
        self.questions.pop(0)()


def asked_slowly(table_at: OpenTable) -> tuple[AskedTable, Slow]:
    """Return a table with a cart to fill while a hint is computed, and its thinker."""
    table = asked(table_at, FuelPurchases, lambda action: isinstance(action, BuyFuel))
    thinker = Slow()
    table.session.start_bots(thinker, 1)
    QTest.keyClick(table.panel, Qt.Key.Key_H)
    return table, thinker


def large(state: State) -> None:
    """Give seat 0 much money, and plants that need many cities."""
    state.money = with_item(state.money, 0, 200)
    state.plants = with_item(state.plants, 0, (20, 25, 32))
    state.fuel = with_item(state.fuel, 0, (5, 3, 0, 0))
