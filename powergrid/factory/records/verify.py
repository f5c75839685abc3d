# SPDX-License-Identifier: MIT
"""Comparing a record with what the rules produce."""

from powergrid.factory.records.record import Record
from powergrid.factory.rules import State
from powergrid.play.errors import Difference
from powergrid.play.record import replay


def verify(record: Record) -> State:
    """Return the last state of a record, or raise `Difference` where it departs from the rules."""
    _, state = record.start()
    for number, step in enumerate(replay(record), 1):
        due = record.line_of(step.before.seat, step.action, step.events)
        found = record.moves[number - 1]
        if found["seat"] != due["seat"]:
            raise _difference(record, "another seat acts", due["seat"], found["seat"], number)
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
