# SPDX-License-Identifier: MIT
"""Opening an auction, bidding, and giving up what is beyond the limit."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from powergrid.gui.pages.auction.bidding_page import BiddingPage
from powergrid.gui.pages.auction.opening_page import OpeningPage
from powergrid.gui.pages.auction.plant_scrap_page import PlantScrapPage
from powergrid.gui.pages.auction.prospect import if_won
from powergrid.gui.pages.fuel.fuel_scrap_page import FuelScrapPage
from powergrid.gui.pages.waiting_page import WaitingPage
from powergrid.rules import State
from powergrid.rules.actions import Bid, OpenAuction, Pass, ScrapFuel, ScrapPlant
from powergrid.rules.fuel import COAL, OIL
from powergrid.rules.legal import Bids, FuelScraps, Openings, PlantScraps, legal
from powergrid.rules.state import SCRAPPING_FUEL, SCRAPPING_PLANT
from tests.gui.pages.moments import At, faults, moment

Opened = Callable[..., At]


def can_open(state: State) -> bool:
    question = legal(state)
    return (
        isinstance(question, Openings)
        and state.round > 1
        and not question.is_sole
        and len(question.affordable()) > 2
    )


def can_bid(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Bids) and len(question.amounts) > 12


def must_scrap_plant(state: State) -> bool:
    return isinstance(legal(state), PlantScraps)


def rich(state: State) -> None:
    state.money = (90, *state.money[1:])


def test_a_plant_and_a_bid_by_mouse(at: Opened) -> None:
    table = at(moment(can_open, change=rich))
    page = table.page
    assert isinstance(page, OpeningPage)
    tile = page.tiles.tiles[1]
    plant = page.question.plants[1]
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert page.plant == plant
    QTest.mouseClick(page.bid.steps[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
    assert table.acts == [OpenAuction(plant, page.question.minimum(plant) + 5)]


def test_a_plant_and_a_bid_by_keyboard(at: Opened) -> None:
    table = at(moment(can_open, change=rich))
    page = table.page
    assert isinstance(page, OpeningPage)
    plant = page.question.plants[2]
    QTest.keyClick(table.panel, Qt.Key.Key_3)
    assert page.plant == plant
    QTest.keyClick(table.panel, Qt.Key.Key_B)
    QTest.keyClicks(page.bid.field, "77")
    QTest.keyClick(page.bid.field, Qt.Key.Key_Up)
    QTest.keyClick(page.bid.field, Qt.Key.Key_Return)
    assert table.acts == [OpenAuction(plant, 78)]


def test_a_plant_by_a_click_in_the_market(at: Opened) -> None:
    table = at(moment(can_open, change=rich))
    page = table.page
    assert isinstance(page, OpeningPage)
    plant = page.question.plants[2]
    table.desk.choose_plant(plant)
    assert page.plant == plant


def test_a_future_plant_is_refused_with_its_rule(at: Opened) -> None:
    table = at(moment(lambda state: can_open(state) and state.step == 1, change=rich))
    table.desk.choose_plant(table.session.state.market[-1])
    assert "not for sale" in table.page.message.text


def test_passing_an_opening(at: Opened) -> None:
    table = at(moment(can_open))
    QTest.keyClick(table.panel, Qt.Key.Key_P)
    assert table.acts == [Pass()]


def test_a_bid_is_typed_and_made_with_enter(at: Opened) -> None:
    table = at(moment(can_bid))
    page = table.page
    assert isinstance(page, BiddingPage)
    amount = page.question.amounts[7]
    QTest.keyClicks(page.bid.field, str(amount))
    QTest.keyClick(page.bid.field, Qt.Key.Key_Return)
    assert table.acts == [Bid(amount)]


def test_a_bid_is_stepped_by_mouse(at: Opened) -> None:
    table = at(moment(can_bid))
    page = table.page
    assert isinstance(page, BiddingPage)
    for button in (page.bid.steps[1], page.bid.steps[1], page.bid.minus):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.bidding, Qt.MouseButton.LeftButton)
    assert table.acts == [Bid(page.question.bid + 1 + 3)]


def test_a_bid_too_low_or_too_high_is_refused_with_a_sentence(at: Opened) -> None:
    table = at(moment(can_bid))
    page = table.page
    assert isinstance(page, BiddingPage)
    page.bid.field.set_value(1)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert "least" in page.message.text
    page.bid.field.set_value(999)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert "999" in page.message.text
    assert not table.acts


def test_p_passes_even_while_a_bid_is_being_typed(at: Opened) -> None:
    table = at(moment(can_bid))
    page = table.page
    assert isinstance(page, BiddingPage)
    QTest.keyClick(page.bid.field, Qt.Key.Key_P)
    assert table.acts == [Pass()]


def test_the_prospect_is_what_the_rules_make_of_it() -> None:
    session = moment(can_bid)
    question = session.question
    assert isinstance(question, Bids)
    amount = question.amounts[3]
    prospect = if_won(session.state, question.plant, amount)
    assert prospect is not None
    assert prospect.money_after == session.state.money[0] - amount
    before = session.state.facts()
    if_won(session.state, question.plant, amount)
    assert session.state.facts() == before


def test_no_prospect_of_a_bid_that_may_not_be_made() -> None:
    session = moment(can_bid)
    question = session.question
    assert isinstance(question, Bids)
    assert if_won(session.state, question.plant, question.bid) is None


def test_a_plant_is_given_up_by_keyboard_and_by_mouse(at: Opened) -> None:
    table = at(moment(must_scrap_plant))
    page = table.page
    assert isinstance(page, PlantScrapPage)
    plants = page.question.plants
    QTest.keyClick(table.panel, Qt.Key.Key_2)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    QTest.mouseClick(page.tiles.tiles[2], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.scrap, Qt.MouseButton.LeftButton)
    assert table.acts == [ScrapPlant(plants[1]), ScrapPlant(plants[2])]


def test_the_plant_just_bought_stays(at: Opened) -> None:
    table = at(moment(must_scrap_plant))
    table.desk.choose_plant(table.session.state.lot)
    assert "just bought" in table.page.message.text


def too_much_fuel(state: State) -> None:
    """Leave seat 0 with a hybrid and more coal and oil than it stores."""
    assert state.asks == SCRAPPING_PLANT
    state.plants = ((5, 12), *state.plants[1:])
    state.fuel = ((6, 6, 0, 0), *state.fuel[1:])
    state.asks = SCRAPPING_FUEL


def test_coal_and_oil_are_given_up_in_the_mix_chosen(at: Opened) -> None:
    table = at(moment(must_scrap_plant, change=too_much_fuel))
    page = table.page
    assert isinstance(page, FuelScrapPage)
    question = page.question
    assert isinstance(question, FuelScraps)
    excess = question.excess
    assert excess >= 1
    QTest.keyClick(table.panel, Qt.Key.Key_O)
    assert [(page.tokens[fuel].kept, page.tokens[fuel].gone) for fuel in (COAL, OIL)] == [
        (7 - excess, excess - 1),
        (5, 1),
    ]
    QTest.mouseClick(page.scrap, Qt.MouseButton.LeftButton)
    assert table.acts == [ScrapFuel(COAL, excess - 1), ScrapFuel(OIL, 1)]


@pytest.mark.parametrize("size", [(618, 180), (455, 202), (880, 380)])
def test_what_is_given_up_has_room_in_any_panel(at: Opened, size: tuple[int, int]) -> None:
    table = at(moment(must_scrap_plant, change=too_much_fuel))
    table.panel.resize(*size)
    QCoreApplication.processEvents()
    assert not faults(table.panel)


def test_a_limit_is_typed_and_goes_with_the_bid(at: Opened) -> None:
    table = at(moment(can_bid))
    page = table.page
    assert isinstance(page, BiddingPage)
    question = page.question
    QTest.keyClick(table.panel, Qt.Key.Key_U)
    QTest.keyClicks(page.bid.upto, str(question.bid + 6))
    assert str(question.bid + 6) in page.bidding.text()
    QTest.keyClick(page.bid.upto, Qt.Key.Key_Return)
    assert table.acts == [Bid(question.bid + 1)]
    assert table.session.limits.most(question.seat, question.plant) == question.bid + 6


def test_a_limit_goes_with_an_opening_and_only_where_others_may_bid(at: Opened) -> None:
    table = at(moment(can_open, change=rich))
    page = table.page
    assert isinstance(page, OpeningPage)
    assert page.bid.upto.isVisible()
    page.bid.upto.set_value(page.bid.field.value + 3)
    plant, bid = page.plant, page.bid.field.value
    QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
    assert table.acts == [OpenAuction(plant, bid)]
    assert table.session.limits.most(page.question.seat, plant) == bid + 3


def test_a_bid_without_a_limit_leaves_none(at: Opened) -> None:
    table = at(moment(can_bid))
    page = table.page
    assert isinstance(page, BiddingPage)
    table.session.limits.set(0, page.question.plant, page.question.bid)
    page.refresh()
    assert f"your limit was {page.question.bid}" in page.note.text
    QTest.mouseClick(page.bidding, Qt.MouseButton.LeftButton)
    assert table.session.limits.most(0, page.question.plant) == 0


def test_a_limit_is_taken_back_while_others_bid(at: Opened) -> None:
    table = at(moment(can_bid), frozen=False)
    page = table.page
    assert isinstance(page, BiddingPage)
    plant = page.question.plant
    page.bid.upto.set_value(page.bid.field.value + 5)
    QTest.mouseClick(page.bidding, Qt.MouseButton.LeftButton)
    waiting = table.page
    assert isinstance(waiting, WaitingPage)
    assert waiting.limit.isVisible()
    QTest.keyClick(table.panel, Qt.Key.Key_X)
    assert table.session.limits.most(0, plant) == 0
    assert not waiting.limit.isVisible()


def test_a_market_without_plants_leaves_nothing_but_to_pass(at: Opened) -> None:
    def empty(state: State) -> None:
        state.market = ()

    table = at(moment(can_open, change=empty))
    assert isinstance(table.page, OpeningPage)
    assert not table.page.open.isEnabled()
    assert table.page.passing.isEnabled()
