# SPDX-License-Identifier: MIT
"""A click on a costly move leads to it; a move too long for its row keeps its round."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.shell.review.mistake_list import MistakeList
from powergrid.gui.shell.review.mistakes import MistakeRow
from powergrid.play.seats import Seat
from tests.gui.shell.review.test_mistakes import Costly, row
from tests.play.nim_window import SEATS

_DONE = "buys Machine 12, Control 17, Storage room 14"


@pytest.fixture
def mistakes(qtbot: QtBot) -> MistakeList:
    rows = [row(0, 4, 2.0), row(1, 9, 8.0), row(0, 12, 5.0)]
    mistakes = MistakeList("Costly moves", rows, SEATS, lambda *_: None)
    qtbot.addWidget(mistakes)
    mistakes.resize(400, 300)
    mistakes.show()
    return mistakes


def test_a_click_and_enter_lead_to_the_move(mistakes: MistakeList) -> None:
    asked: list[int] = []
    mistakes.moment_asked.connect(asked.append)
    place = mistakes.visualRect(mistakes.model().index(1, 0)).center()
    QTest.mouseClick(mistakes.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(mistakes, Qt.Key.Key_Return)
    assert asked == [12, 12]


def test_each_row_has_the_mark_of_its_seat(qtbot: QtBot) -> None:
    marked: list[str] = []

    def mark(painter: QPainter, colour: str, rect: object) -> None:
        marked.append(colour)

    mistakes = MistakeList("", [row(0, 4, 2.0), row(1, 9, 8.0)], SEATS, mark)
    qtbot.addWidget(mistakes)
    mistakes.resize(400, 300)
    mistakes.grab()
    assert marked == ["blue", "red"]


def test_a_move_too_long_for_its_row_keeps_its_round(qtbot: QtBot) -> None:
    assert _row(qtbot, "Round 1 · Market") != _row(qtbot, "Round 2 · Market")
    assert _row(qtbot, "Round 1 · Market") == _row(qtbot, "Round 1 · Order"), "the round alone"


def test_the_narrow_face_makes_room_for_the_phase(qtbot: QtBot) -> None:
    texts = f"Round 1 · Market{_DONE}−20"
    width = round(pixels_wide(texts, CAPTION, SEMIBOLD, narrow=True)) + 66
    assert _row(qtbot, "Round 1 · Market", width) != _row(qtbot, "Round 1 · Order", width)


def test_what_was_better_is_below_what_was_done(qtbot: QtBot) -> None:
    row = _row(qtbot, "Round 1 · Market")
    upper = _changed_lines(row, _row(qtbot, "Round 2 · Market"))
    lower = _changed_lines(row, _row(qtbot, "Round 1 · Market", better="Better: a machine"))
    assert max(upper) < min(lower)


def _changed_lines(one: QImage, other: QImage) -> list[int]:
    """Return the lines of pixels in which two pictures differ."""
    across = range(one.width())
    return [
        y for y in range(one.height()) if any(one.pixel(x, y) != other.pixel(x, y) for x in across)
    ]


def _row(qtbot: QtBot, moment: str, width: int = 345, better: str = "Better: nothing") -> QImage:
    words = "−20", moment, _DONE, better
    row = MistakeRow(Costly(0, 0, 20.0), *words)
    shown = MistakeList("Costliest turns", [row], [Seat("Ada", "red")], paint_worker)
    qtbot.addWidget(shown)
    shown.resize(width, 60)
    return shown.grab().toImage()
