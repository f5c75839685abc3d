# SPDX-License-Identifier: MIT
"""The bundled typeface is used, or the system's where it is missing."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont

from powergrid.gui.kit import fonts
from powergrid.gui.kit.tokens import FAMILY, FAMILY_NARROW


def test_both_faces_are_bundled() -> None:
    assert fonts.load_fonts() >= {FAMILY, FAMILY_NARROW}
    font = fonts.make_font(15, 600, True)
    assert (font.family(), font.pixelSize(), font.weight()) == (
        FAMILY_NARROW,
        15,
        QFont.Weight.DemiBold,
    )


def test_without_the_files_a_sans_serif_stands_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert fonts.load_fonts(tmp_path) == frozenset()
    monkeypatch.setattr(fonts, "load_fonts", lambda: frozenset())
    font = fonts.make_font(15, 400, True)
    assert font.families() == [FAMILY_NARROW, "DejaVu Sans Condensed", "sans-serif"]
    assert font.isFeatureSet(QFont.Tag("tnum"))
