# SPDX-License-Identifier: MIT
"""Learning from games: the gradient is the true one, and what turned out well is done more."""

import numpy as np
import pytest

from powergrid.bots.policy.option_figures import COUNT, WITHOUT_FUEL
from powergrid.bots.policy.policy import Policy
from powergrid.training.policy_fitting import (
    UNITS,
    Batch,
    Learning,
    LearningSettings,
    advantages_of,
    first_policy,
    gradient,
    learn,
    widen,
)
from powergrid.training.policy_games import Steps
from tests.bots.policy.policies import some_policy

GOOD = 3
"""A figure of the better one of two options."""


def batch(rng: np.random.Generator, count: int = 40) -> Batch:
    sizes = rng.integers(2, 6, count).astype(np.int32)
    options = int(sizes.sum())
    return Batch(
        rng.normal(0, 1, (options, COUNT)),  # type: ignore[arg-type]
        rng.normal(0, 1, options),  # type: ignore[arg-type]
        sizes,
        (rng.random(count) * sizes).astype(np.int32),
        rng.normal(-1, 0.2, count),  # type: ignore[arg-type]
        rng.normal(0, 1, count),  # type: ignore[arg-type]
    )


def loss(policy: Policy, some: Batch, settings: LearningSettings) -> float:
    """Return the loss by plain loops."""
    total, at = 0.0, 0
    corrections = policy.corrections(some.figures)
    for decision, size in enumerate(some.sizes):
        logits = some.scores[at : at + size] + corrections[at : at + size]
        at += size
        odds = np.exp(logits - logits.max())
        chances = odds / odds.sum()
        chance = chances[some.chosen[decision]]
        ratio = chance / np.exp(some.before[decision])
        advantage = some.advantages[decision]
        clipped = min(max(ratio, 1 - settings.clip), 1 + settings.clip)
        total -= min(ratio * advantage, clipped * advantage)
        total -= settings.variety * -float((chances * np.log(chances)).sum())
    return total / len(some.sizes)


@pytest.mark.parametrize("name", Policy._fields)
def test_the_gradient_matches_finite_differences(name: str) -> None:
    rng, settings = np.random.default_rng(1), LearningSettings(variety=0.3, clip=0.5)
    some = batch(rng)
    first = first_policy(rng)
    policy = Policy(*(weight + rng.normal(0, 0.1, weight.shape) for weight in first))  # type: ignore[arg-type]
    slope = getattr(gradient(policy, some, settings)[0], name)
    weight = getattr(policy, name)
    for place in list(np.ndindex(weight.shape))[:: max(1, weight.size // 12)]:
        step = np.zeros_like(weight)
        step[place] = 1e-6
        up = loss(policy._replace(**{name: weight + step}), some, settings)
        down = loss(policy._replace(**{name: weight - step}), some, settings)
        assert slope[place] == pytest.approx((up - down) / 2e-6, abs=1e-5)


def games(policy: Policy, rng: np.random.Generator, count: int = 60) -> list[Steps]:
    """Return games of one decision each, won by whoever chooses the better of two options."""
    found = []
    for _ in range(count):
        figures = np.zeros((2, COUNT), np.float32)
        good = int(rng.integers(2))
        figures[good, GOOD] = 1
        odds = np.exp(policy.corrections(figures).astype(float))
        chances = odds / odds.sum()
        chosen = int(rng.random() > chances[0])
        result = float(chosen == good)
        found.append(
            Steps(
                figures,
                np.zeros(2, np.float32),
                np.array([2], np.int32),
                np.array([chosen], np.int32),
                np.log(chances[[chosen]]).astype(np.float32),
                np.array([0.5], np.float32),
                result,
                result,
                True,
            )
        )
    return found


def test_it_learns_what_wins() -> None:
    rng = np.random.default_rng(1)
    learning, rounds = Learning.start(first_policy(rng)), []
    for _ in range(40):
        learning, figures = learn(
            learning, games(learning.policy, rng), rng, LearningSettings(rate=0.01)
        )
        rounds.append(figures)
    assert rounds[0].share < 0.7
    assert rounds[-1].share > 0.9
    assert rounds[-1].entropy < 0.5
    assert rounds[-1].steps == 60


def test_a_round_without_decisions_teaches_nothing() -> None:
    rng = np.random.default_rng(1)
    learning = Learning.start(first_policy(rng))
    after, figures = learn(learning, [], rng, LearningSettings())
    assert after is learning
    assert figures.steps == 0


def test_later_chances_count_less() -> None:
    """What happens two decisions on is credited to both, the earlier one less."""
    steps = games(first_policy(np.random.default_rng(1)), np.random.default_rng(1), 1)[0]
    two = steps._replace(
        sizes=np.array([2, 2], np.int32),
        expected=np.array([0.4, 0.4], np.float32),
        result=1.0,
    )
    found, left = advantages_of([two], np.zeros(2), 0.9)
    assert found == pytest.approx([0.9 * 0.6, 0.6])
    assert left == pytest.approx([0.6, 0.6])


def test_a_wider_policy_chooses_alike_until_it_has_learned() -> None:
    narrow, rng = some_policy(), np.random.default_rng(1)
    wide = widen(narrow, rng)
    assert wide.read.shape == (COUNT, UNITS)
    figures = rng.normal(0, 1, (5, COUNT)).astype(np.float32)
    assert wide.corrections(figures) == pytest.approx(narrow.corrections(figures), abs=1e-4)
    assert wide.read[:, len(narrow.judge) :].any()
    assert widen(wide, rng).read == pytest.approx(wide.read)


def test_a_policy_that_did_not_buy_fuel_chooses_alike_until_it_has_learned() -> None:
    earlier, rng = some_policy(WITHOUT_FUEL), np.random.default_rng(1)
    wide = widen(earlier, rng)
    assert wide.read.shape == (COUNT, UNITS)
    assert wide.direct.shape == (COUNT,)
    figures = rng.normal(0, 1, (5, COUNT)).astype(np.float32)
    assert wide.corrections(figures) == pytest.approx(earlier.corrections(figures), abs=1e-4)
