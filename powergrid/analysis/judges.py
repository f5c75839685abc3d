# SPDX-License-Identifier: MIT
"""The bots that judge positions, each loaded when it is first needed."""

from functools import cache
from typing import TYPE_CHECKING

from powergrid.bots.planner import Planner
from powergrid.rules import State

if TYPE_CHECKING:
    from powergrid.bots.search.search import Search
    from powergrid.bots.value.value_bot import ValueBot

# numpy takes a tenth of a second to load, and a window needs it only for hints: hence the imports
# in the functions below.


@cache
def adviser() -> "ValueBot":
    """Return the learned value, for deciding without a search."""
    from powergrid.bots.value.shipped import shipped_net
    from powergrid.bots.value.value_bot import ValueBot

    return ValueBot(shipped_net(), planner=planner())


@cache
def judge() -> "ValueBot":
    """Return the learned value, calibrated for showing chances."""
    from powergrid.bots.value.shipped import calibrated_net
    from powergrid.bots.value.value_bot import ValueBot

    return ValueBot(calibrated_net(), planner=planner())


@cache
def planner() -> Planner:
    """Return the planner of both, which remembers what it has computed."""
    return Planner()


@cache
def searcher() -> "Search":
    """Return the search of the strongest level."""
    from powergrid.bots.search.shipped import shipped_search

    return shipped_search()


def win_chances(state: State) -> tuple[float, ...]:
    """Return every seat's chance to win as the learned value sees it."""
    return tuple(judge().chance(state, seat) for seat in range(state.game.players))
