# SPDX-License-Identifier: MIT
"""The application, in a process of its own: the one of the tests is made by pytest-qt."""

import subprocess
import sys
from typing import Final

from powergrid import APP_ID, __version__

_MAKE_TWO: Final = """
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.application import application
app = application("de")
assert application("pl") is app
print(app.desktopFileName(), app.applicationVersion(), sep="\\n")
print(translate("FrontPage", "New game"))
"""


def test_one_application_keeps_its_name_and_language() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _MAKE_TWO], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [APP_ID, __version__, "Neues Spiel"]
