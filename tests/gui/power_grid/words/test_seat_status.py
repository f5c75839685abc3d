# SPDX-License-Identifier: MIT
"""On a player's turn, a rival's status is what it has done since the player's last turn."""

from random import Random

import pytest

from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.words.seat_status import events_of_phase, seat_status, since_own_turn
from powergrid.records import Seat, new_record
from powergrid.rules import State
from powergrid.rules.actions import EndTurn, OpenAuction, Pass
from powergrid.rules.events import (
    Event,
    FuelBought,
    HouseBuilt,
    PlantBought,
    PlantsRun,
    UraniumSold,
)
from powergrid.rules.legal import Bids, Runs, Sites, legal
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL, SETUP
from tests.gui.power_grid.pages.moments import can_open, moment
from tests.gui.tables import a_session


def builds_after_another(state: State) -> bool:
    return isinstance(legal(state), Sites) and len(state.waiting) == 2


def test_houses_built_since_the_players_turn_are_shown() -> None:
    session = moment(builds_after_another)
    built = [event for event in since_own_turn(session) if isinstance(event, HouseBuilt)]
    assert built
    seat = built[0].seat
    count = sum(event.seat == seat for event in built)
    status = seat_status(session, seat, events_of_phase(session))
    assert status.text.startswith(f"built {count} for ")


def test_who_bids_and_who_has_passed_is_told_in_a_word() -> None:
    def has_passed(state: State) -> bool:
        rest = set(state.waiting) - set(state.bidders)
        return isinstance(legal(state), Bids) and bool(rest)

    session = moment(has_passed, people=(1,))
    state = session.state
    status = seat_status(session, state.seat, ())
    assert (status.text, status.brief) == ("bids now", "now")
    passed = next(seat for seat in state.waiting if seat not in state.bidders)
    status = seat_status(session, passed, ())
    assert (status.text, status.brief) == ("passed", "–")


def test_actions_before_the_players_last_turn_are_not_shown() -> None:
    session = moment(can_open)
    since = since_own_turn(session)
    assert since
    for seat in session.state.waiting[1:]:
        bought = [e for e in since if isinstance(e, PlantBought) and e.seat == seat]
        text = seat_status(session, seat, events_of_phase(session)).text
        assert text.startswith("bought") <= bool(bought)


def test_who_has_run_plants_is_shown_with_the_income() -> None:
    def runs_after_a_builder(state: State) -> bool:
        return isinstance(legal(state), Runs) and len(state.waiting) < state.game.players

    session = moment(runs_after_a_builder)
    done = [seat for seat in session.state.order if seat not in session.state.waiting]
    happened = events_of_phase(session)
    texts = [seat_status(session, seat, happened).text for seat in done]
    assert texts
    assert all(text.startswith("ran ") for text in texts)


def test_uranium_sold_counts_as_earned() -> None:
    def runs_first(state: State) -> bool:
        return isinstance(legal(state), Runs) and len(state.waiting) == state.game.players

    session = moment(runs_first)
    sold = UraniumSold(session.state.seat, 7, 2, 1, 14)
    seat = session.state.seat
    session.act(next(iter(legal(session.state))))
    happened = events_of_phase(session)
    ran = next(event for event in happened if isinstance(event, PlantsRun))
    status = seat_status(session, seat, [*happened, sold])
    assert status.text == f"ran {len(ran.plants)}, earned {ran.income + 14}"


@pytest.mark.parametrize(
    ("phase", "told", "short"),
    [(BUYING_FUEL, "bought nothing", "0 fuel"), (BUILDING_HOUSES, "built nothing", "built 0")],
)
def test_who_has_only_ended_a_turn_has_done_nothing(phase: int, told: str, short: str) -> None:
    session = moment(lambda state: state.asks == phase)
    seat = session.state.seat
    session.act(EndTurn())
    status = seat_status(session, seat, events_of_phase(session))
    assert (status.text, status.short, status.brief) == (told, short, "done")
    assert seat_status(session, seat, []).text == "done", "a position set up by hand tells no more"


def test_who_places_the_banks_houses_is_told_when() -> None:
    """Two players place six: the first, the second twice, the first twice, the second."""
    seats = [Seat("Ada", "red"), Seat("Bruno", "blue")]
    record = new_record("germany", "recharged", seats, seed=4, options={"against_the_bank": True})
    session, told = session_of(record), []
    while len(session.state.waiting) > 1 and session.state.phase == SETUP:
        other = 1 - session.state.seat
        told.append(seat_status(session, other, ()).text)
        session.act(session.question.sample(Random(1)))
    assert told == [
        "next after you",
        "chooses 3rd",
        "next after you",
        "chooses last",
        "next after you",
    ]


def test_who_has_bought_a_plant_is_told_with_the_price() -> None:
    session = moment(lambda state: can_open(state) and len(state.waiting) < state.game.players)
    happened = events_of_phase(session)
    bought = [event for event in happened if isinstance(event, PlantBought)]
    assert bought
    for event in bought:
        status = seat_status(session, event.seat, happened)
        assert status.text == f"bought {event.plant} for {event.price}"
        assert status.short == f"got {event.plant}"


def test_two_plants_of_one_round_are_told_with_what_both_cost() -> None:
    session = a_session(3, "manhattan", player="sensible")
    buyer, (first, second) = session.state.seat, session.state.market[:2]
    for action in (OpenAuction(first, 1), Pass(), Pass(), OpenAuction(second, second)):
        session.act(action)
    session.act(Pass())
    session.act(Pass())
    status = seat_status(session, buyer, events_of_phase(session))
    assert status.text == f"bought {first} and {second} for {1 + second}"
    assert status.brief == f"−{1 + second}"


@pytest.mark.parametrize(
    ("phase", "event", "short"),
    [
        (BUILDING_HOUSES, HouseBuilt(1, 3, 15, 7), "built 1"),
        (BUYING_FUEL, FuelBought(1, 0, 4, 12, 0), "4 fuel"),
    ],
)
def test_who_is_done_is_told_with_what_they_got_even_where_there_is_little_room(
    phase: int, event: Event, short: str
) -> None:
    session = moment(lambda state: state.asks == phase and 1 not in state.waiting, people=(1,))
    assert seat_status(session, 1, [event]).short == short
