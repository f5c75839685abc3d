# SPDX-License-Identifier: MIT
"""Starting the window. If something is missing, it says so in one sentence; it never crashes."""

import sys
from pathlib import Path
from typing import Final

from powergrid.app import crash
from powergrid.gui.shell.requirements import missing_display, missing_home, missing_libraries

EXIT_NO_HOME: Final = 1
EXIT_NO_DISPLAY: Final = 2


def start(file: str | None) -> int:
    """Show the window, with a record if given, until it is closed; return the exit code."""
    problem, code = missing_home(), EXIT_NO_HOME
    if not problem:
        problem, code = missing_display() or missing_libraries(), EXIT_NO_DISPLAY
    if problem:
        print(problem, file=sys.stderr)
        return code
    from powergrid.gui.games import new_window  # imports Qt, which is known to be installed now
    from powergrid.gui.shell.application import run

    crash.watch()
    return run(new_window, None if file is None else Path(file), crash.watch_native)
