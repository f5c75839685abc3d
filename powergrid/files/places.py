# SPDX-License-Identifier: MIT
"""Where files are: those of the box, in a wheel, a bundle or the source tree, and the user's."""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from powergrid.files.folders import files_like, is_file
from powergrid.files.messages import UnknownId, is_id, join_words, quoted

PACKAGE = Path(__file__).resolve().parent.parent
DATA: Final = "_data"
"""The folder of boards and resources inside an installed package."""


def resources_dir() -> Path:
    """Return the folder of plants, editions and everything else except boards."""
    return _folder("resources")


def maps_dir() -> Path:
    """Return the folder of the built-in boards."""
    return _folder("maps")


def own_maps_dir() -> Path:
    """Return the folder of the user's own boards, which need not exist."""
    return data_dir("maps")


def data_dir(name: str = "") -> Path:
    """Return one of the folders in which the user's games, boards and results are, or all of them.

    It need not exist.
    """
    return user_dir("XDG_DATA_HOME", ".local/share") / "powergrid" / name


def user_dir(variable: str, otherwise: str) -> Path:
    """Return the user's folder in an environment variable, or `otherwise` in the home directory."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else home_dir() / otherwise


def home_dir() -> Path:
    """Return the user's home directory, or the root if neither HOME nor the system names one."""
    named = Path(os.environ.get("HOME", ""))
    if named.is_absolute():
        return named
    try:
        import pwd  # needed only without HOME
    except ImportError:  # not a POSIX system
        return Path.home()
    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:
        return Path("/")


def board_ids() -> tuple[str, ...]:
    """Return the ids of all boards: the built-in ones, then the user's own.

    A user's board with the id of a built-in one is left out.
    """
    built_in = built_in_board_ids()
    return built_in + tuple(own for own in _ids_in(own_maps_dir()) if own not in built_in)


def built_in_board_ids() -> tuple[str, ...]:
    """Return the ids of the boards that come with the game."""
    return _ids_in(maps_dir())


def board_file(board_id: str) -> Path:
    """Return the file of the board with this id, or raise `FileError` if there is none."""
    if is_id(board_id):
        for folder in (maps_dir(), own_maps_dir()):
            file = folder / f"{board_id}.yaml"
            if is_file(file):
                return file
    raise UnknownId(
        maps_dir(),
        "",
        f"there is no board {quoted(board_id)}; the boards are {join_words(board_ids())}.",
    )


@cache
def edition_ids() -> tuple[str, ...]:
    """Return the ids of all editions."""
    return tuple(sorted(file.stem for file in (resources_dir() / "editions").glob("*.yaml")))


def edition_file(edition_id: str) -> Path:
    """Return where the file of an edition is, if there is one."""
    return resources_dir() / "editions" / f"{edition_id}.yaml"


def plants_file() -> Path:
    """Return the file of the plants."""
    return resources_dir() / "plants.yaml"


def stamp_of(file: Path) -> tuple[int, int]:
    """Return a stamp (time, size) that changes with the file; a missing file has one too."""
    try:
        found = file.stat()
    except (OSError, ValueError):
        return (0, 0)
    return (found.st_mtime_ns, found.st_size)


def _ids_in(folder: Path) -> tuple[str, ...]:
    return tuple(file.stem for file in files_like(folder, "*.yaml") if is_id(file.stem))


def is_installed() -> bool:
    """Return whether boards and resources are in an installed package, not in a source tree."""
    return resources_dir().parent.name == DATA


def _folder(name: str) -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    installed = [PACKAGE / DATA / name]
    if bundle is not None:
        installed.append(Path(bundle) / name)
    for folder in installed:
        if folder.is_dir():
            return folder
    return PACKAGE.parent / name
