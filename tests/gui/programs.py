# SPDX-License-Identifier: MIT
"""The program, started as players start it, and questions about what it shows."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from tests.patience import PATIENCE, next_line

_PROGRAM: Final = """
import json, os, sys, traceback
from pathlib import Path
from random import Random
from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from powergrid.app import crash, desktop
from powergrid.gui.shell import application
from powergrid.gui.games import GAMES, new_window
from powergrid.gui.shell.main_window import MainWindow

def answer():
    try:
        said = eval(sys.stdin.readline(), globals())
    except Exception:
        traceback.print_exc()
        os._exit(1)  # or whoever asked would wait for an answer
    print(json.dumps(said), flush=True)

def act(times):
    for _ in range(times):
        window.session.act(window.session.question.sample(Random(len(window.session.past))))
    return len(window.session.past)

def later():
    global window, notifier
    window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
    notifier.activated.connect(answer)
    print(json.dumps("shown"), flush=True)

crash.watch()
sys.exit(application.run(new_window, Path(sys.argv[1]) if len(sys.argv) > 1 else None, later))
"""

_AS_A_PLAYER: Final = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]
"""How root starts a program that may open only what its mode allows."""
_IS_ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0
OBEYS_MODES: Final = not _IS_ROOT or shutil.which(_AS_A_PLAYER[0]) is not None
"""Whether the modes of folders and files count for the program."""


class Program:
    """One run of the program, killed at the latest when the `with` ends.

    Settings of `changes` are made in its environment, None for one that is not set.
    """

    def __init__(self, *words: Path, **changes: str | None) -> None:
        root = str(Path(__file__).parents[2])
        environment = os.environ | {"PYTHONPATH": root, "QT_QPA_PLATFORM": "offscreen"}
        for name, value in changes.items():
            environment.pop(name, None)
            if value is not None:
                environment[name] = value
        guard = _AS_A_PLAYER if _IS_ROOT and OBEYS_MODES else []
        self.process = subprocess.Popen(
            [*guard, sys.executable, "-c", _PROGRAM, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def __enter__(self) -> "Program":
        """Return the program, which may not show anything yet."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        """Kill it if it is there."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def shown(self) -> "Program":
        """Return the program once its window is painted."""
        assert self._said() == "shown"
        return self

    def tell(self, expression: str) -> Any:
        """Return the value of an expression in the program, where `window` is its window."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{expression}\n")
        self.process.stdin.flush()
        return self._said()

    def ended(self) -> int:
        """Wait until it ends and return its exit status."""
        return self.process.wait(PATIENCE)

    def _said(self) -> Any:
        line = next_line(self.process)
        assert self.process.stderr is not None
        assert line, f"the program has ended: {self.process.stderr.read()}"
        return json.loads(line)
