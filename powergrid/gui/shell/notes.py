# SPDX-License-Identifier: MIT
"""What people noted at a table besides their moves, saved for each game until it continues."""

import json
import os
from typing import Any

from powergrid.gui.settings.settings import MAX_LENGTH, Settings
from powergrid.play.autosave import Autosave


def save_notes(settings: Settings, autosave: Autosave, position: int, notes: Any) -> None:
    """Save the notes at a position of a game, as JSON, instead of its earlier ones.

    Games that are over or whose file is gone keep none; if there are too many, the oldest are lost.
    """
    game = _game(autosave)
    if autosave.session.state.is_over:
        notes = None
    if not notes and game not in _saved(settings):
        return
    settings.write()  # another window may have saved notes of another game
    saved = {
        file: entry
        for file, entry in _saved(settings).items()
        if file != game and os.path.exists(file)  # noqa: PTH110 (damaged names may be too long)
    }
    if notes:
        saved[game] = [position, notes]
    while len(text := json.dumps(saved)) > MAX_LENGTH:
        del saved[next(iter(saved))]
    settings.plans = text if saved else ""


def saved_notes(settings: Settings, autosave: Autosave, position: int) -> Any:
    """Return the notes saved at that position of a game, unchecked; None if there are none."""
    match _saved(settings).get(_game(autosave)):
        case [saved_at, notes] if saved_at == position:
            return notes
    return None


def _game(autosave: Autosave) -> str:
    return str(autosave.file.resolve())


def _saved(settings: Settings) -> dict[str, Any]:
    """Return what is saved, the latest last; empty if that cannot be read."""
    try:
        saved = json.loads(settings.plans)
    except (ValueError, RecursionError):
        return {}
    return saved if isinstance(saved, dict) else {}
