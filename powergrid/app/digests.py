# SPDX-License-Identifier: MIT
"""Checking that the data files are unchanged since they were packed.

A wheel carries the digest of each of its files, and the bundle is made from a wheel.
"""

import base64
import hashlib
from importlib.metadata import PackageNotFoundError, PackagePath, distribution
from typing import NamedTuple

from powergrid.box import resources_dir


class Comparison(NamedTuple):
    """How many files there should be, and those that are missing or changed."""

    files: int
    wrong: tuple[str, ...]


def compare() -> Comparison | None:
    """Compare boards and resources with their digests; None in a source tree, which has none."""
    if resources_dir().parent.name != "_data":
        return None
    try:
        listed = distribution("powergrid-desktop").files or []
    except PackageNotFoundError:
        return None
    files = [file for file in listed if "_data" in file.parts and file.hash is not None]
    wrong = tuple(str(file) for file in files if not _is_unchanged(file))
    return Comparison(len(files), wrong)


def _is_unchanged(file: PackagePath) -> bool:
    assert file.hash is not None
    try:
        found = hashlib.new(file.hash.mode, file.locate().read_bytes()).digest()  # type: ignore[attr-defined]
    except OSError:
        return False
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode() == file.hash.value
