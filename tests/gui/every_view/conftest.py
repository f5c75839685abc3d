# SPDX-License-Identifier: MIT
"""Texts that are drawn with an ellipsis."""

from typing import Any

import pytest
from PySide6.QtGui import QFontMetricsF


@pytest.fixture
def elided(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of the texts that are drawn with an ellipsis, filled as they are drawn."""
    found: list[str] = []
    shorten = QFontMetricsF.elidedText

    def note(metrics: QFontMetricsF, text: str, *args: Any) -> str:
        short = shorten(metrics, text, *args)
        if short != text:
            found.append(text)
        return short

    monkeypatch.setattr(QFontMetricsF, "elidedText", note)
    return found
