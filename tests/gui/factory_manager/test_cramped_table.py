# SPDX-License-Identifier: MIT
"""The table of five in the smallest window: nothing necessary is left out."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF

from powergrid.factory.prospects import next_prices
from powergrid.factory.rules.actions import RunFactory
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, SWITCHING
from powergrid.gui.factory_manager.opponents import Advice
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.tile_card import Notes, card_parts
from powergrid.gui.factory_manager.tile_supply import fitting_prices
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.tokens import CAPTION
from powergrid.play.seats import Seat
from tests.gui.factory_manager.conftest import OpenTable, go_on

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Elif")
FIVE = tuple(
    Seat(name, colour)
    for name, colour in zip(NAMES, ("red", "blue", "green", "yellow", "purple"), strict=True)
)
HINT = "Hint: Buy Machine 18: production 4, needs 4 workers, needs 2 energy. " + "It pays. " * 5


@pytest.fixture(params=["normal", "larger"])
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def table_at(open_table: OpenTable, asks: int, size: str) -> FactoryTable:
    table = open_table(FIVE)
    go_on(table, asks)
    look().set_text_size(size)
    return table


def give_hint(table: FactoryTable) -> None:
    table.panel.message.say(HINT, "good")
    table.panel.refresh()
    QCoreApplication.processEvents()


@pytest.mark.parametrize("asks", [OPENING, MOVING_TILES, BUYING_TILES])
def test_a_hint_of_two_lines_leaves_the_figures(
    open_table: OpenTable, asks: int, size: str
) -> None:
    table = table_at(open_table, asks, size)
    give_hint(table)
    panel = table.panel
    assert panel.figures.isVisible()
    assert panel.message.height() >= 2 * look().ipx(20)
    assert panel.foot.geometry().bottom() < panel.height()


@pytest.mark.parametrize("room", [(1280, 800), (1366, 768)])
def test_a_hint_of_two_lines_leaves_the_planned_steps(
    open_table: OpenTable, size: str, room: tuple[int, int]
) -> None:
    table = table_at(open_table, BUYING_TILES, size)
    table.window().resize(*room)
    assert any(table.staging.buy(kind) for kind in table.session.state.market)
    give_hint(table)
    assert table.panel.planned.isVisible()
    assert len(table.panel.planned.places()) == len(table.panel.planned.steps)


@pytest.mark.parametrize("room", [(1280, 800), (1366, 768)])
def test_a_hint_of_two_lines_leaves_the_profit_at_each_price(
    open_table: OpenTable, size: str, room: tuple[int, int]
) -> None:
    table = table_at(open_table, SWITCHING, size)
    table.window().resize(*room)
    while len(next_prices(table.session.state)) < 3:
        go_on(table, SWITCHING, table.session.state.round + 1)
    panel = table.panel

    def check() -> None:
        assert [line.isVisible() for line in panel.lines[:4]] == [True, True, True, False]
        assert len({line.fitting_font().pixelSize() for line in panel.lines[:3]}) == 1
        assert not any(text.is_cut for text in (*panel.lines[:3], panel.message))

    run = Advice(RunFactory(table.staging.plan.off))
    table.session.hints.given.emit(table.staging.state, [run])
    QCoreApplication.processEvents()
    check()
    give_hint(table)
    check()


def test_what_has_happened_last_is_left_out_last(open_table: OpenTable) -> None:
    panel = table_at(open_table, OPENING, "normal").panel
    for line in panel.lines:
        line.say("Ada passes.")
        panel.want(line, True)
    panel.place()
    shown = [line.isVisible() for line in panel.lines]
    assert shown == sorted(shown, reverse=True)
    assert not all(shown)


def test_all_moved_tiles_are_shown(open_table: OpenTable) -> None:
    table = table_at(open_table, MOVING_TILES, "normal")
    while table.session.state.left < 2:
        table.session.act(next(iter(table.session.question)))
    for _ in range(table.session.state.left):
        assert table.staging.move(table.supply.columns[0].kind or 0)
    QCoreApplication.processEvents()
    assert len(table.panel.planned.steps) == len(table.staging.plan.actions) > 1
    assert len(table.panel.planned.places()) == len(table.panel.planned.steps)


def test_the_cards_of_the_first_auction_can_be_read(open_table: OpenTable, size: str) -> None:
    supply = table_at(open_table, OPENING, size).supply
    cards = [card for card in (*supply.columns, *supply.market) if card.isVisible()]
    assert len(cards) >= 9, "three tiles are on the market"
    assert min(card.height() for card in cards) >= look().ipx(42)


@pytest.mark.parametrize("room", [(1280, 800), (1366, 768)])
def test_an_overfull_market_shows_all_prices_gains_and_keys(
    open_table: OpenTable, size: str, room: tuple[int, int]
) -> None:
    table = table_at(open_table, BUYING_TILES, size)
    state = table.session.state
    kinds = {kind for column in state.columns for kind in column}
    state.market = tuple(sorted(kinds)[:17])
    table.staging.clear()
    table.window().resize(*room)
    QCoreApplication.processEvents()
    cards = [card for card in table.supply.market if card.isVisible()]
    assert len(cards) == 17
    for card in cards:
        notes = Notes(card.price, card.badge, card.tag, card.digit)
        parts = card_parts(QRectF(card.rect()), notes)
        assert parts.price_size >= 15
        assert parts.gain.isEmpty() == (not card.tag)
        assert parts.key.isEmpty() == (not card.digit)


def test_the_prices_that_follow_fit_their_line(qapp: object) -> None:
    prices = [14, 14, 15, 16, 17, 18]
    whole = fitting_prices(prices, 1000)
    assert whole.split() == [str(price) for price in prices]
    room = pixels_wide(whole, CAPTION) - 1
    *shown, more = fitting_prices(prices, room).split()
    assert shown == [str(price) for price in prices[: len(shown)]]
    assert more == f"+{len(prices) - len(shown)}"
    assert pixels_wide(fitting_prices(prices, room), CAPTION) <= room
    assert fitting_prices([], 100) == ""
