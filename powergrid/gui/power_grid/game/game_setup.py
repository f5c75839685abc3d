# SPDX-License-Identifier: MIT
"""The setup of a new game, its problems, and its record."""

from dataclasses import dataclass, replace
from itertools import product

from powergrid.box import load_board
from powergrid.gui.kit.tokens import PLAYER_COLOURS
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.player_names import shared_name_text
from powergrid.play.seats import NAMES
from powergrid.play.seed import new_seed
from powergrid.records import PERSON, Record, Seat, new_record
from powergrid.rules.board import Board
from powergrid.rules.edition import Edition
from powergrid.rules.options import (
    NO_OPTIONS,
    OPTION_NAMES,
    Options,
    areas_in_play,
    why_unplayable,
)

PLAYER_COUNTS = (2, 3, 4, 5, 6)
"""The numbers of players offered."""


@dataclass(frozen=True)
class GameSetup:
    """A game about to start; areas None are drawn at random, and so is a seed None.

    Drafted areas are in the order in which the seats chose them; `order` is then the first turn
    order, drawn before the draft, else empty.
    """

    board_id: str
    edition_id: str
    areas: tuple[int, ...] | None
    seats: tuple[Seat, ...]
    seed: int | None = None
    options: Options = NO_OPTIONS
    is_drafted: bool = False
    order: tuple[int, ...] = ()


def first_setup(board_id: str, edition: Edition, levels: tuple[str, ...]) -> GameSetup:
    """Return the first setup offered to a new player: one person among bots."""
    count = 4 if 4 in edition.players else edition.players[0]
    setup = GameSetup(board_id, edition.id, None, (Seat(NAMES[0], PLAYER_COLOURS[0], PERSON),))
    return with_seats(setup, count, levels)


def with_seats(setup: GameSetup, count: int, levels: tuple[str, ...]) -> GameSetup:
    """Return the setup with this many seats: last ones are removed, or bots with free names added.

    A new bot is as strong as the last one; the first is a step above the weakest level.
    """
    seats = list(setup.seats[:count])
    bots = [*levels[:2], *(seat.player for seat in setup.seats if seat.player in levels)]
    while len(seats) < count:
        taken = {seat.name for seat in seats}
        name = next(name for name in NAMES if name not in taken)
        colours = {seat.colour for seat in seats}
        colour = next(colour for colour in PLAYER_COLOURS if colour not in colours)
        seats.append(Seat(name, colour, bots[-1] if bots else PERSON))
    return replace(setup, seats=tuple(seats))


def with_seat(setup: GameSetup, index: int, seat: Seat) -> GameSetup:
    """Return the setup with one seat changed; the seat that had its colour gets the old one."""
    left = setup.seats[index].colour
    seats = [
        Seat(other.name, left, other.player) if other.colour == seat.colour else other
        for other in setup.seats
    ]
    seats[index] = seat
    return replace(setup, seats=tuple(seats))


def with_level(setup: GameSetup, level: str) -> GameSetup:
    """Return the setup with that level in the seats of all bots."""
    seats = [seat if seat.is_person else seat._replace(player=level) for seat in setup.seats]
    return replace(setup, seats=tuple(seats))


def levels_of(setup: GameSetup) -> tuple[str, ...]:
    """Return the levels of the bots at the table, each once."""
    return tuple(dict.fromkeys(seat.player for seat in setup.seats if not seat.is_person))


def switched(options: Options, name: str) -> Options:
    """Return the options with one of them switched on or off."""
    return options._replace(**{name: not getattr(options, name)})


def why_fixed(setup: GameSetup, board: Board, edition: Edition, name: str) -> str:
    """Return the rules' code for why an option is fixed, empty if it may be switched."""
    return why_unplayable(edition, board, len(setup.seats), switched(setup.options, name))


def with_playable_options(setup: GameSetup, board: Board, edition: Edition) -> GameSetup:
    """Return the setup with the playable options that are most similar to its own."""
    every = (Options(*chosen) for chosen in product((False, True), repeat=len(OPTION_NAMES)))
    playable = [
        some for some in every if not why_unplayable(edition, board, len(setup.seats), some)
    ]

    def difference(options: Options) -> int:
        return len({*options.chosen()} ^ {*setup.options.chosen()})

    return replace(setup, options=min(playable, key=difference, default=setup.options))


def problem_with(setup: GameSetup, board: Board, edition: Edition) -> str:
    """Return the first problem as a sentence, empty if there is none."""
    return _seats_problem(setup, edition) or _areas_problem(setup, board, edition)


def _seats_problem(setup: GameSetup, edition: Edition) -> str:
    if len(setup.seats) not in edition.players:
        return translate(
            "NewGame", "This edition is for {minimum} to %n players.", "", edition.players[-1]
        ).format(minimum=edition.players[0])
    names = [seat.name.strip() for seat in setup.seats]
    if not all(names):
        return translate("NewGame", "Every seat needs a name.")
    return shared_name_text(names)


def _areas_problem(setup: GameSetup, board: Board, edition: Edition) -> str:
    needed = areas_in_play(edition, board, len(setup.seats), setup.options)
    if needed > len(board.areas):
        return translate(
            "NewGame", "%n areas are needed; this board has {all}.", "", needed
        ).format(all=len(board.areas))
    if setup.areas is None:
        return ""
    missing = needed - len(setup.areas)
    if setup.is_drafted and missing > 0:
        seat = setup.seats[setup.order[len(setup.areas) % len(setup.order)]]
        return translate("NewGame", "{name} chooses an area.").format(name=seat.name.strip())
    if missing > 0:
        return translate("NewGame", "Pick %n more areas.", "", missing)
    if missing < 0:
        return translate("NewGame", "Remove %n areas.", "", -missing)
    if not board.are_areas_connected(setup.areas):
        return translate("NewGame", "The areas must be connected.")
    return ""


def record_of(setup: GameSetup, title: str = "", date: str = "") -> Record:
    """Return the record of the game; raise `FileError` or `RecordError` if it cannot be played."""
    board = load_board(setup.board_id, setup.edition_id)
    record = new_record(
        setup.board_id,
        setup.edition_id,
        setup.seats,
        seed=new_seed() if setup.seed is None else setup.seed,
        areas=None if setup.areas is None else [board.areas[area].id for area in setup.areas],
        first_order=setup.order or None,
        options=dict.fromkeys(setup.options.chosen(), True),
    )
    return record.labelled(title=title, date=date)
