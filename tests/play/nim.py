# SPDX-License-Identifier: MIT
"""Nim: two seats take one to three stones in turn; whoever takes the last one wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from powergrid.play.game import Refusal, Rules
from powergrid.play.opponents import Opponents
from powergrid.play.record import Record
from powergrid.play.seats import Seat
from powergrid.play.session import AnySession
from tests.play.plain_views import PlainViews


@dataclass
class Heap:
    stones: int = 12
    seat: int = 0

    @property
    def is_over(self) -> bool:
        return self.stones == 0

    def copy(self) -> "Heap":
        return replace(self)

    def __str__(self) -> str:
        return f"{self.stones} stones"


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


OPPONENTS = Opponents(decide, fallback="perfect")


class NimRecord(Record[Heap, int, str]):
    format = "nim-record/1"

    def start(self) -> tuple[NimRules, Heap]:
        return NimRules(), Heap()


class NimViews(PlainViews):
    id = "Nim"
    record = NimRecord
    seats = (Seat("Ada", "red"), Seat("Bot", "blue", "perfect"))

    def result(self, session: AnySession) -> str:
        return f"{session.seats[1 - session.state.seat].name} wins"
