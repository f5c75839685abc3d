# SPDX-License-Identifier: MIT
"""The fuel page where there are two markets."""

from random import Random

import pytest

from powergrid.bots import bot_named
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.records import Recorder, Seat, new_record
from powergrid.rules import apply
from powergrid.rules.actions import BuyFuel
from powergrid.rules.fuel import COAL, FUELS, NO_TOKENS
from powergrid.rules.fuel_market import market_at, prices
from powergrid.rules.game import Game
from powergrid.rules.state import FUEL, NORTH, SOUTH


@pytest.fixture
def session(qapp: object) -> Session:
    """Return a game in Korea whose next decision is a person's fuel."""
    seats = [Seat(f"Anna {i}", colour, "person") for i, colour in enumerate(("red", "blue"))]
    record = new_record("korea", "classic", seats, seed=1)
    recorder = Recorder(record.header)
    _, state, deal = record.start()
    rng, bot = Random(1), bot_named("reference")
    while state.phase != FUEL:
        action = bot.decide(state, rng)
        recorder.add(action, apply(state, action, deal), state)
    return session_of(recorder.record())


@pytest.mark.parametrize("sold_out", [NORTH, SOUTH])
def test_the_page_opens_at_the_market_that_has_fuel(session: Session, sold_out: int) -> None:
    state = session.state
    if sold_out == NORTH:
        state.extras = state.extras._replace(north=NO_TOKENS)
    else:
        state.fuel_market = NO_TOKENS
    session.changed.emit()
    staging = Staging(session)
    FuelPage(session, staging).start()
    assert staging.market == (SOUTH if sold_out == NORTH else NORTH)


def test_the_cart_belongs_to_the_market_in_view(session: Session) -> None:
    staging = Staging(session)
    page = FuelPage(session, staging)
    page.start()
    staging.select_market(SOUTH)
    page.market.click()
    assert staging.market == NORTH
    page.refresh()
    assert page.market.text() == "Southern market"
    room = page.question.room(COAL)
    page.change_fuel(COAL, 1)
    expected = [BuyFuel(COAL, 1, NORTH)] if room > 0 else []
    assert staging.draft.actions == expected
    page.market.click()
    assert staging.draft.actions == []
    assert staging.market == SOUTH


def test_a_cart_stays_at_its_market_when_the_language_changes(session: Session) -> None:
    before, after = Staging(session), Staging(session)
    FuelPage(session, before).start()
    best = before.market
    before.select_market(SOUTH if best == NORTH else NORTH)
    affordable = [
        BuyFuel(fuel, 1, before.market)
        for fuel in FUELS
        if before.stage(BuyFuel(fuel, 1, before.market))
    ]
    assert affordable
    page = FuelPage(session, after)
    page.start()
    assert after.market == best
    after.resume(before)
    page.refresh()
    assert after.market == before.market
    assert after.draft.actions == affordable
    page.buy.click()
    bought = [played.action for played in session.past if isinstance(played.action, BuyFuel)]
    assert bought == affordable


def test_a_single_token_is_bought_at_the_market_in_view(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, game = session.state, session.state.game
    board = game.board.with_rules(game.board.rules._replace(buys_one_by_one=True))
    state.money = (200, 200)
    state.extras = state.extras._replace(north=(1, 1, 1, 0))
    state.game = Game(board, game.edition, game.plants, game.players, game.areas)
    session.changed.emit()
    staging = Staging(session)
    page = FuelPage(session, staging)
    page.start()
    staging.select_market(NORTH)
    fuel = next(fuel for fuel in FUELS if staging.stage(BuyFuel(fuel, 1, NORTH)))
    page.refresh()
    price = prices(market_at(state, NORTH), fuel)[0]
    assert price != prices(market_at(state, SOUTH), fuel)[0]
    assert page.buy.text() == f"Buy one token for {price}"
    done: list[object] = []
    monkeypatch.setattr(staging, "do", done.extend)
    page.buy.click()
    assert done == [BuyFuel(fuel, 1, NORTH)]
