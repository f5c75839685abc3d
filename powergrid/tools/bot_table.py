# SPDX-License-Identifier: MIT
"""What bots showed against each other, as a table for a terminal."""

from collections.abc import Iterable, Mapping
from typing import Any

from powergrid.tools.text_table import text_table


def bot_table(bots: Iterable[Mapping[str, Any]], means: Mapping[str, str]) -> list[str]:
    """Return the lines of a table of what `figures_of` returned; `means`: the format of each."""
    heads = [mean.replace("_", " ") for mean in means]
    rows = [
        (
            bot["name"],
            bot["seats"],
            f"{bot['share']:.1%}",
            f"{bot['low']:.1%}–{bot['high']:.1%}",
            f"{bot['parity']:.1%}",
            *(format(bot[mean], form) for mean, form in means.items()),
            f"{bot['median_ms']:.2f}",
            f"{bot['p95_ms']:.2f}",
        )
        for bot in bots
    ]
    first = ("level", "seats", "wins", "95 % limits", "parity")
    return text_table((*first, *heads, "ms", "p95 ms"), rows)
