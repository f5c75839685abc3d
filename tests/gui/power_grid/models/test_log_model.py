# SPDX-License-Identifier: MIT
"""The log as rows under headings."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.models.log_model import LogModel, news
from powergrid.rules.actions import BuyFuel
from powergrid.rules.events import FuelBought
from powergrid.rules.fuel import COAL
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BUYING_FUEL
from tests.expect import expect
from tests.gui.tables import a_session, play_until


def steps(session: Session, seed: int = 1) -> Iterator[None]:
    rng = Random(seed)
    while not session.state.is_over:
        session.act(session.question.sample(rng))
        yield


def test_tokens_bought_one_after_another_are_one_row_until_they_are_undone() -> None:
    session = play_until(
        a_session(),
        lambda state: state.asks == BUYING_FUEL and FuelPurchases(state).max_amount(COAL) > 1,
    )
    model = LogModel(session)
    before = list(model.rows)
    session.act(BuyFuel(COAL, 1))
    one = list(model.rows)
    session.act(BuyFuel(COAL, 1))
    assert len(model.rows) == len(one) > len(before)
    bought = [event for step in session.past[-2:] for event in step.events]
    total = sum(expect(FuelBought, event).price for event in bought)
    assert "2 coal" in model.rows[-1].text
    assert f"for {total}" in model.rows[-1].text
    assert model.rows[-1].seat == session.state.seat
    assert model.rows[-1].position == one[-1].position
    assert list(LogModel(session).rows) == list(model.rows)
    session.undo()
    assert list(model.rows) == one
    session.undo()
    assert list(model.rows) == before


def test_every_row_of_the_log_is_under_its_heading() -> None:
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


@pytest.mark.slow
@pytest.mark.parametrize("game", [("usa", "classic", 2), ("germany", "recharged", 4)])
def test_the_log_of_a_whole_game_passes_the_model_tester(game: tuple[str, str, int]) -> None:
    board, edition, players = game
    session = a_session(players, board, edition)
    model = LogModel(session)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for _ in steps(session):
        assert tester.model() is model
    assert model.rowCount() > 100


def test_the_news_are_what_happened_since_the_last_turn_of_who_is_asked() -> None:
    session = a_session(3)
    play_until(
        session,
        lambda state: (
            state.round == 2
            and state.asks == BUYING_FUEL
            and session.past[-1].before.seat != state.seat
        ),
    )
    acted = [played.before.seat == session.state.seat for played in session.past]
    last = max(position for position, is_own in enumerate(acted, 1) if is_own)
    rows = [row for row in LogModel(session).rows if row.position > last and not row.is_heading]
    assert rows
    assert [line.text for line in news(session)] == [row.text for row in rows]
