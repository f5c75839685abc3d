# SPDX-License-Identifier: MIT
"""A policy: its corrections and its file."""

from pathlib import Path

import numpy as np
import pytest

from powergrid.bots.policy.policy import Policy, load_policy, save_policy
from powergrid.bots.weights_file import DamagedNet
from tests.bots.policy.policies import UNITS, some_policy


def slow_correction(policy: Policy, figures: list[float]) -> float:
    """Return an option's correction by plain loops."""
    found = sum(a * b for a, b in zip(figures, policy.direct.tolist(), strict=True))
    for unit in range(UNITS):
        read = sum(figure * policy.read[at, unit] for at, figure in enumerate(figures))
        found += max(0.0, read + policy.read_bias[unit]) * policy.judge[unit]
    return float(found)


def test_corrections_match_a_slow_computation() -> None:
    policy = some_policy(5)
    figures = np.random.default_rng(2).normal(0, 1, (7, 5)).astype(np.float32)
    slow = [slow_correction(policy, row.tolist()) for row in figures]
    assert policy.corrections(figures) == pytest.approx(slow, abs=1e-5)


def test_figures_that_it_does_not_know_are_ignored() -> None:
    policy = some_policy(5)
    figures = np.random.default_rng(2).normal(0, 1, (7, 8)).astype(np.float32)
    assert policy.corrections(figures) == pytest.approx(policy.corrections(figures[:, :5]))


def test_a_policy_is_restored_from_its_file(tmp_path: Path) -> None:
    policy = some_policy(5)
    save_policy(policy, tmp_path / "policy.npz")
    back = load_policy(tmp_path / "policy.npz", (8, 5))
    assert all((mine == other).all() for mine, other in zip(policy, back, strict=True))


@pytest.mark.parametrize("how", ["other size", "other shape", "cut off", "not numbers"])
def test_a_damaged_file_is_reported_in_one_sentence(tmp_path: Path, how: str) -> None:
    file, policy = tmp_path / "policy.npz", some_policy(5)
    if how == "other size":
        policy = some_policy(6)
    elif how == "other shape":
        policy = policy._replace(judge=np.zeros((UNITS, 1), np.float32))
    elif how == "not numbers":
        policy = policy._replace(direct=np.full(5, np.nan, np.float32))
    save_policy(policy, file)
    if how == "cut off":
        file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(DamagedNet, match=r"policy\.npz .*: choose another file\.$"):
        load_policy(file, [5])
