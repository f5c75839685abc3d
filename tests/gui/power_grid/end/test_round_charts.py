# SPDX-License-Identifier: MIT
"""Which rounds the charts of a finished game have."""

import pytest

from powergrid.gui.power_grid.end.round_charts import chart_pairs
from tests.rules.positions import table


@pytest.mark.parametrize("board", ["germany", "australia"])
def test_only_mines_earn_something_in_the_last_round(board: str) -> None:
    curves = [curve for _, pair in chart_pairs(table(board=board).game) for curve in pair]
    without = [curve.title for curve in curves if not curve.has_last]
    assert without == ([] if board == "australia" else ["Income"])
