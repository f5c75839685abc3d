# SPDX-License-Identifier: MIT
"""A game to record."""

import pytest

from powergrid.records import Recorder
from tests.records.games import begun, play


@pytest.fixture
def recorder() -> Recorder:
    """Return the recorder of a random game, 30 actions far."""
    record = begun()
    recorder = Recorder(record.header)
    play(record, recorder, 30)
    return recorder
