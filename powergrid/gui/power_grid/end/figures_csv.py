# SPDX-License-Identifier: MIT
"""The figures of a game for other programs, as CSV."""

import csv
import io
from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from powergrid.records import Seat
from powergrid.stats.game_figures import Round

HEAD = (
    "round",
    "player",
    "cities",
    "powered",
    "capacity",
    "money",
    "income",
    "paid_for_plants",
    "paid_for_fuel",
    "paid_for_connections",
    "paid_for_houses",
)
_FIGURES: Final = attrgetter(
    "cities",
    "powered",
    "capacity",
    "money",
    "income",
    "plants",
    "fuel",
    "connections",
    "houses",
)
"""The figures of a round in the order of their columns."""


def csv_text(
    seats: Sequence[Seat],
    rounds: Sequence[Sequence[Round]],
    chances: Sequence[Sequence[float]] = (),
) -> str:
    """Return a heading and one line of CSV for each round of each seat.

    `chances`, by round and seat, add a column if given.
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow((*HEAD, "chance_as_it_began") if chances else HEAD)
    for number in range(max(map(len, rounds), default=0)):
        for seat, (player, played) in enumerate(zip(seats, rounds, strict=True)):
            chance = (round(chances[number][seat], 4),) if chances else ()
            lines.writerow((number + 1, player.name, *_FIGURES(played[number]), *chance))
    return text.getvalue()
