# SPDX-License-Identifier: MIT
"""What play takes from Qt; import contracts see a foreign package only as a whole."""

from pathlib import Path

import powergrid.play
from tests.imports import imported


def test_play_knows_only_the_core_of_qt() -> None:
    assert powergrid.play.__file__ is not None
    files = Path(powergrid.play.__file__).parent.glob("*.py")
    known = {name for file in files for name in imported(file)}
    assert {name.split(".")[1] for name in known if name.startswith("PySide6.")} == {"QtCore"}
    assert "PySide6.QtCore.QCoreApplication" not in known, "texts are the window's"
