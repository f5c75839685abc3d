# SPDX-License-Identifier: MIT
"""The list of costly moves."""

from typing import NamedTuple

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.shell.review.mistake_list import MistakeList
from powergrid.gui.shell.review.mistakes import MistakeRow
from powergrid.play.seats import Seat


class Fault(NamedTuple):
    """A costly move of the first seat."""

    seat: int = 0
    position: int = 0
    cost: float = 20.0


def test_a_move_too_long_for_its_row_keeps_its_round(qtbot: QtBot) -> None:
    assert _row(qtbot, "Round 1 · Market") != _row(qtbot, "Round 2 · Market")
    assert _row(qtbot, "Round 1 · Market") == _row(qtbot, "Round 1 · Order"), "the round alone"


def _row(qtbot: QtBot, moment: str) -> QImage:
    row = MistakeRow(
        Fault(), "−20", moment, "buys Machine 12, Control 17, Storage room 14", "Better: nothing"
    )
    shown = MistakeList("Costliest turns", [row], [Seat("Ada", "red")], paint_worker)
    qtbot.addWidget(shown)
    shown.resize(345, 60)
    return shown.grab().toImage()
