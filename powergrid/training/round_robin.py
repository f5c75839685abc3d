# SPDX-License-Identifier: MIT
"""Which of a run's nets to keep: the one whose worst result is best.

Strength is not transitive: a later net may beat all earlier ones and lose to a planner. So each net
plays planners, the reference and the other nets, one seat against the rest of the table. Its worst
share, as a multiple of parity, counts.
"""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import cycle, islice
from typing import NamedTuple

from powergrid.bots.bot import Bot
from powergrid.bots.planner import Planner
from powergrid.bots.reference import Reference
from powergrid.bots.value.net import Net
from powergrid.bots.value.value_bot import ValueBot
from powergrid.training.matches import win_share
from powergrid.training.processes import Map
from powergrid.training.tables import HOME, Table, all_tables


class NetResults(NamedTuple):
    """A net's results: by rival its share of the wins, as a multiple of parity."""

    name: str
    shares: Mapping[str, float]

    @property
    def floor(self) -> float:
        """The lowest share."""
        return min(self.shares.values())


def round_robin(
    nets: Mapping[str, Net],
    games: int,
    seed: int,
    step: Callable[[], None],
    in_processes: Map,
) -> list[NetResults]:
    """Return each net's results in `games` games against each rival, the best net first."""
    bots: dict[str, Callable[[], Bot]] = {
        name: partial(ValueBot, net) for name, net in nets.items()
    }
    rivals: dict[str, Callable[[], Bot]] = {"planner": Planner, "reference": Reference, **bots}
    showings = []
    for name, bot in bots.items():
        shares = {}
        for rival, other in rivals.items():
            if rival != name:
                shares[rival] = _multiple(bot, other, games, seed, in_processes)
                step()
        showings.append(NetResults(name, shares))
    return sorted(showings, key=lambda showing: showing.floor, reverse=True)


def _multiple(
    one: Callable[[], Bot], other: Callable[[], Bot], games: int, seed: int, in_processes: Map
) -> float:
    tables = list(islice(cycle(_tables()), max(1, games // 4)))
    shares = [
        win_share(one, other, table, table.players, seed + number, in_processes) * table.players
        for number, table in enumerate(tables)
    ]
    return round(sum(shares) / len(shares), 3)


def _tables() -> list[Table]:
    """Return the tables: four players on every board, at home twice, and two players at home."""
    plain = [table for table in all_tables() if table.players == 4 and not table.options.chosen()]
    two = next(table for table in all_tables() if table[:3] == (*HOME[:2], 2))
    return [HOME, *plain, two]
