# SPDX-License-Identifier: MIT
"""Files of learned weights: arrays by name, read with care."""

from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import ZipFile

import numpy as np

from powergrid.files import atomic
from powergrid.files.places import resources_dir

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MAX_BYTES: Final = 4_000_000
_MAX_UNPACKED: Final = 16_000_000
_MAX_WEIGHT: Final = 1e6
"""Far more than training leaves, and little enough that no sum or product of weights overflows."""


class DamagedNet(ValueError):
    """A file that does not hold the weights it should; the message is one sentence for people."""


def save_weights(weights: "Mapping[str, NDArray[np.float32]]", file: Path) -> None:
    """Write weights; a half-written file never takes the place of a whole one."""
    with atomic.writing(file) as out:
        np.savez_compressed(out, **dict(weights))  # type: ignore[arg-type]


def load_weights(file: Path, names: Sequence[str]) -> "list[NDArray[np.float32]]":
    """Return the weights of these names; raise DamagedNet if they are not there, or not sane."""
    try:
        if file.stat().st_size > _MAX_BYTES:
            raise _damaged(file, "is too large for a net")
        arrays = read_arrays(file, _MAX_UNPACKED)
        weights = [arrays[name] for name in names]
    except (OSError, ValueError, KeyError) as error:
        if isinstance(error, DamagedNet):
            raise
        raise _damaged(file, "cannot be read as a net") from error
    for weight in weights:
        if weight.dtype != np.float32 or not (np.abs(weight) <= _MAX_WEIGHT).all():  # nor with NaN
            raise another_version(file)
    return weights


def another_version(file: Path) -> DamagedNet:
    """Return the error that a file holds weights that do not fit."""
    return _damaged(file, "is a net for another version")


def read_arrays(file: Path, max_bytes: float = inf) -> "dict[str, NDArray[Any]]":
    """Return the arrays of a file by name.

    Raises OSError if it cannot be opened, ValueError if it is damaged or holds more bytes.
    """
    try:
        with ZipFile(file) as packed:
            members = packed.infolist()
            if sum(member.file_size for member in members) > max_bytes:
                raise ValueError(file)
            arrays = {}
            for member in members:
                with packed.open(member) as opened:
                    name = member.filename.removesuffix(".npy")
                    arrays[name] = np.lib.format.read_array(opened, allow_pickle=False)
            return arrays
    except OSError:
        raise
    except Exception as error:  # damaged bytes make zipfile and numpy raise errors of many kinds
        raise ValueError(file) from error


def _damaged(file: Path, what: str) -> DamagedNet:
    shipped = file.is_relative_to(resources_dir())
    way = "install the game again" if shipped else "choose another file"
    return DamagedNet(f"{file} {what}: {way}.")
