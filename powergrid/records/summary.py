# SPDX-License-Identifier: MIT
"""What a record says about a game without replaying it."""

from typing import NamedTuple

from powergrid.box import FileError, load_edition
from powergrid.play.seats import Seat
from powergrid.records.header import FORMAT, Header
from powergrid.records.record import Record
from powergrid.rules.options import OPTION_NAMES
from powergrid.rules.scoring import places_of


class Place(NamedTuple):
    """A seat's result in a finished game; `number` is its place, which seats that tie share."""

    number: int
    seat: int
    powered: int


class Summary(NamedTuple):
    """A game at a glance; `places` begins with the winners and is empty before the end.

    `begins_in_middle`: the game was continued from a position, or from a moment of another game.
    `is_imported`: it was played elsewhere, so that its people are not those who play here.
    `is_hinted`: somebody asked for a hint.
    `own_board`: the name of a board that the record carries, empty if it is built in.
    """

    board: str
    edition: str
    seats: tuple[Seat, ...]
    options: tuple[str, ...]
    date: str
    rounds: int
    is_finished: bool
    places: tuple[Place, ...]
    begins_in_middle: bool = False
    is_imported: bool = False
    is_hinted: bool = False
    seed: int = 0
    own_board: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Those who share the first place, none if unknown."""
        return tuple(self.seats[place.seat] for place in self.places if place.number == 1)


def summary(record: Record) -> Summary:
    """Return the summary in a record's header and last line; nothing is replayed or verified."""
    header = record.header
    return Summary(
        header.board,
        header.edition,
        header.seats,
        tuple(name for name, value in header.options.items() if value and name in OPTION_NAMES),
        header.date,
        header.rounds,
        header.finished,
        _places(record),
        header.position is not None or header.branched,
        is_imported(header),
        header.hinted,
        header.seed,
        _own_board(record),
    )


def is_imported(header: Header) -> bool:
    """Return whether a game was played elsewhere: it is a transcript, or a log of the web version.

    A record that this program saves, exports and opens again is its own.
    """
    return header.format != FORMAT or bool(header.source)


def _places(record: Record) -> tuple[Place, ...]:
    moves, seats = record.moves, len(record.header.seats)
    if not moves or moves[-1]["type"] != "result":
        return ()
    order, players = moves[-1]["order"], moves[-1]["players"]
    if sorted(order) != list(range(seats)) or len(players) != seats:
        return ()
    decides = ("powered", *_tie_break(record))
    numbers = places_of([tuple(player[name] for name in decides) for player in players])
    return tuple(Place(numbers[seat], seat, players[seat]["powered"]) for seat in order)


def _own_board(record: Record) -> str:
    try:
        return record.board().name if record.header.board_text else ""
    except FileError:
        return ""


def _tie_break(record: Record) -> tuple[str, ...]:
    """Return what breaks ties in a game; if its board is gone, everything that could."""
    try:
        return record.board().rules.on(load_edition(record.header.edition)).tie_break
    except FileError:
        return "money", "cities"
