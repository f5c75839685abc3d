# SPDX-License-Identifier: MIT
"""What people noted at a table besides their moves, saved until the game continues."""

import json
from typing import Any

from powergrid.gui.settings.settings import Settings
from powergrid.play.autosave import Autosave


def save_notes(settings: Settings, autosave: Autosave, position: int, notes: Any) -> None:
    """Save the notes at a position of a game, as JSON; empty ones clear only those of that game."""
    file = autosave.file.name
    if notes:
        saved = {"file": file, "position": position, "plans": notes}
        settings.plans = json.dumps(saved)
    elif _saved(settings).get("file") == file:
        settings.plans = ""


def saved_notes(settings: Settings, autosave: Autosave, position: int) -> Any:
    """Return the notes saved at that position of a game, unchecked; None if there are none."""
    saved = _saved(settings)
    is_now = (saved.get("file"), saved.get("position")) == (autosave.file.name, position)
    return saved.get("plans") if is_now else None


def _saved(settings: Settings) -> dict[str, Any]:
    """Return what is saved, empty if that cannot be read."""
    try:
        saved = json.loads(settings.plans)
    except (ValueError, RecursionError):
        return {}
    return saved if isinstance(saved, dict) else {}
