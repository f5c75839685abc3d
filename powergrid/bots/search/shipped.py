# SPDX-License-Identifier: MIT
"""The search with the net and the policy that come with the game."""

from powergrid.bots.policy.shipped import shipped_policy
from powergrid.bots.search.search import LINES, Search
from powergrid.bots.value.shipped import shipped_net


def shipped_search(lines: int = LINES) -> Search:
    """Return a search that plays on about that often; raise DamagedNet if a file is damaged."""
    return Search(shipped_net(), shipped_policy(), lines)
