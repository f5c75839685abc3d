# SPDX-License-Identifier: MIT
"""Bidding by mouse and keyboard, with a limit, or passing."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from powergrid.analysis import Worth
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import paint_text
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.power_grid.pages.auction import bidder_row, ruler_painter
from powergrid.gui.power_grid.pages.auction.bidding_page import BiddingPage
from powergrid.gui.power_grid.panels.plant_market_panel import PlantMarketPanel
from powergrid.gui.power_grid.table.table_layout import table_layout
from powergrid.rules import State
from powergrid.rules.actions import Bid, Pass
from powergrid.rules.state import with_item
from tests.expect import expect
from tests.gui.power_grid.pages.moments import OpenTable, can_bid, faults, moment, rich


def test_a_bid_is_typed_and_made_with_enter(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    amount = page.question.amounts[7]
    QTest.keyClicks(page.bid.field, str(amount))
    QTest.keyClick(page.bid.field, Qt.Key.Key_Return)
    assert table.acts == [Bid(amount)]


def test_ctrl_a_selects_the_whole_bid(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    field = page.bid.field
    field.setFocus()
    QTest.keyClicks(field, "12")
    typed = field.grab().toImage()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert field.grab().toImage() != typed, "what is selected is seen"
    QTest.keyClicks(field, "7")
    assert field.value() == 7
    QTest.keyClicks(field, "8")
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.value() == 0
    assert not table.acts


def test_an_impossible_bid_looks_disabled(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    for amount in (page.question.bid - 1, page.question.bid, page.question.amounts[-1] + 1):
        page.bid.field.set_value(amount)
        assert not page.bidding.isEnabled(), amount
    page.bid.field.set_value(page.question.bid + 1)
    assert page.bidding.isEnabled()


def test_a_bid_of_four_times_the_last_is_confirmed_once(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid, change=rich))
    page = expect(BiddingPage, table.page)
    much = 4 * max(page.question.bid, page.question.plant)
    for amount, acts in ((much - 1, 1), (much, 1)):
        page.bid.field.set_value(amount)
        QTest.keyClick(table.panel, Qt.Key.Key_Return)
        assert len(table.acts) == acts
    assert str(much) in page.message.text
    page.bid.field.set_value(much + 1)
    assert not page.message.text, "what was asked was another bid"
    page.bid.field.set_value(much)
    for acts in (1, 2):
        QTest.keyClick(table.panel, Qt.Key.Key_Return)
        assert len(table.acts) == acts
    assert table.acts[-1] == Bid(much)


def test_a_bid_filled_in_by_a_hint_needs_no_confirmation(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid, change=rich))
    page = expect(BiddingPage, table.page)
    page.apply_hint(Bid(4 * max(page.question.bid, page.question.plant)))
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert len(table.acts) == 1


def test_a_bid_is_dragged_along_the_ruler(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid, change=rich))
    page = expect(BiddingPage, table.page)
    parts = page.bid.parts()

    def spot(price: int) -> QPoint:
        return QPointF(parts.x(price), parts.bar.center().y()).toPoint()

    minimum = page.question.bid + 1
    QTest.mouseClick(page.bid, Qt.MouseButton.LeftButton, pos=spot(minimum + 9))
    assert page.bid.field.value() == minimum + 9
    QTest.mouseClick(
        page.bid, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, spot(minimum + 12)
    )
    assert page.bid.limit == minimum + 12
    QTest.mouseClick(page.bid, Qt.MouseButton.LeftButton, pos=spot(0))
    assert page.bid.field.value() == minimum, "less is no bid"
    QTest.mouseClick(page.bidding, Qt.MouseButton.LeftButton)
    assert table.acts == [Bid(minimum)]
    assert table.session.limits.limit(0, page.question.plant) == minimum + 12


def test_every_mark_of_the_ruler_has_a_tip(table_at: OpenTable) -> None:
    page = expect(BiddingPage, table_at(moment(can_bid, change=rich)).page)
    ruler, minimum = page.bid, page.question.bid + 1
    ruler.show_worth(Worth(minimum + 4, minimum + 9, minimum + 8))
    ruler.field.set_value(minimum + 2)
    ruler.upto.set_value(minimum + 12)
    leader = page.session.seats[page.question.leader].name
    parts = ruler.parts()

    def tip(price: float) -> str:
        found = ruler.tip_at(QPointF(parts.x(price), parts.bar.center().y()))
        return found[1] if found else ""

    assert tip(minimum - 1) == f"{leader} bids {minimum - 1}."
    assert tip(minimum) == f"The minimum bid is {minimum}."
    assert tip(minimum + 2).startswith(f"Your bid: {minimum + 2}.")
    assert tip(minimum + 5).startswith(f"Fair: for {minimum + 4} to {minimum + 9}")
    assert tip(minimum + 8).startswith(f"Above {minimum + 8}, the break-even,")
    assert tip(minimum + 10) == tip(minimum + 8)
    assert tip(minimum + 12).startswith("Your limit: ")
    ruler.show_worth(Worth(0, 0, minimum - 1))
    assert tip(minimum + 8) == f"Even for {minimum} you do better without the plant."
    chip, purse = parts.chips[0]
    assert ruler.tip_at(chip.center()) == (chip, f"{purse.name} has {purse.money} Elektro.")


def test_keys_step_along_the_ruler(table_at: OpenTable) -> None:
    page = expect(BiddingPage, table_at(moment(can_bid, change=rich)).page)
    minimum = page.question.bid + 1
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_PageUp):
        QTest.keyClick(page.bid.field, key)
    assert page.bid.field.value() == minimum + 6
    QTest.keyClick(page.bid.field, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.bid.limit == minimum + 7
    QTest.keyClick(page.bid.field, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert page.bid.limit == 0


def test_a_screen_reader_hears_of_a_fair_bid_only_if_there_is_one(table_at: OpenTable) -> None:
    page = expect(BiddingPage, table_at(moment(can_bid)).page)
    page.bid.show_worth(Worth(7, 9, 8))
    assert "fair 7 to 9, break-even 8" in page.bid.field.accessibleDescription()
    page.bid.show_worth(Worth(0, 0, 8))
    assert "fair" not in page.bid.field.accessibleDescription()
    assert "break-even 8" in page.bid.field.accessibleDescription()


def test_a_plant_that_is_not_worth_the_least_bid_has_no_break_even(table_at: OpenTable) -> None:
    page = expect(BiddingPage, table_at(moment(can_bid)).page)
    minimum = page.question.bid + 1
    page.bid.show_worth(Worth(0, 0, minimum - 1))
    assert f"not worth {minimum}" in page.bid.field.accessibleDescription()
    assert "break-even" not in page.bid.field.accessibleDescription()


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_smallest_window_shows_bidders_labels_and_what_a_bid_changes(
    table_at: OpenTable, players: int
) -> None:
    def all_are_in(state: State) -> bool:
        return can_bid(state) and len(state.bidders) == players

    def must_scrap(state: State) -> None:
        rich(state)
        state.plants = with_item(state.plants, 0, (3, 4, 5))

    panel = table_layout(1280, 800, 1.035, players - 1).action
    session = moment(all_are_in, players=players, change=must_scrap)
    page = expect(BiddingPage, table_at(session, size=panel[2:]).page)
    assert page.bid.parts().labels is not None
    assert page.stage.seats.isVisible()
    assert len(page.stage.seats.tiles) == players
    assert page.stage.prospect.isVisible()
    assert "3 is scrapped" in page.stage.prospect.text
    assert not faults(page)


def flat_page(table_at: OpenTable) -> BiddingPage:
    """Return a page with the tags before and behind the bar of its ruler."""
    page = expect(BiddingPage, table_at(moment(can_bid, change=rich), size=(580, 200)).page)
    assert page.bid.is_flat
    return page


def test_the_tags_of_a_flat_ruler_stay_beside_its_bar(table_at: OpenTable) -> None:
    page = flat_page(table_at)
    minimum = page.question.bid + 1
    for bid, limit in ((minimum, 0), (minimum + 9, minimum + 12)):
        page.bid.field.set_value(bid)
        page.bid.upto.set_value(limit)
        parts = page.bid.parts()
        assert page.bid.field.geometry().right() < parts.bar.left() - 9
        assert page.bid.upto.geometry().left() > parts.bar.right()
        assert all(chip.left() > parts.bar.right() for chip, _ in parts.chips)


def test_a_flat_ruler_without_room_for_it_shows_no_purse(table_at: OpenTable) -> None:
    page = flat_page(table_at)
    assert [purse.money for _, purse in page.bid.parts().chips] == [page.bid.rivals[-1].money]
    page.bid.resize(260, 38)
    assert not page.bid.parts().chips


def test_a_low_row_of_bidders_shows_the_money_of_who_has_not_bid(
    table_at: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = flat_page(table_at)
    painted = []

    def note(painter: QPainter, rect: QRectF, text: str, *args: Any, **options: Any) -> None:
        painted.append(text)

    monkeypatch.setattr(bidder_row, "paint_text", note)
    page.stage.seats.resize(444, 27)
    page.stage.seats.grab()
    tiles = [tile for tile in page.stage.seats.tiles if not tile.is_folded]
    assert {tile.bid or tile.brief for tile in tiles} <= set(painted)
    assert any(not tile.bid for tile in tiles)


@pytest.mark.parametrize(
    ("low", "high", "even"), [(0, 1, 0), (1, 2, 1), (7, 14, 11), (8, 9, 9), (1, 7, 6)]
)
def test_estimate_and_break_even_are_side_by_side_in_the_order_of_their_prices(
    table_at: OpenTable, monkeypatch: pytest.MonkeyPatch, low: int, high: int, even: int
) -> None:
    table = table_at(moment(can_bid, change=rich), size=(580, 224))
    page = expect(BiddingPage, table.page)
    minimum = page.question.bid + 1
    page.bid.show_worth(Worth(minimum + low, minimum + high, minimum + even))
    painted: dict[str, QRectF] = {}

    def note(painter: QPainter, rect: QRectF, text: str, *args: Any, **options: Any) -> None:
        painted[text.split()[0]] = rect
        paint_text(painter, rect, text, *args, **options)

    monkeypatch.setattr(ruler_painter, "paint_text", note)
    page.bid.grab()
    fair, break_even = painted["fair"], painted["break-even"]
    assert not fair.intersects(break_even)
    assert (fair.left() < break_even.left()) == ((low + high) / 2 < even)


def test_the_break_even_is_named_on_a_short_bar(
    table_at: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = expect(BiddingPage, table_at(moment(can_bid, change=rich), size=(430, 314)).page)
    minimum, painted = page.question.bid + 1, []
    page.bid.show_worth(Worth(minimum + 22, minimum + 25, minimum + 24))
    page.bid.field.set_value(minimum)

    def note(_: object, __: QRectF, text: str, *___: object, **____: object) -> None:
        painted.append(text)

    monkeypatch.setattr(ruler_painter, "paint_text", note)
    page.bid.grab()
    assert f"even {minimum + 24}" in painted
    assert f"fair {minimum + 22}–{minimum + 25}" in painted


@pytest.mark.parametrize(("size", "by"), [((580, 224), 1.0), ((880, 360), 1.4)])
def test_the_labels_of_the_ruler_have_the_players_text_size_where_there_is_room(
    table_at: OpenTable, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], by: float
) -> None:
    look().set_text_size("larger")
    page = expect(BiddingPage, table_at(moment(can_bid, change=rich), size=size).page)
    minimum = page.question.bid + 1
    page.bid.show_worth(Worth(minimum + 1, minimum + 3, minimum + 9))
    sizes: dict[str, float] = {}

    def note(
        painter: QPainter, rect: QRectF, text: str, wanted: float, *args: Any, **how: Any
    ) -> None:
        sizes[text.split()[0]] = wanted
        assert rect.bottom() <= page.bid.height() / look().scale + 1
        paint_text(painter, rect, text, wanted, *args, **how)

    monkeypatch.setattr(ruler_painter, "paint_text", note)
    page.bid.grab()
    assert sizes["fair"] == sizes["break-even"] == CAPTION * by


def test_the_plant_on_auction_is_on_the_stage_and_missing_in_the_market(
    table_at: OpenTable,
) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    lot = page.question.plant
    assert page.stage.card.plant == table.session.state.game.plants[lot]
    assert table.staging.shown_lot == lot
    market = PlantMarketPanel(table.session, table.staging)
    hidden = [card.plant for card in market.cards if card.isHidden()]
    assert [plant.number for plant in hidden if plant is not None] == [lot]


def test_seats_that_have_passed_are_folded(table_at: OpenTable) -> None:
    session = moment(lambda state: can_bid(state) and len(state.bidders) == 2)
    page = expect(BiddingPage, table_at(session).page)
    names = [tile.name for tile in page.stage.seats.tiles if not tile.is_folded]
    assert names == [session.seats[seat].name for seat in session.state.bidders]
    assert sum(tile.is_folded for tile in page.stage.seats.tiles) == 2


def test_a_bid_too_low_or_too_high_is_refused_with_a_sentence(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    page.bid.field.set_value(1)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert "minimum" in page.message.text
    page.bid.field.set_value(999)
    QTest.keyClick(table.panel, Qt.Key.Key_Return)
    assert "999" in page.message.text
    assert not table.acts


def test_p_passes_even_while_a_bid_is_typed(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    QTest.keyClick(page.bid.field, Qt.Key.Key_P)
    assert table.acts == [Pass()]


def test_a_typed_limit_is_set_with_the_bid(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    question = page.question
    QTest.keyClick(table.panel, Qt.Key.Key_U)
    QTest.keyClicks(page.bid.upto, str(question.bid + 6))
    assert str(question.bid + 6) in page.bidding.text()
    QTest.keyClick(page.bid.upto, Qt.Key.Key_Return)
    assert table.acts == [Bid(question.bid + 1)]
    assert table.session.limits.limit(question.seat, question.plant) == question.bid + 6


def test_a_limit_below_the_bid_is_pointed_out_once(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    page.bid.field.set_value(page.question.bid + 3)
    page.bid.upto.set_value(page.question.bid + 1)
    QTest.keyClick(page.bid.field, Qt.Key.Key_Return)
    assert table.acts == []
    assert "Your limit is below this bid." in page.message.text
    QTest.keyClick(page.bid.field, Qt.Key.Key_Return)
    assert table.acts == [Bid(page.question.bid + 3)]


def test_a_bid_without_a_limit_sets_none(table_at: OpenTable) -> None:
    table = table_at(moment(can_bid))
    page = expect(BiddingPage, table.page)
    table.session.limits.set(0, page.question.plant, page.question.bid)
    page.refresh()
    assert f"your limit was {page.question.bid}" in page.note.text
    QTest.mouseClick(page.bidding, Qt.MouseButton.LeftButton)
    assert table.session.limits.limit(0, page.question.plant) == 0


@pytest.mark.parametrize("size", [(619, 192), (580, 194)])
def test_six_players_in_a_small_window_see_what_winning_would_bring(
    table_at: OpenTable, size: tuple[int, int]
) -> None:
    table = table_at(moment(can_bid, players=6, change=rich), size=size)
    page = expect(BiddingPage, table.page)
    assert page.stage.prospect.isVisible()
    assert page.stage.ruler.has_labels
    assert not faults(table.panel)
