# SPDX-License-Identifier: MIT
"""Figures are written as the language does."""

from PySide6.QtWidgets import QApplication

from powergrid.gui.kit.figures import mean, percent
from powergrid.gui.settings.language import use_language


def test_a_share_is_a_whole_percentage() -> None:
    assert percent(0.256) == "26%"


def test_a_mean_has_the_decimal_mark_of_the_language(qapp: QApplication) -> None:
    assert mean(2.46) == "2.5"
    use_language("de")
    assert mean(2.46) == "2,5"
