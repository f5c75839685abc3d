# SPDX-License-Identifier: MIT
"""What the window needs of the system: a home for its files, a display, and Qt's libraries."""

import os
import sys
from pathlib import Path
from typing import Final

from powergrid.files.places import home_dir

_HOMES: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")

# Qt itself blames one of these whichever is missing, and then aborts.
X11_LIBRARIES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
QT_LIBRARIES: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}


def missing_home() -> str:
    """Return a sentence where nobody says where the player's files lie, else nothing.

    Qt takes the root of all files for a HOME that is not set: it is told what the system knows.
    """
    if Path(os.environ.get("HOME", "")).is_absolute():
        return ""
    home = home_dir()
    if home != Path("/"):
        os.environ["HOME"] = str(home)
        return ""
    if all(Path(os.environ.get(name, "")).is_absolute() for name in _HOMES):
        return ""
    return (
        "Power Grid does not know where your files lie, for HOME is not set: set it to a folder "
        "of your own."
    )


def missing_display() -> str:
    """Return a sentence where there is no screen to show a window on, else nothing."""
    if not sys.platform.startswith("linux") or _platform() not in ("", "xcb", "wayland"):
        return ""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    return (
        "Power Grid needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set: start it in "
        "a graphical session, or use a command that needs no window (powergrid --help)."
    )


def missing_libraries() -> str:
    """Return a sentence with the line that installs what Qt lacks on this system, else nothing."""
    missing = missing_packages()
    if not missing:
        return ""
    names = " ".join(missing)
    return f"Power Grid lacks system libraries; install them with: sudo apt-get install {names}"


def missing_packages() -> list[str]:
    """Return Debian's names of what Qt lacks on this system to show a window."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = {} if _loads_qt() else dict(QT_LIBRARIES)
    if _platform() in ("", "xcb") and not os.environ.get("WAYLAND_DISPLAY"):
        wanted |= X11_LIBRARIES
    return [package for name, package in wanted.items() if not _can_load(name)]


def _loads_qt() -> bool:
    # Whatever Qt is linked with shows here, unlike what its plugins need.
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError:
        return False
    return True


def _can_load(library: str) -> bool:
    from ctypes import CDLL  # needed on X11 alone, and not for nothing

    try:
        CDLL(library)
    except OSError:
        return False
    return True


def _platform() -> str:
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
