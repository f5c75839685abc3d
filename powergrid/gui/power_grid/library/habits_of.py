# SPDX-License-Identifier: MIT
"""How every seat played in a saved game."""

from pathlib import Path

from powergrid.box import BoxError
from powergrid.records import RecordError, load, replay
from powergrid.stats.habits import Habits, habits


def habits_of(file: Path) -> list[Habits]:
    """Return each seat's habits; empty if the game cannot be played again."""
    try:
        steps = list(replay(load(file)))
    except (RecordError, BoxError):
        return []
    events = (event for step in steps for event in step.events)
    return habits(events, steps[0].state)
