# SPDX-License-Identifier: MIT
"""Improves a policy by what came of its games (proximal policy optimization).

A choice counts as good as the chances after it were better than expected, later ones less than
earlier ones. What is expected is what the value sees, corrected by a line fitted to earlier games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.policy.option_figures import COUNT
from powergrid.bots.policy.policy import SHARPNESS, Policy
from powergrid.training.policy_games import Steps

if TYPE_CHECKING:
    from numpy.typing import NDArray

UNITS: Final = 96
_HALVING: Final = 80
"""Rounds after which steps are half as large as at first."""


class LearningSettings(NamedTuple):
    """How a policy learns.

    `fade`: how much less each later chance counts (lambda). `clip`: how far a choice's probability
    may change in a round before the change brings no more. `variety`: what a nat of entropy is
    worth. The line of expectations forgets all but `memory` of what it knows each round; `damping`
    keeps it from following few games.
    """

    epochs: int = 4
    batch: int = 2048
    rate: float = 3e-3
    fade: float = 0.9
    clip: float = 0.2
    variety: float = 0.002
    memory: float = 0.9
    damping: float = 300.0


def settings_of_round(number: int, percent: int = 100) -> LearningSettings:
    """Return the settings of a round, at `percent` of the usual rate.

    The later the round is, the smaller its steps.
    """
    first = LearningSettings()
    return first._replace(rate=first.rate * percent / 100 / (1 + number / _HALVING))


@dataclass(slots=True)
class Learning:
    """A policy and all that is needed to go on learning.

    `means` and `squares` of its slopes after this many `turns` (Adam), and the sums to which the
    line of expectations is fitted: `moments` of the figures, their `products` with what was missed.
    """

    policy: Policy
    means: Policy
    squares: Policy
    turns: int
    moments: "NDArray[np.float64]"
    products: "NDArray[np.float64]"

    @classmethod
    def start(cls, policy: Policy) -> "Learning":
        """Return one that has this policy and has played no game."""
        nothing = Policy(*(np.zeros_like(weight) for weight in policy))
        lines = COUNT + 1
        return cls(policy, nothing, nothing, 0, np.zeros((lines, lines)), np.zeros(lines))


def first_policy(rng: np.random.Generator) -> Policy:
    """Return a policy that does what is best at first sight."""
    read, none = np.zeros((COUNT, 0), np.float32), np.zeros(0, np.float32)
    return widen(Policy(read, none, none, np.zeros(COUNT, np.float32)), rng)


def widen(policy: Policy, rng: np.random.Generator) -> Policy:
    """Return a policy that chooses alike, reads all figures and has UNITS units at least.

    New units read at random, and what they read does not count yet; nor do new figures.
    """
    unread = COUNT - len(policy.direct)
    lacking = max(0, UNITS - len(policy.judge))
    read = np.pad(policy.read, ((0, unread), (0, 0)))
    more = rng.normal(0, (1 / COUNT) ** 0.5, (COUNT, lacking)).astype(np.float32)
    return Policy(
        np.concatenate([read, more], axis=1),
        np.pad(policy.read_bias, (0, lacking)),
        np.pad(policy.judge, (0, lacking)),
        np.pad(policy.direct, (0, unread)),
    )


class LearningRound(NamedTuple):
    """What a round brought.

    `share`: of the wins at home; `result`: the mean share of the result everywhere. `entropy`: how
    varied its choices are, `drift`: how far the round moved them, both in nats.
    """

    steps: int
    share: float
    result: float
    entropy: float
    drift: float


def learn(
    learning: Learning, games: Sequence[Steps], rng: np.random.Generator, settings: LearningSettings
) -> tuple[Learning, LearningRound]:
    """Return what is learned from a round of games, and its figures."""
    games = [steps for steps in games if len(steps.sizes)]
    if not games:
        return learning, LearningRound(0, 0.0, 0.0, 0.0, 0.0)
    sizes = np.concatenate([steps.sizes for steps in games])
    starts = np.concatenate([[0], np.cumsum(sizes)])
    figures = np.concatenate([steps.figures for steps in games])
    scores = SHARPNESS * np.concatenate([steps.scores for steps in games])
    chosen = np.concatenate([steps.chosen for steps in games])
    before = np.concatenate([steps.likelihoods for steps in games])
    places = _places(figures, starts)
    line = np.linalg.solve(
        learning.moments + settings.damping * np.eye(COUNT + 1), learning.products
    )
    advantages, left = advantages_of(games, places @ line, settings.fade)
    moments = settings.memory * learning.moments + places.T @ places
    products = settings.memory * learning.products + places.T @ left
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)

    weights = [weight.copy() for weight in learning.policy]
    means = [mean.copy() for mean in learning.means]
    squares = [square.copy() for square in learning.squares]
    turns = learning.turns
    entropies, drifts = [], []
    for _ in range(settings.epochs):
        order = rng.permutation(len(sizes))
        for at in range(0, len(order), settings.batch):
            picked = order[at : at + settings.batch]
            rows = np.concatenate([np.arange(starts[one], starts[one + 1]) for one in picked])
            slope, entropy, drift = gradient(
                Policy(*weights),
                Batch(
                    figures[rows],
                    scores[rows],
                    sizes[picked],
                    chosen[picked],
                    before[picked],
                    advantages[picked].astype(np.float32),
                ),
                settings,
            )
            entropies.append(entropy)
            drifts.append(drift)
            turns += 1
            rate = settings.rate * (1 - 0.999**turns) ** 0.5 / (1 - 0.9**turns)
            for weight, mean, square, by in zip(weights, means, squares, slope, strict=True):
                mean += 0.1 * (by - mean)
                square += 0.001 * (by * by - square)
                weight -= rate * mean / (np.sqrt(square) + 1e-8)
    result = float(np.mean([steps.result for steps in games]))
    share = float(np.mean([steps.won for steps in games if steps.is_home] or [0.0]))
    return (
        Learning(Policy(*weights), Policy(*means), Policy(*squares), turns, moments, products),
        LearningRound(
            len(sizes), share, result, float(np.mean(entropies)), float(np.mean(drifts[-10:]))
        ),
    )


class Batch(NamedTuple):
    """Decisions to learn from, and how much better than expected each turned out."""

    figures: "NDArray[np.float32]"
    scores: "NDArray[np.float32]"
    sizes: "NDArray[np.int32]"
    chosen: "NDArray[np.int32]"
    before: "NDArray[np.float32]"
    advantages: "NDArray[np.float32]"


def gradient(
    policy: Policy, batch: Batch, settings: LearningSettings
) -> tuple[Policy, float, float]:
    """Return how the loss changes with each weight, the entropy and the drift, both in nats."""
    starts = np.concatenate([[0], np.cumsum(batch.sizes)[:-1]])
    owner = np.repeat(np.arange(len(batch.sizes)), batch.sizes)
    raw = batch.figures @ policy.read + policy.read_bias
    read = np.maximum(raw, 0)
    logits = batch.scores + read @ policy.judge + batch.figures @ policy.direct
    logits = logits - np.maximum.reduceat(logits, starts)[owner]
    odds = np.exp(logits)
    sums = np.add.reduceat(odds, starts)
    chances = odds / sums[owner]
    logs = logits - np.log(sums)[owner]
    picked = starts + batch.chosen
    ratios = np.exp(logs[picked] - batch.before)
    is_clipped = np.where(
        batch.advantages > 0, ratios > 1 + settings.clip, ratios < 1 - settings.clip
    )
    pull = np.where(is_clipped, 0.0, -ratios * batch.advantages) / len(batch.sizes)
    entropies = -np.add.reduceat(chances * logs, starts)
    to_logits = -chances * pull[owner]
    to_logits[picked] += pull
    to_logits += settings.variety / len(batch.sizes) * chances * (logs + entropies[owner])
    to_logits = to_logits.astype(np.float32)
    to_read = to_logits[:, None] * policy.judge * (raw > 0)
    slope = Policy(
        batch.figures.T @ to_read,
        to_read.sum(axis=0),
        read.T @ to_logits,
        batch.figures.T @ to_logits,
    )
    return slope, float(entropies.mean()), float((batch.before - logs[picked]).mean())


def _places(figures: "NDArray[np.float32]", starts: "NDArray[np.int64]") -> "NDArray[np.float64]":
    """Return by decision the mean figures of its options, and 1."""
    sums = np.add.reduceat(figures.astype(np.float64), starts[:-1])
    means = sums / np.diff(starts)[:, None]
    return np.concatenate([means, np.ones((len(means), 1))], axis=1)


def advantages_of(
    games: Sequence[Steps], corrections: "NDArray[np.float64]", fade: float
) -> tuple["NDArray[np.float64]", "NDArray[np.float64]"]:
    """Return by decision how much better than expected it went on, and the result less the value.

    The second is what the line of expectations is fitted to.
    """
    found, left, at = [], [], 0
    for steps in games:
        count = len(steps.sizes)
        expected = steps.expected + corrections[at : at + count]
        at += count
        later = np.append(expected[1:], steps.result)
        surprises = later - expected
        sums = np.zeros(count)
        total = 0.0
        for place in range(count - 1, -1, -1):
            total = surprises[place] + fade * total
            sums[place] = total
        found.append(sums)
        left.append(steps.result - steps.expected)
    return np.concatenate(found), np.concatenate(left)
