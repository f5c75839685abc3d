# SPDX-License-Identifier: MIT
"""Whom a learning policy meets: planners, a challenger and other learners, or a mixed company."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from powergrid.bots.bot import Bot
from powergrid.bots.policy.shipped import shipped_policy
from powergrid.bots.value.shipped import shipped_net
from powergrid.bots.whole_game import StuckGame
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.training import policy_games
from powergrid.training.exploiters import EXPLOITERS, LEARNED
from powergrid.training.policy_games import Learner, play_learners


class Named:
    """Stands for an exploiter; no game is played."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, state: State, rng: Random) -> Action:
        raise StuckGame


def named(bot: Bot) -> str:
    if isinstance(bot, Named):
        return bot.name
    return "learner" if isinstance(bot, Learner) else type(bot).__name__


@pytest.fixture
def companies(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return who sits at each of a hundred tables, by name."""
    found: list[list[str]] = []

    def stop(game: object, cards: object, order: object, bots: Sequence[Bot], rng: object) -> None:
        found.append(sorted(named(bot) for bot in bots))
        raise StuckGame

    monkeypatch.setattr(policy_games, "play", stop)
    for name in EXPLOITERS:
        monkeypatch.setitem(EXPLOITERS, name, partial(Named, name))
    for seed in range(100):
        assert play_learners(shipped_net(), shipped_policy(), f"{seed}", None) == []
    return found


CHALLENGED = [sorted([one, "learner", "learner", "learner"]) for one in LEARNED]


def test_all_trained_exploiters_are_among_its_rivals(companies: list[list[str]]) -> None:
    mixed = [company for company in companies if company not in CHALLENGED]
    for one in ("miser", *LEARNED):
        assert any(one in company for company in mixed)
    assert all("learner" in company for company in companies)


def test_at_home_learners_meet_planners_or_a_challenger(companies: list[list[str]]) -> None:
    assert all(companies.count(company) >= 2 for company in CHALLENGED)
    assert 5 <= sum(company in CHALLENGED for company in companies) <= 25
    assert 40 <= companies.count(["Planner"] * 3 + ["learner"]) <= 75
