# SPDX-License-Identifier: MIT
"""Panels shown at their usual sizes, and clicks on them."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from powergrid.gui.power_grid.panels.fuel_market_panel import FuelMarketPanel
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.panels.news_panel import NewsPanel
from powergrid.gui.power_grid.panels.own_panel import OwnPanel
from powergrid.gui.power_grid.panels.plant_market_panel import PlantMarketPanel
from powergrid.gui.power_grid.panels.rivals_panel import RivalsPanel
from powergrid.gui.power_grid.panels.table_panel import TablePanel
from powergrid.gui.power_grid.panels.top_bar import TopBar
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BUYING_FUEL, State

LEFT = Qt.MouseButton.LeftButton
PANELS = (TopBar, RivalsPanel, OwnPanel, PlantMarketPanel, FuelMarketPanel, LogPanel)
SIZES = {
    TopBar: (1366, 40),
    RivalsPanel: (618, 114),
    OwnPanel: (618, 120),
    PlantMarketPanel: (618, 116),
    FuelMarketPanel: (618, 126),
    LogPanel: (618, 240),
    NewsPanel: (618, 240),
}


def buys_coal(state: State) -> bool:
    return state.asks == BUYING_FUEL and FuelPurchases(state).max_amount(COAL) > 2


def is_other_than(phase: int) -> Callable[[State], bool]:
    return lambda state: state.phase != phase or state.is_over


def shown(panel: TablePanel) -> TablePanel:
    panel.resize(*SIZES[type(panel)])
    panel.show()
    panel.grab()
    return panel


def click(widget: QWidget, point: QPointF) -> None:
    QTest.mouseClick(widget, LEFT, pos=QPoint(round(point.x()), round(point.y())))
