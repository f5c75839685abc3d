# SPDX-License-Identifier: MIT
"""Factory Manager's window says nothing that is not translated."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from powergrid.gui.kit.accessible_tree import nodes
from powergrid.gui.settings.language import LANGUAGES
from powergrid.tools.views_of_factory import VIEWS, open_view
from tests.languages.test_nothing_is_left_out import KEYS, crosses

__all__ = ["crosses"]
RECORD = Path(__file__).parents[2] / "resources/factory/tutorial.json"
NAMES = {"Ada", "Bruno", "Chiara", "Dmitri"}


@pytest.mark.slow
@pytest.mark.parametrize("view", [view for view in VIEWS if view != "games"])  # names of files
def test_a_view_shows_no_untranslated_text(view: str, crosses: None) -> None:
    window = open_view(view, RECORD, None, (1280, 800))
    for _ in range(3):
        QCoreApplication.processEvents()
    said = [
        text for node in nodes(window) for text in (node.name, node.value, node.description) if text
    ]
    window.close()
    assert said
    languages = {word for name in LANGUAGES.values() for word in re.findall(r"\w+", name)}
    words = {word for text in said for word in re.findall(r"[^\W\d_]{2,}", text)}
    assert words <= NAMES | KEYS | languages, words
