# SPDX-License-Identifier: MIT
"""Every sign on the table has a tooltip."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels
from powergrid.gui.kit.palette import sheet_of
from powergrid.gui.kit.theme import theme_for
from powergrid.gui.power_grid.table.table import Table
from powergrid.rules import legal
from powergrid.rules.state import BUYING_FUEL
from tests.gui.power_grid.panels.layouts import rects
from tests.gui.tables import a_session, play_until

BOARDS = (("germany", "recharged", 1280), ("usa", "recharged", 1280), ("germany", "classic", 1920))


@pytest.fixture
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> Table:
    board, edition, width = getattr(request, "param", BOARDS[0])
    session = a_session(board=board, edition=edition)
    play_until(session, lambda s: s.round == 4 and s.asks == BUYING_FUEL, "sensible")
    table = Table(session)
    qtbot.addWidget(table)
    height = width * 5 // 8
    look().fit(width, height)
    table.resize(width, height)
    with qtbot.waitExposed(table):
        table.show()
    return table


def asked_at(within: QWidget, point: QPointF) -> str:
    """Return the tooltip at a point, whatever widget is there."""
    spot = point.toPoint()
    QToolTip.showText(within.mapToGlobal(spot), "before", within)
    under = within.childAt(spot) or within
    there = within.mapToGlobal(spot)
    QApplication.sendEvent(
        under, QHelpEvent(QEvent.Type.ToolTip, under.mapFrom(within, spot), there)
    )
    return "" if QToolTip.text() == "before" else QToolTip.text()


@pytest.mark.parametrize("table", BOARDS, indirect=True, ids=str)
def test_every_sign_has_a_tip(table: Table) -> None:
    row = table.fuel.rows[0].parts()
    top = table.fuel.parts().rows[0].topLeft()
    bar = table.top_bar.parts()
    rivals = [rect for parts in table.rivals.parts() for rect in _signs(parts)]
    seats = table.rivals.rows()
    first = table.rivals.parts()[0]
    chips = [*table.rivals.cards(seats[0], first).values()]
    fuel = [row.icon, row.name, row.next, row.stock, row.refill, *row.tokens]
    signs: list[tuple[QWidget, list[QRectF]]] = [
        (table.top_bar, [bar.round, *bar.steps, *bar.phases, bar.axis, bar.thresholds]),
        (table.top_bar, [bar.cards_icon, bar.cards, bar.log, bar.menu]),
        (table.rivals, rivals + chips),
        (table.own, rects(table.own.parts())),
        (table.plants, [table.plants.parts().title, *rects(table.plants.parts())]),
        (table.fuel, [rect.translated(top) for rect in fuel]),
    ]
    for panel, all_rects in signs:
        for rect in all_rects:
            assert asked_at(panel, pixels(rect).center()), (type(panel).__name__, rect)


def _signs(parts: object) -> list[QRectF]:
    names = ("order", "house", "name", "money", "cities", "powers")
    return [getattr(parts, name) for name in names]


def test_figures_in_short_form_are_explained_in_their_tips(table: Table) -> None:
    table.session.act(next(iter(legal(table.session.state))))
    told = [text for _, text in table.rivals.tips() if "·" in text]
    assert told
    for text in told:
        figures = text.partition("·")
        need, held = figures[0].split()[-1], figures[2].split(":")[0]
        assert f"burns {need}, holds {held}" in text


def test_a_city_without_a_price_beside_it_has_a_tip(table: Table) -> None:
    city = table.session.state.game.cities[0]
    table.staging.point_at_city(city)
    scene = table.board.view.scene()
    name = table.session.state.game.board.cities[city].name
    assert [item for item in scene.items() if name in item.toolTip()]


def test_a_tip_stands_out_from_every_surface(qapp: QApplication) -> None:
    for scheme in ("light", "dark"):
        theme = theme_for(scheme)
        sheet = sheet_of(theme)
        line = sheet[sheet.index("QToolTip") :].partition("}")[0]
        ground = line.partition("background: ")[2].partition(";")[0]
        others = (theme.surface_1, theme.surface_2, theme.surface_3, theme.background, theme.sea)
        assert ground not in [colour.name() for colour in others]
        assert "border: 1px solid" in line


def test_there_is_no_tip_without_a_sign(table: Table) -> None:
    assert not asked_at(table.rivals, QPointF(1, table.rivals.height() - 1))
