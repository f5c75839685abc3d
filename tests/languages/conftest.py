# SPDX-License-Identifier: MIT
"""A window whose texts are crosses."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.announcer import announcer
from tests.languages.untranslated import CrossTranslator


@pytest.fixture
def crosses(qapp: object) -> Iterator[None]:
    """Translate everything into crosses, and serve a screen reader."""
    translator = CrossTranslator()
    QCoreApplication.installTranslator(translator)
    screen_reader.serve()
    yield
    announcer().announced.disconnect(screen_reader.forward_announcement)
    QCoreApplication.removeTranslator(translator)
