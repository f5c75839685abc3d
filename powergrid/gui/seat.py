# SPDX-License-Identifier: MIT
"""Who sits where at the table."""

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: `player` is `PERSON` or the name of a bot's level, `colour` one of the six."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == PERSON
