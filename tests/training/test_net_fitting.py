# SPDX-License-Identifier: MIT
"""Fitting: it learns, is repeatable, and follows the true gradient."""

import numpy as np
import pytest

from powergrid.bots.value.net import Net
from powergrid.training.net_fitting import FitSettings, first_net, fit_net, gradient, mean_loss
from powergrid.training.positions import Positions

FEATURES = 6


def toy(seed: int, seats: int, count: int = 1200) -> Positions:
    """Return positions won by the seat with the largest first figure minus second."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(0, 1, (count, seats, FEATURES)).astype(np.float16)
    best = (rows[:, :, 0] - rows[:, :, 1]).argmax(axis=1)
    return Positions(rows, np.eye(seats, dtype=np.float32)[best])


def trained(seed: int, count: int = 1200) -> Net:
    rng = np.random.default_rng(seed)
    positions = [toy(1, 3, count), toy(2, 4, count)]
    return fit_net(first_net(positions, rng), positions, rng, FitSettings(epochs=6, batch=64))


@pytest.mark.slow
def test_it_learns_who_wins() -> None:
    rng = np.random.default_rng(1)
    unseen = [toy(3, 3), toy(4, 5)]
    before = mean_loss(first_net(unseen, rng), unseen)
    after = mean_loss(trained(1), unseen)
    assert before > 1.2
    assert after < 0.5


@pytest.mark.slow
def test_the_same_seed_gives_the_same_net() -> None:
    one, same, other = trained(1, 100), trained(1, 100), trained(2, 100)
    assert all((mine == yours).all() for mine, yours in zip(one, same, strict=True))
    assert not (one.read == other.read).all()


@pytest.mark.parametrize("name", Net._fields)
def test_the_gradient_matches_finite_differences(name: str) -> None:
    positions = toy(5, 4, count=50)
    net = first_net([positions], np.random.default_rng(3))
    net = Net(*(weight.astype(np.float64) for weight in net))  # type: ignore[arg-type]
    rows = positions.rows.astype(np.float64)
    slope = getattr(gradient(net, rows, positions.shares), name)  # type: ignore[arg-type]
    weight = getattr(net, name)
    for place in list(np.ndindex(weight.shape))[:: max(1, weight.size // 12)]:
        step = np.zeros_like(weight)
        step[place] = 1e-5
        up = _loss(net._replace(**{name: weight + step}), rows, positions)
        down = _loss(net._replace(**{name: weight - step}), rows, positions)
        assert slope[place] == pytest.approx((up - down) / 2e-5, abs=1e-4)


def _loss(
    net: Net, rows: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]", positions: Positions
) -> float:
    chances = net.chances(rows)  # type: ignore[arg-type]
    return -float((positions.shares * np.log(chances)).sum()) / len(rows)
