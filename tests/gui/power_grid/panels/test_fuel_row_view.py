# SPDX-License-Identifier: MIT
"""A row of the fuel market for screen readers."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.box import load_drawing
from powergrid.gui.power_grid.table.table import Table
from powergrid.rules.state import BUYING_FUEL
from tests.gui.tables import a_session, play_until


def value_of(widget: QWidget) -> object:
    value = QAccessible.queryAccessibleInterface(widget).valueInterface()
    assert value is not None, "it has no value"
    return value.currentValue()


def test_the_value_of_a_row_is_the_tokens_in_the_cart(qtbot: QtBot) -> None:
    session = play_until(a_session(3), lambda state: state.asks == BUYING_FUEL)
    table = Table(session, load_drawing("germany", "recharged"))
    qtbot.addWidget(table)
    row = next(row for row in table.fuel.rows if row.row.available)
    assert value_of(row) == 0
    QAccessible.queryAccessibleInterface(row).valueInterface().setCurrentValue(1)
    assert row.row.cart == 1
    assert value_of(row) == 1
    assert table.staging.draft.actions
