# SPDX-License-Identifier: MIT
"""Processes that end in the background."""

import os
from pathlib import Path


def is_gone(process: int) -> bool:
    """Return whether a process has ended."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().split()[2] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True
