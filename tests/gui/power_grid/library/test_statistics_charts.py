# SPDX-License-Identifier: MIT
"""The charts of the statistics: they follow the table and can be exported."""

import csv
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.bar_chart import BarChart
from powergrid.gui.kit.list_header import PAD
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.power_grid.library.entry import Entry
from powergrid.gui.power_grid.library.statistics_view import StatisticsView
from powergrid.records import PERSON, Seat
from powergrid.records.summary import Place, Summary
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import faults

SIZE = (1920, 1080)


def a_game(board: str, levels: tuple[str, ...], powered: tuple[int, ...]) -> Entry:
    """Return a finished game with its seats in the order of the result; equal ones tie."""
    seats = tuple(Seat(level, "red", level) for level in levels)
    places = tuple(
        Place(1 + powered.index(count), seat, count) for seat, count in enumerate(powered)
    )
    return Entry(Path("x"), 0.0, Summary(board, "classic", seats, (), "", 9, True, places))


GAMES = (
    a_game("germany", (PERSON, "learner"), (17, 12)),
    a_game("germany", ("master", PERSON, "learner", "learner"), (15, 13, 9, 8)),
    a_game("usa", ("master", PERSON), (16, 10)),
)


def opened(qtbot: QtBot, games: tuple[Entry, ...]) -> StatisticsView:
    view = StatisticsView()
    qtbot.addWidget(view)
    for game in games:
        view.add(game)
    view.resize(*SIZE)
    view.show()
    qtbot.waitUntil(lambda: not view.is_reading)
    return view


@pytest.fixture
def view(qtbot: QtBot) -> StatisticsView:
    return opened(qtbot, GAMES)


def labels(chart: BarChart) -> list[tuple[str, str]]:
    return [(bar.name, bar.text) for bar in chart.bars]


def test_the_charts_follow_the_choices(view: StatisticsView) -> None:
    charts = view.charts
    assert labels(charts.share) == [("Germany", "50%"), ("USA", "0%")]
    assert labels(charts.powered) == [("Germany", "15.0"), ("USA", "10.0")]
    QTest.mouseClick(view.by.button(3), Qt.MouseButton.LeftButton)
    assert labels(charts.share) == [("2", "50%"), ("4", "0%")]
    QTest.mouseClick(view.by.button(2), Qt.MouseButton.LeftButton)
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    assert labels(charts.share) == [("Learner", "0%"), ("Master", "100%"), ("Person", "33%")]
    assert charts.share.accessibleName() == "Win rate: Learner 0%, Master 100%, Person 33%"
    assert labels(charts.places) == [("Learner", "3.0"), ("Master", "1.0"), ("Person", "1.7")]


def test_a_shared_win_is_won_by_each(qtbot: QtBot) -> None:
    levels = (PERSON, "learner", "master")
    view = opened(qtbot, (a_game("germany", levels, (15, 15, 9)),))
    QTest.mouseClick(view.by.button(2), Qt.MouseButton.LeftButton)
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    shares = dict(labels(view.charts.share))
    assert shares == {"Person": "100%", "Learner": "100%", "Master": "0%"}
    assert labels(view.charts.places)[1] == ("Master", "3.0")


def test_a_share_is_shown_beside_an_even_chance(view: StatisticsView) -> None:
    germany, usa = view.charts.share.bars
    assert germany.mark == pytest.approx(100 * (1 / 2 + 1 / 4) / 2)
    assert usa.mark == pytest.approx(50)


def test_parts_of_the_bar_of_places_name_the_place(view: StatisticsView) -> None:
    chart = view.charts.places
    assert chart.bars[0].part_names[:2] == ("1st", "2nd")
    assert chart.part_text("1st", 50.0, 200) == "1st: 50%"
    assert chart.part_text("1st", 50.0, 40) == "1st"
    assert not chart.part_text("1st", 50.0, 10)


def test_the_places_of_a_player_fill_the_bar(view: StatisticsView) -> None:
    assert [bar.parts for bar in view.charts.places.bars] == [(50.0, 50.0), (0.0, 100.0)]


def test_charts_and_table_have_the_same_order(view: StatisticsView) -> None:
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    QTest.mouseClick(view.by.button(2), Qt.MouseButton.LeftButton)
    view.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    names = ["Master", "Person", "Learner"]
    assert [bar.name for bar in view.charts.share.bars] == names
    assert [line.split(",")[0] for line in view.csv_text().splitlines()[1:]] == names


@pytest.mark.slow
def test_both_exports_contain_what_is_shown(
    view: StatisticsView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.mouseClick(view.by.button(3), Qt.MouseButton.LeftButton)
    for kind, suffix in (("Figures as a table (*.csv)", ".csv"), ("a picture (*.png)", ".png")):
        answer = (str(tmp_path / "mine"), kind)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, answer=answer: answer)
        QTest.mouseClick(view.export, Qt.MouseButton.LeftButton)
        assert view.status.text == f"Saved: mine{suffix}"
    with (tmp_path / "mine.csv").open(newline="", encoding="utf-8") as lines:
        assert [row[:2] for row in csv.reader(lines)][1:] == [["2", "2"], ["4", "1"]]
    two = QImage(str(tmp_path / "mine.png"))
    QTest.mouseClick(view.by.button(1), Qt.MouseButton.LeftButton)
    view.export_to(tmp_path / "one.png")
    one = QImage(str(tmp_path / "one.png"))
    assert one.width() == two.width()
    assert one.height() < two.height()


def test_without_games_a_sentence_says_so(qtbot: QtBot) -> None:
    view = opened(qtbot, ())
    assert view.nothing.isVisible()
    assert view.nothing.text == "No finished games yet."
    assert not view.charts.isVisible()
    assert not view.table.isVisible()
    assert not view.export.isVisible()
    assert not view.choices.isVisible()
    assert faults(view) == []


def test_the_sentence_is_hidden_if_other_seats_have_games(qtbot: QtBot) -> None:
    view = opened(qtbot, (a_game("usa", ("master", "learner"), (16, 10)),))
    assert labels(view.charts.share) == [("Learner", "0%"), ("Master", "100%")]
    assert view.charts.isVisible()
    QTest.mouseClick(view.whose.button(0), Qt.MouseButton.LeftButton)
    assert view.nothing.isVisible()
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    assert view.charts.isVisible()
    assert not view.nothing.isVisible()


@pytest.mark.slow
def test_the_picture_is_the_same_at_every_scale(view: StatisticsView, tmp_path: Path) -> None:
    pictures = []
    for scale in (1, 2):
        look().fit(1920 * scale, 1080 * scale)
        view.export_to(tmp_path / f"{scale}.png")
        pictures.append(QImage(str(tmp_path / f"{scale}.png")))
    one, two = pictures
    assert one.size() == two.size()
    aspect, smooth = (
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    coarse = [image.scaled(40, 20, aspect, smooth) for image in pictures]
    for x, y in product(range(40), range(20)):
        inks = [image.pixelColor(x, y).lightness() for image in coarse]
        assert abs(inks[0] - inks[1]) < 30, (x, y)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768), SIZE])
def test_nothing_overlaps_with_any_number_of_rows(
    view: StatisticsView, size: tuple[int, int]
) -> None:
    view.outcomes += [
        outcome._replace(level=f"level {i}") for i in range(12) for outcome in view.outcomes[:2]
    ]
    QTest.mouseClick(view.whose.button(1), Qt.MouseButton.LeftButton)
    QTest.mouseClick(view.by.button(2), Qt.MouseButton.LeftButton)
    view.resize(*size)
    settle()
    assert faults(view) == []
    chart = view.charts.share
    assert len(chart.rows()) >= min(10, chart.height() // 20)


@pytest.mark.slow
def test_headings_fit_at_the_larger_text_sizes(view: StatisticsView) -> None:
    look().set_text_size("larger")
    view.resize(1366, 768)
    header = view.table.horizontalHeader()
    letters = QFontMetricsF(look().text_font(CAPTION, SEMIBOLD))
    for column, heading in enumerate(view.headings()):
        room = header.sectionSize(column) - look().ipx(2 * PAD)
        assert letters.horizontalAdvance(heading) <= room
    assert header.length() <= view.table.width()
