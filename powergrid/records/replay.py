# SPDX-License-Identifier: MIT
"""Replaying a record: its steps and states, and a digest of a state."""

from collections.abc import Iterator

from powergrid.play.errors import RecordError
from powergrid.records.record import Record
from powergrid.records.walk import Step, walk
from powergrid.rules import State
from powergrid.rules.state import NO_EXTRAS

__all__ = ["Step", "digest", "replay", "state_at", "states"]


def replay(record: Record) -> Iterator[Step]:
    """Yield the state at the first question, then one step for each action.

    The consequences of an action come from the rules and are not compared with the record. Raises
    `RecordError` where the rules do not allow a recorded action.
    """
    return walk(record)


def states(record: Record) -> list[State]:
    """Return the state at the first question and after each action."""
    return [step.state for step in replay(record)]


def state_at(record: Record, move: int) -> State:
    """Return the state after that many of the record's lines; 0 is the beginning.

    Raises `RecordError` if it has fewer.
    """
    if not 0 <= move <= len(record.moves):
        raise RecordError(
            f"there is no move {move}; the record has {len(record.moves)}.", file=record.file
        )
    state = None
    for step in replay(record):
        if step.moves > move and state is not None:
            break
        state = step.state
    assert state is not None  # there is always a first step
    return state


def digest(state: State) -> str:
    """Return a short hash of a state, the same in every run of the program."""
    from hashlib import sha256  # loads OpenSSL, which games do not need

    kept = [fact for fact in state.facts() if fact != NO_EXTRAS]  # only some boards use them
    facts = [sorted(fact) if isinstance(fact, frozenset) else fact for fact in kept]
    return sha256(repr(facts).encode()).hexdigest()[:16]
