# SPDX-License-Identifier: MIT
"""Runs a module in a process of its own that knows none of the player's files."""

import os
import subprocess
import sys
from typing import Final

HOMES: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def said_by(module: str, *arguments: str, home: str, longest: float = 60.0) -> str:
    """Return what the module prints, run below the folder `home`, for at most `longest` seconds.

    Raises `subprocess.SubprocessError` where it fails or takes longer.
    """
    environment = os.environ | dict.fromkeys(HOMES, home)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=longest,
        check=True,
    )
    return done.stdout
