# SPDX-License-Identifier: MIT
"""The players as rows: what changes, in which order, and their status."""

from PySide6.QtCore import QAbstractItemModel

from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market_model import FuelMarketModel
from powergrid.gui.power_grid.models.players_model import PlayersModel
from powergrid.rules.actions import BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BIDDING, BUYING_FUEL
from tests.gui.tables import a_session, play_until


def changes(model: QAbstractItemModel) -> list[int]:
    found: list[int] = []
    model.dataChanged.connect(lambda first, last: found.extend(range(first.row(), last.row() + 1)))
    return found


def test_a_purchase_changes_one_player_and_one_fuel_only() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL)
    play_until(session, lambda state: FuelPurchases(state).max_amount(COAL) > 0)
    players, fuel = PlayersModel(session), FuelMarketModel(session, Staging(session))
    changed_players, changed_fuel = changes(players), changes(fuel)
    seat = session.state.seat
    session.act(BuyFuel(COAL, 1))
    assert changed_players == [session.state.order.index(seat)]
    # The other fuels may change because less money is left for them.
    assert changed_fuel.count(COAL) == 1


def test_a_new_turn_order_moves_rows() -> None:
    session = a_session()
    model = PlayersModel(session)
    moved: list[int] = []
    resets: list[int] = []
    model.rowsMoved.connect(lambda *_: moved.append(1))
    model.modelReset.connect(lambda: resets.append(1))
    play_until(session, lambda state: state.round == 6)
    assert moved
    assert not resets


def test_notes_say_who_is_next_and_what_was_done() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL and state.round == 2)
    statuses = {row.seat: row.status for row in PlayersModel(session).rows}
    waiting = session.state.waiting
    assert statuses[waiting[0]] == "your turn"
    assert statuses[waiting[1]] == "next after you"
    assert statuses[waiting[3]] == "buys last"
    session = play_until(a_session(), lambda state: state.asks == BIDDING)
    statuses = {row.seat: row.status for row in PlayersModel(session).rows}
    assert statuses[session.state.bidders[-1]] == f"leads with {session.state.bid}"
    play_until(session, lambda state: state.is_over)
    statuses = {row.seat: row.status for row in PlayersModel(session).rows}
    assert statuses[session.state.ranking[0]].startswith("wins")
