# SPDX-License-Identifier: MIT
"""The machine and versions that a measurement was made on."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version

from powergrid import __version__


def machine() -> dict[str, object]:
    """Return the machine and the versions, for reports."""
    try:
        pyside = version("PySide6-Essentials")
    except PackageNotFoundError:
        pyside = ""
    return {
        "machine": platform.machine(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "pyside6": pyside,
        "powergrid": __version__,
    }
