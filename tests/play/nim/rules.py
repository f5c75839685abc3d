# SPDX-License-Identifier: MIT
"""Nim: two seats take one to three stones in turn; whoever takes the last one wins."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random

from powergrid.play.game import Question, Refusal

STONES = 12


@dataclass
class Heap:
    stones: int = STONES
    seat: int = 0

    @property
    def is_over(self) -> bool:
        return self.stones == 0

    def copy(self) -> "Heap":
        return Heap(self.stones, self.seat)


class Takes(list[int]):
    def sample(self, rng: Random) -> int:
        return rng.choice(self)


class NimRules:
    def legal(self, state: Heap) -> Takes:
        return Takes(range(1, min(3, state.stones) + 1))

    def apply(self, state: Heap, action: int) -> list[str]:
        if action not in self.legal(state):
            raise Refusal("stones", {"stones": state.stones})
        state.stones -= action
        state.seat = 1 - state.seat
        return [f"{action} taken"]

    def view(self, state: Heap, seat: int) -> Heap:
        return state

    def reveals(self, events: Sequence[str]) -> bool:
        return False

    def turn(self, state: Heap) -> Hashable:
        return state.stones

    def forced_pass(self, question: Question, is_begun: bool) -> int | None:
        return None


def decide(level: str, view: Heap, seed: int, past: Sequence[object] = ()) -> int:
    """Leave a multiple of four, where that is possible."""
    return view.stones % 4 or 1
