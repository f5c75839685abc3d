# SPDX-License-Identifier: MIT
"""The schedule of a tournament: who sits at which table in each round."""

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

MIN_TABLE_SIZE: Final = 3
MAX_TABLE_SIZE: Final = 6
_TRIES: Final = 3000
_UPHILL: Final = 0.03
"""How often a swap is kept that makes meetings less even."""

Round = tuple[tuple[int, ...], ...]
"""The tables of a round, each with the numbers of its entrants by seat."""


def table_sizes(entrants: int, size: int) -> list[int]:
    """Return the sizes of the tables that seat everybody, as close to `size` as possible."""
    possible = [
        count
        for count in range(1, entrants + 1)
        if entrants // count >= MIN_TABLE_SIZE and -(-entrants // count) <= MAX_TABLE_SIZE
    ]
    count = min(possible, key=lambda tables: abs(entrants / tables - size))
    return [entrants // count + (at < entrants % count) for at in range(count)]


def schedule(entrants: int, size: int, rounds: int, rng: Random) -> list[Round]:
    """Return the tables of each round, so that all meet about equally often and change seats.

    A random search: beginning with random tables, it swaps entrants within a round, mostly if that
    makes meetings more even and sometimes if not, and keeps the best schedule found.
    """
    sizes = table_sizes(entrants, size)
    plan = [_draw(entrants, sizes, rng) for _ in range(rounds)]
    met = [[0] * entrants for _ in range(entrants)]
    for tables in plan:
        for table in tables:
            _count(met, table, 1)
    best, best_cost = _copy(plan), _unevenness(met)
    cost = best_cost
    for _ in range(_TRIES if len(sizes) > 1 else 0):
        tables = plan[rng.randrange(rounds)]
        one, other = rng.sample(tables, 2)
        i, j = rng.randrange(len(one)), rng.randrange(len(other))
        _swap(met, one, i, other, j)
        now = _unevenness(met)
        if now > cost and rng.random() > _UPHILL:
            _swap(met, one, i, other, j)
            continue
        cost = now
        if cost < best_cost:
            best, best_cost = _copy(plan), cost
    return _seat_everybody(best, entrants)


def _draw(entrants: int, sizes: Sequence[int], rng: Random) -> list[list[int]]:
    """Return random tables of these sizes."""
    left = rng.sample(range(entrants), entrants)
    tables = []
    for size in sizes:
        tables.append(left[:size])
        del left[:size]
    return tables


def _copy(plan: list[list[list[int]]]) -> list[list[list[int]]]:
    return [[[*table] for table in tables] for tables in plan]


def _count(met: list[list[int]], table: Sequence[int], by: int) -> None:
    for one, other in combinations(table, 2):
        met[one][other] += by
        met[other][one] += by


def _swap(met: list[list[int]], one: list[int], i: int, other: list[int], j: int) -> None:
    for table in (one, other):
        _count(met, table, -1)
    one[i], other[j] = other[j], one[i]
    for table in (one, other):
        _count(met, table, 1)


def _unevenness(met: Sequence[Sequence[int]]) -> int:
    """Return how unevenly entrants meet: higher if some meet more often than others."""
    return sum(count * count for row in met for count in row)


def _seat_everybody(plan: Sequence[Sequence[Sequence[int]]], entrants: int) -> list[Round]:
    """Return the schedule with everybody in the seat they have had least often."""
    had = [[0] * MAX_TABLE_SIZE for _ in range(entrants)]
    rounds = []
    for tables in plan:
        seated = []
        for table in tables:
            order = min(
                permutations(table),
                key=lambda row: sum(had[entrant][at] for at, entrant in enumerate(row)),
            )
            for at, entrant in enumerate(order):
                had[entrant][at] += 1
            seated.append(order)
        rounds.append(tuple(seated))
    return rounds
