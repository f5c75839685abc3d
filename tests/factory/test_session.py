# SPDX-License-Identifier: MIT
"""Factory Manager in the session that any game is played in: acts, refusals, undo, record."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.factory.records import Recorder, load, new_record, verify
from powergrid.factory.rules import State, legal
from powergrid.factory.rules.actions import Action, EndTurn, MoveTile, OpenAuction, Pass, Raise
from powergrid.factory.rules.events import Event, OrderTilesTurnedUp, PhaseBegan, RoundBegan
from powergrid.factory.rules.phases.bidding import Openings
from powergrid.factory.rules.phases.bureaucracy import Runs
from powergrid.factory.rules.state import BIDDING, BUREAUCRACY, MARKET
from powergrid.factory.session_rules import FactoryRules
from powergrid.play.game import Refusal
from powergrid.play.record_files import save
from powergrid.play.seats import Seat
from powergrid.play.session import Session
from tests.factory.table import Table

SEATS = (Seat("Ada", "red"), Seat("Bruno", "blue"))


def begun() -> Session[State, Action, Event]:
    record = new_record(SEATS, seed=3)
    _, state = record.start()
    recorder = Recorder(record, state)
    return Session(FactoryRules(record.deal), state, SEATS, recorder=recorder)


def test_a_session_undoes_actions_and_its_record_verifies(qtbot: QtBot, tmp_path: Path) -> None:
    session = begun()
    first = session.state.offered
    assert session.act(OpenAuction(first[0], 1))
    assert session.act(Pass())
    assert session.act(OpenAuction(first[1], 0))
    assert session.state.phase == MARKET
    assert session.act(next(iter(session.question)))
    session.undo()
    assert session.state.left == session.state.available(session.state.seat)
    assert session.recorder is not None
    save(session.recorder, tmp_path / "game.json")
    assert verify(load(tmp_path / "game.json")) == session.state


def test_a_game_begins_with_new_order_tiles() -> None:
    state = begun().state
    rules = FactoryRules(new_record(SEATS, seed=3).deal)
    expected = [RoundBegan(1), PhaseBegan(BIDDING), OrderTilesTurnedUp(state.offered)]
    assert rules.first_events(state.game) == expected


def test_a_refusal_has_the_rules_code() -> None:
    session = begun()
    with pytest.raises(Refusal) as refused:
        session.rules.apply(session.state.copy(), EndTurn())
    assert refused.value.code == "not_asked"


def test_a_player_who_cannot_raise_passes() -> None:
    session = begun()
    state, rules = session.state, session.rules
    rules.apply(state, OpenAuction(state.offered[0], 2))
    assert rules.forced_pass(rules.legal(state), False) == Pass()
    assert Raise(3) not in rules.legal(state)
    events = rules.apply(state, Pass())
    assert not rules.reveals(events)
    assert rules.forced_pass(rules.legal(state), False) is None
    assert rules.view(state, 0) is state


def test_whether_a_player_must_pass_is_known_without_trying_every_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table().at(BUREAUCRACY)
    monkeypatch.setattr(Runs, "__iter__", None)
    assert FactoryRules(table.deal).forced_pass(legal(table.state), False) is None


def test_a_turn_is_undone_to_where_its_player_was_asked(qtbot: QtBot) -> None:
    session = begun()
    session.skip_turns(True)
    opener, offered = session.state.seat, session.state.offered
    question = session.question
    assert isinstance(question, Openings)
    assert session.act(OpenAuction(offered[0], question.max_bid))
    qtbot.waitUntil(lambda: session.is_person_asked)  # who cannot raise is skipped
    seat, count = session.state.seat, len(session.past)
    assert seat != opener
    assert session.act(OpenAuction(session.state.offered[0], 0))
    session.undo_turn()
    assert session.is_person_asked
    assert (session.state.seat, len(session.past)) == (seat, count)


def test_undo_stops_at_a_revealed_tile() -> None:
    session = begun()
    state, rules = session.state, session.rules
    turn, reveals = rules.turn(state), []
    while state.round < 2:
        reveals.append(rules.reveals(rules.apply(state, next(iter(rules.legal(state))))))
    assert rules.turn(state) != turn
    assert reveals == [False] * (len(reveals) - 1) + [True]
    assert MoveTile(0) not in rules.legal(state)
