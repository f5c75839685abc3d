# SPDX-License-Identifier: MIT
"""The models keep Qt's contract through whole games and tell no more than what has changed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from powergrid.gui.desk import Desk
from powergrid.gui.models.fuel_market_model import FuelMarketModel
from powergrid.gui.models.log_model import LogModel
from powergrid.gui.models.plant_market_model import FUTURE, PlantMarketModel
from powergrid.gui.models.players_model import PlayersModel
from powergrid.gui.models.rows_model import RowsModel
from powergrid.gui.session import Session
from powergrid.rules import plant_market, scoring
from powergrid.rules.actions import BuyFuel
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.plants import STEP3
from powergrid.rules.state import BIDDING, BUYING_FUEL, FUEL
from tests.gui.tables import a_session, play_until

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = (
    ("usa", "classic", 2),
    ("germany", "recharged", 4),
    ("usa", "recharged", 6),
)


def steps(session: Session, seed: int = 1) -> Iterator[None]:
    rng = Random(seed)
    while not session.state.is_over:
        session.act(session.question.sample(rng))
        yield


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_pass_the_model_tester(game: tuple[str, str, int]) -> None:
    board, edition, players = game
    session = a_session(players, board, edition)
    desk = Desk(session)
    models: list[RowsModel[Any]] = [
        PlayersModel(session),
        PlantMarketModel(session),
        FuelMarketModel(session, desk),
        LogModel(session),
    ]
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, mode) for model in models]
    players_model, plants, fuel, log = models
    for _ in steps(session):
        state = session.state
        assert [row.seat for row in players_model.rows] == list(state.order)
        assert [row.money for row in players_model.rows] == [state.money[s] for s in state.order]
        assert [row.card for row in plants.rows] == list(state.market)
        assert [row.in_market for row in fuel.rows] == list(state.fuel_market)
        assert all(row.in_cart == row.storage_in_cart == 0 for row in fuel.rows)
    assert len(testers) == 4
    assert log.rowCount() > 100


def test_roles_carry_the_fields_of_a_row() -> None:
    session = play_until(a_session(), lambda state: state.round == 3 and state.phase == FUEL)
    model = PlayersModel(session)
    names = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    for at, seat in enumerate(session.state.order):
        index = model.index(at)
        assert model.data(index, names["seat"]) == seat
        assert model.data(index, names["name"]) == session.seats[seat].name
        assert model.data(index, names["powers"]) == scoring.most_powered(session.state, seat)
        assert model.data(index, model.role("plants")) == session.state.plants[seat]
        assert session.seats[seat].name in model.data(index)
    assert model.data(model.index(99)) is None
    assert model.data(model.index(0), Qt.ItemDataRole.DecorationRole) is None


def changes(model: QAbstractItemModel) -> list[int]:
    found: list[int] = []
    model.dataChanged.connect(lambda first, last: found.extend(range(first.row(), last.row() + 1)))
    return found


def test_a_purchase_changes_one_player_and_one_fuel_only() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL)
    play_until(session, lambda state: FuelPurchases(state).most(COAL) > 0)
    players, fuel = PlayersModel(session), FuelMarketModel(session, Desk(session))
    changed_players, changed_fuel = changes(players), changes(fuel)
    seat = session.state.seat
    session.act(BuyFuel(COAL, 1))
    assert changed_players == [session.state.order.index(seat)]
    # The other fuels may be changed by the money that is left for them.
    assert changed_fuel.count(COAL) == 1


def test_a_new_order_moves_rows() -> None:
    session = a_session()
    model = PlayersModel(session)
    moved: list[int] = []
    resets: list[int] = []
    model.rowsMoved.connect(lambda *_: moved.append(1))
    model.modelReset.connect(lambda: resets.append(1))
    play_until(session, lambda state: state.round == 6)
    assert moved
    assert not resets


def test_the_market_tells_actual_future_and_the_lot() -> None:
    session = play_until(a_session(), lambda state: state.asks == BIDDING and state.round > 1)
    model = PlantMarketModel(session)
    state = session.state
    future = [row.card for row in model.rows if row.place == FUTURE]
    assert tuple(future) == plant_market.future(state)
    (lot,) = [row for row in model.rows if row.is_lot]
    assert (lot.card, lot.bid, lot.leader) == (state.lot, state.bid, state.bidders[-1])
    assert not any(row.is_open for row in model.rows)
    for row in model.rows:
        assert row.minimum == (1 if row.is_discounted else row.card)


def test_the_step_3_card_is_a_row_of_its_own() -> None:
    session = a_session()
    session.state.market = (*session.state.market[:-1], STEP3)
    model = PlantMarketModel(session)
    assert model.rows[-1].card == STEP3
    assert "99" not in model.text(model.rows[-1])


def test_the_cart_is_told_from_the_draft() -> None:
    session = play_until(
        a_session(), lambda state: state.asks == BUYING_FUEL and FuelPurchases(state).most(COAL) > 1
    )
    desk = Desk(session)
    model = FuelMarketModel(session, desk)
    before = model.rows[COAL]
    assert desk.stage(BuyFuel(COAL, 2))
    row = model.rows[COAL]
    assert (row.in_cart, row.in_market, row.stock) == (2, before.in_market, before.stock - 2)
    assert row.most == FuelPurchases(desk.draft.state).most(COAL)
    assert row.is_asked
    desk.clear()
    assert model.rows[COAL] == before


def test_the_log_groups_and_takes_back_what_is_undone() -> None:
    session = play_until(
        a_session(), lambda state: state.asks == BUYING_FUEL and FuelPurchases(state).most(COAL) > 1
    )
    model = LogModel(session)
    before = list(model.rows)
    session.act(BuyFuel(COAL, 1))
    session.act(BuyFuel(COAL, 1))
    assert len(model.rows) >= len(before) + 2
    assert model.rows[-1].seat == session.state.seat
    session.undo()
    session.undo()
    assert list(model.rows) == before


def test_every_row_of_the_log_lies_under_its_heading() -> None:
    session = a_session()
    model = LogModel(session)
    for _ in steps(session, seed=5):
        pass
    heading = model.rows[0]
    assert heading.is_heading
    built = 0
    for row in model.rows:
        if row.is_heading:
            heading = row
        assert (row.round, row.phase) == (heading.round, heading.phase)
        built += len(row.cities)
    assert built == sum(map(len, session.state.cities))
    assert list(LogModel(session).rows) == list(model.rows)


def test_notes_say_who_is_next_and_what_was_done() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL and state.round == 2)
    notes = {row.seat: row.note for row in PlayersModel(session).rows}
    waiting = session.state.waiting
    assert notes[waiting[0]] == "your turn"
    assert notes[waiting[1]] == "next after you"
    assert notes[waiting[3]] == "buys last"
    session = play_until(a_session(), lambda state: state.asks == BIDDING)
    notes = {row.seat: row.note for row in PlayersModel(session).rows}
    assert notes[session.state.bidders[-1]] == f"leads with {session.state.bid}"
    play_until(session, lambda state: state.is_over)
    notes = {row.seat: row.note for row in PlayersModel(session).rows}
    assert notes[session.state.ranking[0]].startswith("wins")
