# SPDX-License-Identifier: MIT
"""The net: every seat's chance to win, from the rows of a position.

Each row is read alone, then together with the mean of what was read in the others. So one net
serves any number of seats, in any order.
"""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from powergrid.bots.weights_file import another_version, load_weights, save_weights

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Net(NamedTuple):
    """The weights: `read` and `read_bias` for a row alone, `join…` for it among the others."""

    read: "NDArray[np.float32]"
    read_bias: "NDArray[np.float32]"
    join: "NDArray[np.float32]"
    join_bias: "NDArray[np.float32]"
    judge: "NDArray[np.float32]"

    def chances(self, rows: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """Return the chance to win by position and seat, for rows by position and seat."""
        return self.chances_of(self.units(rows))

    def chances_of(self, units: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """Return the chance to win by position and seat, given the units."""
        scores = units @ self.judge
        chances: NDArray[np.float32] = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def sharpened(self, power: float) -> "Net":
        """Return a net that gives these chances raised to a power; they still sum to 1."""
        return self._replace(judge=self.judge * power)

    def units(self, rows: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """Return what the net makes of each seat before it judges, by position, seat and unit."""
        seen = np.maximum(rows @ self.read + self.read_bias, 0)
        others = (seen.sum(axis=1, keepdims=True) - seen) / (rows.shape[1] - 1)
        width = seen.shape[2]
        joined = seen @ self.join[:width] + others @ self.join[width:] + self.join_bias
        units: NDArray[np.float32] = np.maximum(joined, 0)
        return units


def save_net(net: Net, file: Path) -> None:
    """Write a net; a half-written file never takes the place of a whole one."""
    save_weights(net._asdict(), file)


def load_net(file: Path, features: int) -> Net:
    """Return the net of a file for that many features; raise DamagedNet if it is not one."""
    net = Net(*load_weights(file, Net._fields))
    if not _fits(net, features):
        raise another_version(file)
    return net


def _fits(net: Net, features: int) -> bool:
    width, hidden = net.read.shape[-1:], net.judge.shape
    shapes = ((features, *width), width, (2 * sum(width), *hidden), hidden, hidden)
    return tuple(array.shape for array in net) == shapes and len(hidden) == 1
