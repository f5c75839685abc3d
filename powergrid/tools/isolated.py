# SPDX-License-Identifier: MIT
"""Runs a module in its own process, away from the player's files."""

import os
import subprocess
import sys
from typing import Final

PATIENCE: Final = 600.0
"""Seconds after which a process must have hung, however slow the machine."""
HOMES: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def output_of(module: str, *arguments: str, home: str, timeout: float = PATIENCE) -> str:
    """Run a module with its files below `home`, and return what it prints.

    Raises `subprocess.SubprocessError` if it fails or takes longer than `timeout` seconds.
    """
    environment = os.environ | dict.fromkeys(HOMES, home)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=True,
    )
    return done.stdout
