# SPDX-License-Identifier: MIT
"""Nothing on the table leaves its place or overlaps in any language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from powergrid.gui.settings.language import LANGUAGES, SYSTEM, use_language
from powergrid.tools.views_of_factory import open_view
from tests.gui.power_grid.pages.moments import faults

pytestmark = pytest.mark.slow
RECORD = Path(__file__).parents[3] / "resources/factory/tutorial.json"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language(SYSTEM)


def test_nothing_on_the_table_is_cut_or_overlaps(language: str) -> None:
    for view in ("order", "purchases", "power", "end", "newgame", "replay"):
        window = open_view(view, RECORD, None, (1280, 800))
        for _ in range(3):
            QCoreApplication.processEvents()
        assert faults(window.view) == [], view
        window.close()
        window.deleteLater()
