# SPDX-License-Identifier: MIT
"""Nothing is cut or overlaps in any language, nor with large text."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from powergrid.gui.kit.look import look
from powergrid.tools.views_of_factory import VIEWS, open_view
from tests.gui.every_view.texts import texts_of
from tests.gui.power_grid.pages.moments import faults
from tests.open_windows import close_windows

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[3] / "resources/factory/tutorial.json"
SLOW = ("games", "statistics", "review")
"""They read or judge whole games first."""
ARRANGED = ("order", "purchases", "power", "end", "newgame", "replay")


@pytest.mark.usefixtures("quick_prospects")
def test_nothing_is_cut_or_overlaps(language: str) -> None:
    for view in VIEWS:
        if view in SLOW:
            continue
        window = open_view(view, RECORD, None, (1280, 800))
        for _ in range(3):
            QCoreApplication.processEvents()
        if view in ARRANGED:
            assert faults(window.view) == [], view
        for size in ("large", "normal"):
            look().set_text_size(size)
            QCoreApplication.processEvents()
            assert texts_of(window).cut == (), (view, size)
        close_windows()
