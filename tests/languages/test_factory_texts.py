# SPDX-License-Identifier: MIT
"""Every text of Factory Manager's window is translated."""

import re
from pathlib import Path

import pytest

from powergrid.gui.settings.language import LANGUAGES
from powergrid.tools.views_of_factory import VIEWS, open_view
from tests.languages.untranslated import KEYS, words_of

RECORD = Path(__file__).parents[2] / "resources/factory/tutorial.json"
NAMES = {"Ada", "Bruno", "Chiara", "Dmitri"}


@pytest.mark.slow
@pytest.mark.parametrize("view", [view for view in VIEWS if view != "games"])  # names of files
@pytest.mark.usefixtures("crosses", "quick_prospects")
def test_a_view_shows_no_untranslated_text(view: str) -> None:
    window = open_view(view, RECORD, None, (1280, 800))
    words = words_of(window)
    languages = {word for name in LANGUAGES.values() for word in re.findall(r"\w+", name)}
    assert words <= NAMES | KEYS | languages, words
