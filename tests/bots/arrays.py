# SPDX-License-Identifier: MIT
"""Files of arrays that are not what they claim to be."""

from collections.abc import Sequence
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from powergrid.bots.policy.policy import Policy


def array(size: object = 2, data: bytes = bytes(8)) -> bytes:
    """Return an .npy file with float32 numbers that claims to have this size."""
    head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({size},), }}\n".encode()
    return b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + data


def packed(file: Path, member: bytes, names: Sequence[str] = Policy._fields) -> Path:
    with ZipFile(file, "w", ZIP_DEFLATED) as out:
        for name in names:
            out.writestr(f"{name}.npy", member)
    return file
