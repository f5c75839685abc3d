# SPDX-License-Identifier: MIT
"""A window in the middle of a game."""

import pytest

from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.rules.legal import Sites
from powergrid.rules.state import BUILDING_HOUSES
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_session, play_until, record_of


@pytest.fixture
def window(new_window: NewWindow) -> PowerGridWindow:
    """Return a window at a moment when a player can build."""
    session = play_until(
        a_session(), lambda state: state.asks == BUILDING_HOUSES and bool(Sites(state).affordable())
    )
    record = record_of(session)
    return new_window(first=lambda window: window.open_record(record))
