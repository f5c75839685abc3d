# SPDX-License-Identifier: MIT
"""The line about the last round shows the refill completely or not at all."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.round_summary import RoundResult, RoundSummary, last_round
from powergrid.rules import State
from powergrid.rules.events import FuelRefilled, PhaseEnded, PlantsRun, UraniumSold
from powergrid.rules.fuel import NO_TOKENS, Tokens
from powergrid.rules.legal import Openings, legal
from powergrid.rules.state import BUREAUCRACY, NORTH
from tests.gui.power_grid.pages.moments import moment
from tests.gui.tables import a_session


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


def can_pass(state: State) -> bool:
    question = legal(state)
    return isinstance(question, Openings) and state.round == 3 and len(state.waiting) > 1


def test_the_last_round_is_summed_up(qtbot: QtBot) -> None:
    session = moment(can_pass)
    result = last_round(played.events for played in session.past)
    assert result is not None
    assert result.round == 2
    assert set(result.earned) == {0, 1, 2, 3}
    summary, first = RoundSummary(session), RoundSummary(a_session())
    qtbot.addWidget(summary)
    qtbot.addWidget(first)
    assert summary.show_last()
    assert summary.accessibleName().count(" earns ") == 4
    assert not first.show_last()
