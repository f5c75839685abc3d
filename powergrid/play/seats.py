# SPDX-License-Identifier: MIT
"""Who sits at the table."""

from typing import Final, NamedTuple

PERSON: Final = "person"
"""The player of a seat that is not a bot's."""


class Seat(NamedTuple):
    """One seat: `player` is "person" or the level of a bot."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == PERSON
