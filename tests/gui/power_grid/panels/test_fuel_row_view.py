# SPDX-License-Identifier: MIT
"""A row of the fuel market: its value for screen readers, and its refill."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.measure import Run
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market import fuel_rows
from powergrid.gui.power_grid.panels import fuel_row_view
from powergrid.gui.power_grid.panels.fuel_market_panel import FuelMarketPanel
from powergrid.gui.power_grid.table.table import Table
from powergrid.rules.fuel import COAL, FUEL_NAMES, GARBAGE, URANIUM
from powergrid.rules.state import BUYING_FUEL
from powergrid.rules.variants.mines import uranium_price
from tests.gui.power_grid.panels.shown import buys_coal, shown
from tests.gui.tables import a_session, play_until
from tests.rules.positions import connect


def value_of(widget: QWidget) -> object:
    value = QAccessible.queryAccessibleInterface(widget).valueInterface()
    assert value is not None, "it has no value"
    return value.currentValue()


def test_the_value_of_a_row_is_the_tokens_in_the_cart(qtbot: QtBot) -> None:
    session = play_until(a_session(3), lambda state: state.asks == BUYING_FUEL)
    table = Table(session)
    qtbot.addWidget(table)
    row = next(row for row in table.fuel.rows if row.row.available)
    assert value_of(row) == 0
    QAccessible.queryAccessibleInterface(row).valueInterface().setCurrentValue(1)
    assert row.row.cart == 1
    assert value_of(row) == 1
    assert table.staging.draft.actions


def test_a_refill_that_differs_from_the_table_is_a_refill_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = play_until(a_session(), buys_coal)
    panel = FuelMarketPanel(session, Staging(session))
    shown(panel)
    view = panel.rows[COAL]
    painted: list[str] = []

    def note(_: QPainter, rect: QRectF, runs: Sequence[Run], *rest: object) -> None:
        painted.append("".join(text for text, *_ in runs))

    monkeypatch.setattr(fuel_row_view, "paint_runs", note)
    view.show_row(view.row._replace(refill=1, due=9), "", None)
    for width, text in ((580, "+1/9"), (900, "+1/9")):
        view.resize(width, 24)
        painted.clear()
        view.grab()
        assert painted == [text]
    assert view.tips()[-1][1].startswith("1 added instead of the table's 9 if")
    view.show_row(view.row._replace(refill=9), "", None)
    assert not any("instead of" in tip for _, tip in view.tips())


def tips_of(session: Session, fuel: int) -> list[str]:
    panel = FuelMarketPanel(session, Staging(session))
    shown(panel)
    return [tip for _, tip in panel.rows[fuel].tips()]


def test_the_tip_of_a_space_names_the_price_that_is_charged() -> None:
    session = a_session(board="central-europe", edition="classic")
    assert tips_of(session, GARBAGE)[-1].startswith("Garbage for 8 each")
    connect(session.state, session.viewer, "wien")
    assert tips_of(session, GARBAGE)[-1].startswith("Garbage for 7 each")
    session = a_session(board="australia")
    session.state.step = 3
    assert tips_of(session, COAL)[0].startswith("Coal for 3 each")


def test_uranium_of_mines_is_not_said_to_be_for_sale(monkeypatch: pytest.MonkeyPatch) -> None:
    session = a_session(board="australia")
    session.state.fuel_market = (24, 18, 15, 0)
    assert tips_of(session, URANIUM) == []
    panel = FuelMarketPanel(session, Staging(session))
    shown(panel)
    painted: list[str] = []
    monkeypatch.setattr(fuel_row_view, "paint_text", lambda *args, **_: painted.append(args[2]))
    panel.rows[URANIUM].grab()
    assert painted
    assert "sold out" not in painted


def test_the_marked_space_of_mines_is_the_one_at_whose_price_they_sell() -> None:
    session = a_session(board="australia")
    for tokens, price in ((12, None), (11, 2), (10, 2), (9, 3), (0, 7)):
        session.state.fuel_market = (24, 18, 15, tokens)
        row = fuel_rows(session, Staging(session))[URANIUM]
        assert uranium_price(session.state) == price
        assert row.following == (-1 if price is None else 11 - tokens)
        assert not row.next_round


def test_all_fuels_have_names_of_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_until(a_session(), buys_coal)
    panel = FuelMarketPanel(session, Staging(session))
    shown(panel)
    long = {fuel: name * (2 if fuel == COAL else 1) for fuel, name in enumerate(FUEL_NAMES)}
    monkeypatch.setattr(fuel_row_view, "fuel_title", long.__getitem__)
    sizes = {}

    def note(_: QPainter, rect: QRectF, text: str, size: float, *__: object, **___: object) -> None:
        sizes[text] = size

    monkeypatch.setattr(fuel_row_view, "paint_text", note)
    for row in panel.rows:
        row.grab()
    assert len({sizes[name] for name in long.values()}) == 1
