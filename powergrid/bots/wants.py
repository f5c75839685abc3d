# SPDX-License-Identifier: MIT
"""What fuel a set of plants still lacks."""

from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM, Tokens
from powergrid.rules.plants import Need


def short_of(need: Need, tokens: Tokens) -> tuple[Tokens, int]:
    """Return the tokens missing for one run: those of one fuel only, and those of coal or oil."""
    coal = need.coal - tokens[COAL]
    oil = need.oil - tokens[OIL]
    garbage = need.garbage - tokens[GARBAGE]
    uranium = need.uranium - tokens[URANIUM]
    either = need.hybrid
    if coal < 0:
        coal, either = 0, either + coal
    if oil < 0:
        oil, either = 0, either + oil
    alone = (coal, oil, garbage if garbage > 0 else 0, uranium if uranium > 0 else 0)
    return alone, either if either > 0 else 0
