# SPDX-License-Identifier: MIT
"""What play takes from Qt; import contracts see a foreign package only as a whole."""

import ast
from pathlib import Path

import powergrid.play


def test_play_knows_only_the_core_of_qt() -> None:
    assert powergrid.play.__file__ is not None
    known = set()
    for file in Path(powergrid.play.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                known |= {f"{node.module}.{name.name}" for name in node.names}
            elif isinstance(node, ast.Import):
                known |= {name.name for name in node.names}
    assert {name.split(".")[1] for name in known if name.startswith("PySide6.")} == {"QtCore"}
