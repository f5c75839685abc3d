# SPDX-License-Identifier: MIT
"""A puzzle: a position, and the answers to compare."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from powergrid.analysis import Reason, state_after
from powergrid.records import Record, load, replay
from powergrid.records.lines import Move
from powergrid.records.offers import choose, offers
from powergrid.rules import State
from powergrid.rules.actions import Action


class PuzzleOption(NamedTuple):
    """An answer as a record writes it, the chance to win after it (0 to 1), and what it brings.

    `then` are the purchases or houses that follow in the same turn: chance and reasons count them.
    """

    line: Move
    chance: float
    reasons: tuple[Reason, ...]
    then: tuple[Move, ...] = ()


class Puzzle(NamedTuple):
    """A position by its record, and the options, the best first.

    `margin`, `error` and `first_margin` are those of `analysis.Comparison`; `done` is the option
    that was chosen in the game, -1 where none was.
    """

    id: str
    file: Path
    question: str
    options: tuple[PuzzleOption, ...]
    margin: float
    error: float
    first_margin: float
    samples: int
    done: int = -1

    @property
    def is_fit(self) -> bool:
        """Whether it can be asked: early ones repeated answers, and a file may be damaged."""
        turns = [(option.line, *option.then) for option in self.options]
        is_choice = len(turns) > 1 and self.done < len(turns)
        return is_choice and all(turns.count(turn) == 1 for turn in turns)

    def position(self) -> tuple[Record, State]:
        """Return the record and its last state; raises `RecordError` if it cannot be played."""
        record = load(self.file)
        return record, list(replay(record))[-1].state

    def turns(self, state: State) -> list[tuple[Action, ...]]:
        """Return all actions of each option, none for one that the rules do not allow."""
        return [_actions(state, (option.line, *option.then)) for option in self.options]


def _actions(state: State, lines: Sequence[Move]) -> tuple[Action, ...]:
    """Return the actions that lines of a record choose in turn, none if one is illegal."""
    chosen = list[Action]()
    for answer in lines:
        action = choose(answer, offers(state_after(state, chosen)))
        if action is None:
            return ()
        chosen.append(action)
    return tuple(chosen)
