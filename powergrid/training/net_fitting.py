# SPDX-License-Identifier: MIT
"""Fits a net to positions, so that its chances match the shares of the wins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.value.net import Net
from powergrid.training.adam import Adam
from powergrid.training.positions import Positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH: Final = 64
HIDDEN: Final = 32
_TINY: Final = 1e-9


class FitSettings(NamedTuple):
    """How a net is fitted: epochs, batch size, learning rate and weight decay."""

    epochs: int = 2
    batch: int = 256
    rate: float = 1e-3
    decay: float = 1e-4


FIRST: Final = FitSettings(epochs=6)
LATER: Final = FitSettings(epochs=2, rate=7e-4)
"""The settings for a new net, and for one that was already fitted to most of the games."""


def first_net(positions: Sequence[Positions], rng: np.random.Generator) -> Net:
    """Return a randomly initialised net that standardises its inputs by these positions."""
    rows = np.concatenate([some.rows.reshape(-1, some.rows.shape[2]) for some in positions])
    rows = rows[:200_000].astype(np.float32)
    mean, spread = rows.mean(axis=0), rows.std(axis=0)
    scale = 1 / np.where(spread > 0.02, spread, 1.0)
    count = rows.shape[1]
    read = rng.normal(0, (2 / count) ** 0.5, (count, WIDTH)) * scale[:, None]
    join = rng.normal(0, (1 / WIDTH) ** 0.5, (2 * WIDTH, HIDDEN))
    return Net(
        read.astype(np.float32),
        (-mean @ read).astype(np.float32),
        join.astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        rng.normal(0, 0.1, HIDDEN).astype(np.float32),
    )


def mean_loss(net: Net, positions: Sequence[Positions]) -> float:
    """Return the mean cross-entropy, in nats a position."""
    total, count = 0.0, 0
    for some in positions:
        for at in range(0, len(some.rows), 4096):
            rows = some.rows[at : at + 4096].astype(np.float32)
            chances = net.chances(rows)
            total -= float((some.shares[at : at + 4096] * np.log(chances + _TINY)).sum())
            count += len(rows)
    return total / count


def gradient(net: Net, rows: "NDArray[np.float32]", shares: "NDArray[np.float32]") -> Net:
    """Return how the mean loss over these positions changes with each weight."""
    count, seats, _ = rows.shape
    width = net.read.shape[1]
    seen = np.maximum(rows @ net.read + net.read_bias, 0)
    others = (seen.sum(axis=1, keepdims=True) - seen) / (seats - 1)
    both = np.concatenate([seen, others], axis=2)
    joined = np.maximum(both @ net.join + net.join_bias, 0)
    scores = joined @ net.judge
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    to_scores = (odds / odds.sum(axis=1, keepdims=True) - shares) / count
    to_joined = to_scores[:, :, None] * net.judge * (joined > 0)
    to_both = to_joined @ net.join.T
    to_others = to_both[:, :, width:]
    spread = (to_others.sum(axis=1, keepdims=True) - to_others) / (seats - 1)
    to_seen = (to_both[:, :, :width] + spread) * (seen > 0)
    flat_rows = rows.reshape(-1, rows.shape[2])
    flat_joined = to_joined.reshape(-1, to_joined.shape[2])
    flat_seen = to_seen.reshape(-1, width)
    return Net(
        flat_rows.T @ flat_seen,
        flat_seen.sum(axis=0),
        both.reshape(-1, 2 * width).T @ flat_joined,
        flat_joined.sum(axis=0),
        joined.reshape(-1, joined.shape[2]).T @ to_scores.reshape(-1),
    )


def fit_net(
    net: Net, positions: Sequence[Positions], rng: np.random.Generator, settings: FitSettings
) -> Net:
    """Return the net after `settings.epochs` passes over the positions, the rate falling to 0."""
    adam = Adam(net)
    batches = [
        (number, at)
        for number, some in enumerate(positions)
        for at in range(0, len(some.rows), settings.batch)
    ]
    steps = settings.epochs * len(batches)
    for _ in range(settings.epochs):
        orders = [rng.permutation(len(some.rows)) for some in positions]
        for turn in rng.permutation(len(batches)):
            number, at = batches[turn]
            chosen = orders[number][at : at + settings.batch]
            some = positions[number]
            slope = gradient(
                Net(*adam.weights), some.rows[chosen].astype(np.float32), some.shares[chosen]
            )
            rate = settings.rate * (1 - (adam.steps + 1) / (steps + 1))
            adam.step(slope, rate, settings.decay)
    return Net(*adam.weights)
