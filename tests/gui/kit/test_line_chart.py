# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.line_chart import Chart, Series, step_of, top_of


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

    chart = Chart("Cities", [Series("Ada", "red", [1, 3]), Series("Bruno", "blue", [2, 2])], mark)
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    assert chart.accessibleName() == "Cities: Ada 3, Bruno 2"
    chart.grab()
    assert {"red", "blue"} == set(painted)
    assert chart.point(0.0, 3).y() < chart.point(0.0, 1).y()
    assert chart.time_at(chart.point(1.0, 0).x()) == pytest.approx(1.0)
