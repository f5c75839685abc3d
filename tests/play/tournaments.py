# SPDX-License-Identifier: MIT
"""Tournaments to test with."""

from functools import cache

from powergrid.play.tournament import Entrant, Tournament, new_tournament

EIGHT = tuple(Entrant(f"Bot {at}", "regular") for at in range(8))


@cache
def eight(rounds: int = 2) -> Tournament:
    """Return a tournament of eight bots at tables of four."""
    return new_tournament("recharged", ("germany", "usa"), EIGHT, 4, rounds, seed=3)
