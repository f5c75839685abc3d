# SPDX-License-Identifier: MIT
"""What a new game is to be, and what may be wrong with it."""

from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import QCoreApplication

from powergrid.gui.look.tokens import PLAYER_COLOURS
from powergrid.records import PERSON, Seat
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import (
    NO_OPTIONS,
    OPTION_NAMES,
    Options,
    areas_in_play,
    why_unplayable,
)

translate = QCoreApplication.translate

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Elif", "Femi")
LONGEST_NAME = 24


@dataclass(frozen=True)
class NewGame:
    """A game to be begun; areas None are drawn by lot, seed None is any.

    Where areas are drafted, they stand in the order in which the seats chose them.
    """

    board_id: str
    edition_id: str
    areas: tuple[int, ...] | None
    seats: tuple[Seat, ...]
    seed: int | None = None
    options: Options = NO_OPTIONS
    is_drafted: bool = False


def first_wish(board_id: str, edition: Edition, levels: tuple[str, ...]) -> NewGame:
    """Return what is offered to who has never played: one person among the weakest bots."""
    count = 4 if 4 in edition.players else edition.players[0]
    wish = NewGame(board_id, edition.id, None, (Seat(NAMES[0], PLAYER_COLOURS[0], PERSON),))
    return with_seats(wish, count, levels)


def with_seats(wish: NewGame, count: int, levels: tuple[str, ...]) -> NewGame:
    """Return the wish with so many seats: the last ones go, new ones get free names and colours.

    They are bots, as strong as the last one there was, the first one of the weakest level.
    """
    seats = list(wish.seats[:count])
    bots = [*levels[:1], *(seat.player for seat in wish.seats if seat.player in levels)]
    while len(seats) < count:
        taken = {seat.name for seat in seats}
        name = next(name for name in NAMES if name not in taken)
        colours = {seat.colour for seat in seats}
        colour = next(colour for colour in PLAYER_COLOURS if colour not in colours)
        seats.append(Seat(name, colour, bots[-1] if bots else PERSON))
    return replace(wish, seats=tuple(seats))


def with_seat(wish: NewGame, index: int, seat: Seat) -> NewGame:
    """Return the wish with another seat there; who had its colour gets the one it leaves."""
    left = wish.seats[index].colour
    seats = [
        Seat(other.name, left, other.player) if other.colour == seat.colour else other
        for other in wish.seats
    ]
    seats[index] = seat
    return replace(wish, seats=tuple(seats))


def without_seat(wish: NewGame, index: int) -> NewGame:
    """Return the wish without a seat."""
    return replace(wish, seats=wish.seats[:index] + wish.seats[index + 1 :])


def switched(options: Options, name: str) -> Options:
    """Return the options with one of them turned on, or off again."""
    return options._replace(**{name: not getattr(options, name)})


def why_fixed(wish: NewGame, edition: Edition, name: str) -> str:
    """Return the rules' code for what keeps an option as it is, empty if it may be switched."""
    return why_unplayable(edition, len(wish.seats), switched(wish.options, name))


def with_playable_options(wish: NewGame, edition: Edition) -> NewGame:
    """Return the wish with those options most like its own that can be played."""
    every = (Options(*chosen) for chosen in product((False, True), repeat=len(OPTION_NAMES)))
    playable = [some for some in every if not why_unplayable(edition, len(wish.seats), some)]

    def unlike(options: Options) -> int:
        return len({*options.chosen()} ^ {*wish.options.chosen()})

    return replace(wish, options=min(playable, key=unlike, default=wish.options))


def problem_with(wish: NewGame, board: Board, edition: Edition) -> str:
    """Return the first thing that is wrong, as a sentence, or nothing."""
    return _seats_problem(wish, edition) or _areas_problem(wish, board, edition)


def _seats_problem(wish: NewGame, edition: Edition) -> str:
    if len(wish.seats) not in edition.players:
        return translate(
            "NewGame", "This edition is for {least} to %n players.", "", edition.players[-1]
        ).format(least=edition.players[0])
    names = [seat.name.strip() for seat in wish.seats]
    if not all(names):
        return translate("NewGame", "Every seat needs a name.")
    doubled = next((name for name in names if names.count(name) > 1), "")
    if doubled:
        return translate("NewGame", "Two seats are called {name}.").format(name=doubled)
    return ""


def _areas_problem(wish: NewGame, board: Board, edition: Edition) -> str:
    needed = areas_in_play(edition, len(wish.seats), wish.options)
    if needed > len(board.areas):
        return translate(
            "NewGame", "%n areas are needed; this board has {all}.", "", needed
        ).format(all=len(board.areas))
    if wish.areas is None:
        return ""
    missing = needed - len(wish.areas)
    if wish.is_drafted and missing > 0:
        seat = wish.seats[len(wish.areas) % len(wish.seats)]
        return translate("NewGame", "{name} chooses an area.").format(name=seat.name.strip())
    if missing > 0:
        return translate("NewGame", "Pick %n more areas.", "", missing)
    if missing < 0:
        return translate("NewGame", "Take %n areas out again.", "", -missing)
    if not board.are_areas_connected(wish.areas):
        return translate("NewGame", "The areas must hang together.")
    return ""
