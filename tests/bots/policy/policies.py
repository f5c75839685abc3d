# SPDX-License-Identifier: MIT
"""Policies that change nothing, that like one figure, and one of random weights."""

import numpy as np

from powergrid.bots.policy.option_figures import COUNT
from powergrid.bots.policy.policy import Policy

UNITS = 6
IS_PURCHASE = -4
"""The place of a figure that only purchases of fuel have."""


def uncorrecting() -> Policy:
    """Return a policy that corrects nothing."""
    return Policy(
        np.zeros((COUNT, UNITS), np.float32),
        np.zeros(UNITS, np.float32),
        np.zeros(UNITS, np.float32),
        np.zeros(COUNT, np.float32),
    )


def policy_for(figure: int, weight: float) -> Policy:
    """Return a policy that likes options for one of their figures."""
    policy = uncorrecting()
    policy.direct[figure] = weight
    return policy


def some_policy(figures: int = COUNT) -> Policy:
    """Return a policy of random weights, always the same."""
    rng = np.random.default_rng(1)
    shapes = ((figures, UNITS), (UNITS,), (UNITS,), (figures,))
    return Policy(*(rng.normal(0, 1, shape).astype(np.float32) for shape in shapes))
