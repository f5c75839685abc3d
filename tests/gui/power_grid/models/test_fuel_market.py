# SPDX-License-Identifier: MIT
"""The fuel market as rows: refill and cart."""

import pytest

from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market import fuel_rows, fuel_text
from powergrid.rules import Game, fuel_market
from powergrid.rules.actions import BuyFuel
from powergrid.rules.board import FuelDiscount
from powergrid.rules.fuel import COAL, GARBAGE
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.phases.bureaucracy import refill_if_all_run
from powergrid.rules.state import (
    BANK,
    BUILDING_HOUSES,
    BUREAUCRACY,
    BUYING_FUEL,
    OPENING,
    with_item,
)
from tests.gui.tables import a_bank_game, a_session, play_until


def test_the_predicted_refill_counts_fuel_still_to_be_burnt() -> None:
    session = a_session(4, player="sensible")
    play_until(session, lambda state: state.phase == BUREAUCRACY and state.round > 4, "sensible")
    state = session.state
    state.supply = (0, 0, 0, 0)
    session.changed.emit()
    assert fuel_market.next_refill(state) == (0, 0, 0, 0)
    rows = fuel_rows(session, Staging(session))
    foretold = tuple(row.refill for row in rows)
    assert foretold == refill_if_all_run(state).added != (0, 0, 0, 0)
    coal = rows[COAL]
    told = f"refill {coal.refill} if all buy fuel for one run and run all plants, {coal.due} by the"
    assert told in fuel_text(session, coal)


def test_the_cart_is_taken_from_the_draft() -> None:
    session = play_until(
        a_session(),
        lambda state: state.asks == BUYING_FUEL and FuelPurchases(state).max_amount(COAL) > 1,
    )
    staging = Staging(session)
    before = fuel_rows(session, staging)[COAL]
    assert staging.stage(BuyFuel(COAL, 2))
    row = fuel_rows(session, staging)[COAL]
    assert (row.in_cart, row.in_market, row.stock) == (2, before.in_market, before.stock - 2)
    assert row.available == FuelPurchases(staging.draft.state).max_amount(COAL)
    assert row.can_change
    staging.clear()
    assert fuel_rows(session, staging)[COAL] == before


@pytest.mark.parametrize("asks", [OPENING, BUYING_FUEL, BUILDING_HOUSES])
def test_prices_are_those_of_the_seat_at_the_screen(asks: int) -> None:
    session = play_until(
        a_session(4, "central-europe", "classic"), lambda state: state.asks == asks
    )
    state, owner = session.state, session.state.order[0]
    state.cities = with_item(state.cities, owner, (state.game.board.city_index["wien"],))
    printed = fuel_market.spaces_of(state, GARBAGE)[-fuel_market.on_market(state)[GARBAGE]]
    for viewer, price in ((state.order[1], printed), (owner, printed - 1)):
        session.view_from(viewer)
        for seat in (viewer, state.order[2]):
            state.seat = seat
            row = fuel_rows(session, Staging(session))[GARBAGE]
            assert row.next_price == row.charged(row.spaces[row.following])
            assert (row.next_price, row.discount) == (price, printed - price)
            assert row.next_round <= price


def test_the_refill_first_fills_the_spaces_that_the_cart_empties() -> None:
    session = a_session()
    row = fuel_rows(session, Staging(session))[COAL]._replace(
        spaces=(1, 2, 3, 4, 5, 6), in_market=3
    )
    assert [*row._replace(later=6).ghosts] == [0, 1, 2]
    assert [*row._replace(later=4).ghosts] == [2]
    assert [*row._replace(later=3).ghosts] == [*row._replace(later=2).ghosts] == []


def test_the_refill_is_the_one_that_leads_to_the_prices_of_the_next_round() -> None:
    session = a_session(4, player="sensible")
    play_until(session, lambda state: state.asks == OPENING and state.round == 1)
    for _ in range(3):
        for row in fuel_rows(session, Staging(session)):
            first = row.spaces[len(row.spaces) - row.later] if row.later else 0
            assert row.next_round == first
        round_ = session.state.round
        play_until(session, lambda state: state.asks == BUYING_FUEL, "sensible")
        play_until(session, lambda state: state.asks == OPENING, "sensible")
        assert session.state.round > round_


def test_fuel_that_all_will_buy_and_burn_is_part_of_the_refill() -> None:
    session = a_session(4)
    play_until(session, lambda state: state.asks == OPENING and state.round == 2, "sensible")
    coal = fuel_rows(session, Staging(session))[COAL]
    assert refill_if_all_run(session.state).added[COAL] < coal.refill <= coal.due


def test_the_bank_counts_among_those_who_buy_later() -> None:
    session = play_until(a_bank_game(), lambda state: state.asks == BUYING_FUEL, "sensible")
    state = session.state
    state.bank_plants, state.fuel_market = (20,), (24, 18, 6, 2)
    session.changed.emit()
    coal, oil, *_ = fuel_rows(session, Staging(session))
    assert (BANK, 3) in coal.needs
    assert BANK not in dict(oil.needs)


def test_coal_from_the_storage_costs_what_the_rules_charge() -> None:
    """On a board that also has a carbon tax, more than is printed."""
    session = a_session(board="usa")
    game = session.state.game
    board = game.board.with_rules(game.board.rules._replace(carbon_tax=(2, 2, 2)))
    taxed = Game(board, game.edition, game.plants, game.players, game.areas)
    prices = []
    for session.state.game in (game, taxed):
        prices += [row.storage_price for row in fuel_rows(session, Staging(session))]
    assert prices == [8, None, None, None, 10, None, None, None]


def test_coal_from_the_storage_costs_what_the_seat_at_the_screen_pays() -> None:
    session = play_until(a_session(board="usa"), lambda state: state.asks == BUYING_FUEL)
    game, state, owner = session.state.game, session.state, session.state.order[0]
    discount = FuelDiscount(game.board.cities[0].id, COAL, 2)
    board = game.board.with_rules(game.board.rules._replace(fuel_discounts=(discount,)))
    state.game = Game(board, game.edition, game.plants, game.players, game.areas)
    state.cities = with_item(state.cities, owner, (0,))
    for viewer, price in ((owner, 6), (state.order[1], 8)):
        session.view_from(viewer)
        for seat in (owner, state.order[1]):
            state.seat = seat
            assert fuel_rows(session, Staging(session))[COAL].storage_price == price
