# SPDX-License-Identifier: MIT
"""Starting the window: what is missing is said in a sentence, never by a crash."""

import gc
import os
import sys
from pathlib import Path
from typing import Final

from powergrid.app import lean_qt

EXIT_NO_DISPLAY: Final = 2

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


def start(file: str | None) -> int:
    """Show the window until it is closed, on a record if one is given; return the exit code."""
    collect_later()
    problem = missing_display() or missing_libraries()
    if problem:
        gc.enable()
        print(problem, file=sys.stderr)
        return EXIT_NO_DISPLAY
    lean_qt.load()
    from powergrid.app import crash
    from powergrid.gui.application import run

    crash.watch()
    return run(None if file is None else Path(file), crash.watch_below)


def collect_later() -> None:
    """Collect no garbage until the window has been painted: `warm_up` begins with it.

    What is loaded until then stays, and looking through it takes a twentieth of the time.
    """
    gc.disable()


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
        lean_qt.load()
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
