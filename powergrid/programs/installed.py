# SPDX-License-Identifier: MIT
"""The programs that the player has chosen as opponents: links in a folder.

A record refers to a program by its name in that folder, so somebody else's record can start only
programs that the player has put there.
"""

import errno
import os
import shlex
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from powergrid.files.folders import is_file
from powergrid.files.places import data_dir

PREFIX: Final = "program:"
"""The prefix of levels that are programs."""


class NotAProgram(Exception):
    """A file that cannot be started; the text is one sentence."""


def is_program(level: str) -> bool:
    """Return whether a level is a program."""
    return level.startswith(PREFIX)


def folder() -> Path:
    """Return the folder of the programs, which need not exist."""
    return data_dir("bots")


def installed() -> tuple[str, ...]:
    """Return the levels of all installed programs, sorted by name."""
    with suppress(OSError):
        return tuple(PREFIX + file.name for file in sorted(folder().iterdir()) if _starts(file))
    return ()


def install(file: Path) -> str:
    """Install a program as an opponent, and return its level.

    The folder gets a link to it, in place of an older link of that name. Raises `NotAProgram` if
    the file cannot be started, OSError if the folder cannot be written to or holds another file of
    that name.
    """
    if not _starts(file):
        raise NotAProgram(
            f"{file.name} is not a program: make it executable, or choose another one."
        )
    link = folder() / file.name
    if not (link.exists() and link.samefile(file)):
        link.parent.mkdir(parents=True, exist_ok=True)
        if link.exists() and not link.is_symlink():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(link))
        with TemporaryDirectory(dir=link.parent) as drafts:
            draft = Path(drafts) / "link"
            draft.symlink_to(file.resolve())
            draft.replace(link)
    return PREFIX + file.name


def command_of(level: str) -> list[str] | None:
    """Return the command of a level, None if its program is not in the folder."""
    name = level.removeprefix(PREFIX)
    is_name = is_program(level) and name not in ("", ".", "..") and "/" not in name
    file = folder() / name if is_name and "\0" not in name else None
    return [str(file)] if file is not None and _starts(file) else None


def parse_command(level: str) -> list[str]:
    """Return the command in a level given on the command line, split as a shell would.

    Raises ValueError, in one sentence, if there is none.
    """
    try:
        words = shlex.split(level.removeprefix(PREFIX))
    except ValueError as error:
        raise ValueError(f"{level} is not a command: {error}.") from None
    if not words:
        raise ValueError(f"{level} names no program: write {PREFIX}COMMAND.")
    return command_of(level) or words


def _starts(file: Path) -> bool:
    return is_file(file) and os.access(file, os.X_OK)
