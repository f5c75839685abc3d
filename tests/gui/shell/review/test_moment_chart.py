# SPDX-License-Identifier: MIT
"""A click on the chart leads to the costly move under the pointer, or to the nearest moment."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.shell.review.moment_chart import MomentChart, times_of
from tests.gui.patience import settle
from tests.play.nim_window import SEATS


class Costly(NamedTuple):
    seat: int
    position: int


MOMENTS = [(0, (50, 50)), (6, (40, 60)), (11, (90, 10)), (15, (100, 0))]


@pytest.fixture
def chart(qtbot: QtBot) -> MomentChart:
    chart = MomentChart("Chances", SEATS, MOMENTS, (1, 1, 2), [Costly(0, 8)], lambda *_: None)
    qtbot.addWidget(chart)
    chart.resize(800, 300)
    return chart


def test_the_moments_of_a_round_are_spread_evenly() -> None:
    assert times_of((1, 1, 2)) == [0, 0.5, 1, 2]
    assert times_of((1, 2, 2, 2, 2)) == [0, 1, 1.25, 1.5, 1.75, 2]


def test_a_click_leads_to_a_moment_or_to_a_dot(chart: MomentChart) -> None:
    asked: list[int] = []
    chart.moment_asked.connect(asked.append)
    for time, value in ((0, 90), (0.5, 40), (0.5, 90), (0.9, 5), (2, 50)):
        at = chart.point(time, value).toPoint()
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseClick(chart, Qt.MouseButton.RightButton, pos=at)
    assert asked == [0, 8, 6, 11, 15]


def test_a_costly_move_may_come_before_the_first_moment(qtbot: QtBot) -> None:
    later = [(position + 4, figures) for position, figures in MOMENTS]
    chart = MomentChart("Chances", SEATS, later, (1, 1, 2), [Costly(0, 2)], lambda *_: None)
    qtbot.addWidget(chart)
    asked: list[int] = []
    chart.moment_asked.connect(asked.append)
    chart.resize(800, 300)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.point(0, 50).toPoint())
    assert asked == [2]


def test_a_chart_may_show_only_its_beginning(chart: MomentChart) -> None:
    figures = chart.series[0].figures
    assert chart.moments(figures)[-1] == (2, 100)
    chart.show_until(0.75)
    assert chart.moments(figures) == [(0, 50), (0.5, 40), (0.75, 65)]
    chart.show_until(2)
    assert chart.moments(figures)[-1] == (2, 100)


def test_costly_moves_may_come_later(chart: MomentChart) -> None:
    asked: list[int] = []
    chart.moment_asked.connect(asked.append)
    at = chart.point(1, 90).toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    chart.show_mistakes([Costly(0, 12)])
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    assert asked == [11, 12]


def test_the_last_figures_are_read_out(chart: MomentChart) -> None:
    assert chart.accessibleName() == "Chances: Ada 100, Bot 0"


def test_only_other_dots_are_painted_again(qtbot: QtBot) -> None:
    painted: list[str] = []
    chart = MomentChart(
        "Chances", SEATS, MOMENTS, (1, 1, 2), [Costly(0, 8)], lambda *_: painted.append("mark")
    )
    qtbot.addWidget(chart)
    chart.resize(800, 300)
    with qtbot.waitExposed(chart):
        chart.show()
    settle()
    painted.clear()
    chart.show_mistakes([Costly(0, 8)])
    settle()
    assert painted == []
    chart.show_mistakes([Costly(0, 8), Costly(0, 12)])
    settle()
    assert painted
