# SPDX-License-Identifier: MIT
"""The benchmark of a game in the window returns all figures."""

import pytest

from powergrid.tools.bench_play import measure


@pytest.mark.slow
def test_a_game_is_measured_while_bots_think() -> None:
    figures = measure(seconds=5)
    assert figures["moves"] > 0
    assert 0 < figures["late_ms_p95"] <= figures["late_ms_max"]
    assert 20 < figures["window_mb"] < 1000
    assert figures["workers_mb"] > 20
