# SPDX-License-Identifier: MIT
"""Nim: two seats take one to three stones in turn; whoever takes the last one wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from powergrid.play.game import Refusal, Rules

STONES = 12


@dataclass
class Heap:
    stones: int = STONES
    seat: int = 0

    @property
    def is_over(self) -> bool:
        return self.stones == 0

    def copy(self) -> "Heap":
        return replace(self)


class NimRules(Rules[Heap, int, str]):
    def legal(self, state: Heap) -> range:
        return range(1, min(3, state.stones) + 1)

    def apply(self, state: Heap, action: int) -> list[str]:
        if action not in self.legal(state):
            raise Refusal("stones", {"stones": state.stones})
        state.stones -= action
        state.seat = 1 - state.seat
        return [f"{action} taken"]


def decide(level: str, view: Heap, seed: int, past: Sequence[object] = ()) -> int:
    """Leave a multiple of four, if possible."""
    return view.stones % 4 or 1
