# SPDX-License-Identifier: MIT
"""Where the files of the box lie: in a wheel, a bundle or the source tree, and the user's own."""

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_dir() -> Path:
    """Return the folder of the plants, the editions and everything else that is no board."""
    return _folder("resources")


def maps_dir() -> Path:
    """Return the folder of the built-in boards."""
    return _folder("maps")


def own_maps_dir() -> Path:
    """Return the folder of the user's own boards, which need not exist."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    if not home.is_absolute():
        home = Path.home() / ".local" / "share"
    return home / "powergrid" / "maps"


def _folder(name: str) -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    installed = [_PACKAGE / "_data" / name]
    if bundle is not None:
        installed.append(Path(bundle) / name)
    for folder in installed:
        if folder.is_dir():
            return folder
    return _PACKAGE.parent / name
