# SPDX-License-Identifier: MIT
"""The log that says why programs failed, in the folder of the crash reports."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from powergrid.files.messages import printable
from powergrid.files.places import user_dir

_MAX_BYTES: Final = 256 * 1024


def failure_log() -> Path:
    """Return the file of the log, which need not exist."""
    return user_dir("XDG_STATE_HOME", ".local/state") / "powergrid" / "programs.log"


def log_failure(sentence: str) -> None:
    """Add a sentence to the log."""
    with suppress(OSError):
        log = failure_log()
        log.parent.mkdir(parents=True, exist_ok=True)
        is_full = log.exists() and log.stat().st_size > _MAX_BYTES
        line = f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S} {printable(sentence)}\n"
        with log.open("w" if is_full else "a", encoding="utf-8") as file:
            file.write(line)
