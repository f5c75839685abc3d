# SPDX-License-Identifier: MIT
"""What a widget writes, and where."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


def lines_of(module: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, QRectF]:
    """Return the lines that a module paints from now on, each with its rectangle."""
    written: dict[str, QRectF] = {}

    def write(painter: QPainter, rect: QRectF, text: str, *rest: object) -> None:
        written[text] = rect

    monkeypatch.setattr(f"{module}.paint_line", write)
    return written
