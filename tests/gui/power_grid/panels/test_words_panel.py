# SPDX-License-Identifier: MIT
"""The table in words says what the fuel market shows on every board."""

import pytest

from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.words_panel import table_lines
from tests.gui.tables import a_session


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("korea", ["Southern market", "Northern market: coal 1, oil 3 and garbage 7"]),
        ("south-africa", ["The coal storage holds 0, for sale at 8 at any time."]),
        ("india", ["Tokens above 5 are not for sale"]),
        ("australia", []),
    ],
)
def test_markets_storage_and_limits_are_told(board: str, said: list[str]) -> None:
    session = a_session(3, board, "classic")
    session.state.step = 2
    lines = table_lines(session, Staging(session))
    fuel = lines.index(next(line for line in lines if line.startswith("Coal: ")))
    others = [line for line in lines[fuel - 1 :] if not line.startswith(("Plant ", "Mine "))]
    assert [line for line in others if "refill" not in line and "mines" not in line] == said
