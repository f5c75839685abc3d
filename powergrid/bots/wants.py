# SPDX-License-Identifier: MIT
"""What fuel a set of plants still lacks."""

from powergrid.rules.fuel import COAL, GARBAGE, OIL, URANIUM, Tokens
from powergrid.rules.plants import Need


def short_of(need: Need, tokens: Tokens) -> tuple[Tokens, int]:
    """Return the tokens missing for one run: those of one fuel only, and those of coal or oil."""
    coal = need.coal - tokens[COAL]
    oil = need.oil - tokens[OIL]
    spare = max(0, -coal) + max(0, -oil)
    alone = (
        max(0, coal),
        max(0, oil),
        max(0, need.garbage - tokens[GARBAGE]),
        max(0, need.uranium - tokens[URANIUM]),
    )
    return alone, max(0, need.hybrid - spare)
