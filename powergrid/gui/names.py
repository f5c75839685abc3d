# SPDX-License-Identifier: MIT
"""What boards, editions and players are called where people read of them."""

from functools import cache

from PySide6.QtCore import QCoreApplication

from powergrid.box import BoxError, load_board
from powergrid.records import PERSON

translate = QCoreApplication.translate


@cache
def board_name(board_id: str, edition_id: str) -> str:
    """Return a board's name, its id where the board cannot be read."""
    try:
        return load_board(board_id, edition_id).name
    except BoxError:
        return board_id


def edition_name(edition_id: str) -> str:
    """Return an edition's name, its id where it is not one of ours."""
    known = {
        "classic": translate("NewGame", "Classic"),
        "recharged": translate("NewGame", "Recharged"),
    }
    return known.get(edition_id, edition_id)


def player_name(player: str) -> str:
    """Return who plays a seat: a person, or how well the computer does."""
    known = {
        PERSON: translate("SeatRow", "person"),
        "random": translate("SeatRow", "random"),
        "sensible": translate("SeatRow", "steady"),
        "reference": translate("SeatRow", "strong"),
        "planner": translate("SeatRow", "very strong"),
    }
    return known.get(player, player)
