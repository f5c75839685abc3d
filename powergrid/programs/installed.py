# SPDX-License-Identifier: MIT
"""The programs that the player has chosen as opponents: links in a folder of their own.

A record names a program only by its name in that folder, so that a record of somebody else never
starts anything but what the player has put there.
"""

import os
import shlex
from contextlib import suppress
from pathlib import Path
from typing import Final

from powergrid.files.places import user_dir

PREFIX: Final = "program:"
"""The prefix of a level that a program plays."""


class NotAProgram(Exception):
    """A file that cannot be started; the text is one sentence."""


def is_program(level: str) -> bool:
    """Return whether a program plays a level."""
    return level.startswith(PREFIX)


def folder() -> Path:
    """Return the folder of the programs, which need not exist."""
    return user_dir("XDG_DATA_HOME", ".local/share") / "powergrid" / "bots"


def installed() -> tuple[str, ...]:
    """Return the levels of all programs that can be chosen, by their names."""
    with suppress(OSError):
        return tuple(PREFIX + file.name for file in sorted(folder().iterdir()) if _starts(file))
    return ()


def install(file: Path) -> str:
    """Let a program be chosen from now on, and return its level.

    The folder gets a link to it. Raises `NotAProgram` if the file cannot be started, OSError if the
    folder cannot be written to.
    """
    if not _starts(file):
        raise NotAProgram(
            f"{file.name} is not a program: make it executable, or choose another one."
        )
    link = folder() / file.name
    if link.resolve() != file.resolve():
        link.parent.mkdir(parents=True, exist_ok=True)
        link.unlink(missing_ok=True)
        link.symlink_to(file.resolve())
    return PREFIX + file.name


def command_of(level: str) -> list[str] | None:
    """Return the command that plays a level, None if no such program is in the folder."""
    name = level.removeprefix(PREFIX)
    is_name = is_program(level) and name not in ("", ".", "..") and "/" not in name
    file = folder() / name if is_name and "\0" not in name else None
    return [str(file)] if file is not None and _starts(file) else None


def written_command(level: str) -> list[str]:
    """Return the command that a level names on the command line, split as a shell splits it.

    Raises ValueError, in one sentence, if it names none.
    """
    try:
        words = shlex.split(level.removeprefix(PREFIX))
    except ValueError as error:
        raise ValueError(f"{level} is not a command: {error}.") from None
    if not words:
        raise ValueError(f"{level} names no program: write {PREFIX}COMMAND.")
    return command_of(level) or words


def _starts(file: Path) -> bool:
    return file.is_file() and os.access(file, os.X_OK)
