# SPDX-License-Identifier: MIT
"""The benchmark of a game in the window gives every figure."""

import pytest

from powergrid.app.bench_play import measure


@pytest.mark.slow
def test_a_game_is_watched_with_its_bots_at_work() -> None:
    figures = measure(seconds=5)
    assert figures["moves"] > 0
    assert 0 < figures["late_ms_p95"] <= figures["late_ms_most"]
    assert 20 < figures["window_mb"] < 1000
    assert figures["workers_mb"] > 20
