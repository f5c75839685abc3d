# SPDX-License-Identifier: MIT
"""The last game started, as one line for the settings: seats, board, edition and options."""

import json
from collections.abc import Sequence
from typing import Any

from powergrid.bots import LEVELS
from powergrid.box import board_ids, edition_ids
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.play.seats import MAX_NAME_LENGTH
from powergrid.programs import installed
from powergrid.records import PERSON, Seat
from powergrid.rules.options import OPTION_NAMES, Options


def setup_text(setup: GameSetup) -> str:
    """Return a new game as one line, without areas and seed, which belong to that game alone."""
    return json.dumps(
        {
            "board": setup.board_id,
            "edition": setup.edition_id,
            "seats": [list(seat) for seat in setup.seats],
            "options": list(setup.options.chosen()),
        }
    )


def last_setup(text: str) -> GameSetup | None:
    """Return the last game started, None if it is unknown or no longer possible here."""
    return setup_of(text, board_ids(), edition_ids(), (*LEVELS, *installed()))


def setup_of(
    text: str, boards: Sequence[str], editions: Sequence[str], levels: Sequence[str]
) -> GameSetup | None:
    """Return the last game started, None if it is unknown or no longer possible."""
    try:
        data = json.loads(text)
        seats = tuple(_seat(entry, levels) for entry in data["seats"])
        options = Options(**{str(name): True for name in data["options"] if name in OPTION_NAMES})
        board, edition = data["board"], data["edition"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    is_known = board in boards and edition in editions
    is_whole = 2 <= len(seats) <= 6 and len({seat.colour for seat in seats}) == len(seats)
    return GameSetup(board, edition, None, seats, None, options) if is_known and is_whole else None


def _seat(entry: Any, levels: Sequence[str]) -> Seat:
    name, colour, player = entry
    is_name = isinstance(name, str) and name.isprintable() and len(name) <= MAX_NAME_LENGTH
    if not is_name or colour not in PLAYER_COLOURS or player not in (PERSON, *levels):
        raise ValueError(entry)
    return Seat(name, colour, player)
