# SPDX-License-Identifier: MIT
"""Pages are tested in dark colours."""

import pytest

from powergrid.gui.kit.look import look


@pytest.fixture(autouse=True)
def plain_look(qapp: object) -> None:
    """Start every test in dark colours at scale 1."""
    look().set_scheme("dark")
    look().set_scale(1)
