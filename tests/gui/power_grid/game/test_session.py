# SPDX-License-Identifier: MIT
"""The session: actions, refusals, undo, and restoring from a record."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.play.thinker import Thinker
from powergrid.records import PERSON, Record, digest
from powergrid.rules import State
from powergrid.rules.actions import Bid, BuildHouse, BuyFuel, EndTurn, OpenAuction
from powergrid.rules.events import PlantRevealed
from powergrid.rules.fuel import FUELS
from powergrid.rules.legal import FuelPurchases, Sites
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL
from tests.expect import expect
from tests.gui.tables import a_record, a_session, play_until, record_of, with_obsolete_plant


def redo_all(session: Session) -> None:
    """Redo until nothing is left."""
    before = -1
    while before < len(session.past):
        before = len(session.past)
        session.redo()


def can_buy(state: State) -> bool:
    if state.asks != BUYING_FUEL:
        return False
    purchases = FuelPurchases(state)
    return any(purchases.max_amount(fuel) for fuel in FUELS)


def first_purchase(session: Session) -> BuyFuel:
    question = expect(FuelPurchases, session.question)
    return BuyFuel(next(fuel for fuel in FUELS if question.max_amount(fuel)), 1)


def test_an_action_is_done_announced_and_recorded(qtbot: QtBot) -> None:
    session = a_session()
    with qtbot.waitSignals([session.happened, session.changed]):
        assert session.act(next(iter(session.question)))
    assert session.recorder is not None
    assert len(session.recorder) == 1
    assert len(session.past) == 1


@pytest.mark.parametrize("is_quick", [True, False])
def test_only_a_hint_that_a_person_asks_for_is_recorded(is_quick: bool) -> None:
    session = a_session()
    session.start_bots(Thinker(OPPONENTS), seed=1)
    assert session.ask_for_hint(session.state, is_quick=is_quick)
    assert record_of(session).header.hinted is not is_quick


def test_an_illegal_action_is_refused_and_changes_nothing(qtbot: QtBot) -> None:
    session = a_session()
    before = digest(session.state)
    with qtbot.waitSignal(session.refused) as refusal:
        assert not session.act(Bid(5))
    assert refusal.args == ["not_asked", {"action": "Bid"}]
    assert digest(session.state) == before
    assert session.past == []


def test_undo_takes_back_purchases_one_by_one() -> None:
    session = play_until(a_session(), can_buy)
    before = digest(session.state)
    assert session.act(first_purchase(session))
    assert session.can_undo
    assert session.recorder is not None
    count = len(session.recorder)
    session.undo()
    assert digest(session.state) == before
    assert len(session.recorder) == count - 1


def test_redo_repeats_undone_actions_until_another_is_done() -> None:
    session = play_until(a_session(), can_buy)
    session.act(first_purchase(session))
    after = digest(session.state)
    session.undo()
    for _ in range(2):  # nothing is left to redo the second time
        session.redo()
        assert digest(session.state) == after
    session.undo()
    session.act(EndTurn())
    ended = digest(session.state)
    session.redo()
    assert digest(session.state) == ended


def test_undo_continues_past_the_end_of_a_turn() -> None:
    session = play_until(a_session(), lambda state: state.asks == BUYING_FUEL)
    before, seat = digest(session.state), session.state.seat
    session.act(EndTurn())
    assert session.state.seat != seat
    session.undo()
    assert digest(session.state) == before
    assert session.viewer == seat


def test_a_bid_is_undone_with_what_bots_did_after_it() -> None:
    session = a_session(player=(PERSON, "random", "random", "random"))
    play_until(session, lambda state: state.seat == 0)
    plant = session.state.market[0]
    before = digest(session.state)
    session.act(OpenAuction(plant, plant))
    session.act(Bid(plant + 1))
    after = digest(session.state)
    session.undo()
    assert digest(session.state) == before
    session.redo()
    assert digest(session.state) == after
    session.redo()
    assert digest(session.state) == after


def test_a_whole_turn_is_undone_and_redone() -> None:
    session = play_until(a_session(), can_buy)
    begin = digest(session.state)
    for _ in range(2):
        session.act(first_purchase(session))
    session.act(EndTurn())
    end, count = digest(session.state), len(session.past)
    session.undo_turn()
    assert (digest(session.state), len(session.past)) == (begin, count - 3)
    session.redo_turn()
    assert digest(session.state) == end


def test_undo_stops_at_a_revealed_card() -> None:
    session = a_session()
    play_until(session, lambda state: state.round == 2)
    while session.can_undo:
        session.undo_turn()
    assert any(isinstance(event, PlantRevealed) for event in session.past[-1].events)
    left = len(session.past)
    session.undo()
    session.undo_turn()
    assert len(session.past) == left


def test_redone_actions_lead_to_the_same_state() -> None:
    session = play_until(a_session(), lambda state: state.round == 3 and state.asks == BUYING_FUEL)
    play_until(session, lambda state: state.asks == BUILDING_HOUSES)
    end, count = digest(session.state), len(session.past)
    assert session.recorder is not None
    written = session.recorder.text()
    while session.can_undo:
        session.undo()
    assert len(session.past) < count
    redo_all(session)
    assert (digest(session.state), len(session.past)) == (end, count)
    assert session.recorder.text() == written


@pytest.mark.parametrize("player", [PERSON, "sensible"])
def test_a_game_undone_to_its_first_action_is_redone_to_its_end(player: str) -> None:
    session = play_until(a_session(player=player), lambda state: state.is_over, "sensible")
    end, count, first = digest(session.state), len(session.past), session.past[0].before
    assert session.recorder is not None
    written = session.recorder.text()
    session.take_back(count)  # further than a player may undo, past revealed cards
    assert (session.state, session.past, session.recorder.actions) == (first, [], [])
    redo_all(session)
    assert (digest(session.state), len(session.past)) == (end, count)
    assert session.recorder.text() == written


def test_building_that_revealed_a_plant_cannot_be_undone() -> None:
    session = play_until(
        a_session(edition="classic"),
        lambda state: state.asks == BUILDING_HOUSES and bool(Sites(state).affordable()),
    )
    with_obsolete_plant(session.state)
    question = expect(Sites, session.question)
    revealed = session.state.revealed
    session.act(BuildHouse(next(iter(question.affordable()))))
    assert session.state.revealed > revealed
    assert not session.can_undo


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_a_session_is_restored_from_its_record(edition: str) -> None:
    session = a_session(edition=edition)
    play_until(session, lambda state: state.round == 4 and state.asks == BUILDING_HOUSES)
    again = session_of(record_of(session))
    assert digest(again.state) == digest(session.state)
    assert again.seats == session.seats
    rng, other = Random(2), Random(2)
    for _ in range(200):
        if session.state.is_over:
            break
        session.act(session.question.sample(rng))
        again.act(again.question.sample(other))
    assert digest(again.state) == digest(session.state)


def test_unknown_colours_of_seats_are_replaced() -> None:
    header = a_record().header
    seats = [seat._replace(colour="pink") if i % 2 else seat for i, seat in enumerate(header.seats)]
    session = session_of(Record(header._replace(seats=tuple(seats))))
    assert session.colours == ("red", "blue", "green", "yellow")
    assert session.recorder is not None
    assert session.recorder.header.seats == tuple(seats), "the record says what it said"
