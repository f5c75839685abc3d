# SPDX-License-Identifier: MIT
"""The figures of a game for other programs, as CSV."""

import csv
import io
from collections.abc import Mapping, Sequence
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
    chances: Mapping[int, Sequence[float]],
) -> str:
    """Return a heading and one line of CSV for each round of each seat.

    `chances`, by the number of the round and by seat, add a column if given; it is empty where a
    round has none.
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow((*HEAD, "chance_as_it_began") if chances else HEAD)
    for parts in zip(*rounds, strict=True):
        for seat, (player, part) in enumerate(zip(seats, parts, strict=True)):
            line = [part.number, player.name, *_FIGURES(part)]
            if chances:
                known = chances.get(part.number)
                line.append("" if known is None else round(known[seat], 4))
            lines.writerow(line)
    return text.getvalue()
