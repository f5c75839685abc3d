# SPDX-License-Identifier: MIT
"""What the players of a game are called: people, and the levels of the computer."""

from powergrid.gui.kit.translation import translate
from powergrid.play.seats import PERSON


def player_name(player: str) -> str:
    """Return who plays a seat in words; anything but a person or a level is returned as it is."""
    known = {
        PERSON: translate("SeatRow", "person"),
        "beginner": translate("SeatRow", "beginner", "level of the computer"),
        "learner": translate("SeatRow", "learner", "level of the computer"),
        "regular": translate("SeatRow", "regular", "level of the computer"),
        "expert": translate("SeatRow", "expert", "level of the computer"),
        "master": translate("SeatRow", "master", "level of the computer"),
    }
    return known.get(player, player)
