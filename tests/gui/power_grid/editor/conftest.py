# SPDX-License-Identifier: MIT
"""The editor needs an application: names are measured in its fonts."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application_of_the_editor(qapp: QApplication) -> None:
    """Have an application."""
