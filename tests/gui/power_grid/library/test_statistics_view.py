# SPDX-License-Identifier: MIT
"""The page of statistics."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.library.statistics_view import StatisticsView
from powergrid.play.saved_games import games_dir
from powergrid.records import PERSON, load, save
from tests.gui.power_grid.library.saved import as_own, save_game_on_board_that_is_gone
from tests.gui.tables import a_record

DATA = Path(__file__).parents[3] / "data/transcripts"

pytestmark = pytest.mark.slow


def read(qtbot: QtBot) -> StatisticsView:
    view = StatisticsView()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    qtbot.waitUntil(lambda: not view.is_reading)
    return view


@pytest.fixture
def view(qtbot: QtBot) -> StatisticsView:
    """Return the statistics of two finished games, one of them won by a bot, and of others."""
    record = load(DATA / "germany-classic-3p.json.gz")
    save(as_own(record, *[PERSON] * 3), games_dir() / "one.json")
    winner = record.moves[-1]["order"][0]
    levels = ["planner" if seat == winner else PERSON for seat in range(3)]
    save(as_own(record, *levels), games_dir() / "two.json")
    save(record, games_dir() / "from-elsewhere.json")
    save(a_record(), games_dir() / "goes-on.json")
    (games_dir() / "rubbish.json").write_text("{]")
    return read(qtbot)


def cells(view: StatisticsView) -> list[list[str]]:
    model = view.model
    return [
        [model.item(row, column).text() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_every_grouping_lists_people_or_all_seats(view: StatisticsView) -> None:
    assert view.status.text == "2 finished games"
    assert [row[:4] for row in cells(view)] == [["Germany", "5", "1", "20%"]]
    for index, name in ((1, "Classic"), (2, "Person"), (3, "3")):
        QTest.mouseClick(view.by.button(index), Qt.MouseButton.LeftButton)
        assert [row[:4] for row in cells(view)] == [[name, "5", "1", "20%"]]
    QTest.mouseClick(view.by.button(2), Qt.MouseButton.LeftButton)
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    assert [row[:4] for row in cells(view)] == [
        ["Person", "5", "1", "20%"],
        ["Very strong", "1", "1", "100%"],
    ]
    view.table.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    view.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    assert [row[0] for row in cells(view)] == ["Very strong", "Person"]
    QTest.mouseClick(view.by.button(3), Qt.MouseButton.LeftButton)
    assert view.table.horizontalHeader().sortIndicatorSection() == 3


def test_games_on_a_board_that_is_gone_have_its_name(qtbot: QtBot) -> None:
    save_game_on_board_that_is_gone()
    assert [row[:2] for row in cells(read(qtbot))] == [["Home", "3"]]


def test_what_is_shown_is_exported(
    view: StatisticsView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    view.export.click()
    with file.open(newline="", encoding="utf-8") as lines:
        head, row = list(csv.reader(lines))
    assert head[:3] == ["Board", "Seats played", "Won"]
    assert row[:4] == ["Germany", "5", "1", "0.200"]
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "figures.csv"), "")
    )
    view.export.click()
    assert "cannot be saved" in view.status.text


def test_arrows_move_by_rows_in_the_table_and_tab_leaves_it(
    view: StatisticsView, qtbot: QtBot
) -> None:
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    QTest.mouseClick(view.by.button(2), Qt.MouseButton.LeftButton)
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    view.table.setFocus()
    view.table.setCurrentIndex(view.model.index(0, 0))
    QTest.keyClick(view.table, Qt.Key.Key_Down)
    selected = view.table.selectionModel().selectedIndexes()
    assert {index.row() for index in selected} == {1}
    assert len(selected) == view.model.columnCount()
    QTest.keyClick(view.table, Qt.Key.Key_Tab)
    assert not view.table.hasFocus()
