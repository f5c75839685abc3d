# SPDX-License-Identifier: MIT
"""What a file of code imports."""

import ast
from pathlib import Path


def imported(file: Path) -> set[str]:
    """Return the full names of everything that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names
