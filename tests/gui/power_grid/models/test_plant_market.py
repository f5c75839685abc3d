# SPDX-License-Identifier: MIT
"""The plant market as rows."""

from powergrid.gui.power_grid.models.plant_market import card_text, market_rows
from powergrid.rules import plant_market
from powergrid.rules.plants import STEP3
from powergrid.rules.state import BIDDING
from tests.gui.tables import a_session, play_until


def test_rows_give_place_lot_and_minimum_bid() -> None:
    session = play_until(a_session(), lambda state: state.asks == BIDDING and state.round > 1)
    rows = market_rows(session)
    state = session.state
    future = [row.card for row in rows if not row.is_current]
    assert tuple(future) == plant_market.future_market(state)
    (lot,) = [row for row in rows if row.is_lot]
    assert (lot.card, lot.bid, lot.leader) == (state.lot, state.bid, state.bidders[-1])
    assert not any(row.is_open for row in rows)
    for row in rows:
        assert row.minimum == (1 if row.is_discounted else row.card)


def test_the_step_3_card_has_its_own_row() -> None:
    session = a_session()
    session.state.market = (*session.state.market[:-1], STEP3)
    rows = market_rows(session)
    assert rows[-1].card == STEP3
    assert "99" not in card_text(session, rows[-1])
