# SPDX-License-Identifier: MIT
"""A suggested cost for a connection of a given length."""

from typing import Final

from powergrid.box.board_file import MAX_COST
from powergrid.gui.power_grid.editor.sketch import Sketch

RATE: Final = 65.0
"""What a connection as long as the plane's longer side would cost, as on the boards in the box."""
_WEIGHT: Final = 0.5
"""The total length of own connections that weighs as much as those boards."""


def suggested_cost(sketch: Sketch, a: str, b: str) -> int:
    """Return a cost that fits the length, judged by the board's other connections."""
    others = [known for known in sketch.connections if not known.joins(a, b)]
    paid = RATE * _WEIGHT + sum(known.cost for known in others)
    length = _WEIGHT + sum(sketch.length(*known.ends) for known in others)
    return max(1, min(MAX_COST, round(sketch.length(a, b) * paid / length)))
