# SPDX-License-Identifier: MIT
"""Figures of a decision, as they are written."""

import pytest

from powergrid.factory.prospects import next_prices
from powergrid.factory.rules.phases.buying import Purchases
from powergrid.factory.rules.state import BUYING_TILES, MOVING_TILES, OPENING, RAISING, with_item
from powergrid.factory.rules.tracks import Tracks
from powergrid.gui.factory_manager.figures import changes, price_lines, span
from powergrid.gui.factory_manager.session import FactorySession, new_game
from powergrid.gui.factory_manager.staging import Staging
from tests.gui.factory_manager.conftest import PEOPLE, staging_at


@pytest.mark.parametrize(
    ("values", "written"),
    [((49, 47, 48), "47–49"), ((5, 5), "5"), ((-2,), "−2"), ((3, -2), "−2…3")],
)
def test_a_span_has_a_real_minus_sign(values: tuple[int, ...], written: str) -> None:
    assert span(values) == written


def test_a_loss_at_an_energy_price_has_a_real_minus_sign() -> None:
    _, state = new_game(PEOPLE, is_first_game=False).start()
    lines = price_lines(state, Tracks(1, 1, 20, 4))
    losses = [20 * level.price - 10 for level in next_prices(state)]
    assert [line.rpartition(" ")[2] for line in lines] == [f"−{loss}" for loss in losses]


def figures_of(staging: Staging) -> dict[str, tuple[str, str]]:
    """Return the figures of whoever is asked, now and after, by their names."""
    seat = staging.session.state.seat
    return {change.name: (change.now, change.after) for change in changes(staging, seat)}


def test_a_bid_shows_the_workers_it_leaves_for_this_round(session: FactorySession) -> None:
    staging = staging_at(session, OPENING)
    staging.set_bid(2)
    assert figures_of(staging)["Workers, this round"] == ("", "3"), "no order tile is chosen"
    staging.choose_lot(session.state.offered[0])
    assert figures_of(staging)["Workers, this round"] == ("3", "1")
    assert staging.commit()
    staging = staging_at(session, RAISING)
    assert figures_of(staging)["Workers, this round"] == ("", "3"), "that bid cannot be raised"


@pytest.mark.parametrize("asks", [MOVING_TILES, BUYING_TILES])
def test_after_the_bidding_the_workers_of_the_next_round_are_shown(
    session: FactorySession, asks: int
) -> None:
    figures = figures_of(staging_at(session, asks))
    assert "Workers, next round" in figures
    assert "Workers, this round" not in figures


def test_the_profit_of_the_last_round_is_marked_as_doubled(session: FactorySession) -> None:
    staging = staging_at(session, BUYING_TILES)
    assert "Profit" in figures_of(staging)
    session.state.round = session.state.game.figures.rounds
    assert "Profit ×2" in figures_of(Staging(session, session))


def test_money_that_is_short_has_a_real_minus_sign(session: FactorySession) -> None:
    staging = staging_at(session, BUYING_TILES)
    wage = Purchases(session.state).wage(2)
    staging.set_hired(2)
    session.state.money = with_item(session.state.money, session.state.seat, 0)
    assert figures_of(staging)["Money"] == ("0", f"−{wage}")
