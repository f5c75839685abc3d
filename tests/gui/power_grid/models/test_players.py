# SPDX-License-Identifier: MIT
"""The players as rows: what they have, in which order, and their status."""

from collections.abc import Callable

import pytest

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.models.players import player_rows, player_text
from powergrid.gui.power_grid.panels.seat_tips import order_tip
from powergrid.rules import scoring
from powergrid.rules.actions import BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.phases.building import ends_game
from powergrid.rules.state import AUCTION, BANK, BIDDING, BUILDING, BUREAUCRACY, BUYING_FUEL, FUEL
from tests.gui.tables import a_bank_game, a_session, against_the_bank, play_until


def test_the_rows_are_in_turn_order_and_tell_money_and_power() -> None:
    session = play_until(a_session(), lambda state: state.round == 3 and state.phase == FUEL)
    state, rows = session.state, player_rows(session)
    assert [row.seat for row in rows] == list(state.order)
    assert [row.place for row in rows] == [1, 2, 3, 4]
    for row in rows:
        assert (row.money, row.plants) == (state.money[row.seat], state.plants[row.seat])
        assert row.powers == scoring.max_powered(state, row.seat)
        assert session.seats[row.seat].name in player_text(row)


def test_the_bank_has_neither_money_nor_power() -> None:
    session = against_the_bank()
    (bank,) = [row for row in player_rows(session) if row.seat == BANK]
    assert player_text(bank) == "2. The bank, 10 houses left: 6 cities; plants none; no fuel"


def test_nobody_is_next_while_the_bank_buys_before() -> None:
    session = play_until(a_bank_game(), lambda state: state.asks == BUYING_FUEL)
    first, bank, last = player_rows(session)
    assert (first.status.text, bank.name, last.status.text) == (
        "buys last",
        "The bank",
        "your turn",
    )


@pytest.mark.parametrize("board", ["germany", "baden-wuerttemberg"])
def test_the_order_that_phase_5_foretells_is_that_of_the_next_auctions(board: str) -> None:
    session = a_session(3, board, "classic")
    for _ in range(4):
        play_until(session, lambda state: state.phase == BUREAUCRACY)
        coming = {row.seat: row.coming for row in player_rows(session)}
        play_until(session, lambda state: state.phase == AUCTION)
        assert coming == {row.seat: row.place for row in player_rows(session)}


@pytest.mark.parametrize("start", [a_session, a_bank_game])
def test_nobody_has_a_next_place_in_the_last_round(start: Callable[[], Session]) -> None:
    session = play_until(start(), lambda state: state.phase == BUILDING and ends_game(state))
    rows = player_rows(session)
    assert [row.coming for row in rows] == [row.place for row in rows]
    for row in rows:
        assert "next" not in order_tip(row, session.state)


def test_a_purchase_changes_one_player_only() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL)
    play_until(session, lambda state: FuelPurchases(state).max_amount(COAL) > 0)
    before, seat = player_rows(session), session.state.seat
    session.act(BuyFuel(COAL, 1))
    changed = [
        row.seat for row, old in zip(player_rows(session), before, strict=True) if row != old
    ]
    assert changed == [seat]


def test_notes_say_who_is_next_and_what_was_done() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL and state.round == 2)
    statuses = {row.seat: row.status.text for row in player_rows(session)}
    waiting = session.state.waiting
    assert statuses[waiting[0]] == "your turn"
    assert statuses[waiting[1]] == "next after you"
    assert statuses[waiting[3]] == "buys last"
    session = play_until(a_session(), lambda state: state.asks == BIDDING)
    statuses = {row.seat: row.status.text for row in player_rows(session)}
    assert statuses[session.state.bidders[-1]] == f"leads with {session.state.bid}"
    play_until(session, lambda state: state.is_over)
    statuses = {row.seat: row.status.text for row in player_rows(session)}
    assert statuses[session.state.ranking[0]].startswith("wins")
