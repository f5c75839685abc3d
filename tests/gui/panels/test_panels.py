# SPDX-License-Identifier: MIT
"""Clicks and keys on the panels become signals of the desk, and all panels paint in any look."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.models.plant_market_model import ACTUAL
from powergrid.gui.panels.fuel_market_panel import FuelMarketPanel
from powergrid.gui.panels.glide import Glide
from powergrid.gui.panels.log_panel import EVERYBODY, LogPanel
from powergrid.gui.panels.own_panel import OwnPanel
from powergrid.gui.panels.plant_market_panel import PlantMarketPanel
from powergrid.gui.panels.rivals_panel import RivalsPanel
from powergrid.gui.panels.stores import shown_stores, stored_tokens
from powergrid.gui.panels.table_panel import TablePanel
from powergrid.gui.panels.top_bar import TopBar
from powergrid.gui.session import Session
from powergrid.rules.actions import BuyFuel, EndTurn, ScrapPlant
from powergrid.rules.fuel import COAL, FUEL_NAMES, FUELS, Tokens
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import (
    BIDDING,
    BUYING_FUEL,
    OPENING,
    SCRAPPING_PLANT,
    State,
    with_item,
)
from tests.gui.tables import a_session, play_until

pytestmark = pytest.mark.usefixtures("qapp")

LEFT = Qt.MouseButton.LeftButton
PANELS = (TopBar, RivalsPanel, OwnPanel, PlantMarketPanel, FuelMarketPanel, LogPanel)
SIZES = {
    TopBar: (1366, 40),
    RivalsPanel: (618, 114),
    OwnPanel: (618, 120),
    PlantMarketPanel: (618, 116),
    FuelMarketPanel: (618, 126),
    LogPanel: (618, 240),
}


@pytest.fixture(autouse=True)
def still_look(qapp: object) -> None:
    look().set_reduced_motion(True)


def buys_coal(state: State) -> bool:
    return state.asks == BUYING_FUEL and FuelPurchases(state).most(COAL) > 2


def is_other_than(phase: int) -> Callable[[State], bool]:
    return lambda state: state.phase != phase or state.is_over


def shown(panel: TablePanel) -> TablePanel:
    panel.resize(*SIZES[type(panel)])
    panel.show()
    panel.grab()
    return panel


def click(widget: QWidget, point: QPointF) -> None:
    QTest.mouseClick(widget, LEFT, pos=QPoint(round(point.x()), round(point.y())))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 4 / 3, 2.0])
def test_all_panels_paint_in_any_look(scheme: str, scale: float) -> None:
    session = play_until(a_session(board="usa"), buys_coal)
    desk = Desk(session)
    panels = [shown(panel(session, desk)) for panel in PANELS]
    look().set_scheme("light" if scheme == "light" else "dark")
    look().fit(1920 * scale, 1080 * scale)
    for panel in panels:
        width, height = SIZES[type(panel)]
        panel.resize(round(width * scale), round(height * scale))
        image = panel.grab().toImage()
        colours = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 3)}
        assert len(colours) > 2
    panels[0].deleteLater()


@pytest.mark.slow
def test_a_whole_game_is_shown_without_a_fault() -> None:
    session = a_session(6, "usa")
    desk = Desk(session)
    panels = [shown(panel(session, desk)) for panel in PANELS]
    ends = 0
    while not session.state.is_over:
        play_until(session, is_other_than(session.state.phase))
        ends += 1
        for panel in panels:
            panel.grab()
    assert ends > 10


def test_the_top_bar_asks_for_log_and_menu() -> None:
    session = a_session()
    bar = TopBar(session, Desk(session))
    shown(bar)
    asked: list[str] = []
    bar.log_asked.connect(lambda: asked.append("log"))
    bar.menu_asked.connect(lambda: asked.append("menu"))
    parts = bar.parts()
    for rect in (parts.log, parts.menu):
        child = bar.childAt(rect.center().toPoint())
        assert child is not None
        QTest.mouseClick(child, LEFT)
        assert child.accessibleName()
    assert asked == ["log", "menu"]
    assert "Round 1" in bar.accessibleName()


def test_rivals_are_all_but_the_viewer_in_turn_order() -> None:
    session = play_until(a_session(), lambda state: state.round == 4)
    panel = RivalsPanel(session, Desk(session))
    shown(panel)
    seats = [row.seat for row in panel.rows()]
    assert seats == [seat for seat in session.state.order if seat != session.viewer]
    for seat in seats:
        assert session.seats[seat].name in panel.accessibleDescription()


def test_pointing_at_the_numbers_shows_the_coming_order() -> None:
    session = play_until(a_session(), lambda state: state.round == 4)
    panel = RivalsPanel(session, Desk(session))
    shown(panel)
    quiet = panel.grab().toImage()
    # Whoever is last gets the most cities, and would be first in the next round.
    state = session.state
    many = state.game.cities[:12]
    state.cities = with_item(state.cities, panel.rows()[-1].seat, many)
    session.changed.emit()
    numbers = panel.parts()[0].order.center()
    QTest.mouseMove(panel, numbers.toPoint())
    assert [row.coming for row in panel.rows()] != [row.place for row in panel.rows()]
    assert panel.grab().toImage() != quiet


def market(session: Session) -> tuple[PlantMarketPanel, list[int]]:
    desk = Desk(session)
    panel = PlantMarketPanel(session, desk)
    shown(panel)
    chosen: list[int] = []
    desk.plant_chosen.connect(chosen.append)
    return panel, chosen


def test_a_click_or_a_key_chooses_a_plant_of_the_market() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.round == 2)
    panel, chosen = market(session)
    QTest.mouseClick(panel.cards[1], LEFT)
    QTest.keyClick(panel.cards[2], Qt.Key.Key_Return)
    QTest.keyClick(panel.cards[0], Qt.Key.Key_Space)
    market_ = session.state.market
    assert chosen == [market_[1], market_[2], market_[0]]
    assert "Plant" in panel.cards[1].accessibleName()


def test_only_the_actual_market_is_reached_by_keyboard_and_only_when_opening() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.round == 2)
    panel, _ = market(session)
    strong = Qt.FocusPolicy.StrongFocus
    for card, row in zip(panel.cards, panel.model.rows, strict=True):
        assert (card.focusPolicy() == strong) == (row.place == ACTUAL)
    play_until(session, lambda state: state.asks == BIDDING)
    assert not any(card.focusPolicy() == strong for card in panel.cards)


def test_the_lot_and_the_chosen_card_are_marked() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.round == 2)
    panel, _ = market(session)
    card = next(
        card for card, row in zip(panel.cards, panel.model.rows, strict=True) if row.is_open
    )
    QTest.mouseClick(card, LEFT)
    assert card.state == "selected"
    play_until(session, lambda state: state.asks == BIDDING)
    marked = [card for card in panel.cards if card.state == "selected"]
    assert [card.plant.number for card in marked if card.plant] == [session.state.lot]
    assert marked[0].bid == session.state.bid
    assert marked[0].leader[1] == session.seats[session.state.bidders[-1]].name


def test_the_discount_lies_on_its_card() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.discount > 0)
    panel, _ = market(session)
    assert [card.discount for card in panel.cards if card.discount] == ["min. 1"]


def test_tokens_are_bought_and_put_back_by_clicks_and_keys() -> None:
    session = play_until(a_session(), buys_coal)
    desk = Desk(session)
    panel = FuelMarketPanel(session, desk)
    shown(panel)
    chosen: list[tuple[int, int]] = []
    desk.fuel_chosen.connect(lambda fuel, change: chosen.append((fuel, change)))
    view = panel.rows[COAL]
    row, tokens = view.row, view.parts().tokens
    first = len(row.spaces) - row.in_market
    click(view, tokens[first].center())
    click(view, tokens[-1].center())
    assert chosen == [(COAL, 1), (COAL, 1)]
    desk.stage(BuyFuel(COAL, 2))
    chosen.clear()
    click(view, tokens[first].center())
    click(view, tokens[first + 2].center())
    if first:
        click(view, tokens[0].center())
    assert chosen == [(COAL, -1), (COAL, 1)]
    chosen.clear()
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Minus, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
    assert chosen == [(COAL, 1), (COAL, 1), (COAL, -1), (COAL, -1)]
    assert "2 in the cart" in view.accessibleName()


def test_a_click_on_a_fuel_one_may_not_buy_is_asked_for_all_the_same() -> None:
    session = play_until(a_session(), buys_coal)
    desk = Desk(session)
    panel = FuelMarketPanel(session, desk)
    shown(panel)
    chosen: list[tuple[int, int]] = []
    desk.fuel_chosen.connect(lambda fuel, change: chosen.append((fuel, change)))
    view = next(view for view in panel.rows if not view.row.most)
    click(view, view.parts().tokens[-1].center())
    assert chosen == [(view.row.fuel, 1)]  # the page says why not


def test_a_fuel_that_nobody_may_buy_is_not_reached_by_keyboard() -> None:
    session = a_session()
    panel = FuelMarketPanel(session, Desk(session))
    assert all(view.focusPolicy() == Qt.FocusPolicy.NoFocus for view in panel.rows)


def test_the_coal_storage_is_bought_from_by_its_line() -> None:
    session = play_until(a_session(board="usa"), buys_coal)
    state = session.state
    state.storage = state.fuel_market[COAL] + 3
    state.fuel_market = (0, *state.fuel_market[1:])
    state.money = with_item(state.money, state.seat, 99)
    desk = Desk(session)
    panel = FuelMarketPanel(session, desk)
    shown(panel)
    chosen: list[tuple[int, int]] = []
    desk.fuel_chosen.connect(lambda fuel, change: chosen.append((fuel, change)))
    click(panel, panel.parts().about.center())
    desk.stage(BuyFuel(COAL, 1))
    click(panel, panel.parts().about.center())
    assert chosen == [(COAL, 1), (COAL, -1)]


def test_the_own_panel_shows_the_cart_on_its_cards() -> None:
    session = play_until(a_session(), buys_coal)
    desk = Desk(session)
    panel = OwnPanel(session, desk)
    shown(panel)
    desk.stage(BuyFuel(COAL, 2))
    states = Counter(state for card in panel.cards for _, state in card.stored or ())
    assert states["cart"] == 2
    assert states["filled"] == sum(session.state.fuel[session.viewer])
    desk.clear()
    assert not any(state == "cart" for card in panel.cards for _, state in card.stored or ())
    session.act(EndTurn())
    assert panel.row.seat == session.viewer == session.state.seat


def test_a_click_chooses_an_own_plant_and_marks_the_one_to_go() -> None:
    session = play_until(a_session(), lambda state: state.asks == SCRAPPING_PLANT, level="sensible")
    desk = Desk(session)
    panel = OwnPanel(session, desk)
    shown(panel)
    chosen: list[int] = []
    desk.plant_chosen.connect(chosen.append)
    owned = session.state.plants[session.viewer]
    assert [card.plant.number for card in panel.cards if card.plant] == list(owned)
    for card in panel.cards:
        QTest.mouseClick(card, LEFT)
    assert chosen == list(owned)
    for card, number in zip(panel.cards, owned, strict=True):
        desk.choose_plant(number)
        may_go = ScrapPlant(number) in session.question
        assert card.state == ("selected" if may_go else "off")


def test_stored_tokens_lie_where_they_may_and_none_is_lost() -> None:
    session = a_session()
    game = session.state.game
    owned = (5, 12, 20)  # two hybrids and coal
    storage = game.storage(owned)
    for coal in range(15):
        for oil in range(9):
            fuel: Tokens = (coal, oil, 0, 0)
            if storage.hybrid_excess(fuel):
                continue
            held = stored_tokens(game, owned, fuel)
            everything = Counter(name for row in held.values() for name in row)
            assert everything == +Counter({"coal": coal, "oil": oil})
            assert all(len(row) <= 2 * game.plants[n].fuel for n, row in held.items())
            assert "oil" not in held[20]


def test_what_is_ready_to_run_looks_ready() -> None:
    session = a_session()
    held = stored_tokens(session.state.game, (8, 20), (6, 0, 0, 0))
    assert {number: len(row) for number, row in held.items()} == {8: 3, 20: 3}
    shown_ = shown_stores(session.state.game, (8, 20), (4, 0, 0, 0), (1, 0, 0, 0))
    assert Counter(state for row in shown_.values() for _, state in row) == {"filled": 3, "cart": 1}
    assert {name for row in shown_.values() for name, _ in row} == {FUEL_NAMES[FUELS[0]]}


def log(session: Session) -> tuple[LogPanel, Desk]:
    desk = Desk(session)
    panel = LogPanel(session, desk)
    shown(panel)
    return panel, desk


def test_the_log_follows_the_newest_unless_scrolled_up() -> None:
    session = play_until(a_session(), lambda state: state.round == 5)
    panel, _ = log(session)
    assert panel.view is not None
    bar = panel.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    play_until(session, lambda state: state.round == 6)
    panel.grab()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    play_until(session, lambda state: state.round == 7)
    panel.grab()
    assert bar.value() == 0


def test_the_log_shows_one_seat_and_its_headings() -> None:
    session = play_until(a_session(), lambda state: state.round == 5)
    panel, _ = log(session)
    assert panel.view is not None
    model = panel.view.model()
    everything = model.rowCount()
    panel.show_seat(1)
    rows = [panel.row_at(model.index(at, 0)) for at in range(model.rowCount())]
    assert 0 < len(rows) < everything
    assert {row.seat for row in rows if not row.is_heading} == {1}
    assert not any(a.is_heading and b.is_heading for a, b in pairwise(rows))
    panel.show_seat(EVERYBODY)
    assert model.rowCount() == everything


def test_pointing_at_an_entry_lights_its_city() -> None:
    session = play_until(a_session(), lambda state: sum(map(len, state.cities)) > 1)
    panel, desk = log(session)
    assert panel.view is not None
    lit: list[list[int]] = []
    desk.cities_lit.connect(lit.append)
    model = panel.view.model()
    for at in range(model.rowCount()):
        panel.view.entered.emit(model.index(at, 0))
    built = [city for cities in lit for city in cities]
    assert sorted(built) == sorted(city for cities in session.state.cities for city in cities)


def test_escape_asks_to_close_the_log() -> None:
    panel, _ = log(a_session())
    asked: list[int] = []
    panel.close_asked.connect(lambda: asked.append(1))
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert asked == [1]


def test_what_glides_arrives(qtbot: QtBot) -> None:
    look().set_reduced_motion(False)
    glide = Glide(20)
    glide.aim({1: 0.0, 2: 1.0})
    assert glide.at(2) == 1.0
    glide.aim({1: 1.0, 2: 0.0})
    assert glide.at(1) < 1.0
    qtbot.waitUntil(lambda: (glide.at(1), glide.at(2)) == (1.0, 0.0))
    glide.aim({7: 3.0})
    assert glide.at(7) == 3.0
