# SPDX-License-Identifier: MIT
"""Sessions of recorded games."""

from powergrid.play.game import A, E, Played, S
from powergrid.play.record import Record, Recorder, replay
from powergrid.play.seats import Seat
from powergrid.play.session import Session


def session_of(record: Record[S, A, E], seats: tuple[Seat, ...] | None = None) -> Session[S, A, E]:
    """Return a session at the last position of a record, or raise `RecordError`.

    `seats` are shown instead of its own.
    """
    rules, state = record.start()
    past: list[Played[S, A, E]] = []
    for step in replay(record):
        past.append(Played(step.before, step.action, step.events))
        state = step.state
    recorder = Recorder(record, state, past)
    return Session(rules, state.copy(), seats or record.seats, recorder=recorder, past=past)
