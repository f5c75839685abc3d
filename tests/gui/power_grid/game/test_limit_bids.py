# SPDX-License-Identifier: MIT
"""A limit bid answers for its seat up to its limit, and only for its plant."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.limit_bids import LimitBids
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.play.replay import since_last_turn
from powergrid.play.thinker import Thinker
from powergrid.rules.actions import Bid, OpenAuction, Pass
from powergrid.rules.events import BidMade
from powergrid.rules.legal import Bids, Openings
from tests.expect import expect
from tests.gui.tables import a_session


@pytest.fixture
def session() -> Session:
    """Return a game of three people; the first has opened an auction for the lowest plant."""
    session = a_session(3)
    assert isinstance(session.question, Openings)
    plant = session.question.plants[0]
    assert session.act(OpenAuction(plant, plant))
    return session


def bids(session: Session) -> list[tuple[int, int]]:
    events = [event for played in session.past for event in played.events]
    return [(event.seat, event.amount) for event in events if isinstance(event, BidMade)]


def test_it_bids_the_minimum_up_to_its_limit(qtbot: QtBot, session: Session) -> None:
    state, plant, opener = session.state, session.state.lot, session.state.bidders[-1]
    second, third = state.bidders[:2]
    session.limits.set(opener, plant, plant + 4)
    session.act(Pass())
    session.act(Bid(plant + 1))
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert (session.state.seat, session.state.bid) == (third, plant + 2)
    session.act(Bid(plant + 4))
    assert session.is_person_asked, "the limit reaches no higher bid, so the person is asked"
    assert session.state.seat == opener
    assert bids(session) == [(third, plant + 1), (opener, plant + 2), (third, plant + 4)]
    assert second not in session.state.bidders
    assert (session.viewer, since_last_turn(session)) == (opener, 1), "the person did not see them"


def test_the_bid_that_sets_a_limit_was_seen(qtbot: QtBot, session: Session) -> None:
    plant, other = session.state.lot, session.state.seat
    session.limits.set(other, plant, plant + 3)
    session.act(Bid(plant + 1))
    session.act(Bid(plant + 2))
    session.act(Pass())
    qtbot.waitUntil(lambda: session.state.seat != other)
    session.act(Bid(plant + 4))
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert (session.viewer, since_last_turn(session)) == (other, 2)


def test_what_a_person_bids_after_undoing_an_order_was_seen(qtbot: QtBot, session: Session) -> None:
    plant, opener = session.state.lot, session.state.bidders[-1]
    session.limits.set(opener, plant, plant + 2)
    session.act(Bid(plant + 1))
    session.act(Pass())
    qtbot.waitUntil(lambda: session.is_person_asked)
    session.take_back(1)
    assert session.is_person_asked
    assert session.state.seat == opener
    session.act(Bid(plant + 2))
    session.act(Bid(plant + 3))
    assert (session.viewer, since_last_turn(session)) == (opener, 4)


def test_two_limits_meet_at_the_lower(qtbot: QtBot, session: Session) -> None:
    plant, opener, other = session.state.lot, session.state.bidders[-1], session.state.seat
    session.limits.set(opener, plant, plant + 9)
    session.limits.set(other, plant, plant + 5)
    session.act(Bid(plant + 1))
    third = session.state.seat
    assert session.is_person_asked
    session.act(Pass())
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert (session.state.seat, session.state.bid) == (other, plant + 6)
    assert third not in session.state.bidders


def test_a_limit_can_be_withdrawn(session: Session) -> None:
    plant, opener = session.state.lot, session.state.bidders[-1]
    session.limits.set(opener, plant, plant + 9)
    session.limits.take_back(opener)
    session.act(Bid(plant + 1))
    session.act(Pass())
    assert session.is_person_asked
    assert session.state.seat == opener


def test_a_limit_applies_only_to_its_plant(session: Session) -> None:
    limits = LimitBids()
    limits.set(session.state.seat, session.state.lot + 1, 99)
    assert limits.answer(session.state) is None
    limits.set(session.state.seat, session.state.lot, 99)
    assert isinstance(session.question, Bids)
    assert limits.answer(session.state) == Bid(session.question.amounts.start)


def test_undo_withdraws_the_limit(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, opener = session.state.lot, session.state.bidders[-1]
    session.limits.set(opener, plant, plant + 3)
    monkeypatch.setattr(Session, "can_undo", True)
    session.undo()
    assert session.state.seat == opener
    assert session.limits.limit(opener, plant) == 0


def test_bots_are_asked_after_a_limit_bid(qtbot: QtBot) -> None:
    """After an answer given in advance the bots are asked, as after a person's."""
    session = a_session(3, player=("person", "reference", "reference"))
    session.start_bots(Thinker(OPPONENTS), 1)
    qtbot.waitUntil(lambda: session.is_person_asked)
    while isinstance(session.question, Openings) or session.state.seat != 0:
        session.act(next(a for a in session.question if not isinstance(a, Pass)))
        qtbot.waitUntil(lambda: session.is_person_asked)
    question = expect(Bids, session.question)
    session.limits.set(0, session.state.lot, session.state.money[0])
    session.act(Bid(question.amounts.start))
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert not isinstance(session.question, Bids)
