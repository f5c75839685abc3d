# SPDX-License-Identifier: MIT
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.bar_chart import Bar, BarChart


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


def test_a_chart_without_bars_can_be_painted(qtbot: QtBot) -> None:
    chart = BarChart("Powered")
    qtbot.addWidget(chart)
    assert not chart.grab().isNull()
