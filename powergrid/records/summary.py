# SPDX-License-Identifier: MIT
"""What a record tells about a game without replaying it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from powergrid.play.seats import Seat
from powergrid.records.record import Record
from powergrid.rules.options import OPTION_NAMES


class Place(NamedTuple):
    """A seat's result in a finished game."""

    seat: int
    powered: int
    cities: int
    money: int


class Summary(NamedTuple):
    """A game at a glance; `places` begins with the winner and is empty before the end.

    `begins_in_middle`: the game was continued from a position, or from a moment of another game.
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
    begins_in_middle: bool = False

    @property
    def winner(self) -> Seat | None:
        """The winner, None if unknown."""
        return self.seats[self.places[0].seat] if self.places else None


def summary(record: Record) -> Summary:
    """Return the summary in a record's header and last line; nothing is replayed or verified."""
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
        header.position is not None or header.branched,
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
