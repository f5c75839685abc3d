# SPDX-License-Identifier: MIT
"""Who sits at the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

PERSON: Final = "person"
"""The player of a seat that is not a bot's."""
NAMES: Final = ("Ada", "Bruno", "Chiara", "Dmitri", "Elif", "Femi")
"""The names of seats that nobody has named yet."""
MAX_NAME_LENGTH: Final = 24


class Seat(NamedTuple):
    """One seat: `player` is "person" or the level of a bot."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == PERSON


def only_person(seats: Sequence[Seat]) -> int | None:
    """Return the seat of the only person at the table, None if there are more or none."""
    people = [number for number, seat in enumerate(seats) if seat.is_person]
    return people[0] if len(people) == 1 else None


def with_known_colours(seats: Sequence[Seat], known: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats; a colour that is unknown or taken is replaced by one that nobody has."""
    given: list[Seat] = []
    for seat in seats:
        if seat.colour not in known or seat.colour in {other.colour for other in given}:
            taken = {other.colour for other in (*seats, *given)}
            seat = seat._replace(colour=next(colour for colour in known if colour not in taken))
        given.append(seat)
    return tuple(given)
