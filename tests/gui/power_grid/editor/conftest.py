# SPDX-License-Identifier: MIT
"""An application for the editor: names are measured in its fonts."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application_of_the_editor(qapp: QApplication) -> None:
    """Create the application."""
