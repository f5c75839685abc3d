# SPDX-License-Identifier: MIT
"""Bars: how many fit, and what is in the parts of one."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.bar_chart import Bar, BarChart
from powergrid.gui.kit.look import look


def test_as_many_bars_are_shown_as_fit(qtbot: QtBot) -> None:
    chart = BarChart("Powered")
    qtbot.addWidget(chart)
    chart.show_bars([Bar(f"Bot {n}", n, str(n), mark=2.0) for n in range(20)])
    assert chart.accessibleName().startswith("Powered: Bot 0 0, Bot 1 1")
    chart.resize(400, 900)
    assert len(chart.rows()) == 20
    whole = chart.grab().toImage()
    chart.resize(400, 120)
    rows = chart.rows()
    assert 1 < len(rows) < 20
    assert rows[0].bottom() <= rows[1].top() + 1
    assert chart.grab().toImage() != whole


def test_the_scale_of_small_figures_ends_at_the_largest(qtbot: QtBot) -> None:
    chart = BarChart("Tiles")
    qtbot.addWidget(chart)
    chart.show_bars([Bar("Machines", 2.0, "2.0"), Bar("Robots", 0.5, "0.5")])
    chart.resize(400, 120)
    row = chart.rows()[0].center().toPoint()
    image, end = chart.grab().toImage(), round(chart.rows()[0].right()) - 4
    assert image.pixelColor(end, row.y()) == image.pixelColor(row) == look().theme.text_second


def test_a_chart_without_bars_can_be_painted(qtbot: QtBot) -> None:
    chart = BarChart("Powered")
    qtbot.addWidget(chart)
    assert not chart.grab().isNull()


class SignedChart(BarChart):
    """Notes for which parts a sign is painted."""

    has_signs = True

    def __init__(self) -> None:
        super().__init__("Tiles")
        self.signs: set[int] = set()

    def paint_sign(self, painter: QPainter, rect: QRectF, part: int, ink: QColor) -> None:
        self.signs.add(part)


def test_a_part_too_short_for_its_name_has_its_sign(qtbot: QtBot) -> None:
    chart = SignedChart()
    qtbot.addWidget(chart)
    names = ("Storage", "Machines", "Robots", "Control")
    chart.show_bars([Bar("Ada", 100.0, "100", parts=(50.0, 40.0, 9.0, 1.0), part_names=names)])
    chart.resize(400, 120)
    chart.grab()
    assert chart.signs == {2}


def test_a_sign_with_its_figure_says_more_than_a_name_alone(qtbot: QtBot) -> None:
    charts = BarChart("Tiles"), SignedChart()
    for chart in charts:
        qtbot.addWidget(chart)
    named, signed = (chart.part_text("Storage rooms", 3.0, 100) for chart in charts)
    assert (named, signed) == ("Storage rooms", "")
