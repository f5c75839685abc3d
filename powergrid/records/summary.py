# SPDX-License-Identifier: MIT
"""What there is to know of a recorded game without playing it again."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from powergrid.play.seats import Seat
from powergrid.records.record import Record
from powergrid.rules.options import OPTION_NAMES


class Place(NamedTuple):
    """How a seat came out of a finished game."""

    seat: int
    powered: int
    cities: int
    money: int


class Summary(NamedTuple):
    """A game at a glance; `places` are the final ones, the winner first, empty in one not over.

    `is_taken_up`: it did not begin at its set-up but where a table stood.
    """

    board: str
    edition: str
    seats: tuple[Seat, ...]
    options: tuple[str, ...]
    date: str
    title: str
    rounds: int
    is_finished: bool
    places: tuple[Place, ...]
    is_taken_up: bool = False

    @property
    def winner(self) -> Seat | None:
        """Who won, None where that is not known."""
        return self.seats[self.places[0].seat] if self.places else None


def summary(record: Record) -> Summary:
    """Return what a record's header and its last line tell; nothing is replayed or verified."""
    header = record.header
    return Summary(
        header.board,
        header.edition,
        header.seats,
        tuple(name for name, value in header.options.items() if value and name in OPTION_NAMES),
        header.date,
        header.title,
        header.rounds,
        header.finished,
        _places(record.moves, len(header.seats)),
        header.position is not None,
    )


def _places(moves: Sequence[Mapping[str, Any]], seats: int) -> tuple[Place, ...]:
    if not moves or moves[-1]["type"] != "result":
        return ()
    order, players = moves[-1]["order"], moves[-1]["players"]
    if sorted(order) != list(range(seats)) or len(players) != seats:
        return ()
    return tuple(
        Place(seat, players[seat]["powered"], players[seat]["cities"], players[seat]["money"])
        for seat in order
    )
