# SPDX-License-Identifier: MIT
"""Replaying a record, and comparing it with what the rules produce."""

from collections.abc import Iterator
from typing import NamedTuple

from powergrid.factory.records.lines import action_of, line_of
from powergrid.factory.records.record import Record
from powergrid.factory.rules import IllegalAction, State, apply
from powergrid.factory.rules.actions import Action
from powergrid.factory.rules.events import Event
from powergrid.play.errors import Difference


class Step(NamedTuple):
    """One action: the state before it, its events, and the state after it."""

    before: State
    action: Action
    events: list[Event]
    state: State


def replay(record: Record) -> Iterator[Step]:
    """Yield every action of a record, or raise `RecordError` where the rules refuse one."""
    _, state = record.start()
    for number, line in enumerate(record.moves, 1):
        before, action, seat = state, action_of(line), state.seat
        if line["seat"] != seat:
            raise _difference(record, "another seat acts", seat, line["seat"], number)
        state = before.copy()
        try:
            events = apply(state, action, record.deal)
        except IllegalAction as error:
            raise record.error(f"the rules refuse this: {error.code}.", number) from None
        yield Step(before, action, events, state)


def verify(record: Record) -> State:
    """Return the last state of a record, or raise `Difference` where it departs from the rules."""
    _, state = record.start()
    for number, step in enumerate(replay(record), 1):
        due, found = line_of(step.before.seat, step.action, step.events), record.moves[number - 1]
        for expected, event in zip(due["then"], found["then"], strict=False):
            if expected != event:
                raise _difference(record, "the consequences differ", expected, event, number)
        if len(due["then"]) != len(found["then"]):
            counts = len(due["then"]), len(found["then"])
            raise _difference(record, "the number of consequences differs", *counts, number)
        state = step.state
    if state.is_over != record.is_finished:
        raise _difference(record, '"finished" differs', state.is_over, record.is_finished, 0)
    return state


def _difference(
    record: Record, what: str, expected: object, found: object, move: int
) -> Difference:
    error = Difference(what, expected, found, move=move)
    error.file = record.file
    return error
