# SPDX-License-Identifier: MIT
"""The benchmark of the board measures every size."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.tools.bench_board import measure


@pytest.mark.slow
def test_every_size_is_measured(qtbot: QtBot) -> None:
    found = measure([(300, 300)])

    assert set(found) == {"300x300"}
    assert set(found["300x300"]) == {"hover_ms", "repaint_ms", "landscape_ms"}
    assert all(value > 0 for value in found["300x300"].values())
