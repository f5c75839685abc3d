# SPDX-License-Identifier: MIT
"""The machine and versions that a measurement was made on."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version

from powergrid import __version__


def machine() -> dict[str, object]:
    """Return the machine and the versions, for reports."""
    return {
        "machine": platform.machine(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "pyside6": _version("PySide6-Essentials"),
        "powergrid": __version__,
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
