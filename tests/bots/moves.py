# SPDX-License-Identifier: MIT
"""Print all moves of a short game and of some searches; every build plays the same.

python -m tests.bots.moves
"""

from collections.abc import Iterator
from random import Random

import powergrid
from powergrid.bots import bot_named
from powergrid.bots.search.shipped import shipped_search
from powergrid.rules import State
from powergrid.rules.actions import Action
from powergrid.rules.events import Event
from tests.bots.setups import Setup, play_one

SETUP = Setup("germany", "classic", 3)
_LEVELS = ("regular", "expert", "thrifty")
_SEARCHED = 90
"""A search decides at every position whose number is a multiple of this."""


def moves() -> Iterator[str]:
    """Return the actions of a game and, now and then, what a search would have done."""
    done: list[str] = []
    past: list[tuple[State, Action]] = []

    def watch(state: State, action: Action | None, events: list[Event]) -> None:
        if action is not None:
            past.append((before.pop(), action))
            done.append(f"{past[-1][0].seat} {action}")
        before.append(state.copy())
        if len(done) % _SEARCHED == _SEARCHED - 1 and not state.is_over:
            done.append(f"{shipped_search(1).judged(state, Random(1), past)}")

    before: list[State] = []
    play_one(SETUP, [bot_named(level) for level in _LEVELS], 3, watch)
    yield from done


if __name__ == "__main__":
    print(powergrid.__file__, *moves(), sep="\n")
