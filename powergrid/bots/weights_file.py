# SPDX-License-Identifier: MIT
"""Files of learned weights: arrays by name, read with care."""

import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zipfile import BadZipFile

import numpy as np

from powergrid.files import atomic

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MAX_BYTES: Final = 4_000_000


class DamagedNet(ValueError):
    """A file that does not hold the weights it should; the message is one sentence for people."""


def save_weights(weights: "Mapping[str, NDArray[np.float32]]", file: Path) -> None:
    """Write weights; a half-written file never takes the place of a whole one."""
    with atomic.writing(file) as out:
        np.savez_compressed(out, **dict(weights))  # type: ignore[arg-type]


def load_weights(file: Path, names: Sequence[str]) -> "list[NDArray[np.float32]]":
    """Return the weights of these names, all finite; raise DamagedNet if they are not there."""
    try:
        if file.stat().st_size > _MAX_BYTES:
            raise DamagedNet(f"{file} is too large for a net: install the game again.")
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            weights = [arrays[name] for name in names]
    except (OSError, ValueError, KeyError, EOFError, RuntimeError, BadZipFile, zlib.error) as error:
        if isinstance(error, DamagedNet):
            raise
        raise DamagedNet(f"{file} cannot be read as a net: install the game again.") from error
    if not all(weight.dtype == np.float32 and np.isfinite(weight).all() for weight in weights):
        raise another_version(file)
    return weights


def another_version(file: Path) -> DamagedNet:
    """Return the error that a file holds weights that do not fit."""
    return DamagedNet(f"{file} is a net for another version: install the game again.")
