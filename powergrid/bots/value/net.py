# SPDX-License-Identifier: MIT
"""The net: every seat's chance to win, from the rows of a position.

Each row is read alone, then together with the mean of what was read in the others. So one net
serves any number of seats, in any order.
"""

import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np

from powergrid.files import atomic

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MAX_BYTES: Final = 4_000_000


class DamagedNet(ValueError):
    """A file that holds no net; the message is one sentence for people."""


class Net(NamedTuple):
    """The weights: `read` and `read_bias` for a row alone, `join…` for it among the others."""

    read: "NDArray[np.float32]"
    read_bias: "NDArray[np.float32]"
    join: "NDArray[np.float32]"
    join_bias: "NDArray[np.float32]"
    judge: "NDArray[np.float32]"

    def chances(self, rows: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """Return the chance to win by position and seat, for rows by position and seat."""
        scores = self.scores(rows)
        chances: NDArray[np.float32] = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def scores(self, rows: "NDArray[np.float32]") -> "NDArray[np.float32]":
        """Return the scores behind the chances (their logits), by position and seat."""
        seen = np.maximum(rows @ self.read + self.read_bias, 0)
        others = (seen.sum(axis=1, keepdims=True) - seen) / (rows.shape[1] - 1)
        width = seen.shape[2]
        joined = seen @ self.join[:width] + others @ self.join[width:] + self.join_bias
        scores: NDArray[np.float32] = np.maximum(joined, 0) @ self.judge
        return scores


def save_net(net: Net, file: Path) -> None:
    """Write a net; a half-written file never takes the place of a whole one."""
    with atomic.writing(file) as out:
        np.savez_compressed(out, **net._asdict())


def load_net(file: Path, features: int) -> Net:
    """Return the net of a file for that many features; raise DamagedNet if it is not one."""
    try:
        if file.stat().st_size > _MAX_BYTES:
            raise DamagedNet(f"{file} is too large for a net: install the game again.")
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            net = Net(*(arrays[name] for name in Net._fields))
    except (OSError, ValueError, KeyError, EOFError, RuntimeError, BadZipFile, zlib.error) as error:
        if isinstance(error, DamagedNet):
            raise
        raise DamagedNet(f"{file} cannot be read as a net: install the game again.") from error
    if not _fits(net, features):
        raise DamagedNet(f"{file} is a net for another version: install the game again.")
    return net


def _fits(net: Net, features: int) -> bool:
    width, hidden = net.read.shape[-1:], net.judge.shape
    shapes = ((features, *width), width, (2 * sum(width), *hidden), hidden, hidden)
    is_finite = all(array.dtype == np.float32 and np.isfinite(array).all() for array in net)
    return tuple(array.shape for array in net) == shapes and len(hidden) == 1 and is_finite
