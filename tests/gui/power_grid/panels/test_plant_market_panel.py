# SPDX-License-Identifier: MIT
"""The plant market: choosing plants by mouse and keyboard, and what is marked."""

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.box import board_editions, built_in_board_ids
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.plant_market_panel import PlantMarketPanel
from powergrid.rules import State
from powergrid.rules.plant_market import on_offer
from powergrid.rules.state import BIDDING, OPENING
from tests.gui.power_grid.panels.shown import LEFT, shown
from tests.gui.tables import a_session, play_until


def market(session: Session) -> tuple[PlantMarketPanel, list[int]]:
    staging = Staging(session)
    panel = PlantMarketPanel(session, staging)
    shown(panel)
    chosen: list[int] = []
    staging.plant_chosen.connect(chosen.append)
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


def test_the_keyboard_reaches_current_plants_only_when_opening() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.round == 2)
    panel, _ = market(session)
    strong = Qt.FocusPolicy.StrongFocus
    for card, row in zip(panel.cards, panel.rows, strict=True):
        assert (card.focusPolicy() == strong) == (row.is_current)
    play_until(session, lambda state: state.asks == BIDDING)
    assert not any(card.focusPolicy() == strong for card in panel.cards)


def test_the_plant_on_auction_and_the_chosen_one_are_marked() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.round == 2)
    panel, _ = market(session)
    card = next(card for card, row in zip(panel.cards, panel.rows, strict=True) if row.is_open)
    assert card.plant is not None
    panel.staging.mark_plant(card.plant.number)
    assert card.state == "selected"
    play_until(session, lambda state: state.asks == BIDDING)
    marked = [card for card in panel.cards if card.state == "selected"]
    assert [card.plant.number for card in marked if card.plant] == [session.state.lot]
    assert marked[0].bid == session.state.bid
    assert marked[0].leader[1] == session.seats[session.state.bidders[-1]].name


def test_where_all_plants_are_for_sale_no_future_market_is_named() -> None:
    session = a_session(3, "manhattan")
    panel, _ = market(session)
    assert any("future market" in tip for _, tip in panel.tips())
    session.state.extras = session.state.extras._replace(piles_done=2)
    session.changed.emit()
    assert any("All of these may be auctioned." in tip for _, tip in panel.tips())
    assert not any("future market" in tip for _, tip in panel.tips())


@pytest.mark.parametrize("board", built_in_board_ids())
def test_no_card_covers_another(board: str) -> None:
    session = a_session(3, board, board_editions(board)[0])
    panel, _ = market(session)
    for number in range(2, 8):
        play_until(session, partial(has_come_to, number))
        cards = [card for card in panel.cards if not card.isHidden()]
        places = [card.card_rect().translated(card.pos()) for card in cards]
        assert not any(a.intersects(b) for a, b in combinations(places, 2)), session.state.market


def test_a_plant_that_is_for_sale_early_is_bright() -> None:
    session = play_until(a_session(3, "benelux"), is_something_early, level="planner")
    panel, _ = market(session)
    assert [card.state for card in panel.cards] == ["normal"] * 5 + ["future"] * 3


def has_come_to(number: int, state: State) -> bool:
    return state.is_over or state.round == number


def is_something_early(state: State) -> bool:
    return state.asks == OPENING and len(on_offer(state)) > 4


def test_plants_of_the_future_market_are_shown_so() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.round == 2)
    panel, _ = market(session)
    for card, row in zip(panel.cards, panel.rows, strict=True):
        assert (card.state == "future") == (not row.is_current)


def test_the_discount_token_is_on_its_card() -> None:
    session = play_until(a_session(), lambda state: state.asks == OPENING and state.discount > 0)
    panel, _ = market(session)
    assert [card.minimum for card in panel.cards if card.minimum] == ["min. 1"]


def test_a_plant_market_without_cards_says_sold_out(monkeypatch: pytest.MonkeyPatch) -> None:
    session = a_session()
    panel, _ = market(session)
    painted: list[str] = []
    monkeypatch.setattr(
        "powergrid.gui.power_grid.panels.plant_market_panel.paint_runs",
        lambda painter, rect, runs, *rest, **more: painted.extend(run[0] for run in runs),
    )
    panel.grab()
    assert not any("sold out" in text for text in painted)
    session.state.market = ()
    session.changed.emit()
    panel.grab()
    assert any("sold out" in text for text in painted)
