# SPDX-License-Identifier: MIT
"""The list of a log: headings, marks, and sentences that need more lines."""

from PySide6.QtCore import QRectF, QStringListModel
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.log_list import LogLine, LogList

LINES = (
    LogLine("Round 1", is_heading=True),
    LogLine("Ada passes.", colour="red"),
    LogLine("Nobody bids for a while, so that this becomes a sentence of several lines."),
    LogLine("Bruno passes.", colour="blue", remark="It is too expensive."),
)


def log_list(qtbot: QtBot, marked: list[str]) -> LogList:
    """Return a narrow list of these lines, which notes whose marks it paints."""

    def paint_mark(painter: QPainter, colour: str, rect: QRectF) -> None:
        marked.append(colour)

    model = QStringListModel([line.text for line in LINES])
    rows = LogList(model, lambda index: LINES[index.row()], paint_mark)
    model.setParent(rows)
    qtbot.addWidget(rows)
    rows.resize(200, 400)
    rows.show()
    return rows


def test_only_a_sentence_about_a_player_has_a_mark(qtbot: QtBot) -> None:
    marked: list[str] = []
    log_list(qtbot, marked).grab()
    assert marked[-2:] == ["red", "blue"]
    assert set(marked) == {"red", "blue"}


def test_a_log_is_transparent(qtbot: QtBot) -> None:
    rows = log_list(qtbot, [])
    assert not rows.viewport().autoFillBackground()
    assert rows.frameWidth() == 0


def test_a_row_is_as_high_as_its_sentence_and_its_remark(qtbot: QtBot) -> None:
    rows = log_list(qtbot, [])
    heights = [rows.sizeHintForRow(at) for at in range(len(LINES))]
    line = heights[1]
    assert heights[2] > 2 * line * 0.9
    assert line < heights[3] < 2 * line


def test_the_first_row_on_show_is_whole_and_so_is_the_newest(qtbot: QtBot) -> None:
    rows = log_list(qtbot, [])
    for height in range(60, 140, 5):
        rows.resize(200, height)
        rows.go_to_end()
        newest = rows.visualRect(rows.model().index(len(LINES) - 1, 0))
        assert newest.bottom() < rows.viewport().height()
        tops = [rows.visualRect(rows.model().index(at, 0)).top() for at in range(len(LINES))]
        assert 0 in tops, height
