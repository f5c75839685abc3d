# SPDX-License-Identifier: MIT
"""How every seat played in a saved game."""

from pathlib import Path

from powergrid.box import BoxError
from powergrid.records import RecordError, load, replay
from powergrid.rules.events import Event
from powergrid.stats.habits import Habits, habits


def habits_of(file: Path) -> list[Habits]:
    """Return each seat's habits; empty if the game cannot be played again."""
    events: list[Event] = []
    try:
        record = load(file)
        game = record.game()
        for step in replay(record):
            events += step.events
    except (RecordError, BoxError):
        return []
    return habits(events, game)
