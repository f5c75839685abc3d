# SPDX-License-Identifier: MIT
"""The line about the last round shows the refill completely or not at all."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.round_summary import RoundResult, RoundSummary, last_round
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
from powergrid.rules.fuel import NO_TOKENS, Tokens
from powergrid.rules.legal import Openings, legal
from powergrid.rules.state import BUILDING, BUREAUCRACY, NORTH
from tests.gui.power_grid.pages.moments import moment
from tests.gui.tables import a_session, play_until


def drawn(qtbot: QtBot, width: int, refilled: Tokens) -> QImage:
    result = RoundResult()
    result.earned = result.powered = {0: 33, 1: 44}
    result.refilled = refilled
    summary = RoundSummary(a_session(3))
    qtbot.addWidget(summary)
    summary.resize(width, 26)
    summary.show_result(result)
    return summary.grab().toImage()


def test_a_part_of_the_refill_is_never_shown(qtbot: QtBot) -> None:
    widths = range(150, 700, 50)
    shown = [
        drawn(qtbot, width, (4, 3, 2, 1)) != drawn(qtbot, width, NO_TOKENS) for width in widths
    ]
    assert shown == sorted(shown)
    assert set(shown) == {False, True}
    first = widths[shown.index(True)]
    wide = drawn(qtbot, 700, (4, 3, 2, 1)).copy(0, 0, first, 26)
    assert drawn(qtbot, first, (4, 3, 2, 1)) == wide


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
