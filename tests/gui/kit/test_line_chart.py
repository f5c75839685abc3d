# SPDX-License-Identifier: MIT
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.line_chart import LineChart, Series, step_of, top_of
from powergrid.gui.kit.look import look
from tests.gui.written import lines_of


@pytest.mark.parametrize("largest", [0, 1, 5, 6, 13, 42, 99, 250])
def test_the_grid_has_at_most_six_lines_up_to_the_largest_figure(largest: int) -> None:
    top = top_of(largest)
    assert top >= max(5, largest)
    assert top % step_of(top) == 0
    assert top // step_of(top) <= 6


def test_a_chart_has_its_last_figures_as_its_name_and_paints_marks(qtbot: QtBot) -> None:
    painted: list[str] = []

    def mark(painter: QPainter, colour: str, rect: QRectF) -> None:
        painted.append(colour)

    chart = LineChart(
        "Cities", [Series("Ada", "red", [1, 3]), Series("Bruno", "blue", [2, 2])], mark
    )
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    assert chart.accessibleName() == "Cities: Ada 3, Bruno 2"
    chart.grab()
    assert {"red", "blue"} == set(painted)
    assert chart.point(0.0, 3).y() < chart.point(0.0, 1).y()
    assert chart.time_at(chart.point(1.0, 0).x()) == pytest.approx(1.0)


def test_a_chart_begins_at_the_left_with_its_first_round(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(
        "powergrid.gui.kit.line_chart.paint_line", lambda *shown: written.append(shown[2])
    )
    series = [Series("Ada", "red", [1, 3, 4])]
    by_round = LineChart("Cities", series, lambda *_: None, first_round=5)
    by_time = LineChart("Chance", series, lambda *_: None, times=(4.0, 4.5, 6.0))
    for chart, labels in ((by_round, ["5", "6", "7"]), (by_time, ["5", "6"])):
        qtbot.addWidget(chart)
        chart.resize(chart.sizeHint())
        written.clear()
        chart.grab()
        assert written[-1 - len(labels) : -1] == labels
        assert chart.point(4.0, 0).x() == chart.plot().left()
        assert chart.point(6.0, 0).x() == pytest.approx(chart.plot().right())
        assert chart.time_at(chart.point(4.5, 0).x()) == pytest.approx(4.5)


def test_the_highlighted_line_is_thick_and_the_others_thin(qtbot: QtBot) -> None:
    series = [Series("Ada", "red", [1, 3]), Series("Bruno", "blue", [2, 2])]
    chart = LineChart("Cities", series, lambda *_: None)
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    inks = [look().theme.house_fill(line.colour) for line in series]

    def painted() -> list[int]:
        image = chart.grab().toImage()
        pixels = [
            image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())
        ]
        return [pixels.count(ink) for ink in inks]

    alike = painted()
    chart.highlighted = chart.series[0]
    highlighted, other = painted()
    assert highlighted > alike[0]
    assert other < alike[1]


def test_no_name_is_among_the_rounds_below_the_plot(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = lines_of("powergrid.gui.kit.line_chart", monkeypatch)
    names = ("Ada", "Bruno", "Clara")
    chart = LineChart("Money", [Series(name, "red", [9, 0]) for name in names], lambda *_: None)
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    chart.grab()
    middles = [written[f"0  {name}"].center().y() for name in names]
    assert middles == sorted(middles)
    assert middles[-1] <= chart.plot().bottom()


def test_six_names_are_within_the_smallest_chart(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = lines_of("powergrid.gui.kit.line_chart", monkeypatch)
    ends = {"Ada": 100, "Bruno": 0, "Chiara": 0, "Dmitri": 0, "Elif": 0, "Femi": 0}
    series = [Series(name, "red", [17, last]) for name, last in ends.items()]
    chart = LineChart("Chance", series, lambda *_: None)
    qtbot.addWidget(chart)
    chart.resize(chart.minimumSizeHint())
    chart.grab()
    places = [written[f"{last}  {name}"] for name, last in ends.items()]
    assert all(chart.rect().contains(place.toAlignedRect()) for place in places)
    middles = [place.center().y() for place in places]
    assert all(low - high > 14 for high, low in pairwise(middles)), "they can be read"
