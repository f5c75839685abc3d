# SPDX-License-Identifier: MIT
"""Away from home a learning policy meets a mixed company."""

from functools import partial

import pytest

from powergrid.bots.bot import Bot
from powergrid.bots.planner import Planner
from powergrid.bots.policy.shipped import shipped_policy
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.whole_game import StuckGame
from powergrid.training import policy_games
from powergrid.training.exploiters import EXPLOITERS
from powergrid.training.policy_games import played


def test_both_trained_exploiters_are_among_its_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    met: set[str] = set()

    def stop(*_: object) -> None:
        raise StuckGame

    def noted(name: str) -> Bot:
        met.add(name)
        return Planner()

    monkeypatch.setattr(policy_games, "play", stop)
    for name in EXPLOITERS:
        monkeypatch.setitem(EXPLOITERS, name, partial(noted, name))
    for seed in range(100):
        assert played(shipped_net(), shipped_policy(), f"{seed}") == []
    assert met == {"miser", "challenger"}
