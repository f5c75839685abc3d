# SPDX-License-Identifier: MIT
"""Undo and redo by the window's keys and buttons, over every kind of action there is."""

from random import Random
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.table.table import Table
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.records import PERSON, Record, Seat, digest, load, new_record
from powergrid.records.header import COLOURS
from powergrid.rules import actions
from powergrid.rules.actions import BuyFuel
from powergrid.rules.legal import FuelPurchases
from powergrid.rules.state import BUYING_FUEL
from tests.gui.conftest import NewWindow
from tests.gui.tables import NAMES, a_record
from tests.gui.windows import press
from tests.records.games import KEPT

Key: TypeAlias = Qt.Key
Modifier: TypeAlias = Qt.KeyboardModifier
CONTROL, SHIFT, ALT = Modifier.ControlModifier, Modifier.ShiftModifier, Modifier.AltModifier

KINDS = {
    actions.OpenAuction,
    actions.Bid,
    actions.Pass,
    actions.ScrapPlant,
    actions.ScrapFuel,
    actions.BuyFuel,
    actions.BuildHouse,
    actions.RunPlants,
    actions.EndTurn,
    actions.PlaceBankHouse,
    actions.MarkStartingCity,
}
GAMES: tuple[tuple[int, dict[str, bool], int, int], ...] = (
    (3, {}, 5, 40),
    (2, {"against_the_bank": True}, 150, 65),
    (3, {"starting_cities": True}, 1, 40),
)
"""Players, options, what the players' choices are drawn from, and how many are made."""
ENOUGH = 5


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    # Every kind of action is undone here, forced passes included.
    return new_window(pace="instant", own_pace="instant", skips_turns=False)


def session_at(window: PowerGridWindow, record: Record) -> Session:
    assert window.open_record(record)
    QApplication.processEvents()
    assert window.session is not None
    window.session.skips_turns = False  # every action is the player's here
    return window.session


def record_of(players: int, options: dict[str, bool], player: str = PERSON) -> Record:
    seats = [Seat(NAMES[i], COLOURS[i], player) for i in range(players)]
    return new_record("germany", "recharged", seats, seed=4, options=options)


@pytest.mark.slow
def test_every_kind_of_action_is_undone_and_redone(window: PowerGridWindow) -> None:
    undone: list[type] = []
    for players, options, seed, maximum in GAMES:
        session = session_at(window, record_of(players, options))
        rng = Random(seed)
        for count in range(maximum):
            before = digest(session.state)
            action = session.question.sample(rng)
            session.act(action)
            after = digest(session.state)
            if not session.can_undo or undone.count(type(action)) > ENOUGH:
                continue
            if count % 2:
                press(window, Key.Key_Z)
            else:
                press(window, Key.Key_Z, modifier=CONTROL)
            assert (digest(session.state), len(session.past)) == (before, count), action
            press(window, Key.Key_Z, modifier=CONTROL | SHIFT)
            assert (digest(session.state), len(session.past)) == (after, count + 1), action
            undone.append(type(action))
    assert {*undone} == KINDS


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_game_of_people_is_undone_as_far_as_possible_and_redone(
    window: PowerGridWindow, rounds: int
) -> None:
    session = session_at(window, a_record())
    rng = Random(2)
    while session.state.round < rounds or session.state.asks != BUYING_FUEL:
        session.act(session.question.sample(rng))
    while session.state.asks == BUYING_FUEL:
        session.act(session.question.sample(rng))
    end, count = digest(session.state), len(session.past)
    for key, modifier, back in (
        (Key.Key_Z, CONTROL, CONTROL | SHIFT),
        (Key.Key_Z, CONTROL | ALT, CONTROL | ALT),
    ):
        while session.can_undo:
            press(window, key, modifier=modifier)
        assert len(session.past) < count - 4
        for _ in range(count - len(session.past)):
            press(window, Key.Key_Y if back == modifier else key, modifier=back)
        assert (digest(session.state), len(session.past)) == (end, count)


@pytest.mark.slow
def test_undo_removes_staged_choices_before_finished_actions(window: PowerGridWindow) -> None:
    session = session_at(window, a_record())
    rng = Random(2)
    while not isinstance(session.question, FuelPurchases) or not session.question.max_amount(0):
        session.act(session.question.sample(rng))
    count = len(session.past)
    assert window.table is not None
    staging = window.table.staging
    staging.stage(BuyFuel(0, 1))
    press(window, Key.Key_Z, modifier=CONTROL | ALT)
    assert (staging.draft.actions, len(session.past)) == ([], count)


@pytest.mark.slow
def test_the_end_of_a_game_can_be_undone(window: PowerGridWindow) -> None:
    session = session_at(window, load(KEPT[0]))
    end = digest(session.state)
    views = [type(window.view)]
    for modifier in (CONTROL, CONTROL | SHIFT):
        press(window, Key.Key_Z, modifier=modifier)
        views.append(type(window.view))
    assert views == [EndView, Table, EndView]
    assert digest(session.state) == end
