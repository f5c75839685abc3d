# SPDX-License-Identifier: MIT
"""A game of Nim on file."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from powergrid.play.errors import RecordError
from powergrid.play.game import Played
from powergrid.play.record_files import read, text_of, unpacked
from powergrid.play.seats import PERSON, Seat
from powergrid.play.session import Session
from tests.play.nim.rules import Heap, NimRules

SEATS = (Seat("Ada", "red", PERSON), Seat("Bot", "blue", "perfect"))


@dataclass
class NimRecord:
    """A record of Nim that is also its recorder."""

    takes: list[int] = field(default_factory=list)
    name: str = "nim"
    seed: int = 1

    @property
    def is_finished(self) -> bool:
        return sum(self.takes) == Heap().stones

    def add(self, action: int, events: Sequence[str], state: Heap) -> None:
        self.takes.append(action)

    def take_back(self, count: int = 1) -> None:
        del self.takes[len(self.takes) - count :]

    def text(self) -> str:
        return json.dumps({"header": {"format": "nim/1"}, "moves": self.takes})


def load(file: Path) -> NimRecord:
    try:
        return NimRecord(json.loads(text_of(unpacked(read(file))))["moves"])
    except (ValueError, KeyError, TypeError):
        raise RecordError(
            "this is not a game of Nim; choose another file.", file=str(file)
        ) from None


def session_of(record: NimRecord) -> Session[Heap, int, str]:
    rules, state, past = NimRules(), Heap(), []
    for action in record.takes:
        before = state.copy()
        past.append(Played(before, action, rules.apply(state, action)))
    return Session(rules, state, SEATS, recorder=NimRecord(list(record.takes)), past=past)
