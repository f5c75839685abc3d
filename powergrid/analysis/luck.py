# SPDX-License-Identifier: MIT
"""What each seat gained or lost by the cards drawn, in chance to win.

The luck of a card is the chance with it, less the mean chance with other cards. So luck is
counted apart from what anybody did.
"""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final

from powergrid.analysis.judges import win_chances
from powergrid.rules import State, apply
from powergrid.rules.actions import Action
from powergrid.rules.guessed_pile import guessed_pile
from powergrid.rules.state import BUILDING_HOUSES, BUYING_FUEL, OPENING

_OTHERS: Final = 5
"""Other cards that could have been drawn instead."""
_JUDGED: Final = (OPENING, BUYING_FUEL, BUILDING_HOUSES)


def luck_of_draw(
    position: int, before: State, action: Action, after: State
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Yield the luck of each seat by the cards that an action drew; nothing if it drew none.

    In the middle of an auction nothing is yielded either: nobody can tell yet.
    """
    if after.revealed == before.revealed or after.asks not in _JUDGED:
        return
    rng = Random(position)
    others = []
    for _ in range(_OTHERS):
        other = before.copy()
        apply(other, action, guessed_pile(before, rng))
        if other.asks in _JUDGED:
            others.append(win_chances(other))
    if others:
        means = map(fmean, zip(*others, strict=True))
        yield (
            position,
            tuple(now - mean for now, mean in zip(win_chances(after), means, strict=True)),
        )
