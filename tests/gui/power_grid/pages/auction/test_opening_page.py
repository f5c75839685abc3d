# SPDX-License-Identifier: MIT
"""Opening an auction by mouse and keyboard, or passing."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.pages.auction.bidder_row import BidderRow, BidderTile
from powergrid.gui.power_grid.pages.auction.offers import Offer, Offers
from powergrid.gui.power_grid.pages.auction.opening_page import OpeningPage
from powergrid.gui.power_grid.panels.plant_market_panel import PlantMarketPanel
from powergrid.rules import State, legal
from powergrid.rules.actions import OpenAuction, Pass
from powergrid.rules.legal import Openings
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, can_open, faults, moment, rich


def test_an_auction_is_opened_by_mouse(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    plant = page.question.plants[1]
    market = PlantMarketPanel(table.session, table.staging)
    QTest.mouseClick(market.cards[1], Qt.MouseButton.LeftButton)
    assert page.plant == plant
    parts = page.bid.parts()
    spot = QPointF(parts.x(page.question.minimum(plant) + 5), parts.bar.center().y()).toPoint()
    QTest.mouseClick(page.bid, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
    assert table.acts == [OpenAuction(plant, page.question.minimum(plant) + 5)]


def test_an_auction_is_opened_by_keyboard(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    plant = page.question.plants[2]
    QTest.keyClick(table.panel, Qt.Key.Key_3)
    assert page.plant == plant
    QTest.keyClick(table.panel, Qt.Key.Key_B)
    QTest.keyClicks(page.bid.field, "37")
    QTest.keyClick(page.bid.field, Qt.Key.Key_Up)
    QTest.keyClick(page.bid.field, Qt.Key.Key_Return)
    assert table.acts == [OpenAuction(plant, 38)]


def test_a_click_in_the_market_chooses_the_plant(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    plant = page.question.plants[2]
    table.staging.choose_plant(plant)
    assert page.plant == plant


def test_a_future_plant_is_refused_with_its_rule(table_at: OpenTable) -> None:
    table = table_at(moment(lambda state: can_open(state) and state.step == 1, change=rich))
    table.staging.choose_plant(table.session.state.market[-1])
    assert "not for sale" in table.page.message.text


def test_plants_not_for_everybody_are_named_only_while_nothing_else_is_to_be_said(
    table_at: OpenTable,
) -> None:
    def has_barred(state: State) -> bool:
        question = legal(state)
        return (
            isinstance(question, Openings)
            and question.may_pass
            and not question.is_sole
            and bool(question.affordable())
            and sum(map(question.is_barred, question.plants)) > 1
        )

    def alone(state: State) -> None:
        state.waiting = state.waiting[:1]

    europe = partial(moment, has_barred, board="central-europe", edition="classic", players=3)
    page = expect(OpeningPage, table_at(europe()).page)
    barred = [plant for plant in page.question.plants if page.question.is_barred(plant)]
    assert "need a city" in page.note.text
    assert all(str(plant) in page.note.text for plant in barred)
    page.choose_plant(page.question.affordable()[0])
    assert "still in the market" in page.note.text
    page = expect(OpeningPage, table_at(europe(change=alone)).page)
    assert "you pay the minimum" in page.note.text


def test_p_passes_an_opening(table_at: OpenTable) -> None:
    table = table_at(moment(can_open))
    QTest.keyClick(table.panel, Qt.Key.Key_P)
    assert table.acts == [Pass()]


def test_nothing_is_chosen_before_the_player_does(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    assert page.plant == 0
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert not table.acts
    assert "Choose a plant" in page.message.text


def test_an_impossible_opening_looks_disabled(table_at: OpenTable) -> None:
    page = expect(OpeningPage, table_at(moment(can_open, change=rich)).page)
    page.choose_plant(page.question.plants[0])
    for amount in (0, page.question.minimum(page.plant) - 1):
        page.bid.field.set_value(amount)
        assert not page.open.isEnabled(), amount


def test_an_opening_of_four_times_the_number_is_confirmed_once(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    page.choose_plant(page.question.plants[0])
    page.bid.field.set_value(4 * page.plant)
    for acts in (0, 1):
        QTest.keyClick(table.panel, Qt.Key.Key_Return)
        assert len(table.acts) == acts


def test_a_limit_can_be_set_with_an_opening_if_others_may_bid(table_at: OpenTable) -> None:
    table = table_at(moment(can_open, change=rich))
    page = expect(OpeningPage, table.page)
    page.choose_plant(page.question.plants[0])
    assert page.bid.upto.isVisible()
    page.bid.upto.set_value(page.bid.field.value() + 3)
    plant, bid = page.plant, page.bid.field.value()
    QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
    assert table.acts == [OpenAuction(plant, bid)]
    assert table.session.limits.limit(page.question.seat, plant) == bid + 3


def test_with_an_empty_market_one_can_only_pass(table_at: OpenTable) -> None:
    def empty(state: State) -> None:
        state.market = ()

    table = table_at(moment(can_open, change=empty))
    assert isinstance(table.page, OpeningPage)
    assert not table.page.open.isEnabled()
    assert table.page.passing.isEnabled()


@pytest.mark.parametrize("size", [(879, 360), (580, 224)])
def test_until_a_plant_is_chosen_all_are_listed_with_prices(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    table = table_at(moment(can_open), size=size)
    page = expect(OpeningPage, table.page)
    assert page.offers.isVisible()
    assert not faults(page)
    question, money = page.question, table.session.state.money[0]
    for plant, offer in zip(question.plants, page.offers.offers, strict=True):
        minimum = question.minimum(plant)
        assert offer.price == f"{plant} for {minimum}"
        assert (f"need {minimum - money} more" == offer.brings) == (minimum > money)
    page.choose_plant(question.affordable()[0])
    assert not page.offers.isVisible()


@pytest.mark.parametrize(
    ("count", "room", "is_low", "columns", "brings"),
    [
        (4, 340, False, 1, "fair 27–29, powers 12"),
        (4, 340, True, 2, "powers 12"),
        (4, 460, True, 2, "fair 27–29, powers 12"),
        (6, 340, False, 2, "powers 12"),
        (6, 460, False, 2, "fair 27–29, powers 12"),
    ],
)
def test_plants_are_listed_in_as_many_columns_as_fit(
    qtbot: QtBot, count: int, room: int, is_low: bool, columns: int, brings: str
) -> None:
    offers = Offers()
    qtbot.addWidget(offers)
    offers.fit(room, is_low=is_low)
    offers.show_offers([Offer("13 for 13", "fair 27–29, powers 12", "powers 12", "good")] * count)
    assert offers.minimumSizeHint().width() <= look().px(room)
    assert offers.line_layout.count() == columns
    assert brings in [text.text for text in offers.findChildren(Text)]


def test_large_text_leaves_the_list_of_plants_in_a_low_page(table_at: OpenTable) -> None:
    look().set_text_size("larger")
    table = table_at(moment(can_open), size=(440, 234))
    page = expect(OpeningPage, table.page)
    assert page.offers.isVisible()
    assert page.offers.line_layout.count() == 2
    assert not faults(page)


def test_all_seats_are_written_in_the_same_sizes(qtbot: QtBot) -> None:
    look().set_text_size("larger")
    row = BidderRow()
    qtbot.addWidget(row)
    row.show_tiles(
        [
            BidderTile("red", name, f"has {money}", "", brief=str(money), mark="")
            for name, money in (("Al", 9), ("Konstantina", 123), ("Bruno", 46))
        ]
    )
    row.resize(250, 62)
    row.show()
    short, long, _ = row.tiles
    assert short.fitting_sizes() > long.fitting_sizes()
    assert {(tile.name_size, tile.note_size) for tile in row.tiles} == {long.fitting_sizes()}


@pytest.mark.parametrize(("size", "shown"), [((879, 360), True), ((580, 228), False)])
def test_the_turn_order_stays_readable_in_a_high_panel(
    table_at: OpenTable, size: tuple[int, int], *, shown: bool
) -> None:
    table = table_at(moment(can_open), size=size)
    page, state = expect(OpeningPage, table.page), table.session.state
    assert page.stage.order.isVisible() == shown
    assert not faults(page)
    if shown:
        text, names = page.stage.order.text, [seat.name for seat in table.session.seats]
        assert text.startswith(f"Order in round {state.round}: {names[state.order[0]]}")


def test_a_long_turn_order_is_reduced_to_its_ends(table_at: OpenTable) -> None:
    page = expect(OpeningPage, table_at(moment(can_open), size=(879, 360)).page)
    page.stage.orders = ("Maximiliane, " * 12, "short")
    page.place()
    assert page.stage.order.text == "short"
