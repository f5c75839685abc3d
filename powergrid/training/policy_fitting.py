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
from powergrid.training.adam import Adam
from powergrid.training.policy_games import Steps

if TYPE_CHECKING:
    from numpy.typing import NDArray

UNITS: Final = 96
_HALVING: Final = 80
"""Rounds after which steps are half as large as at first."""
_LAST_BATCHES: Final = 10
"""The drift of a round is that of its last batches."""


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


def settings_of_round(number: int, percent: int) -> LearningSettings:
    """Return the settings of a round, at `percent` of the usual rate.

    The later the round is, the smaller its steps.
    """
    first = LearningSettings()
    return first._replace(rate=first.rate * percent / 100 / (1 + number / _HALVING))


@dataclass(slots=True)
class Learning:
    """A policy and all that is needed to continue learning.

    `means` and `squares` of its gradients after this many `steps` (Adam), and the sums to which the
    line of expectations is fitted: `moments` of the figures, their `products` with what was missed.
    """

    policy: Policy
    means: Policy
    squares: Policy
    steps: int
    moments: "NDArray[np.float64]"
    products: "NDArray[np.float64]"

    @classmethod
    def start(cls, policy: Policy) -> "Learning":
        """Return one that has this policy and has played no game."""
        nothing = Policy(*(np.zeros_like(weight) for weight in policy))
        lines = COUNT + 1
        return cls(policy, nothing, nothing, 0, np.zeros((lines, lines)), np.zeros(lines))


def first_policy(rng: np.random.Generator) -> Policy:
    """Return a policy that does what is best by the first estimate."""
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


class Batch(NamedTuple):
    """Decisions to learn from, and how much better than expected each turned out."""

    figures: "NDArray[np.float32]"
    scores: "NDArray[np.float32]"
    sizes: "NDArray[np.int32]"
    chosen: "NDArray[np.int32]"
    before: "NDArray[np.float32]"
    advantages: "NDArray[np.float32]"


class _Decisions:
    """All decisions of some games, one after the other; `starts`: where the options of each begin.

    The rest is as in `Steps`.
    """

    def __init__(self, games: Sequence[Steps]) -> None:
        self.sizes = np.concatenate([steps.sizes for steps in games])
        self.starts = np.concatenate([[0], np.cumsum(self.sizes)])
        self.figures = np.concatenate([steps.figures for steps in games])
        self.scores = SHARPNESS * np.concatenate([steps.scores for steps in games])
        self.chosen = np.concatenate([steps.chosen for steps in games])
        self.likelihoods = np.concatenate([steps.likelihoods for steps in games])

    def __len__(self) -> int:
        return len(self.sizes)

    def mean_figures(self) -> "NDArray[np.float64]":
        """Return by decision the mean figures of its options, and 1."""
        sums = np.add.reduceat(self.figures.astype(np.float64), self.starts[:-1])
        means = sums / self.sizes[:, None]
        return np.concatenate([means, np.ones((len(means), 1))], axis=1)

    def batch(self, picked: "NDArray[np.int64]", advantages: "NDArray[np.float64]") -> Batch:
        """Return some of the decisions; `advantages` has an entry for every decision."""
        rows = np.concatenate([np.arange(self.starts[one], self.starts[one + 1]) for one in picked])
        return Batch(
            self.figures[rows],
            self.scores[rows],
            self.sizes[picked],
            self.chosen[picked],
            self.likelihoods[picked],
            advantages[picked].astype(np.float32),
        )


def learn(
    learning: Learning, games: Sequence[Steps], rng: np.random.Generator, settings: LearningSettings
) -> tuple[Learning, LearningRound]:
    """Return what is learned from a round of games, and its figures."""
    games = [steps for steps in games if len(steps.sizes)]
    if not games:
        return learning, LearningRound(0, 0.0, 0.0, 0.0, 0.0)
    decisions = _Decisions(games)
    means = decisions.mean_figures()
    damped = learning.moments + settings.damping * np.eye(COUNT + 1)
    line = np.linalg.solve(damped, learning.products)
    advantages, missed = advantages_of(games, means @ line, settings.fade)
    adam = Adam(learning.policy, learning.means, learning.squares, learning.steps)
    entropies, drifts = _improve(adam, decisions, _standardised(advantages), rng, settings)
    result = float(np.mean([steps.result for steps in games]))
    share = float(np.mean([steps.won for steps in games if steps.is_home] or [0.0]))
    entropy, drift = float(np.mean(entropies)), float(np.mean(drifts[-_LAST_BATCHES:]))
    return (
        Learning(
            Policy(*adam.weights),
            Policy(*adam.means),
            Policy(*adam.squares),
            adam.steps,
            settings.memory * learning.moments + means.T @ means,
            settings.memory * learning.products + means.T @ missed,
        ),
        LearningRound(len(decisions), share, result, entropy, drift),
    )


def _standardised(values: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Return values with a mean of 0 and a deviation of 1."""
    return np.asarray((values - values.mean()) / (values.std() + 1e-8))


def _improve(
    adam: Adam,
    decisions: _Decisions,
    advantages: "NDArray[np.float64]",
    rng: np.random.Generator,
    settings: LearningSettings,
) -> tuple[list[float], list[float]]:
    """Change the policy's weights batch by batch; return the entropy and the drift of each."""
    entropies, drifts = [], []
    for _ in range(settings.epochs):
        order = rng.permutation(len(decisions))
        for at in range(0, len(order), settings.batch):
            batch = decisions.batch(order[at : at + settings.batch], advantages)
            slope, entropy, drift = gradient(Policy(*adam.weights), batch, settings)
            adam.step(slope, settings.rate)
            entropies.append(entropy)
            drifts.append(drift)
    return entropies, drifts


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


def advantages_of(
    games: Sequence[Steps], corrections: "NDArray[np.float64]", fade: float
) -> tuple["NDArray[np.float64]", "NDArray[np.float64]"]:
    """Return by decision how much better than expected it went on, and the result less the value.

    The second is what the line of expectations is fitted to.
    """
    found, missed, at = [], [], 0
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
        missed.append(steps.result - steps.expected)
    return np.concatenate(found), np.concatenate(missed)
