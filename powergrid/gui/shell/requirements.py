# SPDX-License-Identifier: MIT
"""Checks what the window needs of the system: a home folder, a display, and Qt's libraries."""

import os
import sys
from pathlib import Path
from typing import Final

from powergrid.files.places import home_dir

_HOMES: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")

# Qt itself names only one of these, whichever is missing, and then aborts.
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
    """Return a sentence if there is no folder for the player's files, else an empty text.

    If HOME is not set, Qt uses the root of the file system; this sets HOME to what the system has.
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
        "Power Grid does not know where to keep your files, because HOME is not set: set it to "
        "your folder."
    )


def missing_display() -> str:
    """Return a sentence if there is no screen to show a window on, else an empty text."""
    if not sys.platform.startswith("linux") or _platform() not in ("", "xcb", "wayland"):
        return ""
    names = [name for name in ("WAYLAND_DISPLAY", "DISPLAY") if os.environ.get(name)]
    if any(_REACHES[name]() for name in names):
        return ""
    if names:
        screens = " or ".join(f"{name}={os.environ[name]}" for name in names)
        problem = f"and {screens} cannot be reached"
    else:
        problem = "and neither DISPLAY nor WAYLAND_DISPLAY is set"
    return (
        f"Power Grid needs a screen, {problem}: start it in a graphical session, or use a command "
        "that needs no window (powergrid --help)."
    )


# Qt aborts if it cannot reach the screen. This tries what Qt will try, with the same library; if
# that is missing, `missing_libraries` or Qt says so.


def _reaches_x11() -> bool:
    from ctypes import CDLL, c_void_p

    try:
        xcb = CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    fails = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not fails


def _reaches_wayland() -> bool:
    from ctypes import CDLL, c_void_p

    try:
        wayland = CDLL("libwayland-client.so.0")
    except OSError:
        return True
    wayland.wl_display_connect.restype = c_void_p
    display = wayland.wl_display_connect(os.fsencode(os.environ["WAYLAND_DISPLAY"]))
    if display is None:
        return False
    wayland.wl_display_disconnect(c_void_p(display))
    return True


_REACHES: Final = {"WAYLAND_DISPLAY": _reaches_wayland, "DISPLAY": _reaches_x11}


def missing_libraries() -> str:
    """Return a sentence with the command that installs Qt's missing libraries, else empty."""
    missing = missing_packages()
    if not missing:
        return ""
    names = " ".join(missing)
    return f"Power Grid lacks system libraries; install them with: sudo apt-get install {names}"


def missing_packages() -> list[str]:
    """Return the Debian packages that Qt needs to show a window and this system lacks."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = {} if _loads_qt() else dict(QT_LIBRARIES)
    if _platform() in ("", "xcb") and not os.environ.get("WAYLAND_DISPLAY"):
        wanted |= X11_LIBRARIES
    return [package for name, package in wanted.items() if not _can_load(name)]


def _loads_qt() -> bool:
    # The import fails if a library is missing that Qt is linked with, but not for its plugins.
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError:
        return False
    return True


def _can_load(library: str) -> bool:
    from ctypes import CDLL  # slow to load, and needed only here

    try:
        CDLL(library)
    except OSError:
        return False
    return True


def _platform() -> str:
    return os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
