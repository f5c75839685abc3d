# SPDX-License-Identifier: MIT
"""Turns without a choice are skipped and logged, and undo passes over them."""

from collections.abc import Callable
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.session import Session, session_of
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.pages.waiting_page import WaitingPage
from powergrid.play.replay import since_last_turn
from powergrid.records import digest
from powergrid.rules import State, legal
from powergrid.rules.actions import Bid, BuyFuel, EndTurn, OpenAuction, Pass, ScrapPlant
from powergrid.rules.fuel import NO_TOKENS
from powergrid.rules.legal import FuelPurchases, forced_action
from powergrid.rules.state import (
    BIDDING,
    BUILDING_HOUSES,
    BUYING_FUEL,
    OPENING,
    RUNNING_PLANTS,
    SCRAPPING_FUEL,
    SCRAPPING_PLANT,
    with_item,
)
from tests.gui.conftest import NewWindow
from tests.gui.patience import settle
from tests.gui.tables import a_record, a_session, play_until

WIND: Final = 13


def poor(state: State, seat: int) -> None:
    state.money = with_item(state.money, seat, 0)


def windy(state: State, seat: int) -> None:
    state.plants = with_item(state.plants, seat, (WIND,))
    state.fuel = with_item(state.fuel, seat, NO_TOKENS)


def about_to_ask(asks: int) -> tuple[Session, int]:
    """Return a game of people that asks somebody, and the next seat to be asked the same."""

    def is_there(state: State) -> bool:
        return state.round == 3 and state.asks == asks

    session = play_until(a_session(), is_there, "sensible")
    return session, session.state.waiting[1]


def with_skips(session: Session) -> Session:
    session.skip_turns(True)
    return session


def is_asked(session: Session) -> bool:
    return session.is_person_asked


@pytest.mark.parametrize(
    ("asks", "hinder", "text"),
    [
        (BUYING_FUEL, windy, "can buy no fuel: the turn is skipped."),
        (BUYING_FUEL, poor, "can buy no fuel: the turn is skipped."),
        (BUILDING_HOUSES, poor, "can build nothing: the turn is skipped."),
        (OPENING, poor, "can buy no plant: the turn is skipped."),
    ],
)
def test_a_turn_without_a_choice_is_skipped_and_announced(
    qtbot: QtBot, asks: int, hinder: Callable[[State, int], None], text: str
) -> None:
    session, idle = about_to_ask(asks)
    # The others' coal and oil do not matter: any action ends this turn.
    hinder(session.state, idle)
    with_skips(session)
    log, page = LogModel(session), WaitingPage(session, Staging(session))
    session.act(Pass() if asks == OPENING else EndTurn())
    assert session.state.seat == idle
    assert not session.is_person_asked
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert session.state.seat != idle
    told = f"{session.seats[idle].name} {text}"
    assert told in [row.text for row in log.rows]
    page.refresh()
    assert told in [line.text for line in page.recent.lines]


def test_what_happened_before_a_skipped_turn_is_still_news(qtbot: QtBot) -> None:
    session, idle = about_to_ask(BUILDING_HOUSES)
    with_skips(session)
    last = max(at for at, played in enumerate(session.past) if played.before.seat == idle)
    poor(session.state, idle)
    session.act(EndTurn())
    while session.state.asks == BUILDING_HOUSES:
        qtbot.waitUntil(lambda: session.is_person_asked)
        session.act(EndTurn())
    while session.state.seat != idle:
        session.act(next(iter(session.question)))
    assert session.past[-1].before.seat != idle
    assert since_last_turn(session) == last + 1


def test_a_seat_that_cannot_bid_passes(qtbot: QtBot) -> None:
    session = play_until(a_session(), lambda state: state.round == 3 and state.asks == OPENING)
    others = [seat for seat in session.state.waiting if seat != session.state.seat]
    for seat in others:
        poor(session.state, seat)
    with_skips(session)
    count, plant = len(session.past), session.state.market[0]
    session.act(OpenAuction(plant, plant))
    qtbot.waitUntil(lambda: session.state.asks != BIDDING)
    assert [played.action for played in session.past[count:][1:4]] == [Pass()] * 3
    names = [session.seats[seat].name for seat in others]
    told = [row.text for row in LogModel(session).rows]
    assert {f"{name} can bid no more and passes." for name in names} <= {*told}


def test_people_who_do_not_skip_turns_are_asked(qtbot: QtBot) -> None:
    session, idle = about_to_ask(BUYING_FUEL)
    windy(session.state, idle)
    session.act(EndTurn())
    assert is_asked(session)
    session.skip_turns(True)
    assert not is_asked(session)
    session.skip_turns(False)
    assert is_asked(session)
    assert session.state.seat == idle
    settle()
    assert session.state.seat == idle, "what was to be skipped is forgotten"
    session.skip_turns(True)
    qtbot.waitUntil(lambda: session.state.seat != idle)


def test_a_turn_with_a_choice_is_not_skipped() -> None:
    session = with_skips(a_session())
    choices = 0
    for asks in (OPENING, BIDDING, BUYING_FUEL, BUILDING_HOUSES, RUNNING_PLANTS):
        play_until(session, lambda state, asks=asks: state.asks == asks)  # type: ignore[misc]
        if session.question.count() > 1 or asks == RUNNING_PLANTS:
            choices += 1
            assert session.is_person_asked
    assert choices == 3


@pytest.mark.parametrize(
    ("plants", "has_choice"), [((5, 13, 18, 22), False), ((5, 12, 18, 22), True)]
)
def test_fuel_is_discarded_unasked_if_all_of_it_must_go(
    qtbot: QtBot, plants: tuple[int, ...], has_choice: bool
) -> None:
    session = play_until(a_session(), lambda state: state.asks == SCRAPPING_PLANT, "sensible")
    state, seat = session.state, session.state.seat
    state.lot = plants[-1]
    state.plants = with_item(state.plants, seat, plants)
    state.fuel = with_item(state.fuel, seat, (3, 3, 0, 0))
    with_skips(session)
    session.act(ScrapPlant(plants[0]))
    assert session.state.asks == SCRAPPING_FUEL
    assert session.is_person_asked == has_choice
    if not has_choice:
        qtbot.waitUntil(lambda: session.state.asks != SCRAPPING_FUEL)
        assert session.state.fuel[seat] == NO_TOKENS


def test_a_turn_in_progress_is_not_skipped(qtbot: QtBot) -> None:
    session, seat = about_to_ask(BUYING_FUEL)
    state = session.state
    state.plants = with_item(state.plants, seat, (4,))  # two coal a run
    state.fuel = with_item(state.fuel, seat, (3, 0, 0, 0))
    session.act(EndTurn())
    with_skips(session)
    question = session.question
    assert isinstance(question, FuelPurchases)
    assert question.max_amount(0) == 1
    session.act(BuyFuel(0, 1))
    assert [*session.question] == [EndTurn()]
    assert session.is_person_asked
    settle()
    assert session.state.seat == seat, "the purchase can still be taken back"
    assert session.can_undo


def test_a_skipped_turn_is_undone_with_the_action_before(qtbot: QtBot) -> None:
    session, idle = about_to_ask(BUYING_FUEL)
    windy(session.state, idle)
    with_skips(session)
    before, count = digest(session.state), len(session.past)
    session.act(EndTurn())
    qtbot.waitUntil(lambda: session.is_person_asked)
    after = digest(session.state)
    assert len(session.past) == count + 2
    session.undo()
    assert (digest(session.state), len(session.past)) == (before, count)
    session.redo()
    assert (digest(session.state), len(session.past)) == (after, count + 2)
    assert session.is_person_asked
    session.undo_turn()
    assert len(session.past) <= count
    assert session.is_person_asked


def test_undo_works_the_same_in_a_resumed_game(qtbot: QtBot) -> None:
    def is_idle(state: State) -> bool:
        return forced_action(legal(state)) == EndTurn()  # after which no card comes up

    def could_undo_choice() -> bool:
        last = session.past[-1].before
        return session.can_undo and last.seat != session.state.seat and not is_idle(last)

    session = a_session()
    play_until(session, is_idle)
    while not could_undo_choice():
        play_until(session, lambda state: not is_idle(state))
        play_until(session, is_idle)
    assert session.recorder is not None
    before = digest(session.past[-1].before)
    again = session_of(session.recorder.record())
    count = len(again.past)
    with_skips(again)
    qtbot.waitUntil(lambda: again.is_person_asked)
    assert len(again.past) > count
    again.undo()
    assert digest(again.state) == before
    assert again.is_person_asked


def test_a_limit_bids_before_a_turn_is_skipped(qtbot: QtBot) -> None:
    session = with_skips(a_session())
    plant = session.state.market[0]
    session.limits.set((session.state.seat + 1) % 4, plant, plant + 3)
    session.act(OpenAuction(plant, plant))
    qtbot.waitUntil(lambda: session.is_person_asked)
    assert session.past[-1].action == Bid(plant + 1)


def test_the_menu_switches_skipping_which_is_on_by_default(new_window: NewWindow) -> None:
    window = new_window()
    assert window.settings.skips_turns
    assert window.open_record(a_record())
    session = window.session
    assert session is not None
    assert session.skips_turns
    switch = next(a for a in window.actions() if a.text().startswith("Skip turns"))
    switch.trigger()
    assert [window.settings.skips_turns, session.skips_turns] == [False, False]
    assert window.open_record(a_record())
    assert window.session is not session
    assert window.session is not None
    assert not window.session.skips_turns
