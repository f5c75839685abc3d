# SPDX-License-Identifier: MIT
"""What boards, editions and players are called where people read of them."""

from functools import cache

from PySide6.QtCore import QCoreApplication

from powergrid.box import BoxError, load_board
from powergrid.gui.language import spoken_language
from powergrid.gui.place_names import board_title
from powergrid.records import PERSON

translate = QCoreApplication.translate


def board_name(board_id: str, edition_id: str) -> str:
    """Return a board's name, its id where the board cannot be read."""
    return _board_name(board_id, edition_id, spoken_language())


@cache
def _board_name(board_id: str, edition_id: str, language: str) -> str:
    try:
        return board_title(load_board(board_id, edition_id))
    except BoxError:
        return board_id


def edition_name(edition_id: str) -> str:
    """Return an edition's name, its id where it is not one of ours."""
    known = {
        "classic": translate("NewGame", "Classic"),
        "recharged": translate("NewGame", "Recharged"),
    }
    return known.get(edition_id, edition_id)


def colour_name(colour: str) -> str:
    """Return what a player's colour is called."""
    return {
        "red": translate("SeatRow", "red", "colour of a player"),
        "blue": translate("SeatRow", "blue", "colour of a player"),
        "green": translate("SeatRow", "green", "colour of a player"),
        "yellow": translate("SeatRow", "yellow", "colour of a player"),
        "purple": translate("SeatRow", "purple", "colour of a player"),
        "black": translate("SeatRow", "black", "colour of a player"),
    }[colour]


def player_name(player: str) -> str:
    """Return who plays a seat: a person, or how well the computer does."""
    known = {
        PERSON: translate("SeatRow", "person"),
        "beginner": translate("SeatRow", "beginner", "level of the computer"),
        "learner": translate("SeatRow", "learner", "level of the computer"),
        "regular": translate("SeatRow", "regular", "level of the computer"),
        "expert": translate("SeatRow", "expert", "level of the computer"),
        "master": translate("SeatRow", "master", "level of the computer"),
        # Seats of earlier games, and of games among bots that measure others.
        "random": translate("SeatRow", "random", "level of the computer"),
        "sensible": translate("SeatRow", "steady", "level of the computer"),
        "reference": translate("SeatRow", "strong", "level of the computer"),
        "thrifty": translate("SeatRow", "thrifty", "level of the computer"),
        "planner": translate("SeatRow", "very strong", "level of the computer"),
    }
    return known.get(player, player)


def level_description(level: str) -> str:
    """Return in a sentence how a level plays, empty for what nobody chooses for a seat."""
    known = {
        "beginner": translate(
            "SeatRow", "Buys plants too eagerly and builds late: good company for a first game."
        ),
        "learner": translate("SeatRow", "Knows the game, and still pays too much for its plants."),
        "regular": translate("SeatRow", "Plans its rounds, and misjudges a plant now and then."),
        "expert": translate("SeatRow", "Plans to the end of the game and seldom errs."),
        "master": translate("SeatRow", "Plays as well as the computer can."),
    }
    return known.get(level, "")
