# SPDX-License-Identifier: MIT
"""The line about the last round shows all incomes, and the refill completely or not at all."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.round_summary import Form, RoundResult, RoundSummary, last_round
from powergrid.rules import State
from powergrid.rules.events import (
    Event,
    FuelRefilled,
    GameEnded,
    PhaseBegan,
    PhaseEnded,
    PlantsRun,
    RoundBegan,
    UraniumSold,
)
from powergrid.rules.legal import Openings, legal
from powergrid.rules.state import BUILDING, BUREAUCRACY, NORTH
from tests.expect import expect
from tests.gui.power_grid.pages.moments import moment
from tests.gui.tables import a_session, play_until


def opened(qtbot: QtBot, players: int, width: int) -> RoundSummary:
    result = RoundResult(6)
    result.earned = result.powered = dict.fromkeys(range(players), 133)
    result.refilled = (4, 3, 2, 1)
    summary = RoundSummary(a_session(players))
    qtbot.addWidget(summary)
    summary.resize(width, 26)
    summary.show_result(result)
    return summary


def test_more_room_never_shows_less(qtbot: QtBot) -> None:
    forms = [opened(qtbot, 3, width).form() for width in range(50, 700, 10)]
    assert {form is None or form.has_refill for form in forms} == {False, True}
    shown = [0 if form is None else 1 + form.has_refill for form in forms]
    assert shown == sorted(shown)
    assert forms[-1] == Form(1)


@pytest.mark.parametrize(("players", "has_refill"), [(4, True), (6, False)])
def test_the_narrowest_page_shows_the_incomes_of_all(
    qtbot: QtBot, players: int, has_refill: bool
) -> None:
    summary = opened(qtbot, players, 434)
    assert expect(Form, summary.form()).has_refill == has_refill
    ink = [x for x in range(434) if len(set(column(summary.grab().toImage(), x))) > 1]
    assert ink[-1] > 350


def column(image: QImage, x: int) -> list[int]:
    return [image.pixel(x, y) for y in range(image.height())]


def test_the_refill_is_read_out_even_where_it_is_not_shown(qtbot: QtBot) -> None:
    summary = opened(qtbot, 6, 300)
    expected = "refill: 4 coal, 3 oil, 2 garbage and 1 uranium"
    assert summary.accessibleName().endswith(expected)


def test_uranium_sold_is_earned_and_both_refills_of_korea_are_shown() -> None:
    ran = PlantsRun(1, (5,), 2, (2, 0, 0, 0), 1, 22)
    south, north = FuelRefilled((0, 2, 0, 0)), FuelRefilled((3, 0, 0, 0), NORTH)
    result = last_round(
        [[ran, UraniumSold(1, 7, 2, 1, 14), south, north, PhaseEnded(4, BUREAUCRACY)]]
    )
    assert result is not None
    assert result.earned == {1: 36}
    assert result.refilled == (3, 2, 0, 0)


def test_a_sale_of_uranium_at_the_end_belongs_to_no_complete_round() -> None:
    ran = PlantsRun(1, (5,), 2, (2, 0, 0, 0), 1, 22)
    complete: list[Event] = [PhaseBegan(BUREAUCRACY), ran, PhaseEnded(4, BUREAUCRACY)]
    final: list[Event] = [
        UraniumSold(0, 7, 2, 1, 14),
        PhaseEnded(5, BUILDING),
        GameEnded((1, 0), (1,), (2, 3)),
    ]
    result = last_round([complete, [RoundBegan(5)], final])
    assert result is not None
    assert (result.round, result.earned) == (4, {1: 22})


def test_a_phase_that_began_before_the_first_event_is_summed_up_without_its_first_seats() -> None:
    ran = PlantsRun(1, (5,), 2, (2, 0, 0, 0), 1, 22)
    result = last_round([[ran, UraniumSold(0, 7, 2, 1, 14), PhaseEnded(4, BUREAUCRACY)]])
    assert result is not None
    assert result.earned == {1: 22}


def test_every_moment_of_a_game_with_mines_has_its_summary(qtbot: QtBot) -> None:
    session = play_until(a_session(3, "australia"), lambda state: state.is_over, "sensible")
    parts = [played.events for played in session.past]
    assert any(isinstance(event, UraniumSold) for events in parts for event in events)
    for count in range(1, len(parts) + 1):
        result = last_round(parts[:count])
        assert result is None or set(result.earned) == {0, 1, 2}


def can_pass(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Openings) and state.round == 3 and len(state.waiting) > 1


def test_the_last_round_is_summed_up(qtbot: QtBot) -> None:
    session = moment(can_pass)
    result = last_round([played.events for played in session.past])
    assert result is not None
    assert result.round == 2
    assert set(result.earned) == {0, 1, 2, 3}
    summary, first = RoundSummary(session), RoundSummary(a_session())
    qtbot.addWidget(summary)
    qtbot.addWidget(first)
    assert summary.show_last()
    assert summary.accessibleName().count(" earns ") == 4
    assert not first.show_last()
