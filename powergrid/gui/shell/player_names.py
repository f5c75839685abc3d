# SPDX-License-Identifier: MIT
"""What the players of a game are called: people, and bots by their levels."""

from collections.abc import Sequence
from typing import Final

from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.translation import Texts, translate
from powergrid.play.seats import PERSON

_LEVELS: Final = Texts(
    "SeatRow",
    {
        "beginner": "beginner",
        "learner": "learner",
        "regular": "regular",
        "expert": "expert",
        "master": "master",
    },
    "level of a bot",
)


def player_name(player: str) -> str:
    """Return who plays a seat in words; anything but a person or a level is returned as it is."""
    if player == PERSON:
        return translate("SeatRow", "person")
    return _LEVELS.get(player, player)


def player_label(player: str) -> str:
    """Return the same as a label of its own: with a capital first letter."""
    return capitalise(player_name(player))


def shared_name_text(names: Sequence[str]) -> str:
    """Return which name two seats have in a sentence, empty if all differ."""
    doubled = next((name for name in names if names.count(name) > 1), "")
    text = translate("NewGame", "Two seats are called {name}.")
    return text.format(name=doubled) if doubled else ""


def level_of(player: str) -> int | None:
    """Return the place of a level among all, from 0 for the weakest; None for anybody else."""
    return [*_LEVELS].index(player) if player in _LEVELS else None
