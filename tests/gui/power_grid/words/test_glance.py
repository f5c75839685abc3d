# SPDX-License-Identifier: MIT
"""The key fact on the front page, for one person and for several who share the screen."""

import pytest

from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.words.glance import asked_text, fact_text, game_title
from powergrid.records import PERSON
from powergrid.rules.legal import Bids, legal
from powergrid.rules.state import State
from tests.gui.tables import a_record, a_session, play_until

ALONE = (PERSON, "random", "random", "random")


def in_an_auction(leader: int, seat: int) -> Session:
    """Return a session in which a seat is asked to outbid another; a person plays seat 0."""

    def is_there(state: State) -> bool:
        return isinstance(legal(state), Bids) and (state.bidders[-1], state.seat) == (leader, seat)

    return play_until(a_session(player=ALONE), is_there)


def test_the_title_of_a_game_says_when_it_began() -> None:
    record = a_record()
    early, late = (
        game_title(session_of(record.labelled(date=f"2026-11-27T{hour}:30:00")))
        for hour in ("08", "19")
    )
    assert early != late
    assert game_title(session_of(record)) == "Germany, round 1"
    assert early.startswith("Germany, round 1 · ")


def test_among_several_people_the_headline_says_who_is_asked_for_what() -> None:
    session = a_session()
    name = session.seats[session.state.seat].name
    assert asked_text(session) == f"{name}: your turn to open an auction"


def test_among_several_people_it_names_the_one_asked() -> None:
    session = a_session()
    name = session.seats[session.state.seat].name
    assert fact_text(session) == f"{name} has 50 Elektro."


def test_among_several_people_it_names_the_highest_bidder_too() -> None:
    session = play_until(a_session(), lambda state: isinstance(legal(state), Bids))
    state = session.state
    leader, name = session.seats[state.bidders[-1]].name, session.seats[state.seat].name
    assert fact_text(session) == f"{leader} leads with {state.bid}; {name} has 50."


@pytest.mark.parametrize(("leader", "seat"), [(3, 0), (3, 1)])
def test_to_the_only_person_it_says_what_you_have(leader: int, seat: int) -> None:
    session = in_an_auction(leader, seat)
    state = session.state
    assert fact_text(session) == f"Dmitri leads with {state.bid}; you have {state.money[0]}."


def test_to_the_only_person_it_says_that_you_lead() -> None:
    session = in_an_auction(0, 1)
    state = session.state
    assert fact_text(session) == f"You lead with {state.bid} and have {state.money[0]}."


def test_after_the_end_it_names_the_second() -> None:
    session = play_until(a_session(), lambda state: state.is_over, "sensible")
    second = session.state.ranking[1]
    lit = session.state.powered[second]
    name = session.seats[second].name
    assert fact_text(session) == f"{name} came second with {lit} cities powered."
