# SPDX-License-Identifier: MIT
"""Checking that the data files are unchanged since they were packed.

A wheel carries the digest of each of its files, and the bundle is made from a wheel.
"""

import base64
import csv
import hashlib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from powergrid.files.places import DATA, is_installed


class DigestCheck(NamedTuple):
    """How many files there should be, and those that are missing or changed."""

    files: int
    wrong: tuple[str, ...]


def compare() -> DigestCheck | None:
    """Return how boards and resources compare with their digests; None in a source tree."""
    if not is_installed():
        return None
    try:
        package = distribution("powergrid-desktop")
    except PackageNotFoundError:
        return None
    # `package.files` leaves out missing files from Python 3.12 on.
    rows = csv.reader((package.read_text("RECORD") or "").splitlines())
    files = {
        name: digest for name, digest, _ in rows if digest and DATA in PurePosixPath(name).parts
    }
    wrong = tuple(
        name
        for name, digest in files.items()
        if not _has(Path(str(package.locate_file(name))), digest)
    )
    return DigestCheck(len(files), wrong)


def _has(file: Path, digest: str) -> bool:
    """Return whether a file has a digest, written as in a wheel: `sha256=…`."""
    mode, _, wanted = digest.partition("=")
    try:
        found = hashlib.new(mode, file.read_bytes()).digest()
    except OSError:
        return False
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode() == wanted
