# SPDX-License-Identifier: MIT
"""The policy's weights: how much better or worse an option is than its first estimate."""

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from powergrid.bots.weights_file import (
    DamagedNet,
    another_version,
    load_weights,
    save_weights,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

SHARPNESS: Final = 30.0
"""Of two options, one that is better by 1 / SHARPNESS of a chance is chosen e times as often."""


class Policy(NamedTuple):
    """The weights: `read` and `read_bias` for an option's figures, `judge` for what was read.

    `direct` judges the figures as they are.
    """

    read: "NDArray[np.float32]"
    read_bias: "NDArray[np.float32]"
    judge: "NDArray[np.float32]"
    direct: "NDArray[np.float32]"

    def corrections(self, figures: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """Return by option what is added to its logit, for figures by option.

        Figures beyond those it knows are ignored.
        """
        figures = figures[:, : len(self.direct)]
        read = np.maximum(figures @ self.read + self.read_bias, 0)
        found: NDArray[np.float32] = read @ self.judge + figures @ self.direct
        return found


def save_policy(policy: Policy, file: Path) -> None:
    """Write a policy; a half-written file never takes the place of a whole one."""
    save_weights(policy._asdict(), file)


def is_policy(file: Path) -> bool:
    """Return whether a file holds what a policy is made of."""
    try:
        load_weights(file, Policy._fields)
    except DamagedNet:
        return False
    return True


def load_policy(file: Path, known: Collection[int]) -> Policy:
    """Return the policy of a file; raise DamagedNet if it is not one.

    `known`: how many figures it may read.
    """
    policy = Policy(*load_weights(file, Policy._fields))
    if not fits(policy, known):
        raise another_version(file)
    return policy


def fits(policy: Policy, known: Collection[int]) -> bool:
    """Return whether the shapes of the weights fit together, for a known number of figures."""
    units, figures = policy.judge.shape, policy.direct.shape
    shapes = ((*figures, *units), units, units, figures)
    is_consistent = tuple(weight.shape for weight in policy) == shapes and len(units) == 1
    return is_consistent and figures in [(count,) for count in known]
