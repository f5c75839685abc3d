# SPDX-License-Identifier: MIT
"""Panels are tested without motion."""

import pytest

from powergrid.gui.kit.look import look


@pytest.fixture(autouse=True)
def still_look(qapp: object) -> None:
    look().set_reduced_motion(True)
