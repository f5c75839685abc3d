# SPDX-License-Identifier: MIT
"""The models keep Qt's contract through whole games and tell no more than what has changed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.fuel_market_model import FuelMarketModel
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.models.plant_market_model import PlantMarketModel
from powergrid.gui.power_grid.models.players_model import PlayersModel
from powergrid.rules import scoring
from powergrid.rules.state import FUEL
from tests.gui.tables import a_session, play_until

GAMES = (("usa", "classic", 2), ("germany", "recharged", 4))


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
    staging = Staging(session)
    models: list[RowsModel[Any]] = [
        PlayersModel(session),
        PlantMarketModel(session),
        FuelMarketModel(session, staging),
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
