# SPDX-License-Identifier: MIT
"""The benchmark of the rules returns all figures, with any clock."""

from itertools import count

import pytest

from powergrid.tools.bench_core import EDITIONS, POLICIES, measure


@pytest.mark.slow
def test_every_edition_and_policy_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    ticks = count()
    figures = measure(games=1, repeats=1, clock=lambda: float(next(ticks)))
    for edition in EDITIONS:
        core = figures["core"][edition]
        assert isinstance(core, dict)
        assert list(core) == list(POLICIES)
        for policy in POLICIES:
            assert core[policy]["games_per_second"] == 1.0  # one game a tick
            assert core[policy]["games"] == 1
            assert core[policy]["moves_per_game"] > 200
    assert "6 of 6 rows" in capsys.readouterr().err
    assert set(figures["calls"]) == set(EDITIONS)
