# SPDX-License-Identifier: MIT
"""Where the money went, with names below that can be told apart."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.end.money_bars import MoneyBars, money_names
from powergrid.records import Seat
from powergrid.stats.game_figures import Round
from tests.gui.written import lines_of


@pytest.mark.usefixtures("language")
def test_the_names_below_narrow_bars_do_not_overlap(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = lines_of("powergrid.gui.power_grid.end.money_bars", monkeypatch)
    bars = MoneyBars([Seat("Ada", "red")], [Round(plants=5)], [7])
    qtbot.addWidget(bars)
    bars.resize(336, 120)
    bars.grab()
    rects = [written[name] for name in money_names()]
    assert all(right.left() - left.right() >= 15 for left, right in pairwise(rects)), "for a mark"
    assert rects[-1].right() <= bars.width() + 1
