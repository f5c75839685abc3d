# SPDX-License-Identifier: MIT
"""Figures as texts, as the player's language writes them."""

from PySide6.QtCore import QLocale

from powergrid.gui.kit.translation import translate


def percent(share: float) -> str:
    """Return a share, from 0 to 1, as a percentage."""
    return translate("Figures", "{percent}%").format(percent=round(100 * share))


def mean(figure: float) -> str:
    """Return a mean with one decimal place."""
    return QLocale().toString(figure, "f", 1)
