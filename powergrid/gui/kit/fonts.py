# SPDX-License-Identifier: MIT
"""The bundled typeface, and the system's sans serif where it is missing."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from powergrid.files.places import resources_dir
from powergrid.gui.kit.tokens import FAMILY, FAMILY_NARROW

# Uncompressed on purpose: Qt unpacks .woff and .woff2 when they are added and again when a face
# is first used, which costs 16 and 35 ms at start-up where these files cost under 3.
FILES: Final = (
    "IBMPlexSans-Regular.ttf",
    "IBMPlexSans-Medium.ttf",
    "IBMPlexSans-SemiBold.ttf",
    "IBMPlexSans-Bold.ttf",
    "IBMPlexSansCondensed-Regular.ttf",
    "IBMPlexSansCondensed-Medium.ttf",
    "IBMPlexSansCondensed-SemiBold.ttf",
)


@cache
def load_fonts(directory: Path | None = None) -> frozenset[str]:
    """Add the bundled fonts and return their families; needs a `QApplication`."""
    if directory is None:
        directory = resources_dir() / "fonts"
    families: set[str] = set()
    for name in FILES:
        added = QFontDatabase.addApplicationFont(str(directory / name))
        if added >= 0:
            families.update(QFontDatabase.applicationFontFamilies(added))
    return frozenset(families)


def make_font(pixels: int, weight: int, narrow: bool) -> QFont:
    """Return a font of the bundled typeface, `pixels` high."""
    wanted = FAMILY_NARROW if narrow else FAMILY
    font = QFont(wanted)
    if wanted not in load_fonts():
        font.setFamilies([wanted, "DejaVu Sans Condensed", "sans-serif"] if narrow else [wanted])
        font.setStyleHint(QFont.StyleHint.SansSerif)
        # Most sans serifs have tabular figures only as a feature.
        font.setFeature(QFont.Tag("tnum"), 1)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    # Horizontal hinting would round every advance to a whole pixel.
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return font
